import { reasonOf } from '@stolik/engine';
import webpush from 'web-push';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { ownJson } from '../own-json.ts';
import type { Store, Subscription } from '../store/store.ts';
import type { Entry } from '../tables/deeds.ts';
import type { Before, OpenTable } from '../tables/open-table.ts';
import { type AllowedHosts, addressTrouble } from './allowed-hosts.ts';

/** What a service worker is told, and a webhook as well. Words are the browser's business. */
export interface Notification {
  readonly table: string;
  readonly game: string;
  readonly what: 'turn' | 'over' | 'begun' | 'undo' | 'rematch';
}

export interface NotifierSettings {
  readonly store: Store;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly allowedHosts: AllowedHosts;
  /** Whom a push service may write to: an https address or `mailto:`. */
  readonly contact: string;
  now(): number;
  /** Tells the account's windows that are open elsewhere in the house. */
  tellWindows(account: string, notification: Notification): void;
}

/** Calls people to a table they are not looking at: a push to their browsers, or a webhook of theirs. */
export class Notifier {
  private keys: { publicKey: string; privateKey: string } = { publicKey: '', privateKey: '' };
  private readonly waiting = new Map<
    string,
    { readonly timer: NodeJS.Timeout; readonly deliver: () => Promise<void> }
  >();
  /** By table and account: when it was last called, and how far the table was then. */
  private readonly called = new Map<string, { readonly when: number; readonly at: number }>();

  constructor(private readonly settings: NotifierSettings) {}

  /** The keys are made once and kept in the store, so that all nodes have the same. */
  async start(): Promise<void> {
    const kept = await this.settings.store.setting('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()));
    this.keys = ownJson(kept);
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Whoever would be called in a moment is called now: after a restart nobody would remember it. */
  async stop(): Promise<void> {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { timer } of all) clearTimeout(timer);
    await Promise.all(all.map(({ deliver }) => deliver()));
  }

  /** Why a subscription cannot be hung there; null when it can. */
  trouble(kind: Subscription['kind'], address: string): string | null {
    return addressTrouble(this.settings.allowedHosts, kind, address);
  }

  /** Something happened at a table through this node. */
  happened(table: OpenTable, { deed, account: doer }: Entry, before: Before): void {
    const { ledger } = table;
    const tellOthers = (what: Notification['what']): void =>
      this.tell(
        table,
        ledger.company.people().filter((account) => account !== doer),
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
    ...new Set(seats.flatMap((seat) => ledger.company.chairs[seat]?.account ?? [])),
  ];

  private tell(table: OpenTable, accounts: readonly string[], what: Notification['what']): void {
    const notification: Notification = { table: table.id, game: table.game.id, what };
    const { at } = table.ledger;
    for (const account of accounts) {
      // A window that follows the table tells it by itself. Whether somebody looks at that window is known by what was seen.
      if (!table.audience.isHere(account)) this.settings.tellWindows(account, notification);
      const key = `${table.id} ${account}`;
      clearTimeout(this.waiting.get(key)?.timer);
      const deliver = (): Promise<void> => this.deliverIfNeeded(table, account, notification, at);
      const timer = setTimeout(() => {
        this.waiting.delete(key);
        void deliver();
      }, this.settings.limits.notifyAfter);
      timer.unref();
      this.waiting.set(key, { timer, deliver });
    }
  }

  /** `at` is the deed that the notification is about: whoever has seen it needs no notification, whatever came after. */
  private async deliverIfNeeded(
    table: OpenTable,
    account: string,
    notification: Notification,
    at: number,
  ): Promise<void> {
    const { store, limits, now, log } = this.settings;
    try {
      const mine = table.ledger.company.seatsOf(account);
      if (notification.what === 'turn' && !table.ledger.peopleAsked.some((seat) => mine.includes(seat))) return;
      const subscriptions = await store.subscriptionsOf(account);
      if (subscriptions.length === 0) return;
      const seen = await store.seenUpTo(table.id, account);
      if (seen >= at) return;
      const key = `${table.id} ${account}`;
      const last = this.called.get(key);
      // One who was called and has not come knows; one who came, played and left has to be called for the next turn.
      const knows = last !== undefined && seen < last.at && now() - last.when < limits.notifyAgain;
      if (notification.what === 'turn' && knows) return;
      this.remember(key, at);
      for (const subscription of subscriptions) await this.deliver(subscription, notification);
    } catch (error) {
      log('warn', 'notification-failed', { reason: reasonOf(error) });
    }
  }

  /** When somebody was called; what is too old to matter is forgotten, the oldest being first. */
  private remember(key: string, at: number): void {
    const { now, limits } = this.settings;
    this.called.delete(key);
    this.called.set(key, { when: now(), at });
    for (const [known, { when }] of this.called) {
      if (now() - when < limits.notifyAgain) break;
      this.called.delete(known);
    }
  }

  private async deliver(subscription: Subscription, notification: Notification): Promise<void> {
    const { store, metrics, log } = this.settings;
    // What was allowed when it was hung may have been forbidden since.
    if (this.trouble(subscription.kind, subscription.address) !== null) return;
    try {
      const status =
        subscription.kind === 'push'
          ? await this.push(subscription, notification)
          : await this.hook(subscription, notification);
      metrics.calls.add({ kind: subscription.kind, status: String(status) });
      if (status === 404 || status === 410) await store.removeSubscription(subscription.address, null);
    } catch (error) {
      metrics.calls.add({ kind: subscription.kind, status: 'failed' });
      log('warn', 'notification-failed', { kind: subscription.kind, reason: reasonOf(error) });
    }
  }

  private async push({ address, keys }: Subscription, notification: Notification): Promise<number> {
    const { endpoint, method, headers, body } = webpush.generateRequestDetails(
      { endpoint: address, keys: ownJson(keys) },
      JSON.stringify(notification),
      {
        vapidDetails: { subject: this.settings.contact, ...this.keys },
        TTL: 86_400,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      },
    );
    return this.send(endpoint, method, headers, body === null ? undefined : new Uint8Array(body));
  }

  private hook({ address }: Subscription, notification: Notification): Promise<number> {
    return this.send(address, 'POST', { 'content-type': 'application/json' }, JSON.stringify(notification));
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
      // A redirect could lead where the list of allowedHosts does not.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.settings.limits.notifyWithin),
    });
    await response.body?.cancel();
    return response.status;
  }
}
