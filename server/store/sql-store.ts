import { ownJson } from '../own-json.ts';
import type { Outage } from '../tables/clock.ts';
import type { Deed, Entry } from '../tables/deeds.ts';
import { number, type Row, type Statement, text, textOrNull } from './driver.ts';
import { tableNames } from './schema.ts';
import { SqlPeople, TIDIED } from './sql-people.ts';
import type {
  Append,
  DumpRow,
  ListedTable,
  NewTable,
  NodeNews,
  Snapshot,
  Store,
  StoredChat,
  StoredTable,
  Summary,
  TidyUntil,
} from './store.ts';

/** What tables were called in backups of older versions. */
const RENAMED: { readonly [name: string]: string } = { bells: 'subscriptions' };

type Made = { readonly id: string; readonly request: string | null };

/** The store, said in SQL that both databases understand. */
export class SqlStore extends SqlPeople implements Store {
  get kind(): 'sqlite' | 'postgres' {
    return this.driver.kind;
  }

  // ---- tables

  append(append: Append): Promise<boolean> {
    return this.driver.append(append, alsoFor(append));
  }

  async createTable({ id, seed, request, entries, summary }: NewTable): Promise<Made> {
    const known = await this.madeBy(request);
    if (known !== null) return known;
    const time = entries[0]?.time ?? 0;
    const opening = entries[0]?.deed;
    if (opening?.kind !== 'opened') throw new Error('A table begins with its opening.');
    try {
      await this.driver.transact([
        {
          sql: `INSERT INTO tables (id, game, seed, request, code, status, wake, touched, summary)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          values: [
            id,
            summary.game,
            seed,
            request,
            opening.code,
            summary.status,
            summary.wake,
            time,
            JSON.stringify(summary),
          ],
        },
        ...entries.map((entry) => ({
          sql: 'INSERT INTO journal VALUES ($1, $2, $3, $4, $5, $6)',
          values: [id, entry.at, entry.time, entry.account, entry.request, JSON.stringify(entry.deed)],
        })),
        ...peopleOf(summary).map((account) => member(account, id)),
      ]);
    } catch (error) {
      // The same request may have come through another node at the same moment.
      const twin = await this.madeBy(request);
      if (twin === null) throw error;
      return twin;
    }
    return { id, request: entries[0]?.request ?? null };
  }

  private async madeBy(request: string): Promise<Made | null> {
    const [row] = await this.driver.query(
      `SELECT tables.id, journal.request FROM tables JOIN journal ON journal.table_id = tables.id AND journal.at = 1
        WHERE tables.request = $1`,
      [request],
    );
    return row === undefined ? null : { id: text(row.id), request: textOrNull(row.request) };
  }

  async readTable(id: string, from: 'snapshot' | 'start'): Promise<StoredTable | null> {
    const [row] = await this.driver.query('SELECT seed FROM tables WHERE id = $1', [id]);
    if (row === undefined) return null;
    const [first] = await this.driver.query('SELECT deed FROM journal WHERE table_id = $1 AND at = 1', [id]);
    const opening = first === undefined ? null : ownJson<Deed>(text(first.deed));
    if (opening?.kind !== 'opened') throw new Error(`Table ${id} has no opening.`);
    const [kept] =
      from === 'start' ? [] : await this.driver.query('SELECT at, state FROM snapshots WHERE table_id = $1', [id]);
    const snapshot = kept === undefined ? null : { at: number(kept.at), text: text(kept.state) };
    const entries = await this.entriesAfter(id, snapshot?.at ?? 0);
    return { id, seed: text(row.seed), opening, snapshot, entries };
  }

  async keepSnapshot(table: string, { at, text: state }: Snapshot): Promise<void> {
    await this.driver.query(
      `INSERT INTO snapshots (table_id, at, state) VALUES ($1, $2, $3)
        ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, state = excluded.state WHERE excluded.at > snapshots.at`,
      [table, at, state],
    );
  }

  async entriesAfter(id: string, at: number): Promise<Entry[]> {
    const rows = await this.driver.query('SELECT * FROM journal WHERE table_id = $1 AND at > $2 ORDER BY at', [id, at]);
    return rows.map((row) => ({
      at: number(row.at),
      time: number(row.time),
      account: textOrNull(row.account),
      request: textOrNull(row.request),
      deed: ownJson(text(row.deed)),
    }));
  }

  async tablesOf(
    account: string,
    which: 'running' | 'finished',
    before: number,
    limit: number,
  ): Promise<ListedTable[]> {
    const states = which === 'running' ? "'gathering', 'playing'" : "'over'";
    const rows = await this.driver.query(
      `SELECT tables.id, tables.touched, tables.summary FROM members JOIN tables ON tables.id = members.table_id
        WHERE members.account = $1 AND tables.status IN (${states}) AND tables.touched < $2
        ORDER BY tables.touched DESC LIMIT $3`,
      [account, before, limit],
    );
    return rows.map((row) => ({
      id: text(row.id),
      touched: number(row.touched),
      summary: ownJson(text(row.summary)),
    }));
  }

  async runningTables(account: string): Promise<number> {
    const [row] = await this.driver.query(
      `SELECT count(*) AS many FROM members JOIN tables ON tables.id = members.table_id
        WHERE members.account = $1 AND tables.status IN ('gathering', 'playing')`,
      [account],
    );
    return number(row?.many);
  }

  async findInvitation(code: string): Promise<string | null> {
    const [row] = await this.driver.query('SELECT id FROM tables WHERE code = $1', [code]);
    return textOrNull(row?.id);
  }

  async tablesToWake(now: number, limit: number): Promise<string[]> {
    const rows = await this.driver.query(
      'SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= $1 AND keeper_until <= $1 ORDER BY wake LIMIT $2',
      [now, limit],
    );
    return rows.map((row) => text(row.id));
  }

  async lease(table: string, node: string, now: number, until: number): Promise<boolean> {
    const rows = await this.driver.query(
      `UPDATE tables SET keeper = $2, keeper_until = $4
        WHERE id = $1 AND (keeper = $2 OR keeper IS NULL OR keeper_until <= $3) RETURNING id`,
      [table, node, now, until],
    );
    return rows.length > 0;
  }

  override async tidy(now: number, until: TidyUntil): Promise<void> {
    await super.tidy(now, until);
    // A game that began is kept; so is its record. One that was closed before it began is a gathering, too.
    const gatherings = await this.driver.query(
      `SELECT id FROM tables WHERE status IN ('gathering', 'closed') AND touched <= $1 LIMIT ${TIDIED}`,
      [until.gatherings],
    );
    for (const { id } of gatherings)
      await this.driver.transact(
        ['journal', 'members', 'chat', 'seen', 'snapshots', 'tables'].map((table) => ({
          sql: `DELETE FROM ${table} WHERE ${table === 'tables' ? 'id' : 'table_id'} = $1`,
          values: [text(id)],
        })),
      );
  }

  // ---- talk

  async addChat(table: string, line: Omit<StoredChat, 'n'>, request: string): Promise<void> {
    const { account, name, text: words, time } = line;
    for (let tries = 0; tries < 5; tries++) {
      const rows = await this.driver.query(
        `INSERT INTO chat (table_id, n, account, name, text, time, request)
          SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1
          ON CONFLICT DO NOTHING RETURNING n`,
        [table, account, name, words, time, request],
      );
      if (rows.length > 0 || (await this.chatSaid(table, account, request)) !== null) return;
    }
    throw new Error('The line could not be added.');
  }

  async chatSaid(table: string, account: string, request: string): Promise<string | null> {
    const [row] = await this.driver.query(
      'SELECT text FROM chat WHERE table_id = $1 AND account = $2 AND request = $3',
      [table, account, request],
    );
    return textOrNull(row?.text);
  }

  async chatsAfter(table: string, n: number, limit: number): Promise<StoredChat[]> {
    const rows = await this.driver.query('SELECT * FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3', [
      table,
      n,
      limit,
    ]);
    return rows.reverse().map((row) => ({
      n: number(row.n),
      account: text(row.account),
      name: text(row.name),
      text: text(row.text),
      time: number(row.time),
    }));
  }

  async markSeen(table: string, account: string, at: number): Promise<void> {
    await this.driver.query(
      `INSERT INTO seen VALUES ($1, $2, $3)
        ON CONFLICT (table_id, account) DO UPDATE SET at = excluded.at WHERE excluded.at > seen.at`,
      [table, account, at],
    );
  }

  async seenUpTo(table: string, account: string): Promise<number> {
    const [row] = await this.driver.query('SELECT at FROM seen WHERE table_id = $1 AND account = $2', [table, account]);
    return number(row?.at);
  }

  // ---- the house

  async setting(key: string, make: () => string): Promise<string> {
    const read = async (): Promise<Row | undefined> =>
      (await this.driver.query('SELECT value FROM settings WHERE key = $1', [key]))[0];
    const known = await read();
    if (known !== undefined) return text(known.value);
    await this.driver.query('INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, make()]);
    return text((await read())?.value);
  }

  async lastBeat(): Promise<number | null> {
    const [last] = await this.driver.query("SELECT value FROM settings WHERE key = 'alive'");
    return last === undefined ? null : number(last.value);
  }

  async beat(now: number): Promise<void> {
    await this.driver.query(
      `INSERT INTO settings VALUES ('alive', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [String(now)],
    );
  }

  async addOutage({ from, until }: Outage): Promise<void> {
    await this.driver.query('INSERT INTO outages VALUES ($1, $2)', [from, until]);
  }

  async outages(since: number): Promise<Outage[]> {
    const rows = await this.driver.query('SELECT * FROM outages WHERE until > $1 ORDER BY since', [since]);
    return rows.map((row) => ({ from: number(row.since), until: number(row.until) }));
  }

  tell(news: NodeNews): void {
    this.driver.tell(news);
  }

  hear(listener: (news: NodeNews | { readonly kind: 'lost' }) => void): void {
    this.driver.hear(listener);
  }

  dump(): AsyncIterable<DumpRow> {
    return this.driver.snapshot(tableNames);
  }

  async load(rows: AsyncIterable<DumpRow>): Promise<boolean> {
    const [held] = await this.driver.query(
      'SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM accounts) AS many',
    );
    if (number(held?.many) > 0) return false;
    const known: readonly string[] = tableNames;
    let group: Statement[] = [];
    // A new house has settings of its own by now; those of the backup count.
    group.push({ sql: 'DELETE FROM settings', values: [] });
    for await (const { table: named, row } of rows) {
      const table = RENAMED[named] ?? named;
      if (!known.includes(table)) throw new Error(`The backup speaks of "${table}", which this version does not know.`);
      const columns = Object.keys(row);
      if (!columns.every((column) => /^[a-z_]+$/.test(column))) throw new Error('The backup is damaged.');
      const places = columns.map((_, i) => `$${i + 1}`).join(', ');
      group.push({
        sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`,
        values: Object.values(row),
      });
      if (group.length >= 500) {
        await this.driver.transact(group);
        group = [];
      }
    }
    await this.driver.transact(group);
    return true;
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}

/** What a deed changes beside the journal: who finds the table in a list, and by which link. */
function alsoFor({ table, entry, summary }: Append): Statement[] {
  const { deed } = entry;
  if (deed.kind === 'invited' || deed.kind === 'kept-out')
    return [{ sql: 'UPDATE tables SET code = $2 WHERE id = $1', values: [table, deed.code] }];
  if (summary === null || (deed.kind !== 'sat' && deed.kind !== 'rose' && deed.kind !== 'closed')) return [];
  return [
    { sql: 'DELETE FROM members WHERE table_id = $1', values: [table] },
    ...peopleOf(summary).map((account) => member(account, table)),
  ];
}

const member = (account: string, table: string): Statement => ({
  sql: 'INSERT INTO members VALUES ($1, $2) ON CONFLICT DO NOTHING',
  values: [account, table],
});

const peopleOf = ({ seats }: Summary): string[] => [...new Set(seats.flatMap(({ account }) => account ?? []))];
