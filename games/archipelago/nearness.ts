import type { State } from './state.ts';
import { type EndType, endOf } from './verbs/ends.ts';

/** An end condition that somebody may hold. */
export interface PossibleEnd {
  readonly end: EndType;
  readonly threshold: number;
  /** How likely it is that somebody holds it. */
  readonly chance: number;
}

/** When a condition has been met the game ends with the turn: what the standing is then counts for more than all else. */
const CALLED = 3;

/** How near the end of the game is to those who know so much about the conditions: 0 far, 1 at hand. */
export function nearness(s: State, ends: readonly PossibleEnd[]): number {
  if (s.called !== null) return CALLED;
  let near = 0;
  for (const { end, threshold, chance } of ends) near += chance * clamped(endOf(end).done(s, threshold)) ** 3;
  return Math.min(1, near);
}

const clamped = (done: number): number => Math.max(0, Math.min(1, done));
