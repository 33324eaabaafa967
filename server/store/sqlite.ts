import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'libsql';
import { checkNotLost, checkUndamaged, markFolder } from './data-folder.ts';
import { type Driver, journalRow, pendingMigrations, type Row, type Statement, type Value } from './driver.ts';
import { migrations } from './schema.ts';
import type { Append, NodeNews } from './store.ts';

/** What the writing thread is given: a deed, as its row of the journal; one with statements that go with it; or statements that belong together. */
type Job =
  | readonly Value[]
  | { readonly row: readonly Value[]; readonly with: readonly Statement[] }
  | { readonly list: readonly Statement[] };
type Done = boolean | { readonly rows: Row[][] } | { readonly error: string };
type Written = { readonly done: readonly Done[] } | { readonly error: string };

interface Waiting {
  readonly job: Job;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/** So many at most in one transaction, so that no answer waits for a very long one. */
const LARGEST_GROUP = 512;

/** The embedded store: one file and its log, written through to the disk before anything is acknowledged. */
export class SqliteDriver implements Driver {
  readonly kind = 'sqlite';
  private readonly db: Database.Database;
  private readonly prepared = new Map<string, Database.Statement<Value[]>>();
  private readonly writer: Worker;
  private waiting: Waiting[] = [];
  private writing: Waiting[] | null = null;
  private idle: (() => void) | null = null;
  private broken: Error | null = null;

  constructor(
    private readonly file: string,
    /** Whether a store was here before or not, this one begins empty. */
    begins: boolean,
  ) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // The seeds of running games are in it; its logs get the same rights.
    closeSync(openSync(file, 'a', 0o600));
    this.db = new Database(file, { timeout: 10_000 });
    try {
      checkUndamaged(this.db, dirname(file));
      this.db.pragma('journal_mode = WAL');
      this.db.pragma('synchronous = FULL');
      this.migrate(begins);
      markFolder(dirname(file));
    } catch (error) {
      this.db.close();
      throw error;
    }
    this.writer = new Worker(new URL('./writer.mjs', import.meta.url), { workerData: { file } });
    this.writer.on('message', (written: Written) => this.settle(written));
    this.writer.on('error', (error) => this.fail(error));
  }

  /** Reading is done at once; whatever writes goes with the next group. */
  async query(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    // The driver gives rows no type.
    if (/^\s*SELECT\b/i.test(sql)) return this.statement(sql).all(...values) as Row[];
    const [rows] = await this.write([{ sql, values }]);
    return rows ?? [];
  }

  async transact(statements: readonly Statement[]): Promise<void> {
    await this.write(statements);
  }

  async append(append: Append, also: readonly Statement[]): Promise<boolean> {
    const { summary, table, entry } = append;
    const more =
      summary === null
        ? also
        : [
            {
              sql: 'UPDATE tables SET status = $2, wake = $3, touched = $4, summary = $5 WHERE id = $1',
              values: [table, summary.status, summary.wake, entry.time, JSON.stringify(summary)],
            },
            ...also,
          ];
    const row = journalRow(append);
    return (await this.give(more.length === 0 ? row : { row, with: more.map(numbered) })) === true;
  }

  async *snapshot(tables: readonly string[]): AsyncGenerator<{ table: string; row: Row }> {
    // A connection of its own: what is written meanwhile is not seen by it and not held up.
    const reader = new Database(this.file, { readonly: true });
    reader.exec('BEGIN');
    try {
      for (const table of tables)
        for (const row of reader.prepare(`SELECT * FROM ${table}`).iterate()) yield { table, row: row as Row }; // as above
    } finally {
      reader.close();
    }
  }

  tell(_news: NodeNews): void {}
  hear(): void {}

  async close(): Promise<void> {
    if ((this.writing !== null || this.waiting.length > 0) && this.broken === null)
      await new Promise<void>((resolve) => {
        this.idle = resolve;
      });
    const gone = new Promise((resolve) => this.writer.once('exit', resolve));
    this.writer.postMessage('close');
    if (this.broken === null) await gone;
    this.prepared.clear();
    // Everything in one file, for whoever copies it; where another process reads it now (a backup), its log stays beside it.
    this.db.pragma('busy_timeout = 0');
    this.db.pragma('wal_checkpoint(TRUNCATE)');
    this.db.close();
  }

  private async write(statements: readonly Statement[]): Promise<Row[][]> {
    const done = await this.give({ list: statements.map(numbered) });
    if (typeof done === 'object' && 'rows' in done) return done.rows;
    throw new Error(typeof done === 'object' ? done.error : 'The store answered something else.');
  }

  private give(job: Job): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.broken !== null) return reject(this.broken);
      this.waiting.push({ job, resolve, reject });
      // What comes while a group is being written is the next group; else all of this turn of the event loop.
      if (this.writing === null && this.waiting.length === 1) setImmediate(() => this.send());
    });
  }

  private send(): void {
    if (this.writing !== null || this.waiting.length === 0) return;
    this.writing = this.waiting.splice(0, LARGEST_GROUP);
    this.writer.postMessage(this.writing.map(({ job }) => job));
  }

  private settle(written: Written): void {
    const group = this.writing ?? [];
    this.writing = null;
    this.send();
    if ('error' in written) for (const { reject } of group) reject(new Error(written.error));
    else for (const [i, { resolve }] of group.entries()) resolve(written.done[i] ?? false);
    if (this.writing === null) this.idle?.();
  }

  private fail(error: Error): void {
    this.broken = error;
    for (const { reject } of [...(this.writing ?? []), ...this.waiting]) reject(error);
    this.writing = null;
    this.waiting = [];
    this.idle?.();
  }

  private statement(sql: string): Database.Statement<Value[]> {
    let statement = this.prepared.get(sql);
    if (statement === undefined) {
      statement = this.db.prepare(inNumbers(sql));
      this.prepared.set(sql, statement);
    }
    return statement;
  }

  private migrate(begins: boolean): void {
    const [row] = this.db.pragma('user_version') as { user_version: number }[]; // as SQLite answers it
    const had = row?.user_version ?? 0;
    if (!begins && had === 0) checkNotLost(dirname(this.file));
    const done = pendingMigrations(had, migrations.length);
    for (const [i, statements] of migrations.slice(done).entries()) {
      this.db.exec('BEGIN IMMEDIATE');
      for (const sql of statements) this.db.exec(sql);
      this.db.exec(`PRAGMA user_version = ${done + i + 1}`);
      this.db.exec('COMMIT');
    }
  }
}

const inNumbers = (sql: string): string => sql.replace(/\$(\d+)/g, '?$1');
const numbered = ({ sql, values }: Statement): Statement => ({ sql: inNumbers(sql), values });
