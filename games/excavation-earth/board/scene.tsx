import type { AskedDecision, Score, Seat, View } from '@stolik/engine';
import { useSay, useTable } from '@stolik/ui';
import type { State } from '../state.ts';
import { isZu } from '../state.ts';

/** What all parts of the board look at. It stays the same while the pointer wanders, so that pointing redraws little. */
export interface Scene {
  readonly state: State;
  /** Whose chair this is; null for a spectator. */
  readonly seat: Seat | null;
  readonly decision: AskedDecision | null;
  /** What this chair is asked; empty when nothing is. */
  readonly prompt: string;
  readonly names: readonly string[];
  /** Scores that this chair may know. */
  readonly scores: readonly (Score | null)[];
}

const known = new WeakMap<View<unknown>, Scene>();

/** Found by the view and not handed down: parts of the table that nobody sees now look at it a moment longer as it was. */
export function useScene(): Scene {
  const { view, names, scores } = useTable();
  const before = known.get(view);
  if (before !== undefined && before.names === names && before.scores === scores) return before;
  const { seat, decision } = view;
  const scene = { state: view.state as State, seat, decision, prompt: decision?.prompt ?? '', names, scores };
  known.set(view, scene);
  return scene;
}

/** Puts a text into the words of this table. */
export const useTalk = useSay;

/** Zu is the star, whoever else plays. */
const STAR = 4;

/** The shape and colour of a rival. */
export const markOf = (state: State, rival: number): number => (isZu(state, rival) ? STAR : rival);
