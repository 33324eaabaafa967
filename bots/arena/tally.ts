import { defined } from '@stolik/engine';
import { type Contest, fixtureOf } from './contest.ts';
import type { Outcome } from './outcome.ts';
import { placesOf, ratingsOf, type Strength } from './ratings.ts';
import { Stopwatch, type Thinking } from './thinking.ts';
import { type Interval, wilson } from './wilson.ts';

/** So often won of so many. A shared win counts in part. */
export interface Rate {
  readonly won: number;
  readonly of: number;
  readonly rate: number;
  /** Where the true rate lies, with 95% confidence. */
  readonly interval: Interval;
}

/** How one bot has done. */
export interface Standing {
  readonly bot: string;
  /** Wins, of the seats it sat in over all games. */
  readonly wins: Rate;
  readonly meanScore: number;
  readonly strength: Strength;
  readonly thinking: Thinking;
}

/** How often one bot was placed before another where both played; equals count in half. */
export interface Meeting {
  readonly bot: string;
  readonly other: string;
  readonly ahead: Rate;
}

export interface Tally {
  readonly games: number;
  readonly decisions: number;
  /** What each seat would win if all were equal. */
  readonly fairShare: number;
  readonly standings: readonly Standing[];
  /** Every two bots once, in the contest's order. */
  readonly meetings: readonly Meeting[];
  /** Wins by seat, whoever sat there. */
  readonly seats: readonly Rate[];
}

export const rateOf = (won: number, of: number): Rate => ({
  won,
  of,
  rate: of === 0 ? 0 : won / of,
  interval: wilson(won, of),
});

/** Adds up what was played. The order in which games were finished makes no difference. */
export function tallyOf(contest: Contest, outcomes: readonly Outcome[]): Tally {
  const sums = contest.bots.map(() => ({ played: 0, won: 0, score: 0, watch: new Stopwatch() }));
  const met = contest.bots.map(() => contest.bots.map(() => ({ met: 0, ahead: 0 })));
  const seatWins = new Array<number>(contest.seats).fill(0);
  for (const outcome of outcomes) {
    const { lineup } = fixtureOf(contest, outcome.index);
    const places = placesOf(outcome, contest.lowestWins);
    for (const [seat, bot] of lineup.entries()) {
      const won = wonBy(outcome, seat);
      seatWins[seat] = defined(seatWins[seat]) + won;
      const sum = defined(sums[bot]);
      sum.played++;
      sum.won += won;
      sum.score += defined(outcome.scores[seat]);
      sum.watch.addAll(outcome.thinking[seat] ?? []);
      for (const [otherSeat, other] of lineup.entries()) {
        if (other <= bot) continue;
        const meeting = defined(met[bot]?.[other]);
        const behind = defined(places[otherSeat]) - defined(places[seat]);
        meeting.met++;
        meeting.ahead += behind > 0 ? 1 : behind < 0 ? 0 : 0.5;
      }
    }
  }
  const strengths = ratingsOf(contest, outcomes);
  return {
    games: outcomes.length,
    decisions: outcomes.reduce((sum, { decisions }) => sum + decisions, 0),
    fairShare: 1 / contest.seats,
    standings: contest.bots.map((bot, place) => {
      const { played, won, score, watch } = defined(sums[place]);
      return {
        bot,
        wins: rateOf(won, played),
        meanScore: played === 0 ? 0 : score / played,
        strength: defined(strengths[place]),
        thinking: watch.thinking,
      };
    }),
    meetings: met.flatMap((row, bot) =>
      row.flatMap(({ met: of, ahead }, other) =>
        of === 0
          ? []
          : [{ bot: defined(contest.bots[bot]), other: defined(contest.bots[other]), ahead: rateOf(ahead, of) }],
      ),
    ),
    seats: seatWins.map((won) => rateOf(won, outcomes.length)),
  };
}

/** What a seat has won of this game: all of it, a part of a shared win, or nothing. */
export const wonBy = ({ winners }: Pick<Outcome, 'winners'>, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;
