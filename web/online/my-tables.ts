import { isObject, isWord } from '@stolik/engine';
import { useEffect, useSyncExternalStore } from 'react';
import { kept } from '../shell/kept.ts';
import { ask, HttpRefusal, hasCome } from './session.ts';

/** A table on the server at which one sits. */
export interface MyTable {
  readonly table: string;
  readonly touched: number;
  readonly game: string;
  readonly status: 'gathering' | 'playing' | 'over' | 'closed';
  readonly seats: readonly { readonly name: string; readonly bot: string | null; readonly mine: boolean }[];
  /** Seats that are asked. */
  readonly waiting: readonly number[];
  readonly myTurn: boolean;
}

export interface MyTables {
  /** Those that go on, the last touched first. */
  readonly tables: readonly MyTable[];
  /** The server cannot be reached: it stood so then. Null: it stands so now. */
  readonly since: number | null;
}

interface Known {
  readonly at: number;
  readonly tables: readonly MyTable[];
}

const nothing: Known = { at: 0, tables: [] };

/** As they stood when the server last said so: that is drawn at once, and all there is without a network. */
const known = kept<Known>('stolik.my-tables', readKnown);

let reached = true;
const listeners = new Set<() => void>();

/** They are looked at this often while somebody looks at a page that tells of them. */
const EVERY_MS = 30_000;

let looking = false;

async function look(): Promise<void> {
  if (looking || !hasCome() || document.hidden) return;
  looking = true;
  try {
    const { tables } = await ask<{ tables: readonly MyTable[] }>('/api/tables?which=running');
    known.change({ at: Date.now(), tables });
    reach(true);
  } catch (error) {
    const code = error instanceof HttpRefusal ? error.code : '';
    // Nobody is signed in here any more; of anything else that is wrong the page of friends tells.
    if (code === 'no-session') forgetMyTables();
    if (code === 'no-server') reach(false);
  } finally {
    looking = false;
  }
}

/** Somebody else is signed in from now on, or nobody. */
export function forgetMyTables(): void {
  if (known.now().tables.length > 0) known.change(nothing);
}

function reach(now: boolean): void {
  if (reached === now) return;
  reached = now;
  for (const listener of listeners) listener();
}

/** The first who looks begins to ask, the last one who leaves ends it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unwatch();
  };
}

const lookNow = (): void => void look();
let timer: ReturnType<typeof setInterval> | undefined;

function watch(): void {
  timer = setInterval(lookNow, EVERY_MS);
  document.addEventListener('visibilitychange', lookNow);
  for (const event of ['online', 'offline', 'focus']) window.addEventListener(event, lookNow);
}

function unwatch(): void {
  clearInterval(timer);
  document.removeEventListener('visibilitychange', lookNow);
  for (const event of ['online', 'offline', 'focus']) window.removeEventListener(event, lookNow);
}

/** Tables on the server that go on. */
export function useMyTables(): MyTables {
  const { at, tables } = known.use();
  const now = useSyncExternalStore(subscribe, () => reached);
  useEffect(lookNow, []);
  return { tables, since: now ? null : at };
}

/** At so many of them it is one's turn. */
export const useMyTurns = (): number => useMyTables().tables.filter(({ myTurn }) => myTurn).length;

/** Trusts nothing that it finds: another version may have written it. */
function readKnown(text: string | null): Known {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    if (!isObject(read) || typeof read.at !== 'number' || !Array.isArray(read.tables)) return nothing;
    return { at: read.at, tables: read.tables.filter(isTable) };
  } catch {
    return nothing;
  }
}

const isTable = (found: unknown): found is MyTable =>
  isObject(found) &&
  [found.table, found.game, found.status].every(isWord) &&
  typeof found.touched === 'number' &&
  Array.isArray(found.waiting) &&
  Array.isArray(found.seats) &&
  found.seats.every((seat) => isObject(seat) && typeof seat.name === 'string');
