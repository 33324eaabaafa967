import { join } from 'node:path';
import Database from 'libsql';

/** Another process that writes to the embedded store and does not come to an end; returns what ends it. */
export function holdWrites(data: string): () => Promise<void> {
  const db = new Database(join(data, 'stolik.db'), { timeout: 5000 });
  db.exec('BEGIN IMMEDIATE');
  return async () => {
    db.exec('ROLLBACK');
    db.close();
  };
}
