import type { Score, Seat, View } from '@stolik/engine';
import { type BoardScene, sceneBy } from '@stolik/ui';
import { type Card, isCard, NONE } from '../pieces.ts';
import { score } from '../score.ts';
import { type Player, playerAt, type Running, type State } from '../state.ts';

export interface Scene extends BoardScene<State> {
  /** Whose area lies before the viewer: one's own, or for a spectator that of the one whose turn it is. */
  readonly near: Seat;
  /** What is known of everybody's points: who is ahead. */
  readonly known: readonly Score[];
  /** Cards that answer what is asked. */
  readonly asked: ReadonlySet<Card>;
}

/** The table's view of this game: whoever draws this board has one of its states. */
export const stateOf = ({ state }: Pick<View<unknown>, 'state'>): State => state as State;

export const useScene = sceneBy(stateOf, (scene): Scene => {
  const { state, seat, decision } = scene;
  return {
    ...scene,
    near: seat ?? state.active,
    known: state.phase === 'seating' ? [] : score(state),
    asked: new Set((decision?.options ?? []).filter((option) => typeof option === 'number').filter(isCard)),
  };
});

/** The effect that is being resolved, the innermost one of a card; null when nothing is. */
export const resolvedNow = ({ running }: State): Running | null =>
  running.findLast(({ self }) => self !== NONE && self >= 0) ?? running.at(-1) ?? null;

/** The same where it is somebody else's. */
export function foreignNow({ state, seat }: Scene): Running | null {
  const running = resolvedNow(state);
  return seat !== null && running !== null && running.owner !== seat ? running : null;
}

export const nearPlayer = ({ state, near }: Scene): Player => playerAt(state, near);

/** The journey card of the Utopians lies in play beside the power card. */
export const RESOURCES = ['materials', 'population', 'progress'] as const;

/** Tokens on a market slot. */
export const slotTokens = ({ tokens }: State, slot: number) => ({
  materials: tokens[slot * 3] ?? 0,
  population: tokens[slot * 3 + 1] ?? 0,
  progress: tokens[slot * 3 + 2] ?? 0,
});
