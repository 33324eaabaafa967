/** A box on the screen. */
export interface Loop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So far outside a piece its loop is drawn, and so near together neighbours share one. */
const ROOM = 9;
const NEAR = 26;

/** A line of a list has the next one close by: a loop of the usual room would lie on its words. */
const ROOM_OF_LINES = 3;
export const isLine = ({ width, height }: Loop): boolean => height < 52 && width > 3 * height;

/** Rounder corners would strike out the first and the last word of what stands in the loop. */
const ROUND = 16;

/** Not quite straight and not quite closed: somebody drew it. */
export function pencil(w: number, h: number): string {
  const r = Math.min(ROUND, w / 2.5, h / 2.5);
  const [part, most] = [r * 0.4, r * 1.2];
  return [
    `M${most} 3C${w * 0.4} -1 ${w * 0.7} -1 ${w - r} 1C${w - part} 2 ${w} ${part} ${w} ${r}`,
    `C${w + 1} ${h * 0.4} ${w + 1} ${h * 0.7} ${w - 1} ${h - r}C${w - 1} ${h - part} ${w - part} ${h} ${w - r} ${h}`,
    `C${w * 0.6} ${h + 1} ${w * 0.3} ${h + 1} ${r} ${h - 1}C${part} ${h - 1} 0 ${h - part} 0 ${h - r}`,
    `C-1 ${h * 0.6} -1 ${h * 0.3} 1 ${r}C1 ${part} ${part} 0 ${most} -1C${w * 0.3} -2 ${w * 0.4} -1 ${w * 0.5} 1`,
  ].join('');
}

interface Row {
  readonly box: Loop;
  /** A row of small things is as long as a line, and has as much room above as each of them. */
  readonly above: number;
}

/** One loop round neighbours in a row, which are equally good, and round a piece with what lies close under it; one for each of the others. */
export function enclosed(boxes: readonly Loop[]): readonly Loop[] {
  const rows: Row[] = [];
  for (const box of boxes.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const above = isLine(box) ? ROOM_OF_LINES : ROOM;
    const at = rows.findIndex((row) => areNeighbours(row.box, box));
    const row = rows[at];
    if (row === undefined) rows.push({ box, above });
    else rows[at] = { box: around(row.box, box), above: Math.min(row.above, above) };
  }
  return heaped(rows).map(({ box: { x, y, width, height }, above }) => ({
    x: Math.round(x - ROOM),
    y: Math.round(y - above),
    width: Math.round(width + 2 * ROOM),
    height: Math.round(height + 2 * above),
  }));
}

/** What lies so close under something as wide shares its loop: a line between them would strike out the words of both. */
function heaped(rows: readonly Row[]): readonly Row[] {
  const heaps: Row[] = [];
  for (const row of rows) {
    const at = heaps.findIndex(({ box }) => isUnder(box, row.box));
    const over = heaps[at];
    if (over === undefined) heaps.push(row);
    else heaps[at] = { box: around(over.box, row.box), above: over.above };
  }
  return heaps;
}

const isUnder = (over: Loop, under: Loop): boolean =>
  Math.abs(over.x - under.x) < 6 &&
  Math.abs(over.width - under.width) < 12 &&
  Math.abs(under.y - (over.y + over.height)) < ROOM;

/** In the same row, of the same height, and with little between them. */
function areNeighbours(one: Loop, other: Loop): boolean {
  const apart = Math.max(other.x - (one.x + one.width), one.x - (other.x + other.width));
  return Math.abs(one.y - other.y) < 6 && Math.abs(one.height - other.height) < 12 && apart < NEAR;
}

function around(one: Loop, other: Loop): Loop {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
}
