import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { Append, Store } from '../store/store.ts';
import type { Entry } from '../tables/deeds.ts';
import { OpenTable, type TableWorld } from '../tables/open-table.ts';
import { isRefused, type Refused } from '../tables/refused.ts';
import { foundedByAnn } from './founding.ts';
import { games } from './games.ts';

/** A store that can be told to fail: `before` it has written anything, or `after`, when only its answer is lost. */
class MoodyStore {
  readonly kind = 'sqlite';
  readonly entries: Entry[];
  fails: 'never' | 'before' | 'after' = 'never';
  answers = true;
  private readonly seed: string;

  constructor() {
    const table = foundedByAnn();
    this.seed = table.seed;
    this.entries = [...table.entries];
    this.push({ kind: 'sat', seat: 1, account: 'bo', name: 'Bo' });
    this.push({ kind: 'began', entropy: [] });
  }

  async append({ entry }: Append): Promise<boolean> {
    if (this.fails === 'before') throw new Error('The disk is full.');
    if (entry.at !== this.entries.length + 1) return false;
    this.entries.push(entry);
    if (this.fails === 'after') throw new Error('The line to the database broke.');
    return true;
  }

  async readTable() {
    if (!this.answers) throw new Error('The database does not answer.');
    const opening = this.entries[0]?.deed;
    if (opening?.kind !== 'opened') throw new Error('no opening');
    return { id: 't', seed: this.seed, opening, snapshot: null, entries: this.entries };
  }

  entriesAfter = async (_: string, at: number): Promise<Entry[]> => this.entries.slice(at);
  tell(): void {}
  chatsAfter = async (): Promise<[]> => [];

  push(deed: Entry['deed']): void {
    this.entries.push({ at: this.entries.length + 1, time: 1, account: null, request: null, deed });
  }
}

let store: MoodyStore;
let table: OpenTable;
let failures: number;
beforeEach(async () => {
  store = new MoodyStore();
  failures = 0;
  const world: TableWorld = {
    store: store as unknown as Store,
    limits: LIMITS,
    node: 'here',
    outages: () => [],
    now: () => 5,
    fresh: () => null,
    happened: () => {},
    failed: () => {
      failures++;
    },
  };
  const opened = await OpenTable.load('t', games, world);
  if (isRefused(opened)) throw new Error(opened.message);
  table = opened;
});

const choose = (request: string): Promise<number | Refused> =>
  table.perform('ann', request, (ledger) => {
    const decision = ledger.match?.table.pending[0];
    if (decision === undefined) return null;
    return { kind: 'chose', seat: decision.seat, option: decision.options[0] ?? '', by: 'person' };
  });

describe('when the store fails', () => {
  it('what was not written was not done', async () => {
    const before = table.ledger.at;
    store.fails = 'before';
    expect(await choose('a')).toMatchObject({ code: 'store-failed' });
    expect(table.ledger.at).toBe(before);
    expect(table.ledger.match?.choices).toHaveLength(0);
    store.fails = 'never';
    expect(await choose('a')).toBe(before + 1);
    expect(failures).toBe(1);
  });

  it('what was not written was shown to nobody: whoever looks on sees the table as it stands', async () => {
    const heard: { kind: string; at?: number }[] = [];
    const listen = (message: string): number => heard.push(JSON.parse(message) as { kind: string; at?: number });
    await table.watch({ account: 'bo', name: 'Bo', muted: new Set(), send: listen }, 1, null);
    const before = table.ledger.at;
    heard.length = 0;
    store.fails = 'before';
    await choose('a');
    expect(heard.filter(({ kind }) => kind === 'step')).toEqual([]);
    expect(heard.filter(({ kind }) => kind === 'state')).toMatchObject([{ at: before }]);
    store.fails = 'never';
    heard.length = 0;
    await choose('a');
    expect(heard).toMatchObject([{ kind: 'step', from: before, at: before + 1 }]);
  });

  it('what was written though its answer was lost is acknowledged, and counts once', async () => {
    store.fails = 'after';
    const at = await choose('a');
    expect(at).toBe(store.entries.length);
    store.fails = 'never';
    expect(await choose('a')).toBe(at);
    expect(table.ledger.match?.choices).toHaveLength(1);
  });

  it('nothing more is done before it is known how the table stands', async () => {
    const before = table.ledger.at;
    store.fails = 'before';
    store.answers = false;
    expect(await choose('a')).toMatchObject({ code: 'store-failed' });
    store.fails = 'never';
    expect(await choose('b')).toMatchObject({ code: 'store-failed' });
    await expect(table.quietly((ledger) => ledger.at)).rejects.toThrow();
    store.answers = true;
    expect(await choose('c')).toBe(before + 1);
    expect(await choose('d')).toBe(before + 2);
    expect(store.entries.map(({ at }) => at)).toEqual(store.entries.map((_, i) => i + 1));
  });

  it('another node that was quicker is followed', async () => {
    const decision = table.ledger.match?.table.pending[0];
    if (decision === undefined) throw new Error('nobody is asked');
    store.push({ kind: 'chose', seat: decision.seat, option: decision.options[0] ?? '', by: 'person' });
    // Thought over again on the table as it stands now, so it comes after the other's choice.
    expect(await choose('a')).toBe(store.entries.length);
    expect(table.ledger.match?.choices).toHaveLength(2);
  });
});
