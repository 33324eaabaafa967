import type { EndType } from './content/catalogue.ts';
import { STACKS, TOKENS_PER_STACK } from './content/tables.ts';
import { progressOf } from './rules/watch.ts';
import type { State } from './state.ts';

/** An end condition that somebody may hold. */
export interface PossibleEnd {
  readonly end: EndType;
  readonly threshold: number;
  /** How likely it is that somebody holds it. */
  readonly chance: number;
}

/** When a condition has been met the game ends with the turn: what the standing is then counts for more than all else. */
const CALLED = 3;

/** Florins in the bank from which on their running out comes into sight. */
const FLORINS_LEFT = 40;

/** How near the end of the game is to those who know so much about the conditions: 0 far, 1 at hand. */
export function nearness(s: State, ends: readonly PossibleEnd[]): number {
  if (s.called !== null) return CALLED;
  let near = 0;
  for (const { end, threshold, chance } of ends) near += chance * doneOf(s, end, threshold) ** 3;
  return Math.min(1, near);
}

/** The part of a condition that is fulfilled. */
function doneOf(s: State, end: EndType, threshold: number): number {
  let done: number;
  if (end === 'money') done = 1 - (s.florins - threshold) / FLORINS_LEFT;
  // A stack shrinks token by token, long before it is empty.
  else if (end === 'stacks') done = (STACKS - s.tokens / TOKENS_PER_STACK) / threshold;
  else done = progressOf(s, end) / threshold;
  return Math.max(0, Math.min(1, done));
}
