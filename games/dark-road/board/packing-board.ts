import { defined } from '@stolik/engine';
import { GRID, OUTLINES } from '../content/tables.ts';
import { ALL_GOODS, add, type Good, goodOf, kindOfGood } from '../pieces.ts';
import { fits, type Laid, packingOf } from '../rules/packing.ts';
import { kindCounts, roomOf } from '../rules/powers.ts';
import { goodsIn } from '../rules/settle.ts';
import type { Wagon } from '../state.ts';
import type { Cell } from './outline.ts';

/** Packing by hand (DR-17): where tiles lie is nobody's business but the packer's; what stays on the snow is the answer. */

/** A tile somewhere: on the grid or a saddlebag at a cell, in a chest, or on the snow. */
export interface Lying {
  /** Tells apart tiles that look alike. */
  readonly id: number;
  readonly good: Good;
  /** Quarter turns. */
  readonly turn: number;
  readonly where: Where;
}

export type Where =
  | { readonly on: 'snow' }
  | { readonly on: 'chest'; readonly chest: number }
  | { readonly on: 'floor'; readonly floor: number; readonly row: number; readonly column: number };

export interface Floors {
  /** The grid first, then saddlebags. */
  readonly sizes: readonly { readonly rows: number; readonly columns: number }[];
  readonly chests: number;
  /** Cells of the grid that trophies fill. */
  readonly filled: readonly Cell[];
}

const BLOCK = { rows: 2, columns: 2 } as const;
export const SNOW: Where = { on: 'snow' };

export function floorsOf(wagon: Wagon): Floors {
  const room = roomOf(wagon);
  // A trophy lies where nothing else is laid first: in the last rows of the grid.
  const filled = Array.from({ length: room.trophies }, (_, at) => at).flatMap((at) =>
    [0, 1].flatMap((row) =>
      [0, 1].map((column) => ({ row: GRID.rows - 2 + row, column: GRID.columns - 2 - 2 * at + column })),
    ),
  );
  return { sizes: [GRID, ...Array.from({ length: room.blocks }, () => BLOCK)], chests: room.chests, filled };
}

/** The cells of a kind after so many quarter turns, from its upper left corner on. */
export function cellsOfTile(good: Good, turn: number): Cell[] {
  let cells = (OUTLINES[kindOfGood(good)] ?? []).map(([row = 0, column = 0]) => ({ row, column }));
  for (let i = 0; i < turn % 4; i++) {
    const turned = cells.map(({ row, column }) => ({ row: column, column: -row }));
    const top = Math.min(...turned.map(({ row }) => row));
    const left = Math.min(...turned.map(({ column }) => column));
    cells = turned.map(({ row, column }) => ({ row: row - top, column: column - left }));
  }
  return cells;
}

export const cellsAt = (good: Good, turn: number, row: number, column: number): Cell[] =>
  cellsOfTile(good, turn).map((cell) => ({ row: cell.row + row, column: cell.column + column }));

const key = ({ row, column }: Cell): string => `${row} ${column}`;

/** Does the tile lie wholly on the floor, beside trophies? Other tiles do not matter: they are lifted onto the snow. */
export function liesWell(good: Good, turn: number, where: Where, floors: Floors): boolean {
  if (where.on !== 'floor') return true;
  const size = floors.sizes[where.floor];
  if (size === undefined) return false;
  const taken = new Set(where.floor === 0 ? floors.filled.map(key) : []);
  return cellsAt(good, turn, where.row, where.column).every(
    (cell) =>
      cell.row >= 0 && cell.column >= 0 && cell.row < size.rows && cell.column < size.columns && !taken.has(key(cell)),
  );
}

function overlaps(one: Lying, other: Lying): boolean {
  const [a, b] = [one.where, other.where];
  if (a.on === 'chest') return b.on === 'chest' && a.chest === b.chest;
  if (a.on !== 'floor' || b.on !== 'floor' || a.floor !== b.floor) return false;
  const taken = new Set(cellsAt(one.good, one.turn, a.row, a.column).map(key));
  return cellsAt(other.good, other.turn, b.row, b.column).some((cell) => taken.has(key(cell)));
}

/** Puts a tile somewhere; those it is put on are lifted onto the snow. */
export function put(tiles: readonly Lying[], id: number, where: Where, turn: number): readonly Lying[] {
  const moved = tiles.find((tile) => tile.id === id);
  if (moved === undefined) return tiles;
  const now = { ...moved, where, turn };
  return tiles.map((tile) => (tile.id === id ? now : overlaps(now, tile) ? { ...tile, where: SNOW } : tile));
}

/** All goods of the wagon; those of `given` lie on the snow, the others as they fit. Without it, what can be kept is found one by one. */
export function laidFor(wagon: Wagon, given: readonly Good[]): readonly Lying[] {
  const left = given.slice();
  const kept: Good[] = [];
  const snow: Good[] = [];
  for (const good of ALL_GOODS)
    for (let i = 0; i < defined(wagon.goods[good]); i++) {
      const at = left.indexOf(good);
      if (at < 0) kept.push(good);
      else snow.push(...left.splice(at, 1));
    }
  const counts = kindCounts(wagon).map((_, kind) => kept.filter((good) => kindOfGood(good) === kind).length);
  const laid = packingOf(counts, roomOf(wagon)) ?? [];
  const floors = floorsOf(wagon);
  let id = 0;
  const tiles: Lying[] = snow.map((good) => ({ id: id++, good, turn: 0, where: SNOW }));
  let chest = 0;
  for (const { kind, cells } of withoutTrophies(laid, floors)) {
    const at = kept.findIndex((good) => kindOfGood(good) === kind);
    const good = kept.splice(at, 1)[0] ?? goodOf(kind, false);
    if (cells.length === 0) tiles.push({ id: id++, good, turn: 0, where: { on: 'chest', chest: chest++ } });
    else tiles.push({ id: id++, good, ...placed(good, cells) });
  }
  return tiles;
}

/** Where the rules laid a trophy is a matter of taste; tiles are laid anew around the place where it is drawn. */
function withoutTrophies(
  laid: readonly Laid[],
  floors: Floors,
): { kind: NonNullable<Laid['kind']>; cells: readonly number[] }[] {
  const tiles = laid.flatMap(({ kind, cells }) => (kind === null ? [] : [{ kind, cells }]));
  if (floors.filled.length === 0) return tiles;
  const fixed = floors.filled.map(({ row, column }) => row * GRID.columns + column);
  const trophy = laid.find(({ kind }) => kind === null)?.cells ?? [];
  if (fixed.every((cell) => trophy.includes(cell))) return tiles;
  return mirrored(tiles, trophy, fixed);
}

/** Turned or mirrored, a packing is one as well: the one whose trophy lies in the corner is shown. */
function mirrored<T extends { readonly cells: readonly number[] }>(
  tiles: readonly T[],
  trophy: readonly number[],
  fixed: readonly number[],
): T[] {
  const { rows, columns } = GRID;
  const flips = [false, true].flatMap((down) => [false, true].map((right) => ({ down, right })));
  const flip = ({ down, right }: { down: boolean; right: boolean }, cell: number): number => {
    if (cell >= rows * columns) return cell;
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return (down ? rows - 1 - row : row) * columns + (right ? columns - 1 - column : column);
  };
  const fitting = flips.find((one) => trophy.every((cell) => fixed.includes(flip(one, cell)))) ?? {
    down: false,
    right: false,
  };
  return tiles.map((tile) => ({ ...tile, cells: tile.cells.map((cell) => flip(fitting, cell)) }));
}

/** The turn and the corner with which the tile covers these cells. */
function placed(good: Good, cells: readonly number[]): { turn: number; where: Where } {
  const grid = GRID.rows * GRID.columns;
  const first = defined(cells[0]);
  const floor = first < grid ? 0 : 1 + Math.floor((first - grid) / (BLOCK.rows * BLOCK.columns));
  const start = floor === 0 ? 0 : grid + (floor - 1) * BLOCK.rows * BLOCK.columns;
  const columns = floor === 0 ? GRID.columns : BLOCK.columns;
  const places = cells.map((cell) => ({ row: Math.floor((cell - start) / columns), column: (cell - start) % columns }));
  const row = Math.min(...places.map((cell) => cell.row));
  const column = Math.min(...places.map((cell) => cell.column));
  const wanted = new Set(places.map(key));
  const turn = [0, 1, 2, 3].find((one) => cellsAt(good, one, row, column).every((cell) => wanted.has(key(cell)))) ?? 0;
  return { turn, where: { on: 'floor', floor, row, column } };
}

/** What lies on the snow. */
export const onSnow = (tiles: readonly Lying[]): Good[] =>
  tiles.filter(({ where }) => where.on === 'snow').map(({ good }) => good);

const sorted = (goods: readonly Good[]): string => goods.toSorted((a, b) => a - b).join();

/** The answer that gives up just what lies on the snow; null while something else would fit as well (DR-17.4). */
export function answerFor(tiles: readonly Lying[], options: readonly string[]): string | null {
  const snow = sorted(onSnow(tiles));
  return options.find((option) => sorted(goodsIn(option)) === snow) ?? null;
}

/** What of the snow would fit as well, however the rest has to be moved. */
export function stillFitting(wagon: Wagon, tiles: readonly Lying[]): Good[] {
  const kept = kindCounts(wagon);
  for (const good of onSnow(tiles)) add(kept, kindOfGood(good), -1);
  return onSnow(tiles).filter((good) =>
    fits(
      kept.map((n, kind) => (kind === kindOfGood(good) ? n + 1 : n)),
      roomOf(wagon),
    ),
  );
}

/** Where a tile comes to lie when a cell is tapped: with its corner there, or moved so that it fits and covers the cell. */
export function nearest(
  good: Good,
  turn: number,
  { floor, row, column }: { readonly floor: number; readonly row: number; readonly column: number },
  floors: Floors,
): Where | null {
  for (const { row: down, column: right } of cellsOfTile(good, turn)) {
    const where = { on: 'floor', floor, row: row - down, column: column - right } as const;
    if (liesWell(good, turn, where, floors)) return where;
  }
  return null;
}

/** A cell farther in the wagon; from elsewhere into its first corner. Null where it would stick out. */
export function nudged(
  { good, where }: Lying,
  turn: number,
  down: number,
  right: number,
  floors: Floors,
): Where | null {
  const to: Where =
    where.on === 'floor'
      ? { ...where, row: where.row + down, column: where.column + right }
      : { on: 'floor', floor: 0, row: 0, column: 0 };
  return liesWell(good, turn, to, floors) ? to : null;
}
