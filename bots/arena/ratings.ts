import { defined } from '@stolik/engine';
import { ordinal, type Rating, rate, rating } from 'openskill';
import { type Contest, fixtureOf } from './contest.ts';
import type { Outcome } from './outcome.ts';

/** What a bot's results say of its strength: about `mu`, give or take `sigma`; `ordinal` is what is nearly certain. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
  readonly ordinal: number;
}

/** Rates bots by their places in all games (Weng and Lin's method), in the order of the games' numbers. */
export function ratingsOf(contest: Contest, outcomes: readonly Outcome[]): Strength[] {
  let ratings: readonly Rating[] = contest.bots.map(() => rating());
  if (contest.seats > 1)
    for (const outcome of outcomes.toSorted((a, b) => a.index - b.index))
      ratings = rated(ratings, fixtureOf(contest, outcome.index).lineup, placesOf(outcome, contest.lowestWins));
  return ratings.map((one) => ({ mu: one.mu, sigma: one.sigma, ordinal: ordinal(one) }));
}

/** Ratings after one more game. A bot in several seats moves by the mean of what they move: against itself it stays where it is. */
function rated(ratings: readonly Rating[], lineup: readonly number[], rank: number[]): Rating[] {
  if (lineup.every((bot) => bot === lineup[0])) return ratings.slice();
  const teams = lineup.map((bot) => [defined(ratings[bot])]);
  const after = rate(teams, { rank });
  return ratings.map((before, bot) => {
    const seats = lineup.flatMap((sitting, seat) => (sitting === bot ? [defined(after[seat]?.[0])] : []));
    if (seats.length === 0) return before;
    const mean = (of: 'mu' | 'sigma'): number => seats.reduce((sum, one) => sum + one[of], 0) / seats.length;
    return { mu: mean('mu'), sigma: mean('sigma') };
  });
}

/** Places from 1 on, by seat: winners first, as the game itself breaks ties; the others by their points, of which the fewest may be best. */
export function placesOf({ scores, winners }: Pick<Outcome, 'scores' | 'winners'>, lowestWins = false): number[] {
  const worth = scores.map((score, seat) =>
    winners.includes(seat) ? Number.POSITIVE_INFINITY : lowestWins ? -score : score,
  );
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}
