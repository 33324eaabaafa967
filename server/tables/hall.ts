import type { AnyGame } from '@stolik/engine';
import { reasonOf } from '@stolik/engine';
import type { BotPool } from '../bots/pool.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { NodeNews, Store } from '../store/store.ts';
import { Caretaker } from './caretaker.ts';
import type { Outage } from './clock.ts';
import type { Entry } from './deeds.ts';
import { type Before, OpenTable, type TableWorld } from './open-table.ts';
import { isRefused, type Refused, refused } from './refused.ts';

/** A table in memory and who looks after it. */
export interface Held {
  readonly table: OpenTable;
  readonly caretaker: Caretaker;
}

export interface HallSettings {
  readonly node: string;
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly limits: Limits;
  readonly pool: BotPool;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
  fresh(): Promise<void> | null;
  happened(table: OpenTable, entry: Entry, before: Before, own: boolean): void;
}

/** So many tables are woken at once. */
const WOKEN = 1000;
/** A table that could not be opened is left alone for so long. */
const UNOPENED_RESTS = 60_000;
const SWEEP_EVERY = 1000;
const PRESENCE_EVERY = 10_000;

/** The tables of this node that are in memory. All others are in the store and come when somebody wants them. */
export class Hall {
  private readonly held = new Map<string, Promise<Held | Refused>>();
  /** The same, once they are there. */
  private readonly ready = new Map<string, Held>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly world: TableWorld;
  /** Tables that should be woken and could not be opened, and when that was. */
  private readonly unopened = new Map<string, number>();
  private outages: Outage[] = [];
  private sweeping = false;
  private stopped = false;

  constructor(private readonly settings: HallSettings) {
    const { store, limits, node, metrics } = settings;
    this.world = {
      store,
      limits,
      node,
      outages: () => this.outages,
      now: settings.now,
      fresh: settings.fresh,
      happened: (table, entry, before, own) => {
        metrics.deeds.add({ kind: entry.deed.kind });
        this.ready.get(table.id)?.caretaker.look();
        settings.happened(table, entry, before, own);
      },
      failed: (table, error) => this.fail(table, error),
    };
    metrics.gauge('stolik_tables_open', 'Tables in memory.', () => this.ready.size);
  }

  get size(): number {
    return this.ready.size;
  }

  async start(): Promise<void> {
    await this.readOutages();
    this.settings.store.hear((news) => void this.hear(news).catch((error: unknown) => this.fail(null, error)));
    this.timers.push(setInterval(() => void this.sweep(), SWEEP_EVERY));
    this.timers.push(
      setInterval(() => {
        for (const { table } of this.ready.values()) if (table.audience.size > 0) table.audience.tellPresence();
      }, PRESENCE_EVERY),
    );
    void this.sweep();
  }

  /** The table, from memory or from the store. */
  open(id: string): Promise<Held | Refused> {
    const known = this.held.get(id);
    if (known !== undefined) return known;
    if (this.stopped)
      return Promise.resolve(refused('stopping', 'The server is being restarted: come back in a moment.'));
    const opening = this.load(id);
    this.held.set(id, opening);
    return opening;
  }

  /** Only if it is in memory. */
  here(id: string): Held | null {
    return this.ready.get(id) ?? null;
  }

  /** The house was shut for a while: clocks that are running have to know. */
  async readOutages(): Promise<void> {
    this.outages.splice(0, this.outages.length, ...(await this.settings.store.outages(0)));
    for (const { caretaker, table } of this.ready.values()) {
      table.audience.showClocks();
      caretaker.look();
    }
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const { caretaker } of this.ready.values()) caretaker.stop();
  }

  /** When nothing is being written any more. */
  async settled(): Promise<void> {
    await Promise.all([...this.ready.values()].map(({ table }) => table.quietly(() => null)));
  }

  private async load(id: string): Promise<Held | Refused> {
    try {
      const table = await OpenTable.load(id, this.settings.games, this.world);
      if (isRefused(table)) {
        this.held.delete(id);
        return table;
      }
      const held: Held = { table, caretaker: new Caretaker(table, this.settings.pool, this.world) };
      this.ready.set(id, held);
      // Another node may have written between our reading and our listening.
      await table.follow(table.ledger.at + 1);
      held.caretaker.look();
      return held;
    } catch (error) {
      this.held.delete(id);
      this.ready.delete(id);
      this.fail(id, error);
      return refused('failed', 'The table could not be opened; what was played is kept. Try again later.');
    }
  }

  /** Drops tables nobody needs, and fetches those where something has to happen. */
  private async sweep(): Promise<void> {
    if (this.sweeping || this.stopped) return;
    this.sweeping = true;
    try {
      const now = this.settings.now();
      for (const [id, { table, caretaker }] of this.ready) {
        if (table.audience.size > 0 || table.isBusy || !caretaker.isIdle) continue;
        if (now - table.touched < this.settings.limits.idleTable) continue;
        caretaker.stop();
        this.ready.delete(id);
        this.held.delete(id);
      }
      for (const id of await this.settings.store.tablesToWake(now, WOKEN)) {
        const here = this.ready.get(id);
        if (here !== undefined) here.caretaker.look();
        else if ((this.unopened.get(id) ?? 0) <= now - UNOPENED_RESTS) {
          this.unopened.delete(id);
          if (isRefused(await this.open(id))) this.unopened.set(id, now);
        }
      }
    } catch (error) {
      this.fail(null, error);
    } finally {
      this.sweeping = false;
    }
  }

  private async hear(news: NodeNews | { readonly kind: 'lost' }): Promise<void> {
    switch (news.kind) {
      case 'deeds':
        for (const [id, at] of news.tables) await this.ready.get(id)?.table.follow(at);
        break;
      case 'chat':
        await this.ready.get(news.table)?.table.audience.showChat();
        break;
      case 'presence': {
        if (news.node === this.settings.node) break;
        const held = this.ready.get(news.table);
        held?.table.audience.hearPresence(news.node, news);
        held?.caretaker.look();
        break;
      }
      case 'signed-out':
        break;
      case 'outage':
        await this.readOutages();
        break;
      case 'lost':
        for (const { table } of this.ready.values()) {
          await table.follow(table.ledger.at + 1);
          await table.audience.showChat();
        }
        break;
    }
  }

  private fail(table: string | null, error: unknown): void {
    this.settings.metrics.failures.add();
    this.settings.log('error', 'table-failed', { table, reason: reasonOf(error) });
  }
}
