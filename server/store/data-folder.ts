import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '@stolik/engine';
import Database from 'libsql';

/** The folder of the embedded store, and whose it is. */

const storeIn = (data: string): string => join(data, 'stolik.db');
const markIn = (data: string): string => join(data, 'stolik.txt');

/** What to do is said in `docs/operating.md`; whoever meets this has little time. */
const RESTORE = 'restore the last backup into a new folder: stolik serve --data NEW --restore FILE';

/** Only one process may keep tables in a folder: two would each believe to be alone with them. A backup may be taken meanwhile. */
export function holdFolder(data: string): { release(): void } {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  // SQLite takes a lock of the system's, which is gone with the process, however it ends.
  const lock = new Database(join(data, 'stolik.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!/lock|busy/i.test(reasonOf(error))) throw error;
    throw new Error(
      `Another server keeps its tables in ${data}. Give this one a folder of its own (--data), or both of them PostgreSQL (--database-url).`,
    );
  }
  return {
    release: () => {
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}

/** A store that was here before and is empty now was lost, not begun. */
export function checkNotLost(data: string): void {
  if (!existsSync(markIn(data))) return;
  throw new Error(
    `The store ${storeIn(data)} is empty, though there was one here before: it was deleted or overwritten. Look for it, or ${RESTORE}. To begin anew here, delete ${markIn(data)}.`,
  );
}

export function markFolder(data: string): void {
  if (existsSync(markIn(data))) return;
  const words =
    'The tables of a Stolik server are in stolik.db beside this file, with its -wal and -shm. Keep them together.\n';
  writeFileSync(markIn(data), words, { mode: 0o600 });
}

/** Reads all pages of the store, so that damage is told now and not by the first table that cannot be opened. */
export function checkUndamaged(db: Database.Database, data: string): void {
  const damaged = (details: string): Error =>
    new Error(
      `The store ${storeIn(data)} is damaged (${details.replace(/\s+/g, ' ')}). Copy the folder away as it is, then ${RESTORE}.`,
    );
  let found: { quick_check: string }[];
  try {
    found = db.pragma('quick_check(3)') as { quick_check: string }[]; // as SQLite answers it
  } catch (error) {
    throw damaged(reasonOf(error));
  }
  const [first] = found;
  if (first?.quick_check !== 'ok') throw damaged(found.map(({ quick_check }) => quick_check).join('; '));
}
