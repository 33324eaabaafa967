import { defined } from '@stolik/engine';

/** How long the bench takes over its work. Times are in milliseconds. */
export interface Pace {
  /** Before anything is measured, so that the compiler is done. */
  readonly warmUp: number;
  /** One slice of our work. */
  readonly slice: number;
  /** Slices of play, and of everything else: the median of them counts. */
  readonly rounds: number;
  readonly otherRounds: number;
  /** One slice of a peer's work. */
  readonly peerSlice: number;
  /** Tables in play while the heap is measured. */
  readonly tables: number;
}

export const usualPace: Pace = { warmUp: 400, slice: 300, rounds: 9, otherRounds: 5, peerSlice: 600, tables: 10_000 };

/** Does the work again and again for so long; how much of it was done a second. */
export function perSecond(milliseconds: number, work: () => number): number {
  const begin = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    done += work();
    elapsed = performance.now() - begin;
  }
  return (done * 1000) / elapsed;
}

/** The median of so many slices of the work. */
export function medianPerSecond(pace: Pace, rounds: number, work: () => number): number {
  perSecond(pace.warmUp, work);
  return median(Array.from({ length: rounds }, () => perSecond(pace.slice, work)));
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is no median of no figures.');
  return sorted.length % 2 === 1 ? upper : (defined(sorted[middle - 1]) + upper) / 2;
}
