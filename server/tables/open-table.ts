import type { AnyGame } from '@stolik/engine';
import type { Summary } from '../store/store.ts';
import { Audience, type AudienceWorld, type Steps, type Watcher } from './audience.ts';
import type { Outage } from './clock.ts';
import { type Deed, type Entry, isPlay } from './deeds.ts';
import type { Ledger } from './ledger.ts';
import { readLedger, snapshotOf } from './reading.ts';
import { isRefused, type Refused, refused } from './refused.ts';

export interface TableWorld extends AudienceWorld {
  outages(): readonly Outage[];
  /** Null when it is known that the house was open all the time; else what has to be waited for before any time is counted. */
  fresh(): Promise<void> | null;
  /** A deed was done and is safe on disk; `own`: through this node. */
  happened(table: OpenTable, entry: Entry, before: Before, own: boolean): void;
  /** Something failed that must not fail. */
  failed(table: string, error: unknown): void;
}

/** What the table was like before a deed, to see what it changed. */
export interface Before {
  readonly status: Ledger['status'];
  readonly asked: readonly number[];
  readonly undo: boolean;
}

const notWritten = refused('store-failed', 'This could not be written down, so it was not done. Try again.');

/** So often a deed is tried again after another node was quicker. */
const TRIES = 4;

/**
 * One table in memory: the ledger, and the audience that follows it. Deeds are done one after the other; each is applied, written to the store, and only
 * then shown and acknowledged. When another node was quicker, or the store failed, what is in memory is thrown away and read again.
 */
export class OpenTable {
  readonly audience: Audience;
  private busy = false;
  /** What is in memory may hold what was never written, and could not be read again yet. */
  private doubtful = false;
  private readonly line: (() => void)[] = [];
  private summary: string;
  /** What it had taken to come here when the table was last written down as a whole. */
  private keptAfter = 0;
  /** When somebody last needed the table. */
  touched: number;

  private constructor(
    readonly id: string,
    readonly game: AnyGame,
    public ledger: Ledger,
    private readonly world: TableWorld,
  ) {
    this.touched = world.now();
    this.audience = new Audience(id, () => this.ledger, world);
    this.summary = this.brief(null);
  }

  static async load(id: string, games: readonly AnyGame[], world: TableWorld): Promise<OpenTable | Refused> {
    const read = await readLedger(id, games, world.store, world.outages());
    if (isRefused(read)) return read;
    const table = new OpenTable(id, read.game, read, world);
    table.keepSnapshot();
    return table;
  }

  /** Does what `make` says is to be done now. The same request of the same account again is answered with what it did. */
  async perform(
    account: string | null,
    request: string | null,
    make: (ledger: Ledger) => Deed | Refused | null,
  ): Promise<number | Refused> {
    const turn = this.enter();
    if (turn !== undefined) await turn;
    try {
      if (this.doubtful && !(await this.isSettled())) return notWritten;
      const unsure = this.world.fresh();
      if (unsure !== null && !(await isDone(unsure))) return notWritten;
      for (let tries = 0; tries < TRIES; tries++) {
        if (account !== null && request !== null) {
          const answered = this.ledger.answered(account, request);
          if (answered !== null) return answered;
        }
        const deed = make(this.ledger);
        if (deed === null) return this.ledger.at;
        if (isRefused(deed)) {
          // Another node may have done what is missing here, and its word may be on the way.
          const { at } = this.ledger;
          if (this.world.store.kind === 'postgres') await this.readOn();
          if (this.ledger.at === at) return deed;
          continue;
        }
        const done = await this.commit(deed, account, request);
        if (done !== null) return done;
      }
      return refused('busy', 'Too many things happen at this table at once: try again.');
    } finally {
      this.leave();
    }
  }

  /** Another node has done something here. */
  async follow(at: number): Promise<void> {
    if (at <= this.ledger.at && !this.busy) return;
    await this.enter();
    try {
      if (this.doubtful) await this.isSettled();
      else if (at > this.ledger.at) await this.readOn();
    } finally {
      this.leave();
    }
  }

  /** Reads what other nodes have done and this one may not have heard of yet. */
  async catchUp(): Promise<void> {
    if (this.world.store.kind === 'postgres') await this.follow(this.ledger.at + 1);
  }

  /** Reads the table as it stands when nobody is in the middle of a deed. */
  async quietly<T>(look: (ledger: Ledger) => T): Promise<T> {
    await this.enter();
    try {
      if (this.doubtful && !(await this.isSettled())) throw new Error('The store does not answer.');
      return look(this.ledger);
    } finally {
      this.leave();
    }
  }

  get isBusy(): boolean {
    return this.busy;
  }

  /** From now on the watcher is told everything that this chair may know. */
  async watch(watcher: Watcher, chair: number | null, since: number | null): Promise<void> {
    const chat = await this.world.store.chatsAfter(this.id, 0, this.world.limits.chatKept);
    await this.quietly(() => this.audience.welcome(watcher, chair, since, chat));
    this.touched = this.world.now();
  }

  unwatch(watcher: Watcher): void {
    if (this.audience.dismiss(watcher)) this.touched = this.world.now();
  }

  summarise(): Summary {
    const { ledger } = this;
    return {
      // A game that everybody has given up is over as far as lists go: it can be looked at, and its record be had.
      status: ledger.status === 'closed' && ledger.match !== null ? 'over' : ledger.status,
      game: ledger.opening.game,
      seats: ledger.company.chairs.map(({ account, name, bot }) => ({ account, name, bot })),
      waiting: ledger.peopleAsked,
      wake: ledger.wakeAt(this.world.limits),
    };
  }

  /** Changes whenever the summary does, and is cheaper. Deeds that are no play may change who sits where. */
  private brief(entry: Entry | null): string {
    const { ledger } = this;
    const company = entry === null || isPlay(entry.deed) ? '' : entry.at;
    return `${ledger.status} ${ledger.peopleAsked} ${ledger.wakeAt(this.world.limits)} ${company}`;
  }

  /** The number of the deed; a refusal; or null when another node was quicker and all has to be thought over again. */
  private async commit(deed: Deed, account: string | null, request: string | null): Promise<number | Refused | null> {
    const { ledger } = this;
    const before = beforeOf(ledger);
    const entry: Entry = {
      at: ledger.at + 1,
      time: Math.max(ledger.time, this.world.now()),
      account,
      request,
      deed,
    };
    const refusal = ledger.apply(entry);
    if (refusal !== null) return refusal;
    const brief = this.brief(entry);
    const summary = brief === this.summary ? null : this.summarise();
    let steps: Steps;
    let written: boolean;
    try {
      steps = this.audience.draw(entry);
      written = await this.world.store.append({ table: this.id, entry, summary });
    } catch (error) {
      this.world.failed(this.id, error);
      this.doubtful = true;
      if (!(await this.isSettled())) return notWritten;
      // It may be written nevertheless (the answer was lost on the way): then the journal says so.
      const answered = account !== null && request !== null ? this.ledger.answered(account, request) : null;
      return answered ?? notWritten;
    }
    if (!written) {
      this.doubtful = true;
      return (await this.isSettled()) ? null : notWritten;
    }
    this.summary = brief;
    this.keepSnapshot();
    this.show(entry, steps, before, true);
    return entry.at;
  }

  /** Writes the table down as a whole when it has become dear to play again. Nobody waits for it: without it opening the table only takes longer. */
  private keepSnapshot(): void {
    const { ledger, world } = this;
    if (ledger.effort - this.keptAfter < world.limits.snapshotAfter) return;
    this.keptAfter = ledger.effort;
    world.store.keepSnapshot(this.id, snapshotOf(ledger)).catch((error: unknown) => world.failed(this.id, error));
  }

  private async readOn(): Promise<void> {
    for (const entry of await this.world.store.entriesAfter(this.id, this.ledger.at)) {
      if (entry.at <= this.ledger.at) continue;
      const before = beforeOf(this.ledger);
      const refusal = this.ledger.apply(entry);
      if (refusal !== null) throw new Error(`Deed ${entry.at} of table ${this.id} does not fit: ${refusal.message}`);
      this.show(entry, this.audience.draw(entry), before, false);
    }
    this.summary = this.brief(null);
  }

  /** Tries to find out how the table really stands; false while the store does not answer. */
  private async isSettled(): Promise<boolean> {
    try {
      await this.readAgain();
      this.doubtful = false;
      return true;
    } catch (error) {
      this.world.failed(this.id, error);
      return false;
    }
  }

  /** Throws away what is in memory, which may hold what was never written. */
  private async readAgain(): Promise<void> {
    const read = await readLedger(this.id, [this.game], this.world.store, this.world.outages());
    if (isRefused(read)) throw new Error(read.message);
    this.ledger = read;
    this.keptAfter = 0;
    this.summary = this.brief(null);
    this.audience.showAgain();
  }

  private show(entry: Entry, steps: Steps, before: Before, own: boolean): void {
    this.touched = this.world.now();
    this.audience.show(entry, steps, !isPlay(entry.deed) || before.undo || before.status !== this.ledger.status);
    this.world.happened(this, entry, before, own);
  }

  private enter(): Promise<void> | undefined {
    if (!this.busy) {
      this.busy = true;
      return undefined;
    }
    return new Promise((resolve) => this.line.push(resolve));
  }

  private leave(): void {
    const next = this.line.shift();
    if (next === undefined) this.busy = false;
    else next();
  }
}

const isDone = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

const beforeOf = (ledger: Ledger): Before => ({
  status: ledger.status,
  asked: ledger.peopleAsked,
  undo: ledger.undo !== null,
});
