import type { AnyGame } from '@stolik/engine';
import type { Limits } from '../limits.ts';
import { Moment, Outlook } from '../outlook.ts';
import type { Sealed } from '../seal.ts';
import { chatsOf, clocksOf, companyOf, presenceOf } from '../sight.ts';
import type { Store, StoredChat, Summary } from '../store/store.ts';
import type { Outage } from './clock.ts';
import type { Deed, Entry } from './deeds.ts';
import type { Ledger } from './ledger.ts';
import { Presence } from './presence.ts';
import { readLedger } from './reading.ts';
import { isRefused, type Refused, refused } from './refused.ts';

/** Somebody who follows a table: a connection. */
export interface Watcher {
  readonly account: string;
  send(message: Sealed): void;
}

export interface TableWorld {
  readonly store: Store;
  readonly limits: Limits;
  readonly node: string;
  outages(): readonly Outage[];
  now(): number;
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
 * One table in memory: the ledger and those who follow it. Deeds are done one after the other; each is applied, written to the store, and only
 * then shown and acknowledged. When another node was quicker, or the store failed, what is in memory is thrown away and read again.
 */
export class OpenTable {
  readonly watchers = new Map<Watcher, number | null>();
  private readonly outlooks = new Map<number | null, Outlook>();
  private readonly presence: Presence;
  private busy = false;
  /** What is in memory may hold what was never written, and could not be read again yet. */
  private doubtful = false;
  private readonly line: (() => void)[] = [];
  private summary: string;
  private lastChat = 0;
  /** When somebody last needed the table. */
  touched: number;

  private constructor(
    readonly id: string,
    readonly game: AnyGame,
    public ledger: Ledger,
    private readonly world: TableWorld,
  ) {
    this.touched = world.now();
    this.presence = new Presence(() => [...this.watchers.keys()].map(({ account }) => account), world.now);
    this.summary = this.brief(null);
  }

  static async load(id: string, games: readonly AnyGame[], world: TableWorld): Promise<OpenTable | Refused> {
    const read = await readLedger(id, games, world.store, world.outages());
    return isRefused(read) ? read : new OpenTable(id, read.game, read, world);
  }

  /** Does what `make` says is to be done now. The same request of the same account again is answered with what it did. */
  async perform(
    account: string | null,
    request: string | null,
    make: (ledger: Ledger) => Deed | Refused | null,
  ): Promise<number | Refused> {
    await this.enter();
    try {
      if (this.doubtful && !(await this.isSettled())) return notWritten;
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
    const lines = await this.world.store.chatsAfter(this.id, 0, this.world.limits.chatKept);
    this.lastChat = Math.max(this.lastChat, lines.at(-1)?.n ?? 0);
    await this.quietly(() => {
      this.watchers.set(watcher, chair);
      // A chair nobody looks from any more is not kept up to date.
      this.dropUnused();
      this.touched = this.world.now();
      watcher.send(companyOf(this.id, this.ledger, watcher.account, this.world.limits.undoAnswer));
      if (this.ledger.match !== null) watcher.send(this.outlook(chair).whole(since));
      watcher.send(chatsOf(this.id, this.ledger, lines));
      watcher.send(clocksOf(this.id, this.ledger, this.world.now()));
      this.tellPresence();
    });
  }

  unwatch(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    this.touched = this.world.now();
    this.dropUnused();
    this.tellPresence();
  }

  /** Seats whose people are here, on whatever node. */
  present(): readonly number[] {
    return this.presence.present(this.ledger);
  }

  isHere = (account: string): boolean => this.present().some((at) => this.ledger.chairs[at]?.account === account);

  /** Another node says who looks on there. */
  hearPresence(node: string, accounts: readonly string[], spectators: number): void {
    this.presence.hear(node, accounts, spectators);
    this.showPresence();
  }

  tellPresence(): void {
    this.presence.changed();
    const { node, store } = this.world;
    store.tell({ kind: 'presence', node, table: this.id, ...this.presence.own(this.ledger) });
    this.showPresence();
  }

  /** Lines that were said since the last ones shown. */
  async showChat(): Promise<void> {
    const lines: StoredChat[] = await this.world.store.chatsAfter(this.id, this.lastChat, this.world.limits.chatKept);
    if (lines.length === 0) return;
    this.lastChat = lines.at(-1)?.n ?? this.lastChat;
    this.tellAll(chatsOf(this.id, this.ledger, lines));
  }

  tellAll(message: Sealed): void {
    for (const watcher of this.watchers.keys()) watcher.send(message);
  }

  showClocks(): void {
    if (this.ledger.opening.clock.kind !== 'none') this.tellAll(clocksOf(this.id, this.ledger, this.world.now()));
  }

  summarise(): Summary {
    const { ledger } = this;
    return {
      status: ledger.status,
      game: ledger.opening.game,
      seats: ledger.chairs.map(({ account, name, bot }) => ({ account, name, bot })),
      waiting: ledger.peopleAsked(),
      wake: ledger.wakeAt(this.world.limits.undoAnswer),
    };
  }

  /** Changes whenever the summary does, and is cheaper. Deeds that are no play may change who sits where. */
  private brief(entry: Entry | null): string {
    const { ledger } = this;
    const play = entry === null || entry.deed.kind === 'chose' || entry.deed.kind === 'undid';
    const company = play ? '' : entry.at;
    return `${ledger.status} ${ledger.peopleAsked()} ${ledger.wakeAt(this.world.limits.undoAnswer)} ${company}`;
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
    let written: boolean;
    try {
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
    this.show(entry, before, true);
    return entry.at;
  }

  private async readOn(): Promise<void> {
    for (const entry of await this.world.store.entriesAfter(this.id, this.ledger.at)) {
      if (entry.at <= this.ledger.at) continue;
      const before = beforeOf(this.ledger);
      const refusal = this.ledger.apply(entry);
      if (refusal !== null) throw new Error(`Deed ${entry.at} of table ${this.id} does not fit: ${refusal.message}`);
      this.show(entry, before, false);
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
    this.presence.changed();
    this.summary = this.brief(null);
    this.outlooks.clear();
    for (const [watcher, chair] of this.watchers) {
      watcher.send(companyOf(this.id, read, watcher.account, this.world.limits.undoAnswer));
      if (read.match !== null) watcher.send(this.outlook(chair).whole(null));
    }
    this.showClocks();
  }

  private show(entry: Entry, before: Before, own: boolean): void {
    const { ledger } = this;
    this.touched = this.world.now();
    const kind = entry.deed.kind;
    const onlyPlay = kind === 'chose' || kind === 'undid';
    if (!onlyPlay) this.presence.changed();
    const steps = new Map<number | null, Sealed>();
    const moment = new Moment(this.id, ledger);
    const company = !onlyPlay || before.undo || before.status !== ledger.status;
    for (const [watcher, chair] of this.watchers) {
      if (company) watcher.send(companyOf(this.id, ledger, watcher.account, this.world.limits.undoAnswer));
      if (ledger.match === null) continue;
      let step = steps.get(chair);
      if (step === undefined) {
        const known = this.outlooks.get(chair);
        step = known === undefined ? this.outlook(chair).whole(null) : known.step(moment);
        steps.set(chair, step);
      }
      watcher.send(step);
    }
    if (ledger.match !== null) this.showClocks();
    this.world.happened(this, entry, before, own);
  }

  private outlook(chair: number | null): Outlook {
    let outlook = this.outlooks.get(chair);
    if (outlook === undefined) {
      outlook = new Outlook(this.id, this.ledger, chair);
      this.outlooks.set(chair, outlook);
    }
    return outlook;
  }

  private dropUnused(): void {
    const used = new Set(this.watchers.values());
    for (const chair of this.outlooks.keys()) if (!used.has(chair)) this.outlooks.delete(chair);
  }

  private showPresence(): void {
    this.tellAll(presenceOf(this.id, this.present(), this.presence.spectators(this.ledger)));
  }

  private enter(): Promise<void> | void {
    if (!this.busy) {
      this.busy = true;
      return;
    }
    return new Promise((resolve) => this.line.push(resolve));
  }

  private leave(): void {
    const next = this.line.shift();
    if (next === undefined) this.busy = false;
    else next();
  }
}

const beforeOf = (ledger: Ledger): Before => ({
  status: ledger.status,
  asked: ledger.peopleAsked(),
  undo: ledger.undo !== null,
});
