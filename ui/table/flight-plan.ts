import type { Box } from './beside.ts';

/** Where a piece lies, and in which part of the table. */
export interface Lying {
  readonly box: Box;
  readonly zone: unknown;
}

/** How a piece gets from its old place to its new one. */
export type Journey =
  /** Over everything else, from one part of the table to another. */
  | { readonly kind: 'flight'; readonly piece: number; readonly from: Box; readonly delay: number }
  /** Pieces beside it made or took room: it slides within its part of the table. */
  | { readonly kind: 'slide'; readonly piece: number; readonly by: { readonly x: number; readonly y: number } }
  /** It was not seen before and comes from nowhere in particular. */
  | { readonly kind: 'arrival'; readonly piece: number }
  /** It is not seen any more, and goes to whoever took it. */
  | { readonly kind: 'departure'; readonly piece: number; readonly to: Box; readonly delay: number };

export interface Positions {
  readonly before: ReadonlyMap<number, Lying>;
  readonly after: ReadonlyMap<number, Lying>;
  /** Pieces that the last move moved. */
  readonly moved: ReadonlySet<number>;
  /** Where a piece that was not seen comes from: its pile, or the one who had it. */
  comesFrom(piece: number): Box | null;
  /** Where a piece that is not seen any more goes. */
  goesTo(piece: number): Box | null;
}

export const FLIGHT_MS = 340;
const APART_MS = 60;
const WHOLE_MS = 900;
/** More than these nobody can follow: the rest slide or appear. */
const MOST = 12;
/** Smaller changes are not worth a movement. */
const NEAR = 3;

export const isNear = (a: Box, b: Box): boolean => Math.hypot(a.left - b.left, a.top - b.top) < NEAR;

/** What moves, in which way and when. Several start one after another, but the whole move never takes long. */
export function planJourneys({ before, after, moved, comesFrom, goesTo }: Positions): readonly Journey[] {
  const slides: Journey[] = [];
  const arrivals: Journey[] = [];
  const flights: ((delay: number) => Journey)[] = [];
  for (const [piece, now] of after) {
    const then = before.get(piece);
    if (then === undefined) {
      const from = comesFrom(piece);
      if (from === null) arrivals.push({ kind: 'arrival', piece });
      else flights.push((delay) => ({ kind: 'flight', piece, from, delay }));
      continue;
    }
    if (isNear(then.box, now.box)) continue;
    const by = { x: then.box.left - now.box.left, y: then.box.top - now.box.top };
    if (then.zone === now.zone && !moved.has(piece)) slides.push({ kind: 'slide', piece, by });
    else flights.push((delay) => ({ kind: 'flight', piece, from: then.box, delay }));
  }
  for (const [piece] of before) {
    if (after.has(piece)) continue;
    const to = goesTo(piece);
    if (to !== null) flights.push((delay) => ({ kind: 'departure', piece, to, delay }));
  }
  flights.splice(MOST);
  const apart = flights.length < 2 ? 0 : Math.min(APART_MS, (WHOLE_MS - FLIGHT_MS) / (flights.length - 1));
  return [...slides, ...arrivals, ...flights.map((flight, at) => flight(Math.round(at * apart)))];
}
