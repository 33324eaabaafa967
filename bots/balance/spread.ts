import { defined } from '@stolik/engine';

/** How numbers are spread: the middle, and how far most of them reach. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  /** Between these lie nine tenths of all. */
  readonly low: number;
  readonly high: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.05),
    high: quantile(sorted, 0.95),
  };
}

/** The value below which the given share of all lies, between two of them where need be. */
export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const low = defined(sorted[below]);
  const high = defined(sorted[Math.min(below + 1, sorted.length - 1)]);
  return low + (high - low) * (at - below);
}

/** How many values fall into each of some equal classes, the first of which begins at `from`. */
export interface Histogram {
  readonly from: number;
  readonly step: number;
  readonly counts: readonly number[];
}

/** About so many classes over the range, of a width that people count in. */
export function histogramOf(
  values: readonly number[],
  [low, high]: readonly [number, number],
  about: number,
): Histogram {
  const step = roundStep((high - low) / about);
  const from = Math.floor(low / step) * step;
  const counts = new Array<number>(Math.floor((high - from) / step) + 1).fill(0);
  for (const value of values) {
    const place = Math.floor((value - from) / step);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { from, step, counts };
}

/** The next of 1, 2, 5, 10, 20, 50 … Points and decisions are whole, so no class is narrower than 1. */
export function roundStep(rough: number): number {
  if (!(rough > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10);
}
