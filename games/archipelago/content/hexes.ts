import { defined } from '@stolik/engine';
import { type Cell, cellNumber, FIRST } from '../pieces.ts';

/**
 * The hex grid: a cell is a number, its six neighbours are six sums. 25 tiles of which all but the first ones touch two others never
 * come further than 12 cells from the middle, so a square of 27 by 27 axial coordinates holds every cell that can matter.
 */
const REACH = 13;
const WIDTH = 2 * REACH + 1;

export const CELLS = WIDTH * WIDTH;
export const MIDDLE = cellAt(0, 0);

export function cellAt(q: number, r: number): Cell {
  return cellNumber((q + REACH) * WIDTH + r + REACH);
}

export const qOf = (cell: number): number => Math.floor((cell - FIRST.cell) / WIDTH) - REACH;
export const rOf = (cell: number): number => ((cell - FIRST.cell) % WIDTH) - REACH;

/** Clockwise from north. Direction d of a tile faces direction d + 3 of its neighbour. */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
const STEP = [-1, WIDTH - 1, WIDTH, 1, 1 - WIDTH, -WIDTH] as const;

export const neighbour = (cell: number, direction: number): Cell =>
  cellNumber(cellIndex(cell) + defined(STEP[direction]));
export const opposite = (direction: number): number => (direction + 3) % 6;

/** Small numbers for arrays by cell. */
export const cellIndex = (cell: number): number => cell - FIRST.cell;
