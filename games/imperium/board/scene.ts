import type { AskedDecision, Score, Seat, View } from '@stolik/engine';
import { useTable } from '@stolik/ui';
import { type Card, NONE } from '../pieces.ts';
import { score } from '../score.ts';
import { type Player, playerAt, type Running, type State } from '../state.ts';

/** What all parts of the board look at. */
export interface Scene {
  readonly state: State;
  /** Whose chair this is; null for a spectator. */
  readonly seat: Seat | null;
  /** Whose area lies before the viewer: one's own, or for a spectator that of the one whose turn it is. */
  readonly near: Seat;
  readonly decision: AskedDecision | null;
  readonly names: readonly string[];
  readonly scores: readonly (Score | null)[];
  /** What is known of everybody's points: who is ahead. */
  readonly known: readonly Score[];
  /** Cards that answer what is asked. */
  readonly asked: ReadonlySet<Card>;
}

const scenes = new WeakMap<View<unknown>, Scene>();

/** Found by the view and not handed down: parts of the table that nobody sees now look at it a moment longer as it was. */
export function useScene(): Scene {
  const { view, names, scores } = useTable();
  const before = scenes.get(view);
  if (before !== undefined && before.names === names && before.scores === scores) return before;
  const state = view.state as State;
  const { seat, decision } = view;
  const scene: Scene = {
    state,
    seat,
    near: seat ?? state.active,
    decision,
    names,
    scores,
    known: state.phase === 'seating' ? [] : score(state),
    asked: new Set((decision?.options ?? []).filter((option) => typeof option === 'number') as Card[]),
  };
  scenes.set(view, scene);
  return scene;
}

/** The effect that is being resolved, the innermost one of a card; null when nothing is. */
export const resolvedNow = ({ running }: State): Running | null =>
  running.findLast(({ self }) => self !== NONE && self >= 0) ?? running.at(-1) ?? null;

export const nearPlayer = ({ state, near }: Scene): Player => playerAt(state, near);

/** The journey card of the Utopians lies in play beside the power card. */
export const RESOURCES = ['materials', 'population', 'progress'] as const;

/** Tokens on a market slot. */
export const slotTokens = ({ tokens }: State, slot: number) => ({
  materials: tokens[slot * 3] ?? 0,
  population: tokens[slot * 3 + 1] ?? 0,
  progress: tokens[slot * 3 + 2] ?? 0,
});
