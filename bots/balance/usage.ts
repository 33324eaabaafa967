import type { Outcome } from '../arena/outcome.ts';
import { type Rate, rateOf, wonBy } from '../arena/tally.ts';
import { difference, type Interval } from '../arena/wilson.ts';
import type { Account, Counts } from './account.ts';

/** What seats did in games with so many of them, and how that went with winning. */
export interface Usage {
  readonly seats: number;
  readonly games: number;
  /** Cards and whatever else the game's coverage lists. */
  readonly uses: readonly Use[];
  /** What a seat was given before play. */
  readonly begins: readonly Use[];
  /** What was answered to prompts. */
  readonly deeds: readonly Deed[];
  /** Points by what they are for, on average. */
  readonly points: readonly PointLine[];
}

export interface Use {
  readonly id: string;
  /** How often by a seat in a game, on average over all. */
  readonly perSeat: number;
  /** Wins of seats that used it, and of those that did not. */
  readonly with: Rate;
  readonly without: Rate;
  /** How much higher the first rate is, with 95% confidence. */
  readonly difference: Interval & { readonly by: number };
}

export interface Deed extends Use {
  /** How often it was chosen, of the times it could have been. */
  readonly taken: Rate;
}

export interface PointLine {
  readonly what: string;
  readonly winners: number;
  readonly others: number;
}

/** One seat of one game. */
interface Sitting {
  readonly won: number;
  readonly account: { readonly [part in keyof Account]: Counts };
}

export function usageOf(seats: number, outcomes: readonly Outcome[]): Usage {
  const sittings = outcomes.flatMap((outcome) => sittingsOf(outcome, seats));
  const counted = (part: keyof Account): Use[] =>
    idsOf(sittings, part).map((id) => useOf(id, sittings, ({ account }) => account[part][id] ?? 0));
  return {
    seats,
    games: outcomes.length,
    uses: counted('uses'),
    begins: counted('begins'),
    deeds: idsOf(sittings, 'offered').map((id) => deedOf(id, sittings)),
    points: idsOf(sittings, 'points').map((what) => pointLineOf(what, sittings)),
  };
}

function sittingsOf(outcome: Outcome, seats: number): Sitting[] {
  const { account } = outcome;
  if (account === undefined) return [];
  const { uses, begins, taken, offered, points } = account;
  return Array.from({ length: seats }, (_, seat) => ({
    won: wonBy(outcome, seat),
    account: {
      uses: uses[seat] ?? {},
      begins: begins[seat] ?? {},
      taken: taken[seat] ?? {},
      offered: offered[seat] ?? {},
      points: points[seat] ?? {},
    },
  }));
}

const idsOf = (sittings: readonly Sitting[], part: keyof Account): string[] =>
  [...new Set(sittings.flatMap(({ account }) => Object.keys(account[part])))].sort();

function useOf(id: string, sittings: readonly Sitting[], timesIn: (sitting: Sitting) => number): Use {
  const users = { won: 0, of: 0 };
  const others = { won: 0, of: 0 };
  let times = 0;
  for (const sitting of sittings) {
    const here = timesIn(sitting);
    const side = here > 0 ? users : others;
    times += here;
    side.won += sitting.won;
    side.of++;
  }
  return {
    id,
    perSeat: times / sittings.length,
    with: rateOf(users.won, users.of),
    without: rateOf(others.won, others.of),
    difference: difference(users, others),
  };
}

function deedOf(id: string, sittings: readonly Sitting[]): Deed {
  const sum = (part: 'taken' | 'offered'): number =>
    sittings.reduce((total, { account }) => total + (account[part][id] ?? 0), 0);
  return {
    ...useOf(id, sittings, ({ account }) => account.taken[id] ?? 0),
    taken: rateOf(sum('taken'), sum('offered')),
  };
}

function pointLineOf(what: string, sittings: readonly Sitting[]): PointLine {
  const mean = (some: readonly Sitting[]): number =>
    some.reduce((sum, { account }) => sum + (account.points[what] ?? 0), 0) / Math.max(1, some.length);
  return {
    what,
    winners: mean(sittings.filter(({ won }) => won > 0)),
    others: mean(sittings.filter(({ won }) => won === 0)),
  };
}
