import { isCount, isObject } from '@stolik/engine';
import type { Input } from '@stolik/engine/lesson';

/** How far somebody has come in the lesson of a game. */
export interface LearnedSoFar {
  /** The part that was begun last, and what was done in it. */
  readonly part: number;
  readonly inputs: readonly Input[];
  /** Where in that part one is. */
  readonly number: number;
  readonly of: number;
  /** Parts that were played to their end, of so many. */
  readonly done: readonly number[];
  readonly parts: number;
}

export type Learned = { readonly [game: string]: LearnedSoFar };

const isOption = (value: unknown): boolean => Number.isSafeInteger(value) || typeof value === 'string';
const isInput = (value: unknown): value is Input => value === null || (Array.isArray(value) && value.every(isOption));

/** What was kept, trusting nothing: what is odd was never learned. */
export function learnedFrom(text: string | null): Learned {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, one]) => isSoFar(one)));
  } catch {
    return {};
  }
}

function isSoFar(one: unknown): one is LearnedSoFar {
  if (!isObject(one)) return false;
  const { part, inputs, number, of, done, parts } = one;
  const lists = Array.isArray(inputs) && inputs.every(isInput) && Array.isArray(done) && done.every(isCount);
  return lists && [part, number, of, parts].every(isCount);
}
