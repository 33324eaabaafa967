import type { Contest } from '../arena/contest.ts';
import type { Outcome } from '../arena/outcome.ts';
import { type Rate, rateOf, wonBy } from '../arena/tally.ts';
import { type PairTable, pairTableOf } from './pairs.ts';
import { type Histogram, histogramOf, type Spread, spreadOf } from './spread.ts';
import { type Usage, usageOf } from './usage.ts';

/** All that a balance page tells, in numbers. */
export interface Report {
  readonly game: string;
  readonly rules: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly tables: readonly TableReport[];
  /** What seats did, and how that went with winning; from the contest that kept accounts. */
  readonly usage: Usage | null;
  readonly pairs: PairTable | null;
}

/** Games with one number of seats. */
export interface TableReport {
  readonly seats: number;
  readonly games: number;
  readonly wins: readonly Rate[];
  readonly decisions: Spread;
  readonly decisionsSeen: Histogram;
  readonly rounds: Spread | null;
  readonly ms: Spread;
  readonly winnerScores: Spread | null;
  readonly otherScores: Spread | null;
  /** Of winners and of all others, in the same classes. */
  readonly winnersSeen: Histogram;
  readonly othersSeen: Histogram;
  /** By how much the first was ahead of the second; null where one sits alone. */
  readonly margin: Spread | null;
  readonly endings: readonly { readonly ending: string; readonly share: Rate }[];
}

export interface Played {
  readonly contest: Contest;
  readonly outcomes: readonly Outcome[];
}

/** What contests of one game show, each with its own number of seats, and one perhaps of pairs. */
export function reportOf(played: readonly Played[]): Report {
  const first = played[0]?.contest;
  if (first === undefined) throw new RangeError('A report needs at least one contest.');
  const { game, rules, bots, seed } = first;
  const tables = played.filter(({ contest, outcomes }) => contest.pairs === undefined && outcomes.length > 0);
  const accounted = tables.find(({ contest }) => contest.accounts === true);
  const paired = played.flatMap(({ contest, outcomes }) =>
    contest.pairs === undefined ? [] : [pairTableOf(contest, contest.pairs, outcomes)],
  );
  return {
    game,
    rules,
    bots,
    seed,
    tables: tables.map(tableReportOf),
    usage: accounted === undefined ? null : usageOf(accounted.contest.seats, accounted.outcomes),
    pairs: paired[0] ?? null,
  };
}

const SCORE_CLASSES = 28;

function tableReportOf({ contest: { seats }, outcomes }: Played): TableReport {
  const wins = Array.from({ length: seats }, (_, seat) => outcomes.reduce((sum, one) => sum + wonBy(one, seat), 0));
  const winners = outcomes.flatMap((one) => one.scores.filter((_, seat) => one.winners.includes(seat)));
  const others = outcomes.flatMap((one) => one.scores.filter((_, seat) => !one.winners.includes(seat)));
  const all = [...winners, ...others];
  const range: readonly [number, number] = [Math.min(...all), Math.max(...all)];
  const rounds = outcomes.flatMap((one) => (one.rounds === null ? [] : [one.rounds]));
  const decisions = outcomes.map((one) => one.decisions);
  return {
    seats,
    games: outcomes.length,
    wins: wins.map((won) => rateOf(won, outcomes.length)),
    decisions: spreadOf(decisions),
    decisionsSeen: histogramOf(decisions, [Math.min(...decisions), Math.max(...decisions)], SCORE_CLASSES),
    rounds: rounds.length === 0 ? null : spreadOf(rounds),
    ms: spreadOf(outcomes.map((one) => one.ms)),
    winnerScores: winners.length === 0 ? null : spreadOf(winners),
    otherScores: others.length === 0 ? null : spreadOf(others),
    winnersSeen: histogramOf(winners, range, SCORE_CLASSES),
    othersSeen: histogramOf(others, range, SCORE_CLASSES),
    margin: seats === 1 ? null : spreadOf(outcomes.map(marginOf)),
    endings: endingsOf(outcomes),
  };
}

function marginOf({ scores }: Outcome): number {
  const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
  return first - second;
}

function endingsOf(outcomes: readonly Outcome[]): TableReport['endings'] {
  const counts = new Map<string, number>();
  for (const { ending } of outcomes) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([ending, count]) => ({ ending, share: rateOf(count, outcomes.length) }));
}
