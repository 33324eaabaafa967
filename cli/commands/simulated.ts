import type { Bot } from '@stolik/bots';
import type { GameResult, Variants } from '@stolik/engine';
import type { Desk } from '../desk.ts';

/** One simulated game, as `--json` prints it. */
export interface GameLine extends GameResult {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly variants: Variants;
  readonly decisions: number;
  readonly ms: number;
}

/** All of them together. */
export interface Summary {
  readonly summary: true;
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly winsBySeat: readonly number[];
  readonly meanScores: readonly number[];
}

/** A game in one aligned line for people; seats are counted from 1 as at a table. */
export function gameLine(desk: Desk, line: GameLine, number: number, games: number): string {
  const totals = [...line.scores, ...(line.rival === undefined ? [] : [line.rival])]
    .map(({ total }) => String(total).padStart(5))
    .join('');
  return [
    String(number).padStart(String(games).length),
    desk.say('cli-simulate-decisions', { count: line.decisions }).padStart(16),
    `${line.ms.toFixed(1)} ms`.padStart(11),
    totals,
    ` ${desk.say('cli-simulate-winners', { count: line.winners.length, seats: line.winners.map((seat) => seat + 1).join(', ') })}`,
  ].join(' ');
}

export function summaryLines(desk: Desk, summary: Summary, bots: readonly Bot[]): string[] {
  const { games, decisions, seconds, decisionsPerSecond } = summary;
  const cell = (text: string | number): string => String(text).padStart(10);
  const row = (key: string, cells: readonly (string | number)[]): string =>
    `${desk.say(key).padEnd(14)}${cells.map(cell).join('')}`;
  return [
    '',
    desk.say('cli-simulate-summary', {
      games,
      decisions,
      seconds: Number(seconds.toFixed(2)),
      rate: decisionsPerSecond,
    }),
    row(
      'cli-simulate-seat',
      bots.map((_, seat) => seat + 1),
    ),
    row(
      'cli-simulate-bot',
      bots.map((bot) => bot.id),
    ),
    row('cli-simulate-wins', summary.winsBySeat),
    row(
      'cli-simulate-mean',
      summary.meanScores.map((mean) => mean.toFixed(1)),
    ),
  ];
}
