import pg from 'pg';
import { ownJson } from '../own-json.ts';
import { type Driver, journalRow, pendingMigrations, type Row, type Statement, type Value } from './driver.ts';
import { migrations } from './schema.ts';
import type { Append, NodeNews } from './store.ts';

const CHANNEL = 'stolik';
/** A notification carries at most 8,000 bytes. */
const LARGEST_NEWS = 7000;
const LARGEST_GROUP = 128;
/** Groups that are written at the same time. */
const WRITERS = 4;
/** Any number of ours: whoever migrates holds it. */
const MIGRATION_LOCK = 7_086_545;

interface Waiting {
  readonly append: Append;
  readonly also: readonly Statement[];
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

type Listener = (news: NodeNews | { readonly kind: 'lost' }) => void;

/** PostgreSQL, where several nodes meet. They tell each other what they did through its own notifications. */
export class PostgresDriver implements Driver {
  readonly kind = 'postgres';
  private readonly pool: pg.Pool;
  private waiting: Waiting[] = [];
  private writing = 0;
  private listeners: Listener[] = [];
  private ear: pg.Client | null = null;
  private closed = false;
  private retry: NodeJS.Timeout | null = null;

  private constructor(private readonly url: string) {
    // Counts and times are far below 2^53.
    const types = {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === 20 ? Number : pg.types.getTypeParser(id, format as 'text'), // both forms alike, which its types tell apart
    };
    this.pool = new pg.Pool({
      connectionString: url,
      max: WRITERS + 4,
      types: types as pg.CustomTypesConfig, // the same
      connectionTimeoutMillis: 5000,
      application_name: 'stolik',
    });
    // A connection that breaks while nobody uses it is replaced by the pool.
    this.pool.on('error', () => {});
  }

  static async connect(url: string): Promise<PostgresDriver> {
    const driver = new PostgresDriver(url);
    await driver.migrate();
    return driver;
  }

  async query(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, [...values])).rows;
  }

  transact(statements: readonly Statement[]): Promise<void> {
    return this.inTransaction(async (client) => {
      for (const { sql, values } of statements) await client.query(sql, [...values]);
    });
  }

  append(append: Append, also: readonly Statement[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, also, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  async *snapshot(tables: readonly string[]): AsyncGenerator<{ table: string; row: Row }> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      for (const table of tables) {
        await client.query(`DECLARE all_rows CURSOR FOR SELECT * FROM ${table}`);
        for (;;) {
          const { rows } = await client.query<Row>('FETCH 1000 FROM all_rows');
          for (const row of rows) yield { table, row };
          if (rows.length < 1000) break;
        }
        await client.query('CLOSE all_rows');
      }
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  }

  tell(news: NodeNews): void {
    this.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(news)]).catch(() => {});
  }

  hear(listener: Listener): void {
    this.listeners.push(listener);
    if (this.listeners.length === 1) void this.listen();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.retry !== null) clearTimeout(this.retry);
    await this.ear?.end().catch(() => {});
    await this.pool.end();
  }

  private flush(): void {
    while (this.writing < WRITERS && this.waiting.length > 0) {
      const group = this.waiting.splice(0, LARGEST_GROUP);
      this.writing++;
      void this.writeGroup(group).finally(() => {
        this.writing--;
        this.flush();
      });
    }
  }

  private async writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.inTransaction((client) => writeAll(client, group));
      for (const one of group) one.resolve(written.has(one));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  private async inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** A connection of its own that only listens; when it breaks, something may have been missed. */
  private async listen(): Promise<void> {
    if (this.closed) return;
    const ear = new pg.Client({ connectionString: this.url, application_name: 'stolik listening', keepAlive: true });
    const again = (): void => {
      if (this.ear !== ear || this.closed) return;
      this.ear = null;
      void ear.end().catch(() => {});
      this.retry = setTimeout(() => void this.listen(), 500);
    };
    this.ear = ear;
    ear.on('error', again);
    ear.on('end', again);
    ear.on('notification', ({ payload, processId }) => {
      const news = newsOf(payload ?? '');
      if (news !== null && processId !== undefined) this.spread(news);
    });
    try {
      await ear.connect();
      await ear.query(`LISTEN ${CHANNEL}`);
      this.spread({ kind: 'lost' });
    } catch {
      again();
    }
  }

  private spread(news: NodeNews | { readonly kind: 'lost' }): void {
    for (const listener of this.listeners) listener(news);
  }

  private async migrate(): Promise<void> {
    await this.inTransaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('CREATE TABLE IF NOT EXISTS stolik_schema (version INTEGER NOT NULL)');
      const { rows } = await client.query<{ version: number }>('SELECT version FROM stolik_schema');
      const done = pendingMigrations(rows[0]?.version ?? 0, migrations.length);
      for (const statements of migrations.slice(done)) for (const sql of statements) await client.query(sql);
      if (rows[0] === undefined) await client.query('INSERT INTO stolik_schema VALUES ($1)', [migrations.length]);
      else await client.query('UPDATE stolik_schema SET version = $1', [migrations.length]);
    });
  }
}

const keyOf = ({ table, entry }: Append): string => `${table} ${entry.at}`;

/** In one order on all nodes, so that two of them never wait for each other. */
const inOrder = (one: Waiting, other: Waiting): number =>
  one.append.table < other.append.table
    ? -1
    : one.append.table > other.append.table
      ? 1
      : one.append.entry.at - other.append.entry.at;

/** Writes a group and tells the other nodes; returns which of it was not yet there. */
async function writeAll(client: pg.PoolClient, group: readonly Waiting[]): Promise<ReadonlySet<Waiting>> {
  const sorted = [...group].sort(inOrder);
  const { rows } = await client.query<{ table_id: string; at: number }>({
    name: 'append',
    text: `INSERT INTO journal
      SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[]) AS given (table_id, at)
      WHERE EXISTS (SELECT 1 FROM journal WHERE journal.table_id = given.table_id AND journal.at = given.at - 1)
      ON CONFLICT DO NOTHING RETURNING table_id, at`,
    values: columnsOf(
      sorted.map(({ append }) => journalRow(append)),
      6,
    ),
  });
  const written = new Set(rows.map(({ table_id, at }) => `${table_id} ${at}`));
  // Of two in the same group with the same number, the first was written.
  const mine = sorted.filter(({ append }) => written.delete(keyOf(append)));
  const changed = mine.filter(({ append }) => append.summary !== null);
  if (changed.length > 0) {
    const rowsToChange = changed.map(({ append: { summary, table, entry } }): Value[] => [
      table,
      summary?.status ?? '',
      summary?.wake ?? null,
      entry.time,
      JSON.stringify(summary),
    ]);
    await client.query({
      name: 'summarise',
      text: `UPDATE tables SET status = given.status, wake = given.wake, touched = given.touched, summary = given.summary
        FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[]) AS given (id, status, wake, touched, summary)
        WHERE tables.id = given.id`,
      values: columnsOf(rowsToChange, 5),
    });
  }
  for (const { also } of mine) for (const { sql, values } of also) await client.query(sql, [...values]);
  for (const news of deedsNews(mine))
    await client.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, news] });
  return new Set(mine);
}

/** Rows turned into columns, as `unnest` wants them. */
const columnsOf = (rows: readonly Value[][], count: number): Value[][] =>
  Array.from({ length: count }, (_, column) => rows.map((row) => row[column] ?? null));

/** Said in as many notifications as it takes. */
function deedsNews(group: readonly Waiting[]): string[] {
  const said: string[] = [];
  let tables: [string, number][] = [];
  let size = 0;
  const say = (): void => {
    if (tables.length > 0) said.push(JSON.stringify({ kind: 'deeds', tables } satisfies NodeNews));
    tables = [];
    size = 0;
  };
  for (const { append } of group) {
    const entry: [string, number] = [append.table, append.entry.at];
    size += append.table.length + 16;
    tables.push(entry);
    if (size > LARGEST_NEWS) say();
  }
  say();
  return said;
}

function newsOf(payload: string): NodeNews | null {
  try {
    return ownJson<NodeNews>(payload);
  } catch {
    return null;
  }
}
