import type { AskedDecision, Score, Seat, View } from '@stolik/engine';
import { useTable } from '@stolik/ui';
import type { State } from '../state.ts';
import { type Asked, askedOf } from './asked.ts';

/** What all parts of the board look at. It stays the same while the pointer wanders, so that pointing redraws little. */
export interface Scene {
  readonly state: State;
  /** Whose chair this is; null for a spectator. */
  readonly seat: Seat | null;
  readonly decision: AskedDecision | null;
  readonly asked: Asked;
  readonly names: readonly string[];
  readonly scores: readonly (Score | null)[];
}

const known = new WeakMap<View<unknown>, Scene>();

/** Found by the view and not handed down: parts of the table that nobody sees now look at it a moment longer as it was. */
export function useScene(): Scene {
  const { view, names, scores } = useTable();
  const before = known.get(view);
  if (before !== undefined && before.names === names && before.scores === scores) return before;
  const { seat, decision } = view;
  const scene = { state: view.state as State, seat, decision, asked: askedOf(decision), names, scores };
  known.set(view, scene);
  return scene;
}
