import { type AnyGame, type Chance, chanceFrom, type Option, type Seat, type Table } from '@stolik/engine';
import { type Bot, sightOf } from './bot.ts';
import { greedy } from './greedy.ts';
import { botNamed } from './named.ts';
import { think } from './search/bot.ts';
import type { Stop } from './search/budget.ts';

/** What a bot's luck follows from, in words that can be sent to wherever it thinks. */
export type Luck = readonly [seed: string, ...words: readonly string[]];

/** A bot's choice at a table of people. */
export interface Seated {
  readonly game: AnyGame;
  readonly table: Table<unknown>;
  readonly seat: Seat;
  /** The name of the bot; null: whoever minds seats. */
  readonly bot: string | null;
  readonly luck: Luck;
}

/** Luck of its own for every choice, so that a game that was put down goes on as it would have; it tells nothing of the table's. */
export const luckAt = (seed: string, seat: number, moment: number): Luck => [
  seed,
  `bot at seat ${seat}`,
  `choice ${moment}`,
];

export const chanceBy = ([seed, ...words]: Luck, ...more: readonly string[]): Chance =>
  chanceFrom(seed, [...words, ...more]);

/** A table may name a bot of another version of the house; one that plays well enough takes its seat. */
const botOf = (name: string | null): Bot => botNamed(name ?? '') ?? greedy;

/** What the bot of the seat chooses, with rests in which others are heard. The table must not move on meanwhile. */
export const thinkSeated = ({ game, table, seat, bot, luck }: Seated, stop: Stop): Promise<Option> =>
  think(botOf(bot), sightOf(game, table, seat), chanceBy(luck), stop);
