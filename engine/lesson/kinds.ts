import type { Option } from '../decision.ts';
import type { Move, Not, Prompt, Step } from './lesson.ts';

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

/** To whoever chooses anything else `lesson-not-<say>` is said. */
export const anyElse = (say: string): Not => ({ options: 'any', say });

/** An answer, or one of several, is proposed; with `say` there is a word for whoever gives another. */
export const proposes = (at: Prompt, propose: Option | Some, say?: string, also: readonly Option[] = []): Step => ({
  at,
  propose: isSome(propose) ? propose : [propose],
  fine: also,
  ...(say === undefined ? {} : { not: [anyElse(say)] }),
});

const isSome = (one: Option | Some): one is Some => typeof one === 'object';

/** Questions, and for each what is answered: the first that is legal. */
export type Answers = readonly (readonly [at: Prompt, ...prefer: Some])[];

/** What a bot answers, in the order of its questions; what is not asked is passed over. */
export const answers = (...moves: Answers): readonly Move[] => moves.map(([at, ...prefer]) => ({ at, prefer }));
