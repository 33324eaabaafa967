import { join } from 'node:path';
import { PostgresDriver } from './postgres.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteDriver } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store that the settings name, with its schema up to date. */
export async function openStore(settings: {
  readonly data: string;
  readonly databaseUrl: string | null;
  /** Something will be restored into it. */
  readonly begins?: boolean;
}): Promise<Store> {
  if (settings.databaseUrl !== null) return new SqlStore(await PostgresDriver.connect(settings.databaseUrl));
  return new SqlStore(new SqliteDriver(join(settings.data, 'stolik.db'), settings.begins ?? false));
}
