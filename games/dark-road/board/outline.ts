import { defined } from '@stolik/engine';
/** The outline of a tile from its cells: what is drawn of goods in the wagon. */

export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Corners of the shape clockwise, in cells. Shapes of goods have no holes. */
export function cornersOf(cells: readonly Cell[]): Corner[] {
  const taken = new Set(cells.map(({ row, column }) => `${row} ${column}`));
  const has = (row: number, column: number): boolean => taken.has(`${row} ${column}`);
  // Each side that borders on nothing is an edge; clockwise, so that every edge begins where another ends.
  const next = new Map<string, Corner>();
  const edge = (x: number, y: number, to: Corner): void => void next.set(`${x} ${y}`, to);
  for (const { row, column } of cells) {
    if (!has(row - 1, column)) edge(column, row, { x: column + 1, y: row });
    if (!has(row, column + 1)) edge(column + 1, row, { x: column + 1, y: row + 1 });
    if (!has(row + 1, column)) edge(column + 1, row + 1, { x: column, y: row + 1 });
    if (!has(row, column - 1)) edge(column, row + 1, { x: column, y: row });
  }
  const [first] = next.keys();
  if (first === undefined) return [];
  const corners: Corner[] = [];
  for (let at = first; corners.length <= next.size; ) {
    const to = defined(next.get(at));
    corners.push(to);
    at = `${to.x} ${to.y}`;
    if (at === first) break;
  }
  // What lies on a straight line is no corner.
  return corners.filter(({ x, y }, at) => {
    const before = defined(corners.at(at - 1));
    const after = defined(corners[(at + 1) % corners.length]);
    return (before.x === x) !== (x === after.x) || (before.y === y) !== (y === after.y);
  });
}

/** The outline as a path: cells of a size, drawn in by a gap, with round corners. */
export function outlineOf(cells: readonly Cell[], size: number, gap: number, radius: number): string {
  const corners = cornersOf(cells);
  const sign = Math.sign;
  const parts = corners.map((corner, at) => {
    const before = defined(corners.at(at - 1));
    const after = defined(corners[(at + 1) % corners.length]);
    const [inX, inY] = [sign(corner.x - before.x), sign(corner.y - before.y)];
    const [outX, outY] = [sign(after.x - corner.x), sign(after.y - corner.y)];
    // To the right of a clockwise edge lies the tile: both edges are moved that way.
    const x = corner.x * size - gap * (inY + outY);
    const y = corner.y * size + gap * (inX + outX);
    const from = `${x - inX * radius} ${y - inY * radius}`;
    return `${at === 0 ? 'M' : 'L'}${from}Q${x} ${y} ${x + outX * radius} ${y + outY * radius}`;
  });
  return `${parts.join('')}z`;
}

/** Where the picture of the good stands: in the middle of a rectangle, else on the cell with most neighbours. In cells. */
export function middleOf(cells: readonly Cell[]): Corner {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  if ((bottom - top + 1) * (right - left + 1) === cells.length)
    return { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 };
  const near = (cell: Cell): number =>
    cells.filter(({ row, column }) => Math.abs(row - cell.row) + Math.abs(column - cell.column) === 1).length;
  const { row, column } = defined(cells.toSorted((one, other) => near(other) - near(one))[0]);
  return { x: column + 0.5, y: row + 0.5 };
}
