import webpush from 'web-push';
import type { Limits } from '../limits.ts';
import { type Log, reasonOf } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Bell, Store } from '../store/store.ts';
import type { Entry } from '../tables/deeds.ts';
import type { Before, OpenTable } from '../tables/open-table.ts';
import { addressTrouble, type Doors } from './doors.ts';

/** What a service worker is told, and a webhook as well. Words are the browser's business. */
export interface Call {
  readonly table: string;
  readonly game: string;
  readonly what: 'turn' | 'over' | 'begun' | 'undo' | 'rematch';
}

export interface BellSettings {
  readonly store: Store;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly doors: Doors;
  /** Whom a push service may write to: an https address or `mailto:`. */
  readonly contact: string;
  now(): number;
  /** Tells the account's windows that are open elsewhere in the house. */
  tellWindows(account: string, call: Call): void;
}

/** Calls people to a table they are not looking at: a push to their browsers, or a webhook of theirs. */
export class Bells {
  private keys: { publicKey: string; privateKey: string } = { publicKey: '', privateKey: '' };
  private readonly waiting = new Map<string, { readonly timer: NodeJS.Timeout; readonly ring: () => Promise<void> }>();
  /** By table and account: when it was last called, and how far the table was then. */
  private readonly called = new Map<string, { readonly when: number; readonly at: number }>();

  constructor(private readonly settings: BellSettings) {}

  /** The keys are made once and kept in the store, so that all nodes have the same. */
  async start(): Promise<void> {
    const kept = await this.settings.store.setting('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()));
    this.keys = JSON.parse(kept) as typeof this.keys;
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Whoever would be called in a moment is called now: after a restart nobody would remember it. */
  async stop(): Promise<void> {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { timer } of all) clearTimeout(timer);
    await Promise.all(all.map(({ ring }) => ring()));
  }

  /** Why a bell cannot be hung there; null when it can. */
  trouble(kind: Bell['kind'], address: string): string | null {
    return addressTrouble(this.settings.doors, kind, address);
  }

  /** Something happened at a table through this node. */
  happened(table: OpenTable, { deed, account: doer }: Entry, before: Before): void {
    const { ledger } = table;
    const tellOthers = (what: Call['what']): void =>
      this.tell(
        table,
        ledger.people().filter((account) => account !== doer),
        what,
      );
    if (ledger.status === 'over' && before.status !== 'over') tellOthers('over');
    // The host has begun: everybody's browser has to show its part of the deal.
    if (deed.kind === 'dealing') tellOthers('begun');
    if (deed.kind === 'rematched') tellOthers('rematch');
    if (deed.kind === 'undo-asked') this.tell(table, this.accountsAt(table, deed.of), 'undo');
    const fresh = ledger.peopleAsked.filter((seat) => !before.asked.includes(seat));
    if (fresh.length > 0) this.tell(table, this.accountsAt(table, fresh), 'turn');
  }

  private accountsAt = ({ ledger }: OpenTable, seats: readonly number[]): string[] => [
    ...new Set(seats.flatMap((seat) => ledger.chairs[seat]?.account ?? [])),
  ];

  private tell(table: OpenTable, accounts: readonly string[], what: Call['what']): void {
    const call: Call = { table: table.id, game: table.game.id, what };
    const { at } = table.ledger;
    for (const account of accounts) {
      // A window that follows the table tells it by itself. Whether somebody looks at that window is known by what was seen.
      if (!table.audience.isHere(account)) this.settings.tellWindows(account, call);
      const key = `${table.id} ${account}`;
      clearTimeout(this.waiting.get(key)?.timer);
      const ring = (): Promise<void> => this.ringIfNeeded(table, account, call, at);
      const timer = setTimeout(() => {
        this.waiting.delete(key);
        void ring();
      }, this.settings.limits.callAfter);
      timer.unref();
      this.waiting.set(key, { timer, ring });
    }
  }

  /** `at` is the deed that the call is about: whoever has seen it needs no call, whatever came after. */
  private async ringIfNeeded(table: OpenTable, account: string, call: Call, at: number): Promise<void> {
    const { store, limits, now, log } = this.settings;
    try {
      const mine = table.ledger.seatsOf(account);
      if (call.what === 'turn' && !table.ledger.peopleAsked.some((seat) => mine.includes(seat))) return;
      const bells = await store.bellsOf(account);
      if (bells.length === 0) return;
      const seen = await store.seenUpTo(table.id, account);
      if (seen >= at) return;
      const key = `${table.id} ${account}`;
      const last = this.called.get(key);
      // One who was called and has not come knows; one who came, played and left has to be called for the next turn.
      const knows = last !== undefined && seen < last.at && now() - last.when < limits.callAgain;
      if (call.what === 'turn' && knows) return;
      this.remember(key, at);
      for (const bell of bells) await this.ring(bell, call);
    } catch (error) {
      log('warn', 'call-failed', { reason: reasonOf(error) });
    }
  }

  /** When somebody was called; what is too old to matter is forgotten, the oldest being first. */
  private remember(key: string, at: number): void {
    const { now, limits } = this.settings;
    this.called.delete(key);
    this.called.set(key, { when: now(), at });
    for (const [known, { when }] of this.called) {
      if (now() - when < limits.callAgain) break;
      this.called.delete(known);
    }
  }

  private async ring(bell: Bell, call: Call): Promise<void> {
    const { store, metrics, log } = this.settings;
    // What was allowed when it was hung may have been forbidden since.
    if (this.trouble(bell.kind, bell.address) !== null) return;
    try {
      const status = bell.kind === 'push' ? await this.push(bell, call) : await this.hook(bell, call);
      metrics.calls.add({ kind: bell.kind, status: String(status) });
      if (status === 404 || status === 410) await store.removeBell(bell.address, null);
    } catch (error) {
      metrics.calls.add({ kind: bell.kind, status: 'failed' });
      log('warn', 'call-failed', { kind: bell.kind, reason: reasonOf(error) });
    }
  }

  private async push({ address, keys }: Bell, call: Call): Promise<number> {
    const { endpoint, method, headers, body } = webpush.generateRequestDetails(
      { endpoint: address, keys: JSON.parse(keys) as { p256dh: string; auth: string } },
      JSON.stringify(call),
      {
        vapidDetails: { subject: this.settings.contact, ...this.keys },
        TTL: 86_400,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      },
    );
    return this.send(endpoint, method, headers, body === null ? undefined : new Uint8Array(body));
  }

  private hook({ address }: Bell, call: Call): Promise<number> {
    return this.send(address, 'POST', { 'content-type': 'application/json' }, JSON.stringify(call));
  }

  private async send(
    url: string,
    method: string,
    headers: object,
    body: string | Uint8Array<ArrayBuffer> | undefined,
  ): Promise<number> {
    const response = await fetch(url, {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(body === undefined ? {} : { body }),
      // A redirect could lead where the list of doors does not.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.settings.limits.callWithin),
    });
    await response.body?.cancel();
    return response.status;
  }
}
