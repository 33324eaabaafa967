import { playGame } from '@stolik/bots';
import { defined, type RivalScore } from '@stolik/engine';
import type { Command } from '../command.ts';
import { wrongUsage } from '../complaint.ts';
import { contestOptions } from '../contest/run.ts';
import type { Desk } from '../desk.ts';
import { botsAsked, gameNamed, seatingAsked, seatingOptions, seedAsked } from '../seating.ts';
import { reportOptions, writeReport } from './balance.ts';
import { type GameLine, gameLine, type Summary, summaryLines } from './simulated.ts';

const MOST_GAMES = 10_000_000;

/** Bots play against each other; a line a game, then a summary. */
export const simulate: Command = {
  options: { ...seatingOptions, ...contestOptions, ...reportOptions, games: 'word', json: 'flag' },
  positionals: { least: 1, most: 1 },
  async run(desk, given) {
    const game = await gameNamed(desk, defined(given.positionals[0]));
    if (given.has('report')) return writeReport(desk, given, game);
    const stray = [...Object.keys(reportOptions), ...Object.keys(contestOptions)].find((option) => given.has(option));
    if (stray !== undefined) throw wrongUsage('cli-wrong-without-report', { option: `--${stray}` });
    const seating = seatingAsked(game, given);
    const bots = botsAsked(given, seating.seats, 'random');
    const seed = seedAsked(given);
    const games = given.whole('games', 1, MOST_GAMES) ?? 100;
    const json = given.has('json');
    const progress = progressOn(desk, games, json);

    const winsBySeat = new Array<number>(seating.seats).fill(0);
    const sums = new Array<number>(seating.seats).fill(0);
    let decisions = 0;
    let time = 0;
    for (let i = 0; i < games; i++) {
      const ownSeed = games === 1 ? seed : `${seed}-${i}`;
      const before = performance.now();
      const played = playGame(game, seating, ownSeed, bots);
      const ms = performance.now() - before;
      decisions += played.decisions;
      time += ms;
      for (const winner of played.winners) winsBySeat[winner] = (winsBySeat[winner] ?? 0) + 1;
      for (const { seat, total } of played.scores) sums[seat] = (sums[seat] ?? 0) + total;
      const line: GameLine = {
        game: game.id,
        seed: ownSeed,
        seats: seating.seats,
        bots: bots.map((bot) => bot.id),
        variants: seating.variants,
        decisions: played.decisions,
        ms: rounded(ms, 3),
        scores: played.scores.map(({ seat, total, lines }) => ({
          seat,
          total,
          lines: lines.map(({ what, points }) => ({ what, points })),
        })),
        winners: [...played.winners],
        ending: played.ending,
        ...(played.rival === null ? {} : { rival: plainRival(played.rival) }),
      };
      if (json) desk.printJson(line);
      else desk.print(gameLine(desk, line, i + 1, games));
      progress(i + 1);
    }

    const summary: Summary = {
      summary: true,
      game: game.id,
      games,
      decisions,
      seconds: rounded(time / 1000, 4),
      decisionsPerSecond: Math.round(decisions / (time / 1000)),
      winsBySeat,
      meanScores: sums.map((sum) => rounded(sum / games, 2)),
    };
    if (json) desk.printJson(summary);
    else for (const line of summaryLines(desk, summary, bots)) desk.print(line);
  },
};

const plainRival = ({ total, lines }: RivalScore): NonNullable<GameLine['rival']> => ({
  total,
  lines: lines.map(({ what, points }) => ({ what, points })),
});

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** Tells how far it has come, where somebody sees it and the lines of the games are not seen themselves. */
function progressOn(desk: Desk, games: number, json: boolean): (done: number) => void {
  if (!desk.terminal.notesSeen || (desk.terminal.interactive && !json)) return () => {};
  let told = 0;
  return (done) => {
    const now = performance.now();
    if (done === games) desk.terminal.note(`\r${' '.repeat(40)}\r`);
    else if (now - told > 200) {
      desk.terminal.note(`\r${desk.say('cli-simulate-progress', { done, games })}`);
      told = now;
    }
  };
}
