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
