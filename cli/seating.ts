import { randomBytes } from 'node:crypto';
import { type Bot, botNamed, botNames } from '@stolik/bots';
import { type AnyGame, defined, isRefusal, type Seating, seatingOf, type Variants } from '@stolik/engine';
import { complaintOf, wrongUsage } from './complaint.ts';
import type { Desk } from './desk.ts';
import type { Given, OptionKinds } from './given.ts';
import { gameOf } from './house.ts';

/** The options that say who sits down to what. */
export const seatingOptions = {
  seats: 'word',
  bots: 'words',
  seed: 'word',
  variant: 'words',
} as const satisfies OptionKinds;

const LONGEST_SEED = 200;
const MOST_SEATS = 64;
const USUAL_SEATS = 3;

export async function gameNamed(desk: Desk, id: string): Promise<AnyGame> {
  const game = await gameOf(desk.house, id);
  if (game === null) throw wrongUsage('cli-wrong-game', { given: id, known: [...desk.house.shelf.keys()].join(', ') });
  return game;
}

/** Without a number of seats, as many as are usual there, as far as the game allows. */
export function seatingAsked(game: AnyGame, given: Given, usual = USUAL_SEATS): Seating {
  const { min, max } = game.seats;
  const seats = given.whole('seats', 1, MOST_SEATS) ?? Math.min(max, Math.max(min, usual));
  if (seats < min || seats > max)
    throw wrongUsage('cli-wrong-seats', { game: game.id, given: seats, least: min, most: max });
  const seating = seatingOf(game, seats, variantsIn(game, given.words('variant')));
  if (isRefusal(seating)) throw complaintOf(seating, 2);
  return seating;
}

/** Variants as they are typed, `name=value`; of one named twice the last counts. */
export function variantsIn(game: AnyGame, typed: readonly string[]): Variants {
  const chosen: { [id: string]: string } = {};
  for (const words of typed) {
    const at = words.indexOf('=');
    if (at < 1) throw wrongUsage('cli-wrong-variant-form', { given: words });
    const id = words.slice(0, at);
    const value = words.slice(at + 1);
    const variant = game.variants.find((known) => known.id === id);
    if (!variant) {
      const known = game.variants.map((one) => one.id).join(', ');
      throw wrongUsage('cli-wrong-variant', { game: game.id, given: id, count: game.variants.length, known });
    }
    if (!variant.values.includes(value))
      throw wrongUsage('cli-wrong-variant-value', { variant: id, given: value, known: variant.values.join(', ') });
    chosen[id] = value;
  }
  return chosen;
}

/** Any short text; without one, a seed that nobody can guess. */
export function seedAsked(given: Given): string {
  const seed = given.word('seed') ?? randomBytes(16).toString('hex');
  if (seed === '' || seed.length > LONGEST_SEED) throw wrongUsage('cli-wrong-seed', { limit: LONGEST_SEED });
  return seed;
}

/** The names of bots asked for, each known. */
export function botNamesAsked(given: Given, usual: readonly string[]): readonly string[] {
  const asked = given.list('bots');
  const names = asked.length > 0 ? asked : usual;
  for (const name of names) botAsked(name);
  return names;
}

/** The bots asked for, dealt over the places in order and again from the first until all are filled. */
export function botsAsked(given: Given, places: number, usual: string): readonly Bot[] {
  const asked = given.list('bots');
  const ids = asked.length > 0 ? asked : [usual];
  if (asked.length > places) throw wrongUsage('cli-wrong-bot-count', { given: ids.length, places });
  const known = ids.map(botAsked);
  return Array.from({ length: places }, (_, place) => defined(known[place % known.length]));
}

export function botAsked(id: string): Bot {
  const bot = botNamed(id);
  if (bot) return bot;
  throw wrongUsage('cli-wrong-bot', { given: id, known: botNames.join(', ') });
}
