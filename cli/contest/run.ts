import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Contest, Entry, Outcome } from '@stolik/bots/arena';
import { defined } from '@stolik/engine';
import { Complaint, failure } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { makeFolderFor } from '../files.ts';
import type { Given, OptionKinds } from '../given.ts';
import { stateFolder } from '../play/saves.ts';
import { LedgerFile } from './ledger-file.ts';
import { GameFailed, playContests } from './pool.ts';
import { Progress } from './progress.ts';

/** The options that say how games of a contest are played and kept. */
export const contestOptions = { threads: 'word', ledger: 'word' } as const satisfies OptionKinds;

const MOST_THREADS = 256;

export interface ContestsPlayed {
  /** For each contest what was played of it, by number. */
  readonly outcomes: readonly (readonly Outcome[])[];
  /** Seconds this run took. */
  readonly seconds: number;
  /** Null when all was played; else where what was played is kept, if anywhere. */
  readonly stopped: { readonly file: string | null } | null;
}

/** Plays contests over threads, tells how far it has come, keeps each game in the ledger, and stops when it is told to. */
export async function runContests(desk: Desk, given: Given, contests: readonly Contest[]): Promise<ContestsPlayed> {
  const threads = given.whole('threads', 1, MOST_THREADS) ?? availableParallelism();
  const named = given.word('ledger');
  const ledger = named === null ? usualLedger(desk, contests) : LedgerFile.open(named, contests);
  const entries: Entry[] = [...(ledger?.found ?? [])];
  const games = contests.reduce((sum, contest) => sum + contest.games, 0);
  if (entries.length > 0 && desk.terminal.notesSeen)
    desk.terminal.note(`${desk.say('cli-contest-found', { count: entries.length, file: ledger?.file ?? '' })}\n`);
  const progress = new Progress(desk, games, entries.length);
  const stop = new AbortController();
  const forget = desk.terminal.onInterrupt(() => stop.abort());
  const begun = performance.now();
  const finished = entries.slice();
  try {
    await playContests({
      contests,
      address: desk.house.address,
      threads,
      finished,
      signal: stop.signal,
      take(entry) {
        ledger?.add(entry);
        entries.push(entry);
        progress.add();
      },
    });
  } catch (error) {
    throw error instanceof GameFailed ? complaintOfGame(error) : error;
  } finally {
    forget();
    progress.close();
    ledger?.close();
  }
  const complete = entries.length === games;
  if (complete && named === null) ledger?.remove();
  return {
    outcomes: contests.map((_, place) =>
      entries.flatMap(({ contest, outcome }) => (contest === place ? [outcome] : [])).sort((a, b) => a.index - b.index),
    ),
    seconds: (performance.now() - begun) / 1000,
    stopped: complete ? null : { file: ledger?.file ?? null },
  };
}

/** A place for those who named none, so that a run that is broken off can still be taken up again. A closed one is no reason not to play. */
function usualLedger(desk: Desk, contests: readonly Contest[]): LedgerFile | null {
  const name = `${contests[0]?.game}-${randomBytes(6).toString('hex')}.jsonl`;
  const file = join(stateFolder(desk.terminal.env), 'contests', name);
  try {
    makeFolderFor(file);
    return LedgerFile.open(file, contests);
  } catch (error) {
    if (error instanceof Complaint) return null;
    throw error;
  }
}

/** Where the games failed: how to see it again. */
function complaintOfGame({ contest, fixture, message }: GameFailed): Complaint {
  const bots = fixture.lineup.map((bot) => defined(contest.bots[bot]));
  const variants = Object.entries(contest.variants).flatMap(([id, value]) => ['--variant', `${id}=${value}`]);
  const again = ['stolik', 'record', contest.game, '--seats', String(contest.seats), '--bots', bots.join(',')];
  const command = commandLine([...again, '--seed', fixture.seed, ...variants, '--out', 'failed.json']);
  return failure('cli-contest-failed', { number: fixture.index + 1, what: message, command });
}

/** As it would be typed. */
export const commandLine = (words: readonly string[]): string =>
  words.map((word) => (/^[\w./:=,@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
