import type { Limits } from '../limits.ts';
import { hashOf, newId, newSecret } from '../secrets.ts';
import type { Account, Store } from '../store/store.ts';

/** People: guests with a nickname at once, kept by a passkey if they like. A browser shows a secret to be recognised by. */
export class Accounts {
  constructor(
    private readonly store: Store,
    private readonly limits: Limits,
    private readonly now: () => number,
  ) {}

  /** A new guest and the secret of the session. */
  async welcome(name: string): Promise<{ account: Account; secret: string }> {
    const account: Account = { id: newId(), name, kept: false };
    await this.store.addAccount(account, this.now());
    return { account, secret: await this.begin(account.id) };
  }

  /** A session for an account that has proved itself. */
  async begin(account: string): Promise<string> {
    const secret = newSecret();
    await this.store.addSession(hashOf(secret), account, this.now());
    return secret;
  }

  bySession(secret: string): Promise<Account | null> {
    return this.store.sessionAccount(hashOf(secret), this.now() - this.limits.sessionLives);
  }

  /** The session lives on from now; false when it was renewed not long ago, or is none. */
  renew(secret: string): Promise<boolean> {
    const { renewAfter, sessionLives } = this.limits;
    const now = this.now();
    return this.store.renewSession(hashOf(secret), now, now - sessionLives, now - renewAfter);
  }

  end(secret: string): Promise<void> {
    return this.store.endSession(hashOf(secret));
  }
}
