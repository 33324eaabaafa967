import type { Event } from '../events.ts';
import { CONCERN, type Concern, isHuman } from '../state.ts';

/** A turn of the Private Concern as a ledger: one line for each step, with what it brought (DR-29.4). */

export interface LedgerLine {
  /** The step of DR-29.4 that the line begins; null: it goes on. */
  readonly step: number | null;
  readonly event: Event;
  coins: number;
  prestige: number;
  stock: number;
}

export interface Ledger {
  readonly round: number;
  readonly lines: readonly LedgerLine[];
  /** What it had before and has now. */
  readonly before: Holding;
  readonly now: Holding;
}

export interface Holding {
  readonly coins: number;
  readonly prestige: number;
  readonly stock: number;
}

/** Steps of DR-29.4 by what is told; what is told more than once in a step goes on with it. */
const STEPS: Readonly<Record<string, number>> = {
  'companion-passed': 1,
  'concern-card': 2,
  'concern-balances': 3,
  'concern-rode': 3,
  'concern-activated': 4,
  'concern-idle': 5,
  'concern-building': 6,
};

/** What is told of its doings beside those steps. */
const DOINGS = new Set([
  'concern-weighed',
  'concern-bought',
  'concern-sold',
  'concern-explored',
  'concern-contract-delivered',
  'concern-tile',
  'concern-fortune',
  'concern-kept-companion',
  'notice-revealed',
]);
/** The same for merchants of any sort, where it is the Concern's. */
const MERCHANTS_DOINGS = new Set([
  'die-picked',
  'hero-delivered',
  'hero-joined',
  'contract-taken',
  'feat-taken',
  'feat-drawn',
  'caravan-announced',
  'marker-moved',
]);

/** The last turn of the Concern, as long as nobody has planned since; null if there is none to show. */
export function ledgerOf(told: readonly Event[], concern: Concern): Ledger | null {
  const from = told.findLastIndex((event) => event.type === 'turn-began' && event.merchant === CONCERN);
  const began = told[from];
  if (began?.type !== 'turn-began') return null;
  const events = told.slice(from + 1);
  if (events.some(({ type }) => type === 'planned')) return null;
  const lines: LedgerLine[] = [];
  for (const event of events) {
    const line = lines.at(-1);
    if (event.type === 'concern-gained' && line !== undefined) line[event.what] += event.n;
    else if (event.type === 'concern-lost' && line !== undefined) line[event.what] -= event.n;
    else if (isItsDoing(event)) lines.push({ step: STEPS[event.type] ?? null, event, prestige: 0, ...paidFor(event) });
  }
  const sum = (what: keyof Holding): number => lines.reduce((all, line) => all + line[what], 0);
  const now = { coins: concern.coins, prestige: concern.prestige, stock: concern.stock };
  const before = {
    coins: now.coins - sum('coins'),
    prestige: now.prestige - sum('prestige'),
    stock: now.stock - sum('stock'),
  };
  return { round: began.round, lines, before, now };
}

/** What it pays is part of what is told of a purchase or a delivery, not told by itself. */
function paidFor(event: Event): { readonly coins: number; readonly stock: number } {
  if (event.type === 'concern-bought') return { coins: -event.price, stock: 0 };
  return { coins: 0, stock: event.type === 'concern-contract-delivered' ? -event.goods : 0 };
}

function isItsDoing(event: Event): boolean {
  if (event.type in STEPS || DOINGS.has(event.type)) return !('merchant' in event) || !isHuman(event.merchant);
  return MERCHANTS_DOINGS.has(event.type) && 'merchant' in event && event.merchant === CONCERN;
}

/** What it holds when the line at this place has been done. */
export function heldAt({ lines, before }: Ledger, at: number): Holding {
  const done = lines.slice(0, at + 1);
  const sum = (what: keyof Holding): number => done.reduce((all, line) => all + line[what], before[what]);
  return { coins: sum('coins'), prestige: sum('prestige'), stock: sum('stock') };
}

/** Where its wagon stands then: it rides in one of the lines. */
export function standsAt({ lines }: Ledger, at: number, now: number, ring: number): number {
  const rides = lines.findIndex(({ event }) => event.type === 'concern-rode');
  const event = lines[rides]?.event;
  return event?.type === 'concern-rode' && at < rides ? (event.space - event.by + ring) % ring : now;
}
