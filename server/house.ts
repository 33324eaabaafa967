import type { AnyGame } from '@stolik/engine';
import type { Accounts } from './accounts/accounts.ts';
import type { Passkeys } from './accounts/passkeys.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Notifier } from './notify/notifier.ts';
import type { Buckets } from './rates.ts';
import type { Account, Store } from './store/store.ts';
import type { Hall } from './tables/hall.ts';

/** The games the server is given, and a module that exports `house` with the same on its shelf, for the bots' threads. */
export interface Registry {
  readonly games: readonly AnyGame[];
  readonly source: string;
}

/** All that a request may need. */
export interface House {
  readonly registry: Registry;
  readonly bots: readonly string[];
  readonly store: Store;
  readonly hall: Hall;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly notifier: Notifier;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly rates: {
    readonly chat: Buckets;
    readonly creations: Buckets;
    readonly undos: Buckets;
    readonly reports: Buckets;
    readonly guests: Buckets;
    readonly requests: Buckets;
    readonly pages: Buckets;
  };
  /** All open windows of an account hear somebody no longer, or again. */
  muted(account: string, other: string, isMuted: boolean): void;
  /** Tells the open windows of a person who has a new name. */
  renamed(person: Account): void;
  now(): number;
  /** Did the last heartbeat reach the store? */
  isWriting(): boolean;
  /** False from the moment the server is asked to stop. */
  isOpen(): boolean;
}
