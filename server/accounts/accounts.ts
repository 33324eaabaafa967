import type { Limits } from '../limits.ts';
import { hashOf, newId, newSecret } from '../secrets.ts';
import type { Account, Session, Store } from '../store/store.ts';

/** What nodes tell each other has to be short. */
const TOLD_AT_ONCE = 100;

/** People: guests with a nickname at once, kept by a passkey if they like. A browser shows a secret to be recognised by. */
export class Accounts {
  constructor(
    private readonly store: Store,
    private readonly limits: Limits,
    private readonly now: () => number,
    /** Closes the windows of sessions that have ended. */
    private readonly ended: (hashes: readonly string[]) => void,
  ) {}

  /** A new guest and the secret of the session. */
  async welcome(name: string, device: string): Promise<{ account: Account; secret: string }> {
    const account: Account = { id: newId(), name, kept: false };
    await this.store.addAccount(account, this.now());
    return { account, secret: await this.begin(account.id, device) };
  }

  /** A session for an account that has proved itself. */
  async begin(account: string, device: string): Promise<string> {
    const secret = newSecret();
    await this.store.addSession(hashOf(secret), account, device, this.now());
    return secret;
  }

  bySession(secret: string): Promise<Account | null> {
    return this.byHash(hashOf(secret));
  }

  byHash(hash: string): Promise<Account | null> {
    return this.store.sessionAccount(hash, this.now() - this.limits.sessionLives);
  }

  /** The session lives on from now; false when it was renewed not long ago, or is none. */
  renew(secret: string): Promise<boolean> {
    const { renewAfter, sessionLives } = this.limits;
    const now = this.now();
    return this.store.renewSession(hashOf(secret), now, now - sessionLives, now - renewAfter);
  }

  /** Sessions of an account that still open it, the last used first. */
  sessionsOf(account: string): Promise<Session[]> {
    return this.store.sessionsOf(account, this.now() - this.limits.sessionLives);
  }

  end(secret: string): Promise<void> {
    return this.endHashes([hashOf(secret)]);
  }

  /** The one that the account's list of devices calls by this id. */
  async endOne(account: string, id: string): Promise<void> {
    const found = (await this.sessionsOf(account)).filter(({ hash }) => deviceId(hash) === id);
    await this.endHashes(found.map(({ hash }) => hash));
  }

  async endAll(account: string): Promise<void> {
    await this.endHashes((await this.store.sessionsOf(account, 0)).map(({ hash }) => hash));
  }

  private async endHashes(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) await this.store.endSession(hash);
    for (let from = 0; from < hashes.length; from += TOLD_AT_ONCE) this.ended(hashes.slice(from, from + TOLD_AT_ONCE));
  }
}

/** What a session is called in a list: nothing can be opened with it, and the store's own hash stays inside. */
export const deviceId = (hash: string): string => hashOf(hash).slice(0, 16);
