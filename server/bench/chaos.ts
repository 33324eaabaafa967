import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonOf } from '@stolik/engine';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Deed } from '../tables/deeds.ts';
import { readLedger } from '../tables/reading.ts';
import { isRefused } from '../tables/refused.ts';
import { games } from '../test/games.ts';
import { cpuOf, startChild } from './child.ts';
import { type Acknowledged, Crowd, type Notes, SeatLine } from './crowd.ts';

export interface ChaosSettings {
  readonly rounds: number;
  /** How many tables are played at, round after round in turn. */
  readonly tables: readonly number[];
  /** PostgreSQL, or null for the embedded store. */
  readonly databaseUrl: string | null;
  /** The longest a server is let live once everybody plays, in milliseconds. */
  readonly longest: number;
  /** So many choices it has acknowledged before it is killed, where everybody had come: on a busy machine that may take longer. */
  readonly least: number;
  note(line: string): void;
}

export interface ChaosResult {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly tables: number;
  readonly unopened: readonly string[];
  readonly recoveries: readonly Recovery[];
}

/** A server started after a fall, until it had opened all tables of those who were there. */
export interface Recovery {
  readonly tables: number;
  readonly ms: number;
  /** Processor time it took, in milliseconds, which other work on the machine changes least; null where the system does not tell. */
  readonly cpu: number | null;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Kills a server under load, again and again over the same store, at random moments. Everything it had acknowledged has to be in the store then, and
 * every table it had has to open again: read from the store here, and over a socket from the next server.
 */
export async function chaos({
  rounds,
  tables,
  databaseUrl,
  longest,
  least,
  note,
}: ChaosSettings): Promise<ChaosResult> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-chaos-'));
  const lost: string[] = [];
  const unopened: string[] = [];
  const recoveries: Recovery[] = [];
  let acknowledged = 0;
  let checked = 0;
  let before: Crowd | null = null;
  try {
    for (let round = 1; round <= rounds; round++) {
      const since = performance.now();
      const child = await startChild('./node.ts', JSON.stringify({ data, databaseUrl }));
      if (before !== null) {
        unopened.push(...(await openAll(child.url, before)));
        const cpu = cpuOf(child);
        const ms = performance.now() - since;
        recoveries.push({ tables: before.tables.length, ms, cpu: cpu === null ? null : cpu * 1000 });
      }
      const crowd = new Crowd(true);
      const playing = crowd.come(child.url, tables[round % tables.length] ?? 1).catch(() => {});
      // Sometimes while people are still coming in, mostly in full play.
      if (round % 5 === 0) await wait(Math.random() * 300);
      else {
        await playing;
        for (let tries = 0; crowd.notes.acknowledged.length < least && tries < 400; tries++) await wait(50);
      }
      await wait(Math.random() * longest);
      await child.kill('SIGKILL');
      await playing;
      crowd.leave();
      // Answers that were still on the way when it died count as well: they were given.
      await wait(50);
      const store = await openStore({ data, databaseUrl });
      try {
        lost.push(...(await missing(store, crowd.notes.acknowledged)));
        unopened.push(...(await broken(store, crowd.tables)));
      } finally {
        await store.close();
      }
      acknowledged += crowd.notes.acknowledged.length;
      checked += crowd.tables.length;
      note(
        `round ${round}: ${crowd.notes.acknowledged.length} choices acknowledged at ${crowd.tables.length} tables; lost ${lost.length}, not opened ${unopened.length}`,
      );
      before = crowd;
    }
    return { rounds, acknowledged, lost, tables: checked, unopened, recoveries };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** What was promised and is not in the store. */
async function missing(store: Store, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const journals = new Map<string, Map<number, string>>();
  const found: string[] = [];
  for (const { table, at, seat, option } of acknowledged) {
    let journal = journals.get(table);
    if (journal === undefined) {
      const entries = await store.entriesAfter(table, 0);
      journal = new Map(entries.map(({ at: number, deed }) => [number, chosenIn(deed)]));
      journals.set(table, journal);
    }
    if (journal.get(at) !== chosenIn({ kind: 'chose', seat, option, by: 'person' }))
      found.push(`choice ${at} of table ${table}`);
  }
  return found;
}

const chosenIn = (deed: Deed): string =>
  deed.kind === 'chose' ? JSON.stringify([deed.seat, deed.option, deed.by]) : deed.kind;

/** Tables whose journal does not play again. */
async function broken(store: Store, tables: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of tables) {
    try {
      const read = await readLedger(id, games, store, []);
      if (isRefused(read)) throw new Error(read.message);
    } catch (error) {
      found.push(`table ${id}: ${reasonOf(error)}`);
    }
  }
  return found;
}

/** Tables that the next server does not open to their hosts, or not as far as was promised. */
async function openAll(url: string, { hosts, notes }: Crowd): Promise<string[]> {
  const found: string[] = [];
  const promised = new Map<string, number>();
  for (const { table, at } of notes.acknowledged) promised.set(table, Math.max(at, promised.get(table) ?? 0));
  const silent: Notes = { times: [], acknowledged: [], keep: false, choices: 0, refusals: [], held: null };
  for (const [table, cookie] of hosts) {
    try {
      const line = await SeatLine.open(url, cookie, silent);
      line.playing = false;
      const { at = 0 } = await line.ask({ kind: 'open', table });
      line.stop();
      if (at < (promised.get(table) ?? 0)) found.push(`table ${table} opened at ${at}, not at ${promised.get(table)}`);
    } catch (error) {
      found.push(`table ${table}: ${reasonOf(error)}`);
    }
  }
  return found;
}
