import type { Score } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';

/** One source of points for all seats, or now and after. */
export interface ScoreRow {
  readonly what: string;
  /** Points by column; null where that column has no such source. */
  readonly points: readonly (number | null)[];
}

/** Lines up scores by their sources, in the order in which the first of them names each. */
export function scoreRows(scores: readonly (Pick<Score, 'lines'> | null)[]): readonly ScoreRow[] {
  const sources = [...new Set(scores.flatMap((score) => score?.lines.map((line) => line.what) ?? []))];
  return sources.map((what) => ({
    what,
    points: scores.map((score) => score?.lines.find((line) => line.what === what)?.points ?? null),
  }));
}

/** +4, −3; nothing where nothing changes. */
export const difference = (before: number | null, after: number | null): string => {
  const by = (after ?? 0) - (before ?? 0);
  return by === 0 ? '' : signed(by);
};
