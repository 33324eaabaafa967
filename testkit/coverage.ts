import { greedy, playGame, random } from '@stolik/bots';
import { type AnyGame, below, chanceFrom, type Seating } from '@stolik/engine';
import { seatCountsOf, seatingsOf } from './plan.ts';

export interface CoverageFound {
  readonly games: number;
  /** Entries of the game's `coverage.all` that no game reached. */
  readonly missing: readonly string[];
  /** What games reported without its being listed. */
  readonly unlisted: readonly string[];
  /** Numbers of the games that reached something first. */
  readonly telling: readonly number[];
}

/** One game in so many is played by greedy bots, which reach what aimless play never does but are far slower. */
const GREEDY_GAMES = 16;

/**
 * Plays random games, of all seat counts and variants in turn, until everything in the game has been used or `most` are played.
 * Games in which something rare is known to happen may be tried first; whatever they no longer reach is looked for in the others.
 */
export function coverageOf(game: AnyGame, most: number, first: readonly number[] = []): CoverageFound {
  const all: ReadonlySet<string> = new Set(game.coverage.all);
  const missing = new Set(all);
  const unlisted = new Set<string>();
  const telling: number[] = [];
  const use = (used: readonly string[]): void => {
    for (const id of used) {
      missing.delete(id);
      if (!all.has(id)) unlisted.add(id);
    }
  };
  const seatings = allSeatings(game);
  let games = 0;
  for (; games < most + first.length && missing.size > 0; games++) {
    const number = first[games] ?? games - first.length;
    const left = missing.size;
    const seating = seatings[number % seatings.length] as Seating;
    const { scores } = playGame(game, seating, `coverage ${number}`, mixedBots(seating, number), {
      listener: (event) => use(game.coverage.ofEvent(event)),
    });
    use(game.coverage.ofScores(scores));
    if (missing.size < left) telling.push(number);
  }
  return { games, missing: [...missing], unlisted: [...unlisted], telling };
}

/** Few games that together reach all that many did: the last to reach something rare mostly reach the usual as well. */
export const tellingGames = (game: AnyGame, most: number): readonly number[] =>
  coverageOf(game, 0, [...coverageOf(game, most).telling].reverse()).telling;

export const allSeatings = (game: AnyGame): Seating[] => seatCountsOf(game).flatMap((seats) => seatingsOf(game, seats));

/** Mostly random bots; in some games greedy ones, at some or all of the seats. */
export function mixedBots({ seats }: Seating, number: number) {
  const chance = chanceFrom(`bots ${number}`);
  const some = below(chance, GREEDY_GAMES) === 0;
  return Array.from({ length: seats }, () => (some && below(chance, 4) > 0 ? greedy : random));
}
