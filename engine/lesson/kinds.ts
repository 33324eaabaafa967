import type { Option } from '../decision.ts';

/** One option at least: a lesson that proposes nothing does not compile. */
export type Some = readonly [Option, ...Option[]];

/** Options of a kind that a lesson speaks of; `what` says it where the box has none. */
export function some(options: readonly Option[], what: string): Some {
  const [first, ...more] = options;
  if (first === undefined) throw new Error(`There is no ${what} in the box.`);
  return [first, ...more];
}

/** Choices as they are written down, one word each (`gain(2 coins)` is one): the opening of a scene. */
export const choicesIn = (text: string): readonly Option[] =>
  (text.match(/(?:\([^)]*\)|[^\s(])+/g) ?? []).map((word) => (/^\d+$/.test(word) ? Number(word) : word));
