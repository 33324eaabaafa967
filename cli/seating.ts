import { randomBytes } from 'node:crypto';
import { type Bot, botNamed, bots } from '@stolik/bots';
import { type AnyGame, isRefusal, type Seating, seatingOf, type Variants } from '@stolik/engine';
import { complaintOf, wrongUsage } from './complaint.ts';
import type { Desk } from './desk.ts';
import type { Given, OptionKinds } from './given.ts';

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

/** Bots that are promised but not there yet. */
const botsToCome: readonly string[] = ['search'];

export function gameNamed(desk: Desk, id: string): AnyGame {
  const { games } = desk.house;
  const game = games.find((known) => known.id === id);
  if (!game) throw wrongUsage('cli-wrong-game', { given: id, known: games.map((known) => known.id).join(', ') });
  return game;
}

export function seatingAsked(game: AnyGame, given: Given): Seating {
  const { min, max } = game.seats;
  const seats = given.whole('seats', 1, MOST_SEATS) ?? Math.min(max, Math.max(min, USUAL_SEATS));
  if (seats < min || seats > max)
    throw wrongUsage('cli-wrong-seats', { game: game.id, given: seats, least: min, most: max });
  const seating = seatingOf(game, seats, variantsAsked(game, given));
  if (isRefusal(seating)) throw complaintOf(seating, 2);
  return seating;
}

function variantsAsked(game: AnyGame, given: Given): Variants {
  const chosen: { [id: string]: string } = {};
  for (const words of given.words('variant')) {
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

/** The bots asked for, dealt over the places in order and again from the first until all are filled. */
export function botsAsked(given: Given, places: number, usual: string): readonly Bot[] {
  const asked = given.list('bots');
  const ids = asked.length > 0 ? asked : [usual];
  if (asked.length > places) throw wrongUsage('cli-wrong-bot-count', { given: ids.length, places });
  const known = ids.map(botAsked);
  return Array.from({ length: places }, (_, place) => known[place % known.length] as Bot);
}

export function botAsked(id: string): Bot {
  const bot = botNamed(id);
  if (bot) return bot;
  if (botsToCome.includes(id)) throw wrongUsage('cli-wrong-not-yet', { what: id });
  throw wrongUsage('cli-wrong-bot', { given: id, known: [...bots.keys()].join(', ') });
}
