import { defined, type Option } from '@stolik/engine';
import { type Contest, fixtureOf, type Pairs } from '../arena/contest.ts';
import type { Outcome } from '../arena/outcome.ts';
import { type Rate, rateOf, wonBy } from '../arena/tally.ts';

/** How every option of a choice does against every other. */
export interface PairTable {
  readonly prompt: string;
  /** The variants that were chosen besides. */
  readonly variants: Contest['variants'];
  readonly options: readonly Option[];
  readonly games: number;
  /** `against[a][b]`: wins of the option with place a where it met that with place b. */
  readonly against: readonly (readonly Rate[])[];
  /** Wins over all its games. */
  readonly overall: readonly Rate[];
}

export function pairTableOf(contest: Contest, { options, prompt }: Pairs, outcomes: readonly Outcome[]): PairTable {
  const sums = options.map(() => options.map(() => ({ won: 0, of: 0 })));
  for (const outcome of outcomes) {
    const places = fixtureOf(contest, outcome.index).openings.map((option) => options.indexOf(option));
    for (const [seat, place] of places.entries()) {
      const sum = sums[place]?.[defined(places[1 - seat])];
      if (sum === undefined) continue;
      sum.won += wonBy(outcome, seat);
      sum.of++;
    }
  }
  const against = sums.map((row) => row.map(({ won, of }) => rateOf(won, of)));
  return {
    prompt,
    variants: contest.variants,
    options,
    games: outcomes.length,
    against,
    overall: against.map((row) => rateOf(total(row, 'won'), total(row, 'of'))),
  };
}

const total = (rates: readonly Rate[], of: 'won' | 'of'): number => rates.reduce((sum, rate) => sum + rate[of], 0);
