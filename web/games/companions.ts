import { isOneOf } from '@stolik/engine';
import type { Words } from '../shell/words.ts';

/**
 * Bots by strength, the mildest first; each is somebody, with a name and a character in the texts of the bots' room. They stand here once more because
 * the pages must not load how they think; a test keeps both lists the same.
 */
export const levels = ['novice', 'casual', 'regular', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

/** With whom one plays when one has chosen nobody: the one in the middle first, then the neighbours. */
export const usualCompany: readonly [Level, ...Level[]] = ['regular', 'casual', 'expert', 'novice', 'master'];

/** How the others of one name are told apart. */
const NUMBERS = ['II', 'III', 'IV', 'V', 'VI'];

/** The bot's name, with a number when somebody at the table is called so already. */
export function botName(words: Words, level: Level, taken: readonly string[]): string {
  const name = words(`level-${level}-name`);
  if (!taken.includes(name)) return name;
  const free = NUMBERS.map((number) => `${name} ${number}`).find((other) => !taken.includes(other));
  return free ?? name;
}

/** Somebody for the next chair: the first of the usual company who does not sit there yet. */
export const nextLevel = (seated: readonly (string | null)[]): Level =>
  usualCompany.find((level) => !seated.includes(level)) ?? usualCompany[0];

export const isLevel = (word: string): word is Level => isOneOf(levels, word);

/** How strong, from 1 to as many as there are levels. */
export const strengthOf = (level: Level): number => levels.indexOf(level) + 1;
