import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../backup.ts';
import { openStore } from '../store/open.ts';
import { migrations } from '../store/schema.ts';
import type { NewTable, Store, Summary } from '../store/store.ts';
import type { Entry } from '../tables/deeds.ts';
import { type Database, startPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-store-'));
let postgres: Database | null = null;
let folders = 0;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const summary: Summary = {
  status: 'gathering',
  game: 'orchard',
  seats: [{ account: 'ann', name: 'Ann', bot: null }],
  waiting: [],
  wake: null,
};
const opened: Entry = {
  at: 1,
  time: 1000,
  account: 'ann',
  request: null,
  deed: {
    kind: 'opened',
    game: 'orchard',
    rules: '1',
    seats: 1,
    variants: {},
    clock: { kind: 'none' },
    absence: 0,
    spectators: true,
    host: 'ann',
    code: 'secretcode',
    commitment: 'sha256:0',
  },
};
const table = (id: string, request = id): NewTable => ({ id, seed: 'seed', request, entries: [opened], summary });
const chose = (at: number): Entry => ({
  at,
  time: 1000 + at,
  account: 'ann',
  request: `r${at}`,
  deed: { kind: 'chose', seat: 0, option: 'Żółć "quoted"', by: 'person' },
});

for (const kind of ['sqlite', 'postgres'] as const) {
  const open = async (): Promise<Store | null> => {
    if (kind === 'sqlite') return openStore({ data: join(folder, String(++folders)), databaseUrl: null });
    return postgres === null ? null : openStore({ data: '', databaseUrl: await postgres.fresh() });
  };
  /** Where PostgreSQL is missing its tests are skipped, and say so. */
  const on = (name: string, test: (store: Store) => Promise<void>): void =>
    it(name, async ({ skip }) => {
      const store = await open();
      if (store === null) return skip('no PostgreSQL here');
      try {
        await test(store);
      } finally {
        await store.close();
      }
    });

  describe(`the store on ${kind}`, () => {
    on('keeps a table and its deeds', async (store) => {
      await store.createTable(table('t1'));
      expect(await store.append({ table: 't1', entry: chose(2), summary: null })).toBe(true);
      const whole = { id: 't1', seed: 'seed', opening: opened.deed, snapshot: null, entries: [opened, chose(2)] };
      expect(await store.readTable('t1', 'snapshot')).toEqual(whole);
      expect(await store.entriesAfter('t1', 1)).toEqual([chose(2)]);
      expect(await store.readTable('t2', 'snapshot')).toBeNull();
      for (const at of [2, 1]) await store.keepSnapshot('t1', { at, text: `as of ${at}` });
      await store.append({ table: 't1', entry: chose(3), summary: null });
      const [snapshot, entries] = [{ at: 2, text: 'as of 2' }, [chose(3)]];
      expect(await store.readTable('t1', 'snapshot')).toEqual({ ...whole, snapshot, entries });
      expect(await store.readTable('t1', 'start')).toEqual({ ...whole, entries: [...whole.entries, chose(3)] });
    });

    on('writes a number of a table only once, however many try at once', async (store) => {
      await store.createTable(table('t1'));
      const tries = Array.from({ length: 50 }, () => store.append({ table: 't1', entry: chose(2), summary: null }));
      expect((await Promise.all(tries)).filter((written) => written)).toHaveLength(1);
      expect(await store.entriesAfter('t1', 0)).toHaveLength(2);
    });

    on('leaves no gap in a journal', async (store) => {
      await store.createTable(table('t1'));
      expect(await store.append({ table: 't1', entry: chose(3), summary: null })).toBe(false);
      expect(await store.append({ table: 'nowhere', entry: chose(2), summary: null })).toBe(false);
      expect(await store.append({ table: 't1', entry: chose(2), summary: null })).toBe(true);
      expect(await store.append({ table: 't1', entry: chose(3), summary: null })).toBe(true);
    });

    on('makes one table of one request', async (store) => {
      const made = await Promise.all(['a', 'b', 'c'].map((id) => store.createTable(table(id, 'the same'))));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    });

    on('lists tables by who sits there, and follows who comes and goes', async (store) => {
      await store.createTable(table('t1'));
      const running = async (who: string) => (await store.tablesOf(who, 'running', 1e15, 10)).map(({ id }) => id);
      expect(await running('ann')).toEqual(['t1']);
      const seats = [...summary.seats, { account: 'bo', name: 'Bo', bot: null }];
      const sat: Entry = { ...chose(2), deed: { kind: 'sat', seat: 1, account: 'bo', name: 'Bo' } };
      await store.append({ table: 't1', entry: sat, summary: { ...summary, seats } });
      expect(await running('bo')).toEqual(['t1']);
      expect(await store.runningTables('bo')).toBe(1);
      await store.append({ table: 't1', entry: chose(3), summary: { ...summary, seats, status: 'over' } });
      expect(await running('bo')).toEqual([]);
      expect(await store.tablesOf('bo', 'finished', 1e15, 10)).toHaveLength(1);
    });

    on('finds invitations, and forgets old ones', async (store) => {
      await store.createTable(table('t1'));
      expect(await store.findInvitation('secretcode')).toBe('t1');
      await store.append({
        table: 't1',
        entry: { ...chose(2), deed: { kind: 'invited', code: 'another1' } },
        summary: null,
      });
      expect(await store.findInvitation('secretcode')).toBeNull();
      expect(await store.findInvitation('another1')).toBe('t1');
    });

    on('knows which tables have to be woken, and lends each to one node', async (store) => {
      await store.createTable(table('t1'));
      await store.append({ table: 't1', entry: chose(2), summary: { ...summary, status: 'playing', wake: 500 } });
      expect(await store.tablesToWake(499, 10)).toEqual([]);
      expect(await store.tablesToWake(500, 10)).toEqual(['t1']);
      expect(await store.lease('t1', 'one', 1000, 2000)).toBe(true);
      expect(await store.lease('t1', 'two', 1500, 2500)).toBe(false);
      expect(await store.tablesToWake(1500, 10)).toEqual([]);
      expect(await store.lease('t1', 'one', 1500, 2500)).toBe(true);
      expect(await store.lease('t1', 'two', 2500, 3500)).toBe(true);
    });

    on('keeps people, sessions, passkeys, subscriptions, talk and what was seen', async (store) => {
      await store.addAccount({ id: 'ann', name: 'Ann', kept: false }, 1);
      await store.addSession('hash', 'ann', 'Firefox, Linux', 100);
      expect(await store.sessionAccount('hash', 99)).toEqual({ id: 'ann', name: 'Ann', kept: false });
      expect(await store.sessionAccount('hash', 100)).toBeNull();
      expect(await store.renewSession('hash', 300, 100, 200)).toBe(false);
      expect(await store.renewSession('hash', 300, 50, 200)).toBe(true);
      expect(await store.renewSession('hash', 400, 50, 200)).toBe(false);
      expect(await store.sessionAccount('hash', 299)).toMatchObject({ name: 'Ann' });
      const session = { hash: 'hash', device: 'Firefox, Linux', since: 100, used: 300 };
      expect([await store.sessionsOf('ann', 299), await store.sessionsOf('ann', 300)]).toEqual([[session], []]);
      const publicKey = new Uint8Array([1, 2, 255]);
      await store.addPasskey({ id: 'k', account: 'ann', publicKey, counter: 0, transports: ['usb'] }, 1);
      expect(await store.passkey('k')).toEqual({ id: 'k', account: 'ann', publicKey, counter: 0, transports: ['usb'] });
      expect((await store.account('ann'))?.kept).toBe(true);
      await store.addChallenge('c', 'challenge', 'ann', 50);
      expect(await store.takeChallenge('c', 51)).toBeNull();
      expect(await store.takeChallenge('c', 49)).toEqual({ challenge: 'challenge', account: 'ann' });
      expect(await store.takeChallenge('c', 49)).toBeNull();
      await store.addSubscription({ address: 'https://a', account: 'ann', kind: 'push', keys: '{}' }, 1);
      await store.addSubscription({ address: 'https://a', account: 'ann', kind: 'push', keys: '{"new":1}' }, 2);
      expect(await store.subscriptionsOf('ann')).toEqual([
        { address: 'https://a', account: 'ann', kind: 'push', keys: '{"new":1}' },
      ]);
      const line = { account: 'ann', name: 'Ann', text: 'Cześć', time: 5 };
      await Promise.all(['a', 'b', 'a', 'c', 'b'].map((request) => store.addChat('t', line, request)));
      await store.addChat('t', { ...line, account: 'bo' }, 'a').then(() => store.addChat('other', line, 'a'));
      expect((await store.chatsAfter('t', 0, 10)).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
      expect((await store.chatsAfter('t', 0, 2)).map(({ n }) => n)).toEqual([3, 4]);
      expect(await store.chatSaid('t', 'ann', 'c')).toBe('Cześć');
      expect(await store.chatSaid('t', 'bo', 'c')).toBeNull();
      await store.markSeen('t', 'ann', 7);
      await store.markSeen('t', 'ann', 5);
      expect(await store.seenUpTo('t', 'ann')).toBe(7);
      await store.endSession('hash');
      expect(await store.sessionAccount('hash', 0)).toBeNull();
    });

    on('forgets guests and gatherings that nobody can or will come back to, and nothing else', async (store) => {
      const DAY = 86_400_000;
      const now = 100 * DAY;
      const until = { sessions: now - 60 * DAY, gatherings: now - 30 * DAY, guests: now - DAY };
      for (const id of ['gone', 'known', 'kept', 'new']) {
        await store.addAccount({ id, name: id, kept: false }, id === 'new' ? now : 1);
        await store.addSubscription({ address: 'https://a', account: id, kind: 'push', keys: '{}' }, 1);
      }
      await store.addSession('old', 'gone', '', 1);
      await store.addSession('fresh', 'known', '', now);
      await store.addPasskey(
        { id: 'k', account: 'kept', publicKey: new Uint8Array([1]), counter: 0, transports: [] },
        1,
      );
      for (const id of ['forgotten', 'waiting', 'played']) {
        await store.createTable(table(id, id));
        const status = id === 'played' ? 'playing' : 'gathering';
        const time = id === 'waiting' ? now : 5;
        const summary = { status, game: 'g', seats: [], waiting: [], wake: null } as const;
        await store.append({ table: id, entry: { ...chose(2), time }, summary });
        await store.addChat(id, { account: 'known', name: 'Known', text: 'hi', time }, 'r');
      }
      await store.tidy(now, until);
      const there = async (id: string): Promise<boolean> => (await store.account(id)) !== null;
      expect(await Promise.all(['gone', 'known', 'kept', 'new'].map(there))).toEqual([false, true, true, true]);
      expect([(await store.subscriptionsOf('gone')).length, (await store.subscriptionsOf('known')).length]).toEqual([
        0, 1,
      ]);
      const kept = async (id: string): Promise<boolean> => (await store.readTable(id, 'start')) !== null;
      expect(await Promise.all(['forgotten', 'waiting', 'played'].map(kept))).toEqual([false, true, true]);
      expect(await store.chatsAfter('forgotten', 0, 9)).toEqual([]);
      expect(await store.entriesAfter('forgotten', 0)).toEqual([]);
      expect(await store.chatsAfter('played', 0, 9)).toHaveLength(1);
    });

    on('beats, and remembers when the house was shut', async (store) => {
      expect(await store.lastBeat()).toBeNull();
      for (const now of [100, 200]) await store.beat(now);
      expect(await store.lastBeat()).toBe(200);
      await store.addOutage({ from: 200, until: 900 });
      expect(await store.outages(0)).toEqual([{ from: 200, until: 900 }]);
      expect(await store.outages(900)).toEqual([]);
      expect(await store.setting('key', () => 'first')).toBe('first');
      expect(await store.setting('key', () => 'second')).toBe('first');
    });

    on('is backed up, and restored into an empty store of either kind', async (store) => {
      await store.createTable(table('t1'));
      await store.append({ table: 't1', entry: chose(2), summary: null });
      await store.addAccount({ id: 'ann', name: 'Ann', kept: false }, 1);
      const file = join(folder, `${kind}.backup`);
      const rows = await backup(store, file);
      expect(rows).toBeGreaterThan(3);
      expect(await restore(store, file)).toEqual({ trouble: 'not-empty' });
      const others = [await openStore({ data: join(folder, String(++folders)), databaseUrl: null })];
      if (postgres !== null) others.push(await openStore({ data: '', databaseUrl: await postgres.fresh() }));
      for (const other of others) {
        expect(await restore(other, file)).toEqual({ rows });
        expect(await other.readTable('t1', 'start')).toEqual(await store.readTable('t1', 'start'));
        expect(await other.append({ table: 't1', entry: chose(3), summary: null })).toBe(true);
        await other.close();
      }
    });
  });
}

describe('a store of an earlier version', () => {
  const [first = []] = migrations;

  it('is brought up to date and keeps what it had, on sqlite', async () => {
    const data = join(folder, String(++folders));
    mkdirSync(data);
    const old = new Sqlite(join(data, 'stolik.db'));
    for (const sql of first) old.exec(sql);
    old.exec("INSERT INTO chat VALUES ('t', 1, 'ann', 'Ann', 'Long ago', 5); PRAGMA user_version = 1");
    old.close();
    const store = await openStore({ data, databaseUrl: null });
    await hasLine(store);
  });

  it('is brought up to date and keeps what it had, on postgres', async ({ skip }) => {
    if (postgres === null) return skip('no PostgreSQL here');
    const databaseUrl = await postgres.fresh();
    const old = new pg.Client({ connectionString: databaseUrl });
    await old.connect();
    for (const sql of first) await old.query(sql);
    await old.query("INSERT INTO chat VALUES ('t', 1, 'ann', 'Ann', 'Long ago', 5)");
    await old.query('CREATE TABLE stolik_schema (version INTEGER NOT NULL)');
    await old.query('INSERT INTO stolik_schema VALUES (1)');
    await old.end();
    const store = await openStore({ data: '', databaseUrl });
    await hasLine(store);
  });

  async function hasLine(store: Store): Promise<void> {
    try {
      await store.addChat('t', { account: 'ann', name: 'Ann', text: 'Now', time: 6 }, 'r');
      expect((await store.chatsAfter('t', 0, 10)).map(({ text }) => text)).toEqual(['Long ago', 'Now']);
    } finally {
      await store.close();
    }
  }
});
