import { type AnyGame, defined, isRefusal, type Option, type Seating, seatingOf, type Variants } from '@stolik/engine';

/** Who plays whom, how often and from which seed: all that decides what happens in it. Plain data. */
export interface Contest {
  readonly game: string;
  /** Version of the rules: games of another one are other games. */
  readonly rules: string;
  readonly seats: number;
  readonly variants: Variants;
  /** Names of bots, as `botNamed` knows them. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Is it the fewest points that win? */
  readonly lowestWins?: true;
  readonly games: number;
  /** Is every deal played once for each turn of the seats, so that luck is shared out evenly? */
  readonly mirror?: true;
  /** Where every pair of some choice is to meet, as of nations: what is chosen, and among what. */
  readonly pairs?: Pairs;
  /** Is an account kept of what each seat does? */
  readonly accounts?: true;
}

export interface Pairs {
  readonly prompt: string;
  readonly options: readonly Option[];
}

/** One game of a contest. It follows from the contest and the game's number, so a run that was broken off goes on with the same games. */
export interface Fixture {
  readonly index: number;
  /** Its own, unless deals are mirrored. With it and the lineup, `stolik record` plays the same game again. */
  readonly seed: string;
  /** For each seat the bot, by its place in the contest's list. */
  readonly lineup: readonly number[];
  /** For each seat what it takes at the prompt of the pairs; empty where there are none. */
  readonly openings: readonly Option[];
}

/** Every bot comes to every seat equally often: the seats go round once before the company changes. */
export function fixtureOf(contest: Contest, index: number): Fixture {
  const { bots, seats, seed, pairs, mirror } = contest;
  const ownSeed = `${seed}-${index}`;
  if (pairs === undefined) {
    const turn = Math.floor(index / seats);
    const company = companyOf(bots.length, seats, turn);
    return { index, seed: mirror ? `${seed}-${turn}` : ownSeed, lineup: turned(company, index % seats), openings: [] };
  }
  // All pairs meet once before any meets again, so that a run that is cut short is still fair to all.
  const meetings = selectionsOf(pairs.options.length, 2);
  const pair = defined(meetings[index % meetings.length]);
  const round = Math.floor(index / meetings.length);
  const openings = turned(pair, round % 2).map((place) => defined(pairs.options[place]));
  return {
    index,
    seed: ownSeed,
    lineup: turned(companyOf(bots.length, seats, round >> 2), (round >> 1) % 2),
    openings,
  };
}

/** The same round a table, begun by another. */
const turned = (company: readonly number[], by: number): number[] =>
  company.map((_, seat) => defined(company[(seat + by) % company.length]));

/**
 * Who sits down, in which order. With more bots than seats all selections take their turns, with fewer they sit down again from the
 * first, who changes; and when all have had their turn, their order round the table changes.
 */
function companyOf(count: number, seats: number, turn: number): number[] {
  const companies =
    count < seats
      ? Array.from({ length: count }, (_, first) => Array.from({ length: seats }, (_, at) => (first + at) % count))
      : selectionsOf(count, seats);
  const company = defined(companies[turn % companies.length]);
  const orders = ordersOf(seats - 1);
  const order = defined(orders[Math.floor(turn / companies.length) % orders.length]);
  return [defined(company[0]), ...order.map((place) => defined(company[place + 1]))];
}

/** All ways to take so many of so many, in order. Listed once: they are asked for with every game. */
export function selectionsOf(count: number, size: number): readonly (readonly number[])[] {
  const key = `${count} ${size}`;
  const known = selections.get(key) ?? selectionsFrom(0, count, size);
  selections.set(key, known);
  return known;
}

const selections = new Map<string, readonly (readonly number[])[]>();

function selectionsFrom(from: number, count: number, size: number): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= count - size; first++)
    for (const rest of selectionsFrom(first + 1, count, size - 1)) found.push([first, ...rest]);
  return found;
}

/** All orders of the numbers below `count`, the natural one first. */
function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  const last = count - 1;
  return ordersOf(last).flatMap((order) =>
    Array.from({ length: count }, (_, back) => order.toSpliced(last - back, 0, last)),
  );
}

/** What the contest is played with; or an error that says what does not fit. */
export function seatingFor(game: AnyGame, { seats, variants }: Contest): Seating {
  const seating = seatingOf(game, seats, variants);
  if (isRefusal(seating)) throw new RangeError(seating.message);
  return seating;
}
