import { type AnyGame, below, chanceFrom, type Seating } from '@stolik/engine';
import { type Plan, SEEDS, seatCountsOf, seatingsOf, wholeGame } from './plan.ts';

/** Whole games that nobody has walked yet: another seating and seed for every name, such as a day. */
export function newGround(game: AnyGame, name: string, games: number): Plan[] {
  const chance = chanceFrom(`new ground of ${game.id}`, [name]);
  const one = <T>(things: readonly T[]): T => things[below(chance, things.length)] as T;
  return Array.from({ length: games }, () => {
    const seating: Seating = one(seatingsOf(game, one(seatCountsOf(game))));
    return wholeGame(seating, String(below(chance, SEEDS)));
  });
}

/** What is too much for every day is walked in so many days, a part on each. */
const TURNS = 6;

const DAY_MS = 86_400_000;

/** How many days have gone by before this one, and how often everything has had its turn. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(day) / DAY_MS);
export const roundOf = (day: string): number => Math.floor(dayNumber(day) / TURNS);

/** Those whose turn it is on this day. */
export const inTurn = <T>(things: readonly T[], day: string): readonly T[] =>
  things.filter((_, at) => (at + dayNumber(day)) % TURNS === 0);
