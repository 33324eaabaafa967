import { greedy, playGame, random } from '@stolik/bots';
import { type AnyGame, below, chanceFrom, type Seating } from '@stolik/engine';
import { seatCountsOf, seatingsOf } from './plan.ts';

export interface CoverageFound {
  readonly games: number;
  /** Entries of the game's `coverage.all` that no game reached. */
  readonly missing: readonly string[];
  /** What games reported without its being listed. */
  readonly unlisted: readonly string[];
}

/** One game in so many is played by greedy bots, which reach what aimless play never does but are far slower. */
const GREEDY_GAMES = 16;

/** Plays random games, of all seat counts and variants in turn, until everything in the game has been used or `most` are played. */
export function coverageOf(game: AnyGame, most: number): CoverageFound {
  const all: ReadonlySet<string> = new Set(game.coverage.all);
  const missing = new Set(all);
  const unlisted = new Set<string>();
  const use = (used: readonly string[]): void => {
    for (const id of used) {
      missing.delete(id);
      if (!all.has(id)) unlisted.add(id);
    }
  };
  const seatings = allSeatings(game);
  let games = 0;
  for (; games < most && missing.size > 0; games++) {
    const seating = seatings[games % seatings.length] as Seating;
    const { scores } = playGame(game, seating, `coverage ${games}`, mixedBots(seating, games), {
      listener: (event) => use(game.coverage.ofEvent(event)),
    });
    use(game.coverage.ofScores(scores));
  }
  return { games, missing: [...missing], unlisted: [...unlisted] };
}

export const allSeatings = (game: AnyGame): Seating[] => seatCountsOf(game).flatMap((seats) => seatingsOf(game, seats));

/** Mostly random bots; in some games greedy ones, at some or all of the seats. */
export function mixedBots({ seats }: Seating, number: number) {
  const chance = chanceFrom(`bots ${number}`);
  const some = below(chance, GREEDY_GAMES) === 0;
  return Array.from({ length: seats }, () => (some && below(chance, 4) > 0 ? greedy : random));
}
