import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { chanceBy, type Luck } from '@stolik/bots';
import { below, type Option, pendingFor, seat, type Table } from '@stolik/engine';
import type { BotAnswer, BotTask, ThreadStart } from './thread.ts';

export interface BotRequest {
  readonly table: string;
  readonly game: string;
  readonly bot: string | null;
  readonly state: Table<unknown>;
  readonly seat: number;
  readonly luck: Luck;
}

interface Job {
  readonly request: BotRequest;
  readonly resolve: (option: Option | null) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly hurry: Int32Array<SharedArrayBuffer>;
  job: { readonly job: Job; readonly number: number; readonly since: number; readonly timer: NodeJS.Timeout } | null;
  ready: boolean;
}

export interface PoolSettings {
  /** A module that exports `house`, with the games on its shelf. */
  readonly house: string;
  readonly threads?: number;
  /** Milliseconds after which a bot that has not chosen is ended, and any option taken. */
  readonly longest: number;
  failed(message: string): void;
  /** Milliseconds a choice took. */
  took(bot: string, ms: number): void;
}

/** A choice that takes longer makes its table a heavy one. */
const HEAVY = 150;

/** Tables whose thinking is remembered. */
const REMEMBERED = 2000;

/**
 * Threads in which bots think. The table that has thought least gets the next free thread, and heavy tables never hold all threads: so
 * one that thinks for seconds does not slow another.
 */
export class BotPool {
  private readonly threads: Thread[] = [];
  private readonly most: number;
  private waiting: Job[] = [];
  /** By table: milliseconds thought of late. */
  private readonly thought = new Map<string, number>();
  private numbers = 0;
  private stopped = false;

  constructor(private readonly settings: PoolSettings) {
    this.most = Math.max(2, settings.threads ?? availableParallelism() - 1);
  }

  /** An option of the seat's decision; null only when the pool was stopped. */
  choose(request: BotRequest): Promise<Option | null> {
    if (this.stopped) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting.push({ request, resolve });
      this.assign();
    });
  }

  /** Whoever thinks for this table answers with the best found so far. */
  hurry(table: string): void {
    for (const { job, hurry } of this.threads)
      if (job !== null && job.job.request.table === table) Atomics.store(hurry, 0, job.number);
  }

  get queued(): number {
    return this.waiting.length;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const { resolve } of this.waiting) resolve(null);
    this.waiting = [];
    await Promise.all(
      this.threads.splice(0).map((thread) => {
        if (thread.job !== null) {
          clearTimeout(thread.job.timer);
          thread.job.job.resolve(null);
        }
        return thread.worker.terminate();
      }),
    );
  }

  private assign(): void {
    while (this.waiting.length > 0) {
      const next = this.nextJob();
      if (next === null) return;
      const thread = this.threads.find(({ ready, job }) => ready && job === null);
      if (thread === undefined) {
        const coming = this.threads.filter(({ ready }) => !ready).length;
        if (this.threads.length < this.most && coming < this.waiting.length) this.addThread();
        return;
      }
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.give(thread, next);
    }
  }

  /** Of those who wait, the table that has thought least; a heavy one only where it leaves a thread to the others. */
  private nextJob(): Job | null {
    const heavyNow = this.threads.filter(({ job }) => job !== null && this.isHeavy(job.job)).length;
    let best: Job | null = null;
    for (const job of this.waiting) {
      if (heavyNow >= this.most - 1 && this.isHeavy(job)) continue;
      if (best === null || this.thoughtOf(job) < this.thoughtOf(best)) best = job;
    }
    return best;
  }

  private thoughtOf = ({ request }: Job): number => this.thought.get(request.table) ?? 0;
  private isHeavy = (job: Job): boolean => this.thoughtOf(job) > HEAVY;

  private give(thread: Thread, job: Job): void {
    const number = ++this.numbers;
    const timer = setTimeout(() => this.giveUp(thread, 'thought for too long'), this.settings.longest);
    thread.job = { job, number, since: performance.now(), timer };
    const { game, bot, state, seat: at, luck } = job.request;
    const task: BotTask = { number, game, bot, state, seat: at, luck };
    thread.worker.postMessage(task);
  }

  private hear(thread: Thread, answer: BotAnswer): void {
    const { job: current } = thread;
    if (current === null || answer.number !== current.number) return;
    clearTimeout(current.timer);
    thread.job = null;
    this.think(current.job.request, performance.now() - current.since);
    if (answer.error !== null)
      this.settings.failed(`A bot failed at table ${current.job.request.table}: ${answer.error}`);
    current.job.resolve(answer.option ?? anyOption(current.job.request));
    this.assign();
  }

  /** The last thinking counts most, so a table that has become quick is soon taken for quick. */
  private think({ table, bot }: BotRequest, ms: number): void {
    this.settings.took(bot ?? 'minder', ms);
    const before = this.thought.get(table) ?? 0;
    this.thought.delete(table);
    this.thought.set(table, before * 0.5 + ms * 0.5);
    if (this.thought.size > REMEMBERED) {
      const [oldest] = this.thought.keys();
      if (oldest !== undefined) this.thought.delete(oldest);
    }
  }

  private giveUp(thread: Thread, why: string): void {
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    const { job: current } = thread;
    thread.job = null;
    void thread.worker.terminate();
    if (current !== null) {
      clearTimeout(current.timer);
      const { request } = current.job;
      this.settings.failed(`The bot at seat ${request.seat} of table ${request.table} ${why}; any option was taken.`);
      this.think(request, this.settings.longest);
      current.job.resolve(anyOption(request));
    }
    if (!this.stopped) this.assign();
  }

  private addThread(): void {
    const hurry = new Int32Array(new SharedArrayBuffer(4));
    const start: ThreadStart = { house: this.settings.house, hurry };
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: start });
    const thread: Thread = { worker, hurry, job: null, ready: false };
    this.threads.push(thread);
    worker.unref();
    worker.on('message', (said: 'ready' | BotAnswer) => {
      if (said !== 'ready') return this.hear(thread, said);
      thread.ready = true;
      this.assign();
    });
    worker.on('error', (error) => this.giveUp(thread, `failed (${error.message})`));
    worker.on('exit', () => {
      if (this.threads.includes(thread)) this.giveUp(thread, 'ended without a word');
    });
    this.assign();
  }
}

/** When a bot cannot choose, the game goes on all the same. */
function anyOption({ state, seat: at, luck }: BotRequest): Option | null {
  const options = pendingFor(state, seat(at))?.options ?? [];
  return options.length === 0 ? null : (options[below(chanceBy(luck, 'any'), options.length)] ?? null);
}
