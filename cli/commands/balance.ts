import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Contest } from '@stolik/bots/arena';
import { type Page, pageOf, type Report, reportOf } from '@stolik/bots/balance';
import { type AnyGame, type Decision, isRefusal, seatingOf, start } from '@stolik/engine';
import { failure, wrongUsage } from '../complaint.ts';
import { namingOf } from '../contest/naming.ts';
import { commandLine, runContests } from '../contest/run.ts';
import type { Desk } from '../desk.ts';
import { complaintAbout, writeWhole } from '../files.ts';
import type { Given } from '../given.ts';
import { botNamesAsked, seatingAsked, seedAsked, variantsIn } from '../seating.ts';

const USUAL_GAMES = 400;
const USUAL_PAIR_GAMES = 50;
const MOST_GAMES = 1_000_000;
const USUAL_SEED = 'balance';
const USUAL_FOLDER = join('docs', 'balance');

/** Options of `simulate` that only a report knows. */
export const reportOptions = { report: 'flag', out: 'word', pairs: 'word', 'pair-games': 'word' } as const;

/** Plays what a balance page needs, and writes it with its pictures. */
export async function writeReport(desk: Desk, given: Given, game: AnyGame): Promise<void> {
  const folder = given.word('out') ?? USUAL_FOLDER;
  const contests = contestsAsked(game, given);
  const command = commandAsked(given, game);
  checkFolder(folder);
  const { outcomes, stopped } = await runContests(desk, given, contests);
  if (stopped !== null) {
    const args = {
      done: outcomes.reduce((sum, played) => sum + played.length, 0),
      games: contests.reduce((sum, { games }) => sum + games, 0),
    };
    if (stopped.file === null) throw failure('cli-contest-stopped', args);
    const words = `${command} --out ${commandLine([folder])} --ledger ${commandLine([stopped.file])}`;
    throw failure('cli-contest-stopped-kept', { ...args, command: words });
  }
  const report = reportOf(contests.map((contest, place) => ({ contest, outcomes: outcomes[place] ?? [] })));
  const page = pageOf(report, namingOf(desk, game, contests), `npx ${command}`);
  removeStale(join(folder, game.id), page);
  for (const [name, text] of page) write(join(folder, name), text);
  const file = join(folder, `${game.id}.md`);
  if (given.has('json')) desk.printJson({ file, files: [...page.keys()].map((name) => join(folder, name)), report });
  else tellReport(desk, report, file, page.size);
}

/** One contest for every number of seats, or for that which was asked for; and one of pairs. */
function contestsAsked(game: AnyGame, given: Given): Contest[] {
  const { min, max } = game.seats;
  const bots = botNamesAsked(given, ['greedy']);
  const usual = seatingAsked(game, given);
  const games = given.whole('games', 1, MOST_GAMES) ?? USUAL_GAMES;
  const seed = given.has('seed') ? seedAsked(given) : USUAL_SEED;
  const about = { game: game.id, rules: game.version, bots, seed, games };
  const counts = given.has('seats') ? [usual.seats] : Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const tables = counts.flatMap((seats): Contest[] => {
    // What was asked for may fit one number of seats and not another.
    const seating = seatingOf(game, seats, variantsIn(game, given.words('variant')));
    if (isRefusal(seating)) return [];
    return [{ ...about, ...seating, ...(seats === usual.seats ? { accounts: true } : {}) }];
  });
  const pairs = given.word('pairs');
  if (pairs === null) {
    if (given.has('pair-games')) throw wrongUsage('cli-wrong-pair-games');
    return tables;
  }
  return [...tables, pairContest(game, given, pairs, { ...about, seats: 2, variants: {} })];
}

/** `--pairs nations=choose`: with that variant, what the first question offers meets every other thing it offers. */
function pairContest(game: AnyGame, given: Given, variant: string, about: Contest): Contest {
  const seating = seatingOf(game, 2, variantsIn(game, [...given.words('variant'), variant]));
  if (isRefusal(seating)) throw wrongUsage('cli-wrong-pairs', { given: variant, details: seating.message });
  const asked: Decision | undefined = start(game, seating, about.seed).pending[0];
  // Of two there is one pair only, and what they are may be anything: yes and no, left and right.
  if (asked === undefined || asked.options.length < 3) throw wrongUsage('cli-wrong-pairs-none', { given: variant });
  const { prompt, options } = asked;
  const meetings = (options.length * (options.length - 1)) / 2;
  const games = (given.whole('pair-games', 2, 10_000) ?? USUAL_PAIR_GAMES) * meetings;
  return { ...about, ...seating, games, pairs: { prompt, options } };
}

/** The command as it was given, but for where things are kept: that is another's machine. */
function commandAsked(given: Given, game: AnyGame): string {
  const words = ['stolik', 'simulate', game.id, '--report'];
  for (const name of ['games', 'seats', 'seed', 'pairs', 'pair-games']) {
    const value = given.word(name);
    if (value !== null) words.push(`--${name}`, value);
  }
  for (const name of ['bots', 'variant']) for (const value of given.words(name)) words.push(`--${name}`, value);
  return commandLine(words);
}

/** Better before the games than after them. */
function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (!statSync(folder).isDirectory()) throw failure('cli-file-no-folder', { file: folder });
  } catch (error) {
    throw complaintAbout(error, folder, 'cli-file-unwritable');
  }
}

/** Pictures that an earlier page showed and this one does not. Only where our own numbers lie beside them. */
function removeStale(pictures: string, page: Page): void {
  if (!existsSync(join(pictures, 'numbers.jsonl'))) return;
  const shown = new Set([...page.keys()].map((name) => basename(name)));
  for (const name of readdirSync(pictures))
    if (name.endsWith('.svg') && !shown.has(name)) rmSync(join(pictures, name), { force: true });
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, text);
  } catch (error) {
    throw complaintAbout(error, file, 'cli-file-unwritable');
  }
}

function tellReport(desk: Desk, { tables }: Report, file: string, files: number): void {
  for (const { seats, games, wins } of tables) {
    const rates = wins.map(({ rate }) => `${(rate * 100).toFixed(1)}%`).join('  ');
    desk.print(desk.say('cli-report-table', { seats, games, rates }));
  }
  desk.print(desk.say('cli-report-written', { file, count: files - 1 }));
}
