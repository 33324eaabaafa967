import { join } from 'node:path';
import { type AnyGame, isRefusal, type Seating, seatingOf, type Variants } from '@stolik/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxProblems } from './box.ts';
import type { Watched } from './company.ts';
import { allSeatings, coverageOf, tellingGames } from './coverage.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { playthroughsOf } from './golden.ts';
import { foundTests, lawTests } from './law-tests.ts';
import { type LawOptions, lawsFor } from './laws/index.ts';
import { type Referee, refereeAgrees } from './laws/referee.ts';
import { type OffBoard, optionsAreShown } from './laws/shown.ts';
import { inTurn, newGround, roundOf } from './new-ground.ts';
import { unknownParts } from './parts.ts';
import { examplesOf, type Plan, plansFor, seatCountsOf, seatingsOf, singlesOf, wholeGame } from './plan.ts';
import { recordProblems, writeMissingRecords } from './records.ts';
import { settingsFrom } from './settings.ts';
import { STATE_CODE, stateCode } from './state-code.ts';
import { differsFromStored, store, storedNumbers } from './stored.ts';
import { TextReader, type Texts } from './texts.ts';

export interface SuiteOptions extends LawOptions {
  readonly texts: Texts;
  /** Where the game's `golden` and `records` folders are: that of the test file. */
  readonly folder: string;
  /** Where its `fields.ts` is, if not one up from there. */
  readonly room?: string;
  /** Options that may name pieces which do not lie on the table. */
  readonly offBoard?: OffBoard;
  /** A second reading of the rules, which looks on like a law. */
  readonly referee?: Referee<never>;
  /** Seeded games to print whole; by default one for each seat count, without variants. */
  readonly goldens?: readonly Golden[];
  /** Games in which everything that can happen must have happened. */
  readonly coverageGames?: number;
  /** Seeded games for each seat count and variant whose fingerprints are kept. */
  readonly fingerprintSeeds?: number;
}

export interface Golden {
  readonly name: string;
  readonly seats: number;
  readonly variants: Variants;
  readonly seed: string;
}

/** A check goes on so long at most; much more than it needs, so that only an endless one is stopped. */
const timeLimit = (games: number): number => 120_000 + games * 10_000;

/** Games on seeds of the day, which no run before has walked. */
const NEW_GAMES = 1;

/** Where finds are noted down for `npm run keep`. */
const FINDS = join(import.meta.dirname, '..', 'artifacts', 'found');

/** The whole suite that a game must pass. */
export function gameSuite(game: AnyGame, options: SuiteOptions): void {
  const { games, usual, seed, rewrite, day } = settingsFrom(process.env);
  const { texts, folder, room = join(folder, '..'), coverageGames = 3000, fingerprintSeeds = 3 } = options;

  const { referee } = options;
  const laws = [
    ...lawsFor(options),
    optionsAreShown(options.offBoard),
    ...(referee === undefined ? [] : [refereeAgrees(referee)]),
  ];

  // Combinations of variants take turns in usual runs, each time on another seed; a long run walks them all.
  const examples = (seats: number): Plan[] => {
    const all = examplesOf(game, seats);
    return usual
      ? inTurn(all, day).map((seating) => wholeGame(seating, String(roundOf(day))))
      : all.map((seating) => wholeGame(seating, '1'));
  };
  const watched = (seats: number): Watched[] => [
    ...examples(seats).map((plan) => ({ plan, laws })),
    ...fc
      .sample(plansFor(game, seats), { numRuns: games, ...(seed === null ? {} : { seed }) })
      .map((plan) => ({ plan, laws })),
  ];

  describe(`${game.id} keeps the laws`, () => {
    for (const seats of seatCountsOf(game))
      lawTests(game, laws, () => watched(seats), {
        named: `, ${seats} seats`,
        timeout: timeLimit(games),
        finds: FINDS,
      });
    const walkNewGround = (): Watched[] => {
      const plans = newGround(game, day, NEW_GAMES);
      for (const { luck: _, stop: __, picks: ___, ...plan } of plans)
        console.log(`New ground of ${day}, ${game.id}: ${JSON.stringify(plan)}`);
      return plans.map((plan) => ({ plan, laws }));
    };
    lawTests(game, laws, walkNewGround, { named: ', new ground', timeout: timeLimit(NEW_GAMES), finds: FINDS });
    foundTests(game, folder, laws);
  });

  describe(`${game.id} as a whole`, () => {
    it('can be played with every seat count and every value of every variant', () => {
      const seatings = allSeatings(game);
      const unplayable = game.variants.flatMap(({ id, values }) =>
        values
          .filter((value) => !seatings.some(({ variants }) => variants[id] === value))
          .map((value) => `${id}=${value}`),
      );
      expect(unplayable).toEqual([]);
      expect(seatCountsOf(game).filter((seats) => seatingsOf(game, seats).length === 0)).toEqual([]);
    });

    it('copies and shows its state as its fields say', () => {
      if (game.fields === undefined) return;
      expect(differsFromStored(join(room, STATE_CODE), stateCode(game.fields), rewrite)).toBeNull();
    });

    it('has no part that nobody asks for', () => expect(unknownParts(game)).toEqual([]));

    it('lists its box without contradiction', () => expect(boxProblems(game)).toEqual([]));

    it(
      'says all it says in both languages',
      () => {
        const reader = new TextReader(game, texts);
        for (const seats of seatCountsOf(game)) {
          // So many games for each seat count, spread over its variants: each value of them at least once, and in a long run any two.
          const seatings = usual ? singlesOf(game, seats) : examplesOf(game, seats);
          for (let number = 0; number < Math.max(games, seatings.length); number++)
            reader.readGame(wholeGame(seatings[number % seatings.length] as Seating, `text ${number}`));
        }
        expect(reader.problems).toEqual([]);
      },
      timeLimit(games),
    );

    const goldens = options.goldens ?? usualGoldens(game);
    for (const golden of goldens) {
      const { name, seats, variants, seed } = golden;
      // In English always; the first of each seat count in Polish too, so that a changed sentence of either language is read as a difference.
      const languages =
        goldens.find((one) => one.seats === seats) === golden ? (['en', 'pl'] as const) : (['en'] as const);
      it(`plays the golden game ${name} as ever`, () => {
        const seating = seatingOf(game, seats, variants);
        if (isRefusal(seating)) throw new Error(seating.message);
        playthroughsOf(game, texts, seating, seed, languages).forEach((text, at) => {
          const file = languages[at] === 'en' ? `${name}.txt` : `${name}.${languages[at]}.txt`;
          expect(differsFromStored(join(folder, 'golden', file), text, rewrite)).toBeNull();
        });
      });
    }

    it('has the fingerprints it had', () => {
      const text = fingerprintsOf(game, fingerprintSeeds);
      expect(differsFromStored(join(folder, 'golden', 'fingerprints.txt'), text, rewrite)).toBeNull();
    });

    it(
      `reaches everything that can happen within ${coverageGames} games`,
      () => {
        const known = join(folder, 'golden', 'coverage.txt');
        if (rewrite) store(known, `${tellingGames(game, coverageGames).join('\n')}\n`);
        const telling = storedNumbers(known);
        const { games: played, missing, unlisted } = coverageOf(game, coverageGames, telling);
        // Only time is lost, but much of it.
        if (played > telling.length) console.log(`${known} no longer reaches all: UPDATE_GOLDEN=1 writes it anew.`);
        expect({ missing, unlisted }).toEqual({ missing: [], unlisted: [] });
      },
      timeLimit(games),
    );

    it(
      'has a recorded game for every way to end, and all records verify',
      () => {
        const records = join(folder, 'records');
        if (rewrite) writeMissingRecords(game, records, coverageGames);
        expect(recordProblems(game, records)).toEqual([]);
      },
      timeLimit(games),
    );
  });
}

/** For each seat count the game as it comes out of the box. */
function usualGoldens(game: AnyGame): Golden[] {
  return seatCountsOf(game).map((seats) => ({
    name: `${seats}-seats`,
    seats,
    variants: (seatingsOf(game, seats)[0] as Seating).variants,
    seed: `golden ${seats}`,
  }));
}
