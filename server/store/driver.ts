import type { Append, NodeNews } from './store.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** What the two databases do each in their own way. SQL is written with `$1`, `$2`. */
export interface Driver {
  readonly kind: 'sqlite' | 'postgres';
  query(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** All or nothing. */
  transact(statements: readonly Statement[]): Promise<void>;
  /** Group commit: what comes together is written in one transaction. `also` is done with it, if it is written at all. */
  append(append: Append, also: readonly Statement[]): Promise<boolean>;
  /** All rows of the tables, as of one moment. */
  snapshot(tables: readonly string[]): AsyncIterable<{ table: string; row: Row }>;
  tell(news: NodeNews): void;
  hear(listener: (news: NodeNews | { readonly kind: 'lost' }) => void): void;
  close(): Promise<void>;
}

/** A row of the journal, in the order of its columns. */
export const journalRow = ({ table, entry }: Append): Value[] => [
  table,
  entry.at,
  entry.time,
  entry.account,
  entry.request,
  JSON.stringify(entry.deed),
];

/** Brings the database up to the newest schema; refuses one that a later version has made. */
export function pendingMigrations(version: number, known: number): number {
  if (version > known)
    throw new Error(
      `The database was made by a later version of Stolik (schema ${version}, this one knows ${known}): start that version.`,
    );
  return version;
}

/** Values of a row as what they are. */
export const text = (value: Value | undefined): string => String(value ?? '');
export const number = (value: Value | undefined): number => Number(value ?? 0);
export const textOrNull = (value: Value | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
