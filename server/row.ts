import type { AnyField, AnyRecord } from '@stolik/engine/state';

type List = readonly unknown[];
type Fields = { readonly [field: string]: unknown };

/** What is being written, of whichever table: it stays at hand. */
const now: unknown[] = [];

/**
 * What stood in the fields of a state, one behind the other in one row, so that a table at which nothing was done for a while is compared with few places of a
 * memory that has gone cold. It is written anew from beginning to end each time, and each of the calls says whether there is something else than before. Lists
 * stand behind their size, so a longer one moves nothing that is compared after it.
 */
export class Row {
  private readonly was: unknown[] = [];
  private read = 0;
  private written = 0;
  private start = 0;
  /** So many stood in the list that was compared last. */
  sizeBefore = 0;

  begin(): void {
    this.read = 0;
    this.written = 0;
  }

  end(): void {
    const { was, written } = this;
    for (let i = 0; i < written; i++) was[i] = now[i];
    was.length = written;
  }

  one(value: unknown): boolean {
    this.put(value);
    return !isSame(this.was[this.read++], value);
  }

  list(list: List): boolean {
    this.open();
    this.putAll(list);
    return this.close();
  }

  piles(piles: readonly List[]): boolean {
    this.open();
    this.putPiles(piles);
    return this.close();
  }

  heights(piles: readonly List[]): boolean {
    this.open();
    for (let i = 0; i < piles.length; i++) this.put((piles[i] as List).length);
    return this.close();
  }

  /** The heights of piles, and what lies on top. */
  tops(piles: readonly List[]): boolean {
    this.open();
    for (let i = 0; i < piles.length; i++) {
      const pile = piles[i] as List;
      this.put(pile.length);
      this.put(pile.length === 0 ? null : pile[pile.length - 1]);
    }
    return this.close();
  }

  /** A field of whichever kind, with all that is in it. */
  field(field: AnyField, value: unknown): boolean {
    this.open();
    this.putField(field, value as never); // as the field says
    return this.close();
  }

  private put(value: unknown): void {
    now[this.written++] = value;
  }

  private putAll(list: List): void {
    for (let i = 0; i < list.length; i++) now[this.written++] = list[i];
  }

  private putList(list: List): void {
    this.put(list.length);
    this.putAll(list);
  }

  private putField({ how, record }: AnyField, value: never): void {
    if (record === null) {
      if (how === 'value') this.put(value);
      else if (how === 'piles') this.putPiles(value);
      else this.putList(value);
    } else if (how === 'each' || how === 'row') this.putRecords(record, value);
    else {
      // A part that is missing is told from one in which nothing stands.
      this.put(value !== null);
      if (value !== null) this.putRecord(record, value);
    }
  }

  private putPiles(piles: readonly List[]): void {
    for (let i = 0; i < piles.length; i++) this.putList(piles[i] as List);
  }

  private putRecords(record: AnyRecord, parts: readonly Fields[]): void {
    this.put(parts.length);
    for (const part of parts) this.putRecord(record, part);
  }

  private putRecord({ fields }: AnyRecord, record: Fields): void {
    for (const name in fields) this.putField(fields[name] as AnyField, record[name] as never); // as above
  }

  private open(): void {
    this.start = this.written++;
  }

  private close(): boolean {
    const { was, start, read } = this;
    const size = this.written - start - 1;
    now[start] = size;
    const before = was[read];
    this.sizeBefore = typeof before === 'number' ? before : 0;
    this.read = read + 1 + this.sizeBefore;
    if (before !== size) return true;
    for (let i = 1; i <= size; i++)
      if (was[read + i] !== now[start + i] && !isSame(was[read + i], now[start + i])) return true;
    return false;
  }
}

/** Would both be the same in JSON? What JSON leaves out or cannot say makes them differ, which costs a little and harms nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && !isSame(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  let keys = 0;
  for (const key in other) {
    keys++;
    if (!isSame((one as Fields)[key], (other as Fields)[key])) return false; // read key by key, whatever its type says
  }
  for (const _ in one) keys--;
  return keys === 0;
}
