import type { Words } from '../shell/words.ts';

/** Bots by strength, the mildest first. What each is called and how it plays stands in the texts under `bot-<id>`. */
export const levels = ['random', 'greedy'] as const;
export type Level = (typeof levels)[number];

/** With whom one plays when one has chosen nobody. */
export const usualLevel: Level = 'greedy';

/** So many names each level has. */
const NAMES = 4;

/** A name for a bot of this level that nobody at the table has yet. */
export function botName(words: Words, level: Level, taken: readonly string[]): string {
  for (let at = 1; at <= NAMES; at++) {
    const name = words(`bot-${level}-name-${at}`);
    if (!taken.includes(name)) return name;
  }
  return words(`bot-${level}`);
}

export const isLevel = (word: string): word is Level => (levels as readonly string[]).includes(word);
