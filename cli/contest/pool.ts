import { Worker } from 'node:worker_threads';
import { type Contest, type Entry, type Fixture, fixtureOf } from '@stolik/bots/arena';
import { defined } from '@stolik/engine';
import type { Answer, Assignment, ThreadTask } from './thread.ts';

export interface PoolOptions {
  readonly contests: readonly Contest[];
  /** Address of the house in which the games are. */
  readonly address: string;
  readonly threads: number;
  /** Games that need not be played again. */
  readonly finished: readonly Entry[];
  readonly take: (entry: Entry) => void;
  /** Ends the run at once. Games that are being played are lost, those taken stand. */
  readonly signal: AbortSignal;
}

/** A game that the rules or a bot could not bring to its end. */
export class GameFailed extends Error {
  constructor(
    readonly contest: Contest,
    readonly fixture: Fixture,
    message: string,
  ) {
    super(message);
  }
}

/** Plays over threads what is missing of the contests. */
export async function playContests(options: PoolOptions): Promise<void> {
  const { contests, address, threads, take, signal } = options;
  const waiting = assignmentsOf(contests, options.finished);
  const task: ThreadTask = { address, contests };
  const workers = new Set<Worker>();
  const endAll = (): void => {
    waiting.length = 0;
    for (const worker of workers) void worker.terminate();
  };
  signal.addEventListener('abort', endAll, { once: true });
  if (signal.aborted) waiting.length = 0;
  try {
    await Promise.all(
      Array.from({ length: Math.min(threads, waiting.length) }, () => playOn(task, waiting, workers, take)),
    );
  } finally {
    signal.removeEventListener('abort', endAll);
    endAll();
  }
}

/** What is still to be played, in order; the next one stands last. */
function assignmentsOf(contests: readonly Contest[], finished: readonly Entry[]): Assignment[] {
  const done = contests.map(() => new Set<number>());
  for (const { contest, outcome } of finished) done[contest]?.add(outcome.index);
  return contests
    .flatMap(({ games }, contest) =>
      Array.from({ length: games }, (_, index) => ({ contest, index })).filter(
        ({ index }) => !done[contest]?.has(index),
      ),
    )
    .reverse();
}

/** One thread, fed until nothing is left. */
function playOn(
  task: ThreadTask,
  waiting: Assignment[],
  workers: Set<Worker>,
  take: (entry: Entry) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: task, execArgv: [] });
    workers.add(worker);
    worker.on('message', (answer: Answer) => {
      try {
        if (answer.kind === 'failed') throw failed(task, answer);
        if (answer.kind === 'played') take({ contest: answer.contest, outcome: answer.outcome });
        const next = waiting.pop();
        if (next === undefined) void worker.terminate();
        else worker.postMessage(next);
      } catch (error) {
        reject(error);
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

function failed({ contests }: ThreadTask, { contest: place, index, message }: Answer & { kind: 'failed' }): GameFailed {
  const contest = defined(contests[place]);
  return new GameFailed(contest, fixtureOf(contest, index), message);
}
