import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export { type Bot, type Sight, sightOf } from './bot.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { botChance, type Played, playGame, playMatch, type Watch } from './simulate.ts';

/** Every bot by its id. */
export const bots: ReadonlyMap<string, Bot> = new Map([random, greedy].map((bot) => [bot.id, bot]));

/** The bot of that name, or null: the caller knows best how to say which names there are. */
export const botNamed = (id: string): Bot | null => bots.get(id) ?? null;
