import { defined } from '@stolik/engine';
import { BLOCK, GRID, OUTLINES } from '../content/tables.ts';
import { ALL_KINDS, add, type Kind } from '../pieces.ts';

/**
 * DR-17: a stock is legal if some packing of it exists. Goods may be rearranged at any time, so nothing else is ever asked,
 * and the answer depends on numbers only: how many of each kind, and how much room there is.
 */
export interface Room {
  /** Saddlebags: separate blocks of 2 by 2. */
  readonly blocks: number;
  /** Chests: one good of any kind each. */
  readonly chests: number;
  /** Trophies fill a square of 2 by 2 each and lie in no chest. */
  readonly trophies: number;
}

/** All ways to lay a shape, as sets of cells. */
type Placements = readonly number[];

const CELLS_OF_GRID = GRID.rows * GRID.columns;
const CELLS_OF_BLOCK = BLOCK.rows * BLOCK.columns;
const TROPHY: readonly (readonly number[])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

const SIZE: readonly number[] = OUTLINES.map((cells) => cells.length);
/** Larger shapes first: they decide soonest. A single cell fits wherever there is one left. */
const BY_SIZE: readonly Kind[] = ALL_KINDS.filter((kind) => defined(SIZE[kind]) > 1).sort(
  (a, b) => defined(SIZE[b]) - defined(SIZE[a]),
);

/** By number of blocks: where a trophy and each kind may lie. Worked out when first needed. */
const layouts: { trophy: Placements; kinds: readonly Placements[] }[] = [];

function layoutFor(blocks: number): { trophy: Placements; kinds: readonly Placements[] } {
  const known = layouts[blocks];
  if (known !== undefined) return known;
  const layout = {
    trophy: placementsOf(TROPHY, blocks),
    kinds: OUTLINES.map((outline) => placementsOf(outline, blocks)),
  };
  layouts[blocks] = layout;
  return layout;
}

/** A tile lies wholly on the grid or wholly in one block (DR-17.2). */
function placementsOf(outline: readonly (readonly number[])[], blocks: number): Placements {
  const found = new Set<number>();
  for (const shape of turnsOf(outline)) {
    layOn(shape, GRID.rows, GRID.columns, 0, found);
    for (let block = 0; block < blocks; block++)
      layOn(shape, BLOCK.rows, BLOCK.columns, CELLS_OF_GRID + block * CELLS_OF_BLOCK, found);
  }
  return [...found];
}

/** The four turns of an outline. */
function turnsOf(outline: readonly (readonly number[])[]): number[][][] {
  const turns = [outline.map((cell) => cell.slice())];
  for (let turn = 1; turn < 4; turn++) {
    const turned = defined(turns[turn - 1]).map(([row = 0, column = 0]) => [column, -row]);
    const top = Math.min(...turned.map(([row = 0]) => row));
    const left = Math.min(...turned.map(([, column = 0]) => column));
    turns.push(turned.map(([row = 0, column = 0]) => [row - top, column - left]));
  }
  return turns;
}

function layOn(shape: readonly number[][], rows: number, columns: number, first: number, found: Set<number>): void {
  for (let down = 0; down < rows; down++)
    for (let right = 0; right < columns; right++) {
      if (shape.some(([row = 0, column = 0]) => row + down >= rows || column + right >= columns)) continue;
      let cells = 0;
      for (const [row = 0, column = 0] of shape) cells |= 1 << (first + (row + down) * columns + column + right);
      found.add(cells);
    }
}

/**
 * Answers given before, by room and by goods. They follow from the question alone, so remembering them changes nothing but the time it takes. Apart by room,
 * because goods alone are a small whole number, by which an answer is found sooner.
 */
const remembered: Map<number, boolean>[] = [];
/** So many in each room at most: far more than a game asks for. */
const MOST_REMEMBERED = 50_000;

/** DR-17.3: put up to one good into each chest, and pack the rest. `counts` are numbers of tiles by kind. */
export function fits(counts: readonly number[], room: Room): boolean {
  const numbered = roomNumber(room.blocks, room.chests, room.trophies);
  let goods = NO_GOODS;
  for (let kind = 0; kind < counts.length; kind++) goods = withKind(goods, defined(counts[kind]));
  const known = rememberedFor(numbered, goods);
  if (known !== undefined) return known;
  const answer = worksOut(counts.slice(), room);
  let answers = remembered[numbered];
  if (answers === undefined || answers.size >= MOST_REMEMBERED) {
    answers = new Map();
    remembered[numbered] = answers;
  }
  answers.set(goods, answer);
  return answer;
}

/** A question as two numbers. Every count is below 32: no wagon has as many cells. */
export const roomNumber = (blocks: number, chests: number, trophies: number): number =>
  blocks * 64 + chests * 8 + trophies;
export const NO_GOODS = 0;
export const withKind = (goods: number, count: number): number => goods * 32 + count;

/** The answer, if the question was asked before. */
export const rememberedFor = (room: number, goods: number): boolean | undefined => remembered[room]?.get(goods);

function worksOut(counts: number[], room: Room): boolean {
  if (packs(counts, room)) return true;
  if (room.chests === 0) return false;
  const fewer = { ...room, chests: room.chests - 1 };
  for (const kind of ALL_KINDS) {
    if (counts[kind] === 0) continue;
    add(counts, kind, -1);
    const answer = fits(counts, fewer);
    add(counts, kind, 1);
    if (answer) return true;
  }
  return false;
}

function packs(counts: readonly number[], { blocks, trophies }: Room): boolean {
  let cells = trophies * TROPHY.length;
  for (const kind of ALL_KINDS) cells += defined(counts[kind]) * defined(SIZE[kind]);
  if (cells > CELLS_OF_GRID + blocks * CELLS_OF_BLOCK) return false;
  const { trophy, kinds } = layoutFor(blocks);
  const tiles: Placements[] = Array<Placements>(trophies).fill(trophy);
  for (const kind of BY_SIZE) for (let i = 0; i < defined(counts[kind]); i++) tiles.push(defined(kinds[kind]));
  return lay(tiles, 0, 0, 0);
}

/**
 * Lays the tiles from `next` on beside what is taken. Equal tiles follow one another and are laid in order, each once. `laid`: where each of them came to
 * lie, for one who wants to see it.
 */
function lay(tiles: readonly Placements[], next: number, taken: number, from: number, laid?: number[]): boolean {
  const places = tiles[next];
  if (places === undefined) return true;
  for (let i = from; i < places.length; i++) {
    const place = defined(places[i]);
    if ((place & taken) !== 0) continue;
    if (laid !== undefined) laid[next] = place;
    if (lay(tiles, next + 1, taken | place, tiles[next + 1] === places ? i + 1 : 0, laid)) return true;
  }
  return false;
}

/** A tile where it lies: the numbers of its cells, the grid's first and row by row, then those of the blocks. */
export interface Laid {
  /** Null: a trophy. */
  readonly kind: Kind | null;
  /** None: it lies in a chest. */
  readonly cells: readonly number[];
}

/** One way to pack these goods, as it is shown; null if there is none (DR-17.3). Chests are used when there is no other room. */
export function packingOf(counts: readonly number[], room: Room): readonly Laid[] | null {
  const laid = laidOut(counts, room);
  if (laid !== null || room.chests === 0) return laid;
  const fewer = { ...room, chests: room.chests - 1 };
  for (const kind of ALL_KINDS.toSorted((a, b) => defined(SIZE[b]) - defined(SIZE[a]))) {
    if (counts[kind] === 0) continue;
    const rest = counts.map((n, other) => (other === kind ? n - 1 : n));
    if (!fits(rest, fewer)) continue;
    return [...(packingOf(rest, fewer) ?? []), { kind, cells: [] }];
  }
  return null;
}

/** All of them on the grid and in the blocks. */
function laidOut(counts: readonly number[], { blocks, trophies }: Room): Laid[] | null {
  const { trophy, kinds } = layoutFor(blocks);
  const tiles: { kind: Kind | null; places: Placements }[] = Array.from({ length: trophies }, () => ({
    kind: null,
    places: trophy,
  }));
  for (const kind of ALL_KINDS.toSorted((a, b) => defined(SIZE[b]) - defined(SIZE[a])))
    for (let i = 0; i < defined(counts[kind]); i++) tiles.push({ kind, places: defined(kinds[kind]) });
  const laid: number[] = [];
  const all = tiles.map(({ places }) => places);
  if (!packs(counts, { blocks, chests: 0, trophies }) || !lay(all, 0, 0, 0, laid)) return null;
  return tiles.map(({ kind }, at) => ({ kind, cells: cellsIn(defined(laid[at])) }));
}

function cellsIn(place: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < 31; cell++) if (((place >> cell) & 1) === 1) cells.push(cell);
  return cells;
}

/** Selections found before, by the same question. */
const selected = new Map<number, readonly (readonly number[])[]>();
const MOST_SELECTED = 5_000;

/**
 * DR-17.4: every packable selection of these goods to which none of the others could be added back, as numbers kept by kind.
 */
export function fullestSelections(counts: readonly number[], room: Room): readonly (readonly number[])[] {
  const key = counts.reduce(withKind, roomNumber(room.blocks, room.chests, room.trophies));
  const known = selected.get(key);
  if (known !== undefined) return known;
  const found: number[][] = [];
  select(counts, room, 0, [0, 0, 0, 0, 0, 0], found);
  found.reverse();
  if (selected.size >= MOST_SELECTED) selected.clear();
  selected.set(key, found);
  return found;
}

/**
 * Tries all numbers of a kind, and then of the kinds after it. What fits stands in `kept`, of kinds to come nothing yet. The most is tried first, so whatever
 * is part of a fuller selection is tried when that is found already: asking what was found is a few comparisons, asking what fits is a look into a large map.
 */
function select(counts: readonly number[], room: Room, kind: number, kept: number[], found: number[][]): void {
  if (found.some((fuller) => holds(fuller, kept, counts, kind))) return;
  if (kind === kept.length) {
    found.push(kept.slice());
    return;
  }
  let most = 0;
  while (most < defined(counts[kind])) {
    kept[kind] = most + 1;
    if (!fits(kept, room)) break; // nor would more of it fit
    most++;
  }
  for (let n = most; n >= 0; n--) {
    kept[kind] = n;
    select(counts, room, kind + 1, kept, found);
  }
}

/** Is what is kept part of this selection, and all that could still be added to it, of the kinds from `next` on, as well? */
function holds(
  selection: readonly number[],
  kept: readonly number[],
  counts: readonly number[],
  next: number,
): boolean {
  for (let kind = 0; kind < selection.length; kind++)
    if (defined(selection[kind]) < defined((kind < next ? kept : counts)[kind])) return false;
  return true;
}
