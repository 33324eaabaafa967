import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archipelago } from '@stolik/archipelago';
import { darkRoad } from '@stolik/dark-road';
import { excavationEarth } from '@stolik/excavation-earth';
import { imperium } from '@stolik/imperium';
import { starScrappers } from '@stolik/star-scrappers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store/index.ts';
import type { Ledger } from '../tables/ledger.ts';
import { readLedger, snapshotOf } from '../tables/reading.ts';
import { isRefused } from '../tables/refused.ts';
import { Journal } from './journal.ts';

const all = [starScrappers, excavationEarth, darkRoad, imperium, archipelago];
const plain = (ledger: Ledger): unknown => JSON.parse(snapshotOf(ledger).text);

describe('a table written down as a whole', () => {
  for (const game of all)
    it(`of ${game.id} is the table, and plays on as it would have`, () => {
      const journal = new Journal(game, 2, { kind: 'bank', seconds: 500, increment: 3 });
      let kept: { at: number; ledger: Ledger } | null = null;
      for (let made = 0; made < 90 && journal.chooseAny(); made++) {
        if (made % 7 === 3) journal.takeBack();
        if (made !== 50) continue;
        const ledger = journal.again();
        ledger.restore(JSON.parse(JSON.stringify(journal.ledger.keep())));
        kept = { at: journal.ledger.at, ledger };
        expect(plain(ledger)).toEqual(plain(journal.ledger));
      }
      for (const entry of journal.entries.slice(kept?.at)) expect(kept?.ledger.apply(entry)).toBeNull();
      expect(plain(kept?.ledger ?? journal.again())).toEqual(plain(journal.ledger));
      const replayed = journal.again();
      for (const entry of journal.entries) expect(replayed.apply(entry)).toBeNull();
      expect(plain(replayed)).toEqual(plain(journal.ledger));
    });
});

describe('one who takes back again and again', () => {
  let store: Store;
  const folder = mkdtempSync(join(tmpdir(), 'stolik-snapshots-'));
  const id = 'flooded-table';
  /** Far into a game, then back and forth beyond the fences. */
  const journal = new Journal(starScrappers, 2);
  const UNDOS = 600;

  beforeAll(async () => {
    while (journal.ledger.chronicle.keep().choosers.length < 150) journal.chooseAny();
    const before = journal.ledger.effort;
    for (let undos = 0; undos < UNDOS; undos++) {
      const to = journal.ledger.chronicle.lastChoiceOf(0);
      journal.do({ kind: 'undo-asked', seat: 0, to, of: [] });
      while (journal.ledger.chronicle.lastChoiceOf(0) < to) journal.chooseAny();
    }
    effort = journal.ledger.effort - before;
    store = await openStore({ data: folder, databaseUrl: null });
    const { seed, opening } = journal.ledger;
    const summary = { status: 'playing', game: opening.game, seats: [], waiting: [], wake: null } as const;
    await store.createTable({ id, seed, request: 'r', entries: journal.entries, summary });
  });
  let effort = 0;
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('makes the server play a few choices for each, not the whole game', () => {
    // It was a hundred and fifty.
    expect(effort / UNDOS).toBeLessThan(25);
  });

  it('does not hold up the others while the table is opened', async () => {
    let turns = 0;
    let open = false;
    const before = process.cpuUsage();
    const opening = readLedger(id, [starScrappers], store, []).finally(() => {
      open = true;
    });
    while (!open) {
      turns++;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(plain((await opening) as Ledger)).toEqual(plain(journal.ledger));
    // By what it takes the processor: a machine that does other things as well makes it no longer.
    const { user, system } = process.cpuUsage(before);
    expect(turns).toBeGreaterThan((user + system) / 50_000);
  });

  it('makes nothing dear to open: the table is read from where it was last written down', async () => {
    await store.keepSnapshot(id, snapshotOf(journal.ledger));
    const read = await readLedger(id, [starScrappers], store, []);
    if (isRefused(read)) throw new Error(read.message);
    expect(read.effort).toBe(0);
    expect(plain(read)).toEqual(plain(journal.ledger));
  });

  it('loses nothing when what was written down cannot be read', async () => {
    await store.keepSnapshot(id, { at: journal.ledger.at + 1, text: '{"snapshot":1,"rules":' });
    expect(plain((await readLedger(id, [starScrappers], store, [])) as Ledger)).toEqual(plain(journal.ledger));
  });
});
