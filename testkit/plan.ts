import { type AnyGame, chanceFrom, isRefusal, nextWord, type Seating, seatingOf, type Variants } from '@stolik/engine';
import fc from 'fast-check';

/** A random game to be played, as small plain data: a failure is repeated by checking the same plan again. */
export interface Plan {
  readonly seats: number;
  readonly variants: Variants;
  /** The table's seed. */
  readonly seed: string;
  /** The first choices, as numbers taken round the list of options. */
  readonly picks: readonly number[];
  /** Where the choices after those come from. */
  readonly luck: string;
  /** Choices to make at most. */
  readonly stop: number;
}

/** Combinations of variants that are all tried; games with more of them have some drawn at random. */
const MOST_COMBINATIONS = 64;

/** So far no game goes; a plan that stops there plays to the end. */
const THE_END = 0x7fff_ffff;

/** Seeds are the numbers below this, which fast-check can make smaller. */
export const SEEDS = 1_000_000;

/** Opening choices that fast-check makes itself, and can make simpler when it looks for the smallest failing game. */
const OPENING = 24;

export const seatCountsOf = ({ seats: { min, max } }: AnyGame): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Every playable combination of variants for so many seats, or very many of them. */
export function seatingsOf(game: AnyGame, seats: number): readonly Seating[] {
  const bySeats = listed.get(game) ?? new Map<number, readonly Seating[]>();
  listed.set(game, bySeats);
  const seatings = bySeats.get(seats) ?? listSeatings(game, seats);
  bySeats.set(seats, seatings);
  return seatings;
}

/** Listed once: fast-check recognises a seating that it may make simpler by its being the very same. */
const listed = new WeakMap<AnyGame, Map<number, readonly Seating[]>>();

function listSeatings(game: AnyGame, seats: number): Seating[] {
  const found = new Map<string, Seating>();
  for (const variants of combinationsOf(game)) {
    const seating = seatingOf(game, seats, variants);
    if (!isRefusal(seating)) found.set(JSON.stringify(seating), seating);
  }
  return [...found.values()];
}

function combinationsOf({ id, variants }: AnyGame): Variants[] {
  const count = variants.reduce((product, { values }) => product * values.length, 1);
  if (count <= MOST_COMBINATIONS) {
    return variants.reduce<Variants[]>(
      (all, variant) => all.flatMap((one) => variant.values.map((value) => ({ ...one, [variant.id]: value }))),
      [{}],
    );
  }
  const chance = chanceFrom(`variants of ${id}`);
  const single = variants.flatMap((variant) => variant.values.map((value) => ({ [variant.id]: value })));
  const mixed = Array.from({ length: MOST_COMBINATIONS }, () =>
    Object.fromEntries(variants.map(({ id, values }) => [id, values[nextWord(chance) % values.length] as string])),
  );
  return [...single, ...mixed];
}

/**
 * Some of the seatings, in which any two values that can be played together are so at least once: what goes wrong is seldom the fault of three variants at once, and
 * random plans draw from all of them.
 */
export const examplesOf = (game: AnyGame, seats: number): readonly Seating[] =>
  coveringSeatings(seatingsOf(game, seats), pairsIn);

/** Some of the seatings, in which every value is played at least once. */
export const singlesOf = (game: AnyGame, seats: number): readonly Seating[] =>
  coveringSeatings(seatingsOf(game, seats), valuesIn);

/** As few of them as have everything, more or less: always the one that adds most. */
function coveringSeatings(seatings: readonly Seating[], partsOf: (seating: Seating) => string[]): readonly Seating[] {
  const left = seatings.map((seating) => ({ seating, parts: partsOf(seating) }));
  const met = new Set<string>();
  const chosen: Seating[] = [];
  for (;;) {
    const news = left.map(({ parts }) => parts.filter((part) => !met.has(part)).length);
    const most = Math.max(0, ...news);
    const best = left[news.indexOf(most)];
    if (most === 0 || best === undefined) break;
    chosen.push(best.seating);
    for (const part of best.parts) met.add(part);
  }
  return chosen.length === 0 ? seatings.slice(0, 1) : chosen;
}

const valuesIn = ({ variants }: Seating): string[] => Object.entries(variants).map(([id, value]) => `${id}=${value}`);

/** Every value, and every two values, of a seating's variants. */
function pairsIn(seating: Seating): string[] {
  const values = valuesIn(seating);
  return values.flatMap((one, at) => values.slice(at).map((other) => `${one} ${other}`));
}

/** A plan that plays a whole game, all at random. */
export const wholeGame = ({ seats, variants }: Seating, seed: string): Plan => ({
  seats,
  variants,
  seed,
  picks: [],
  luck: seed,
  stop: THE_END,
});

/** Plans for so many seats; shrinking makes the game shorter, its opening plainer and its numbers smaller. */
export function plansFor(game: AnyGame, seats: number): fc.Arbitrary<Plan> {
  const variants = seatingsOf(game, seats).map((seating) => seating.variants);
  const word = fc.nat(SEEDS - 1).map(String, Number);
  return fc.record({
    seats: fc.constant(seats),
    variants: fc.constantFrom(...variants),
    seed: word,
    picks: fc.array(fc.nat(63), { maxLength: OPENING }),
    luck: word,
    stop: fc.noBias(fc.integer({ min: 0, max: THE_END })),
  });
}
