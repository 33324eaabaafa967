import { defined, type Ground, type HexCell } from '@stolik/engine';
import { planCell, runsOf } from './coast.ts';
import { middleOf, type Point, polar } from './grid.ts';

/** How far from the middle of its cell a ground keeps its things, in radii, by how many sides it has; and how many of them stand side by side there. */
const RUN = [
  { distance: 0, across: 5 },
  { distance: 0.56, across: 3 },
  { distance: 0.5, across: 4 },
  { distance: 0.42, across: 5 },
  { distance: 0.3, across: 6 },
  { distance: 0.16, across: 6 },
  { distance: 0, across: 6 },
] as const;

export interface Anchor {
  readonly at: Point;
  readonly across: number;
}

/** Where the things on a ground stand. */
export function anchorOf(cell: HexCell, ground: Ground): Anchor {
  const middle = middleOf(cell);
  const plan = planCell(cell);
  const runs = runsOf(ground);
  const [run] = runs;
  if (run === undefined) return { at: polar(middle, 0, 0), across: 4 };
  // Around an island the sea is widest in the north.
  if (plan !== null && plan.core === ground && plan.island !== null) return { at: polar(middle, 0.5, 0.64), across: 5 };
  if (runs.length === 1) {
    const { distance, across } = defined(RUN[run.length]);
    return { at: polar(middle, run.first + run.length / 2, distance), across };
  }
  return {
    at: balance(
      middle,
      runs.map(({ first, length }) => ({ angle: first + length / 2, weight: length })),
    ),
    across: 4,
  };
}

/** A ground that reaches several edges keeps its things where most of them are. */
function balance(middle: Point, parts: readonly { angle: number; weight: number }[]): Point {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const pulls = parts.map(({ angle, weight }) => ({ at: polar({ x: 0, y: 0 }, angle, 0.5), weight: weight / whole }));
  return {
    x: middle.x + pulls.reduce((sum, { at, weight }) => sum + at.x * weight, 0),
    y: middle.y + pulls.reduce((sum, { at, weight }) => sum + at.y * weight, 0),
  };
}

/** Room for one thing. */
export const STEP = 29;
/** Rows that fit between the borders; more of them stand closer. */
const ROWS = 3;

/** Places for so many things around an anchor, in rows, the first row above. */
export function spread({ at, across }: Anchor, count: number): readonly Point[] {
  const inRow = Math.min(count, Math.max(across, Math.ceil(count / 4)));
  const rows = Math.ceil(count / Math.max(1, inRow));
  const stepX = inRow > across ? (STEP * across) / inRow : STEP;
  const stepY = rows > ROWS ? (STEP * ROWS) / rows : STEP;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    const inThis = Math.min(inRow, count - row * inRow);
    return {
      x: at.x + ((index % inRow) - (inThis - 1) / 2) * stepX,
      y: at.y + (row - (rows - 1) / 2) * stepY,
    };
  });
}
