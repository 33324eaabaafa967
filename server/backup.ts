import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { codeOf } from '@stolik/engine';

import { ownJson } from './own-json.ts';
import { migrations } from './store/schema.ts';
import type { DumpRow, Store } from './store/store.ts';

/**
 * A backup is a compressed text file: a line that says what it is, a line for every row of every table, and a line that says how many. It
 * belongs to no database, so a house that has outgrown the embedded store moves to PostgreSQL with it.
 */
interface Head {
  readonly stolik: 'backup';
  readonly schema: number;
}

/** Writes everything as of one moment; the server may be running. Returns how many rows. */
export async function backup(store: Store, file: string): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ stolik: 'backup', schema: migrations.length } satisfies Head)}\n`;
    for await (const row of store.dump()) {
      rows++;
      yield `${JSON.stringify(row)}\n`;
    }
    yield `${JSON.stringify({ rows })}\n`;
  }
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    const written = await open(unfinished, 'r+');
    await written.sync();
    await written.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return rows;
}

export type Restored = { readonly rows: number } | { readonly trouble: 'not-empty' | 'no-backup' | 'cut-off' };

/** Reads a backup into a store that is still empty. */
export async function restore(store: Store, file: string): Promise<Restored> {
  // Read through once before anything is written: a file that was cut off is not half restored.
  const rows = await check(file);
  if (typeof rows === 'string') return { trouble: rows };
  const loaded = await store.load(rowsOf(file));
  return loaded ? { rows } : { trouble: 'not-empty' };
}

const linesOf = (file: string): AsyncIterable<string> => {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  return createInterface({ input: source.pipe(plain), crlfDelay: Number.POSITIVE_INFINITY });
};

async function check(file: string): Promise<number | 'no-backup' | 'cut-off'> {
  let rows = 0;
  let said = -1;
  let first = true;
  try {
    for await (const line of linesOf(file)) {
      const value = ownJson<Partial<Head> & { rows?: number; table?: string }>(line);
      if (first && (value.stolik !== 'backup' || (value.schema ?? Number.POSITIVE_INFINITY) > migrations.length))
        return 'no-backup';
      first = false;
      if (value.table !== undefined) rows++;
      if (value.rows !== undefined) said = value.rows;
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw error;
    return first ? 'no-backup' : 'cut-off';
  }
  return first ? 'no-backup' : rows === said ? rows : 'cut-off';
}

async function* rowsOf(file: string): AsyncGenerator<DumpRow> {
  for await (const line of linesOf(file)) {
    const value = ownJson<Partial<DumpRow>>(line);
    if (value.table !== undefined && value.row !== undefined) yield { table: value.table, row: value.row };
  }
}
