import { ownJson } from '../own-json.ts';
import { type Driver, number, type Row, text, textOrNull } from './driver.ts';
import type { Account, Avoided, Passkey, Session, Subscription, TidyUntil } from './store.ts';

/** So many at most are forgotten at a time, so that nobody waits for it. */
export const TIDIED = 500;

/** What the store keeps of people: accounts, sessions, passkeys, where they want to be called. */
export class SqlPeople {
  constructor(protected readonly driver: Driver) {}

  async addAccount({ id, name }: Account, now: number): Promise<void> {
    await this.driver.query('INSERT INTO accounts VALUES ($1, $2, $3)', [id, name, now]);
  }

  async account(id: string): Promise<Account | null> {
    const [row] = await this.driver.query(`${ACCOUNT} WHERE accounts.id = $1`, [id]);
    return row === undefined ? null : accountOf(row);
  }

  async rename(account: string, name: string): Promise<void> {
    await this.driver.query('UPDATE accounts SET name = $2 WHERE id = $1', [account, name]);
  }

  async addSession(hash: string, account: string, device: string, now: number): Promise<void> {
    await this.driver.query(
      'INSERT INTO sessions (hash, account, device, created, since) VALUES ($1, $2, $3, $4, $4)',
      [hash, account, device, now],
    );
  }

  async sessionsOf(account: string, since: number): Promise<Session[]> {
    const rows = await this.driver.query(
      'SELECT hash, device, since, created FROM sessions WHERE account = $1 AND created > $2 ORDER BY created DESC',
      [account, since],
    );
    return rows.map((row) => ({
      hash: text(row.hash),
      device: text(row.device),
      since: number(row.since),
      used: number(row.created),
    }));
  }

  async sessionAccount(hash: string, since: number): Promise<Account | null> {
    const [row] = await this.driver.query(
      `${ACCOUNT} JOIN sessions ON sessions.account = accounts.id WHERE sessions.hash = $1 AND sessions.created > $2`,
      [hash, since],
    );
    return row === undefined ? null : accountOf(row);
  }

  async renewSession(hash: string, now: number, since: number, until: number): Promise<boolean> {
    const rows = await this.driver.query(
      'UPDATE sessions SET created = $2 WHERE hash = $1 AND created > $3 AND created < $4 RETURNING hash',
      [hash, now, since, until],
    );
    return rows.length > 0;
  }

  async endSession(hash: string): Promise<void> {
    await this.driver.query('DELETE FROM sessions WHERE hash = $1', [hash]);
  }

  async addPasskey({ id, account, publicKey, counter, transports }: Passkey, now: number): Promise<void> {
    await this.driver.query('INSERT INTO passkeys VALUES ($1, $2, $3, $4, $5, $6)', [
      id,
      account,
      Buffer.from(publicKey).toString('base64url'),
      counter,
      JSON.stringify(transports),
      now,
    ]);
  }

  async passkey(id: string): Promise<Passkey | null> {
    const [row] = await this.driver.query('SELECT * FROM passkeys WHERE id = $1', [id]);
    return row === undefined ? null : passkeyOf(row);
  }

  async passkeysOf(account: string): Promise<Passkey[]> {
    return (await this.driver.query('SELECT * FROM passkeys WHERE account = $1', [account])).map(passkeyOf);
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    await this.driver.query('UPDATE passkeys SET counter = $2 WHERE id = $1', [id, counter]);
  }

  async removePasskey(id: string, account: string): Promise<void> {
    await this.driver.query('DELETE FROM passkeys WHERE id = $1 AND account = $2', [id, account]);
  }

  async addChallenge(id: string, challenge: string, account: string | null, until: number): Promise<void> {
    await this.driver.query('INSERT INTO challenges VALUES ($1, $2, $3, $4)', [id, challenge, account, until]);
  }

  async takeChallenge(id: string, now: number): Promise<{ challenge: string; account: string | null } | null> {
    const [row] = await this.driver.query(
      'DELETE FROM challenges WHERE id = $1 AND until > $2 RETURNING challenge, account',
      [id, now],
    );
    return row === undefined ? null : { challenge: text(row.challenge), account: textOrNull(row.account) };
  }

  async addSubscription({ address, account, kind, keys }: Subscription, now: number): Promise<void> {
    await this.driver.query(
      'INSERT INTO subscriptions VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account, address) DO UPDATE SET keys = excluded.keys',
      [address, account, kind, keys, now],
    );
  }

  async subscriptionsOf(account: string): Promise<Subscription[]> {
    const rows = await this.driver.query('SELECT * FROM subscriptions WHERE account = $1 ORDER BY created', [account]);
    return rows.map((row) => ({
      address: text(row.address),
      account: text(row.account),
      kind: row.kind === 'webhook' ? 'webhook' : 'push',
      keys: text(row.keys),
    }));
  }

  async removeSubscription(address: string, account: string | null): Promise<void> {
    if (account === null) await this.driver.query('DELETE FROM subscriptions WHERE address = $1', [address]);
    else await this.driver.query('DELETE FROM subscriptions WHERE address = $1 AND account = $2', [address, account]);
  }

  async avoid(account: string, other: string, name: string, how: Avoided['how'] | null, now: number): Promise<void> {
    if (how === null)
      await this.driver.query('DELETE FROM avoided WHERE account = $1 AND other = $2', [account, other]);
    else
      await this.driver.query(
        `INSERT INTO avoided VALUES ($1, $2, $3, $4, $5)
          ON CONFLICT (account, other) DO UPDATE SET name = excluded.name, how = excluded.how`,
        [account, other, name, how, now],
      );
  }

  async avoidedBy(account: string): Promise<Avoided[]> {
    const rows = await this.driver.query('SELECT other, name, how FROM avoided WHERE account = $1 ORDER BY created', [
      account,
    ]);
    return rows.map((row) => ({
      other: text(row.other),
      name: text(row.name),
      how: row.how === 'block' ? 'block' : 'mute',
    }));
  }

  async tidy(now: number, until: TidyUntil): Promise<void> {
    await this.driver.query('DELETE FROM challenges WHERE until <= $1', [now]);
    await this.driver.query('DELETE FROM sessions WHERE created <= $1', [until.sessions]);
    const guests = await this.driver.query(
      `SELECT id FROM accounts WHERE created <= $1
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.account = accounts.id)
        AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.account = accounts.id) LIMIT ${TIDIED}`,
      [until.guests],
    );
    for (const { id } of guests)
      await this.driver.transact(
        ['subscriptions', 'members', 'seen', 'avoided', 'accounts'].map((table) => ({
          sql: `DELETE FROM ${table} WHERE ${table === 'accounts' ? 'id' : 'account'} = $1`,
          values: [text(id)],
        })),
      );
  }
}

const ACCOUNT =
  'SELECT accounts.id, accounts.name, (SELECT count(*) FROM passkeys WHERE passkeys.account = accounts.id) AS keys FROM accounts';

const accountOf = (row: Row): Account => ({ id: text(row.id), name: text(row.name), kept: number(row.keys) > 0 });

const passkeyOf = (row: Row): Passkey => ({
  id: text(row.id),
  account: text(row.account),
  publicKey: new Uint8Array(Buffer.from(text(row.public_key), 'base64url')),
  counter: number(row.counter),
  transports: ownJson(text(row.transports)),
});
