import type { Outage } from '../tables/clock.ts';
import type { Entry, Opening } from '../tables/deeds.ts';
import type { Status } from '../tables/ledger.ts';

/** A table as lists show it: a cache of what its journal adds up to. */
export interface Summary {
  readonly status: Status;
  readonly game: string;
  readonly seats: readonly { readonly account: string | null; readonly name: string; readonly bot: string | null }[];
  readonly waiting: readonly number[];
  /** When something has to happen there by itself. */
  readonly wake: number | null;
}

export interface Append {
  readonly table: string;
  readonly entry: Entry;
  /** Where it has changed. */
  readonly summary: Summary | null;
}

export interface StoredTable {
  readonly id: string;
  readonly seed: string;
  readonly opening: Opening;
  readonly snapshot: Snapshot | null;
  /** All of them, or those after the snapshot. */
  readonly entries: readonly Entry[];
}

/** A table as a whole at one deed: a cache of what its journal adds up to. */
export interface Snapshot {
  readonly at: number;
  readonly text: string;
}

export interface NewTable {
  readonly id: string;
  readonly seed: string;
  /** Account and request that made it: the same again gets the same table. */
  readonly request: string;
  readonly entries: readonly Entry[];
  readonly summary: Summary;
}

export interface ListedTable {
  readonly id: string;
  readonly touched: number;
  readonly summary: Summary;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  /** Has a passkey. */
  readonly kept: boolean;
}

/** Somebody whom an account does not want to hear, or not at its tables either. */
export interface Avoided {
  readonly other: string;
  /** As he was called then. */
  readonly name: string;
  readonly how: 'mute' | 'block';
}

/** One browser in which somebody is signed in. */
export interface Session {
  readonly hash: string;
  /** What the browser called itself; may be nothing. */
  readonly device: string;
  readonly since: number;
  /** When it was last renewed. */
  readonly used: number;
}

export interface Passkey {
  readonly id: string;
  readonly account: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Where a person wants to be called: a browser's push service, or a webhook. */
export interface Subscription {
  readonly address: string;
  readonly account: string;
  readonly kind: 'push' | 'webhook';
  /** Keys of the browser's subscription. */
  readonly keys: string;
}

export interface StoredChat {
  readonly n: number;
  readonly account: string;
  readonly name: string;
  readonly text: string;
  readonly time: number;
}

/** What nodes tell each other. */
export type NodeNews =
  | { readonly kind: 'deeds'; readonly tables: readonly (readonly [table: string, at: number])[] }
  | { readonly kind: 'chat'; readonly table: string }
  /** Who looks at tables through this node; sent when it changes and now and then. */
  | {
      readonly kind: 'presence';
      readonly node: string;
      readonly table: string;
      readonly accounts: readonly string[];
      readonly spectators: number;
      readonly lookers: readonly { readonly account: string; readonly name: string }[];
    }
  /** Their windows are closed, wherever they are. */
  | { readonly kind: 'signed-out'; readonly sessions: readonly string[] }
  | { readonly kind: 'outage' };

/** Where everything is kept. A promise that is fulfilled means: it is on disk. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';

  /** Writes the next deed of a table; false when that number is taken or the one before it is missing, and nothing was written. */
  append(append: Append): Promise<boolean>;
  /** The table made by the request: another one than given when it was done before, with what was asked for then. */
  createTable(table: NewTable): Promise<{ readonly id: string; readonly request: string | null }>;
  readTable(id: string, from: 'snapshot' | 'start'): Promise<StoredTable | null>;
  entriesAfter(id: string, at: number): Promise<Entry[]>;
  /** Tables of an account, the last touched first. */
  tablesOf(account: string, which: 'running' | 'finished', before: number, limit: number): Promise<ListedTable[]>;
  runningTables(account: string): Promise<number>;
  findInvitation(code: string): Promise<string | null>;
  tablesToWake(now: number, limit: number): Promise<string[]>;
  /** An older one than is there is not kept. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** Only the node that keeps a table plays its bots and clocks. */
  lease(table: string, node: string, now: number, until: number): Promise<boolean>;

  /** A line that answers the same request of the same account again is not added again. */
  addChat(table: string, line: Omit<StoredChat, 'n'>, request: string): Promise<void>;
  /** The line that a request of the account has led to; null when it is new. */
  chatSaid(table: string, account: string, request: string): Promise<string | null>;
  chatsAfter(table: string, n: number, limit: number): Promise<StoredChat[]>;
  markSeen(table: string, account: string, at: number): Promise<void>;
  seenUpTo(table: string, account: string): Promise<number>;

  addAccount(account: Account, now: number): Promise<void>;
  account(id: string): Promise<Account | null>;
  rename(account: string, name: string): Promise<void>;
  addSession(hash: string, account: string, device: string, now: number): Promise<void>;
  /** Of an account, used after `since`; the last used first. */
  sessionsOf(account: string, since: number): Promise<Session[]>;
  sessionAccount(hash: string, since: number): Promise<Account | null>;
  /** A session begun after `since` and before `until` begins anew; was there one? */
  renewSession(hash: string, now: number, since: number, until: number): Promise<boolean>;
  endSession(hash: string): Promise<void>;
  addPasskey(passkey: Passkey, now: number): Promise<void>;
  passkey(id: string): Promise<Passkey | null>;
  passkeysOf(account: string): Promise<Passkey[]>;
  usePasskey(id: string, counter: number): Promise<void>;
  removePasskey(id: string, account: string): Promise<void>;
  addChallenge(id: string, challenge: string, account: string | null, until: number): Promise<void>;
  /** A challenge serves once. */
  takeChallenge(id: string, now: number): Promise<{ challenge: string; account: string | null } | null>;
  addSubscription(subscription: Subscription, now: number): Promise<void>;
  subscriptionsOf(account: string): Promise<Subscription[]>;
  removeSubscription(address: string, account: string | null): Promise<void>;
  /** Null takes it back. */
  avoid(account: string, other: string, name: string, how: Avoided['how'] | null, now: number): Promise<void>;
  avoidedBy(account: string): Promise<Avoided[]>;
  /** Forgets what nobody can use any more. */
  tidy(now: number, until: TidyUntil): Promise<void>;

  /** The setting; the value given where there was none yet. */
  setting(key: string, make: () => string): Promise<string>;
  /** I am alive. */
  beat(now: number): Promise<void>;
  /** When any node last was. */
  lastBeat(): Promise<number | null>;
  addOutage(outage: Outage): Promise<void>;
  outages(since: number): Promise<Outage[]>;

  tell(news: NodeNews): void;
  /** From other nodes only. `lost`: something may have been missed. */
  hear(listener: (news: NodeNews | { readonly kind: 'lost' }) => void): void;

  /** Every row of every table, for a backup. */
  dump(): AsyncIterable<DumpRow>;
  /** Into an empty store; false when it is not empty. */
  load(rows: AsyncIterable<DumpRow>): Promise<boolean>;
  close(): Promise<void>;
}

/** What is older than this is forgotten. */
export interface TidyUntil {
  readonly sessions: number;
  /** Tables at which no game began. */
  readonly gatherings: number;
  /** Guests whom no session knows. */
  readonly guests: number;
}

export interface DumpRow {
  readonly table: string;
  readonly row: { readonly [column: string]: string | number | null };
}
