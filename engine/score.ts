import { allSeats, type Seat } from './seat.ts';
import type { Text } from './text.ts';

/** The points of one seat and where they come from; the lines add up to the total. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** The points of an opponent that the game itself plays: it has no seat, and still it has to be beaten. */
export interface RivalScore {
  readonly name: Text;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

export interface ScoreLine {
  /** What the points are for: `crystals`. */
  readonly what: string;
  readonly points: number;
  /** The sum explained. */
  readonly text?: Text;
  /** What the points are made of, where that helps; they add up to `points`. */
  readonly parts?: readonly ScorePart[];
}

export interface ScorePart {
  readonly text: Text;
  readonly points: number;
  /** The piece that earns them, if one does. */
  readonly piece?: number;
}

/** What points are made of, whoever has them. */
export const partsOfScores = (scores: readonly Score[]): ScorePart[] =>
  scores.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts ?? []));

/** What lines, or parts of one, add up to. */
export const pointsIn = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

/** A line that its parts add up to. */
export const lineOf = (what: string, parts: readonly ScorePart[]): ScoreLine => ({
  what,
  points: pointsIn(parts),
  parts,
});

/** Everybody's score, which its lines add up to. */
export const scoresOf = (count: number, linesOf: (seat: Seat) => readonly ScoreLine[]): Score[] =>
  allSeats(count).map((seat) => ({ seat, ...added(linesOf(seat)) }));

export const scoreOfRival = (name: Text, lines: readonly ScoreLine[]): RivalScore => ({ name, ...added(lines) });

const added = (lines: readonly ScoreLine[]) => ({ total: pointsIn(lines), lines });

/** What seats are compared by. */
export type Measure = (seat: Seat) => number;

/** Those who have the most; of those who tie, who has the most of what counts next. */
export const foremost = (count: number, ...measures: readonly Measure[]): Seat[] =>
  measures.reduce((left, of) => {
    const most = Math.max(...left.map(of));
    return left.filter((seat) => of(seat) === most);
  }, allSeats(count));

/** Who alone came first although others had as much of what counts first; null where nobody had, or where it was not decided. */
export function brokenTie(count: number, ...measures: readonly [Measure, ...Measure[]]): Seat | null {
  const [winner, ...others] = foremost(count, ...measures);
  return others.length === 0 && foremost(count, measures[0]).length > 1 ? (winner ?? null) : null;
}
