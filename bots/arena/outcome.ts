import { isCount, isObject } from '@stolik/engine';
import type { Account } from '../balance/account.ts';
import type { Thinking } from './thinking.ts';

/** How one game of a contest went. Who sat where follows from its number. */
export interface Outcome {
  readonly index: number;
  /** Points by seat. */
  readonly scores: readonly number[];
  /** Seats that won. */
  readonly winners: readonly number[];
  readonly ending: string;
  readonly decisions: number;
  /** The last round anybody was told of; null where the game tells of none. */
  readonly rounds: number | null;
  /** The whole game, bots included. */
  readonly ms: number;
  /** By seat: how long its choices among several options took. */
  readonly thinking: readonly Thinking[];
  readonly account?: Account;
}

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isList = (value: unknown, length: number, isItem: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.length === length && value.every(isItem);
const isThinking = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => isList(entry, 2, isCount));

/** Is this the outcome of a game with so many seats? What is read from a file may be anything. */
export function isOutcome(value: unknown, seats: number): value is Outcome {
  if (!isObject(value)) return false;
  const { index, scores, winners, ending, decisions, rounds, ms, thinking } = value;
  return (
    isCount(index) &&
    isList(scores, seats, isFigure) &&
    Array.isArray(winners) &&
    winners.length <= seats &&
    winners.every((winner) => isCount(winner) && winner < seats) &&
    typeof ending === 'string' &&
    isCount(decisions) &&
    (rounds === null || isCount(rounds)) &&
    isFigure(ms) &&
    isList(thinking, seats, isThinking)
  );
}
