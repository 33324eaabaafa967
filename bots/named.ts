import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { botOf, levelNamed, levels } from './levels.ts';
import { random } from './random.ts';
import { searchBot } from './search/bot.ts';
import type { Budget } from './search/budget.ts';

/** Bots that need no budget, by id. */
export const bots: ReadonlyMap<string, Bot> = new Map([random, greedy].map((bot) => [bot.id, bot]));

/** What `search` takes for a decision when nothing else is asked for. */
const USUAL: Budget = { milliseconds: 1000 };

/** Names that `botNamed` knows, for those who say which there are. */
export const botNames: readonly string[] = [...bots.keys(), 'search', ...levels.map(({ id }) => id)];

/**
 * The bot of that name, or null: the caller knows best how to say which names there are. Levels go by their ids. A search may
 * name its budget: `search:200ms`, `search:2s`, or in iterations `search:500`.
 */
export function botNamed(id: string): Bot | null {
  const plain = bots.get(id);
  if (plain !== undefined) return plain;
  const level = levelNamed(id);
  if (level !== null) return botOf(level);
  const [kind, asked, ...more] = id.split(':');
  if (kind !== 'search' || more.length > 0) return null;
  const budget = asked === undefined ? USUAL : budgetFrom(asked);
  return budget === null ? null : searchBot({ id, budget });
}

/** `200ms`, `2s` or `500`, which counts iterations. */
export function budgetFrom(words: string): Budget | null {
  const found = /^([1-9]\d{0,6})(ms|s|)$/.exec(words);
  if (found === null) return null;
  const amount = Number(found[1]);
  if (found[2] === '') return { iterations: amount };
  return { milliseconds: found[2] === 's' ? 1000 * amount : amount };
}
