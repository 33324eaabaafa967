import { type Contest, meanTime, type Rate, type Tally, timeFor } from '@stolik/bots/arena';
import type { Desk } from '../desk.ts';
import { columns } from '../screen/columns.ts';

/** What `stolik arena --json` prints. */
export function arenaJson(contest: Contest, tally: Tally, seconds: number): object {
  const { game, rules, seats, variants, seed, games, mirror = false } = contest;
  return {
    game,
    rules,
    seats,
    variants,
    seed,
    mirror,
    games: tally.games,
    complete: tally.games === games,
    decisions: tally.decisions,
    seconds: rounded(seconds),
    fairShare: rounded(tally.fairShare),
    bots: tally.standings.map(({ bot, wins, meanScore, strength, thinking }) => ({
      bot,
      ...rateJson(wins),
      meanScore: rounded(meanScore),
      rating: { mu: rounded(strength.mu), sigma: rounded(strength.sigma), ordinal: rounded(strength.ordinal) },
      thinking: {
        choices: thinking.reduce((sum, [, count]) => sum + count, 0),
        meanMs: rounded(meanTime(thinking)),
        p50Ms: rounded(timeFor(thinking, 0.5)),
        p95Ms: rounded(timeFor(thinking, 0.95)),
      },
    })),
    meetings: tally.meetings.map(({ bot, other, ahead }) => {
      const { won, of, rate, interval } = ahead;
      return {
        bot,
        other,
        ahead: won,
        of,
        rate: rounded(rate),
        interval: [rounded(interval.low), rounded(interval.high)],
      };
    }),
    bySeat: tally.seats.map((wins, seat) => ({ seat, ...rateJson(wins) })),
  };
}

const rateJson = ({ won, of, rate, interval }: Rate): object => ({
  wins: rounded(won),
  of,
  winRate: rounded(rate),
  interval: [rounded(interval.low), rounded(interval.high)],
});

/** Four digits: the rest is noise. */
const rounded = (value: number): number => Number(value.toPrecision(4));

const HEADS = [
  'cli-arena-bot',
  'cli-arena-wins',
  'cli-arena-of',
  'cli-arena-rate',
  'cli-arena-interval',
  'cli-arena-rating',
  'cli-arena-score',
  'cli-arena-half',
  'cli-arena-most',
] as const;

/** The same for people; the best first. */
export function arenaLines(desk: Desk, name: string, contest: Contest, tally: Tally, seconds: number): string[] {
  const { say } = desk;
  const { seats } = contest;
  const standings = tally.standings.toSorted((a, b) => b.wins.rate - a.wins.rate);
  const lines = [
    say('cli-arena-title', {
      name,
      seats,
      games: tally.games,
      decisions: tally.decisions,
      seconds: Number(seconds.toFixed(1)),
    }),
    '',
    ...columns(1, [
      HEADS.map((head) => say(head)),
      ...standings.map(({ bot, wins, meanScore, strength, thinking }) => [
        bot,
        amount(wins.won),
        String(wins.of),
        percent(wins.rate),
        interval(wins),
        `${strength.mu.toFixed(1)} ± ${strength.sigma.toFixed(1)}`,
        meanScore.toFixed(1),
        time(timeFor(thinking, 0.5)),
        time(timeFor(thinking, 0.95)),
      ]),
    ]),
  ];
  if (seats > 1) lines.push('', say('cli-arena-fair', { share: percent(tally.fairShare) }));
  if (tally.meetings.length > 1) {
    lines.push('', say('cli-arena-meetings'));
    const rows = tally.meetings.map(({ bot, other, ahead }) => [
      say('cli-arena-before', { bot, other }),
      percent(ahead.rate),
      interval(ahead),
      amount(ahead.of),
    ]);
    lines.push(...columns(1, rows));
  }
  if (seats > 1) {
    lines.push('', say('cli-arena-seats'));
    lines.push(
      ...columns(
        1,
        tally.seats.map((wins, seat) => [`  ${seat + 1}`, percent(wins.rate), interval(wins)]),
      ),
    );
  }
  return lines;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const interval = ({ interval: { low, high } }: Rate): string => `${percent(low)}–${percent(high)}`;
const amount = (won: number): string => (Number.isInteger(won) ? String(won) : won.toFixed(1));
const time = (ms: number): string => (ms < 0.01 ? '< 0.01 ms' : `${Number(ms.toPrecision(2))} ms`);
