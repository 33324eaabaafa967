import { type HexCell, type HexMap, say, type Terrain } from '@stolik/engine';
import { cellLines, isAsked, LAND, WATER } from './hex-words.ts';
import type { Ink, Paint } from './ink.ts';
import { widthOf, wrap } from './layout.ts';
import type { Drawing } from './table.ts';

/**
 * A map of hexes with flat tops. A cell is seven lines high, its upper and lower edge shared with its neighbours, and its sides are drawn by what they are, so
 * that coasts are seen without colours, too:
 *
 *        ~~~~~~~~~
 *       ~  Quiet  /
 *      ~   Bay     /
 *     ~  ≈ ff ●     /
 *     ^             ~
 *      ^  ∴ ew ●●  ~
 *       ^─────────~
 */
const SLOPE = 3;
const HEIGHT = 2 * SLOPE;
/** Lines of words in a cell. */
const WORDS = HEIGHT - 1;
const NARROWEST = 9;
const WIDEST = 15;

const MARKS: {
  readonly [terrain in Terrain]: { readonly flat: string; readonly rising: string; readonly falling: string };
} = {
  sea: { flat: '~', rising: '~', falling: '~' },
  field: { flat: '─', rising: '/', falling: '\\' },
  mountain: { flat: '^', rising: '^', falling: '^' },
};
const EMPTY = { flat: '·', rising: '·', falling: '·' };

/** The map in lines of a width, in bands below one another where it is wider, and what its signs mean. */
export function drawHexes({ cells }: HexMap, width: number, drawing: Drawing): string[] {
  // Empty places are drawn when they can be chosen.
  const shown = cells.filter((cell) => cell.sides !== null || isAsked(cell, drawing));
  if (shown.length === 0) return [];
  const first = Math.min(...shown.map(({ q }) => q));
  const columns = Math.max(...shown.map(({ q }) => q)) - first + 1;
  const most = Math.max(1, Math.floor((width - SLOPE - 1) / (NARROWEST + SLOPE)));
  const bands = Math.ceil(columns / most);
  const inBand = Math.ceil(columns / bands);
  const top = Math.min(WIDEST, Math.floor((width - SLOPE - 1) / inBand) - SLOPE);
  const lines = Array.from({ length: bands }, (_, band) => {
    const from = first + band * inBand;
    return drawBand(
      shown.filter(({ q }) => q >= from && q < from + inBand),
      Math.max(1, top),
      drawing,
    );
  });
  return [...lines.flat(), ...legend(shown, width, drawing)];
}

function drawBand(cells: readonly HexCell[], top: number, drawing: Drawing): string[] {
  const west = Math.min(...cells.map(({ q }) => q));
  const north = Math.min(...cells.map(southing));
  const canvas = new Canvas();
  // Empty places first: the sides of a tile are drawn over theirs.
  for (const cell of cells.toSorted((one, other) => Number(one.sides !== null) - Number(other.sides !== null))) {
    const x = (cell.q - west) * (top + SLOPE);
    const y = (southing(cell) - north) * SLOPE;
    drawSides(canvas, cell, x, y, top, drawing.ink);
    const words = cellLines(cell, top, WORDS, drawing);
    const down = 1 + Math.floor((WORDS - words.length) / 2);
    for (const [at, line] of words.entries()) canvas.write(x + SLOPE, y + down + at, line);
  }
  return canvas.lines();
}

/** In half cells, as a step to the east goes half a cell down. */
const southing = ({ q, r }: HexCell): number => 2 * r + q;

function drawSides(canvas: Canvas, { sides }: HexCell, x: number, y: number, top: number, ink: Ink): void {
  const side = (at: number): { flat: string; rising: string; falling: string; paint: Paint } => {
    const terrain = sides?.[at];
    return terrain === undefined ? { ...EMPTY, paint: ink.dim } : { ...MARKS[terrain], paint: ink.terrain(terrain) };
  };
  const [n, ne, se, s, sw, nw] = [side(0), side(1), side(2), side(3), side(4), side(5)];
  for (let at = 0; at < top; at++) {
    canvas.put(x + SLOPE + at, y, n.flat, n.paint);
    canvas.put(x + SLOPE + at, y + HEIGHT, s.flat, s.paint);
  }
  const right = x + SLOPE + top;
  for (let at = 0; at < SLOPE; at++) {
    canvas.put(x + SLOPE - 1 - at, y + 1 + at, nw.rising, nw.paint);
    canvas.put(right + at, y + 1 + at, ne.falling, ne.paint);
    canvas.put(x + at, y + 1 + SLOPE + at, sw.falling, sw.paint);
    canvas.put(right + SLOPE - 1 - at, y + 1 + SLOPE + at, se.rising, se.paint);
  }
}

/** Letters of the map with what they stand for. */
function legend(cells: readonly HexCell[], width: number, drawing: Drawing): string[] {
  const { speaker, names, ink } = drawing;
  const signs = new Map<string, string>();
  for (const { grounds } of cells)
    for (const { pieces } of grounds)
      for (const { sign, name } of pieces)
        if (sign !== undefined) signs.set(speaker.say(sign, names), speaker.say(name, names));
  const letters = [...signs].map(([sign, name]) => `${sign} ${name}`).join(', ');
  const words = speaker.say(say('cli-map-legend', { water: WATER, land: LAND, letters }), names);
  return wrap(words, width - 1, ink.dim).map((line) => ` ${line}`);
}

/** Painted signs by line and column. */
class Canvas {
  private readonly rows: string[][] = [];

  put(x: number, y: number, mark: string, paint: Paint): void {
    this.row(y)[x] = paint(mark);
  }

  /** A line with its colours stands in its first column; the columns it covers are left out. */
  write(x: number, y: number, line: string): void {
    const row = this.row(y);
    row[x] = line;
    for (let at = 1; at < widthOf(line); at++) row[x + at] = '';
  }

  lines(): string[] {
    return Array.from(this.rows, (row) => ` ${Array.from(row ?? [], (sign) => sign ?? ' ').join('')}`.trimEnd());
  }

  private row(y: number): string[] {
    const row = this.rows[y] ?? [];
    this.rows[y] = row;
    return row;
  }
}
