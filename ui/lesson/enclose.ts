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

/** One loop round neighbours in a row, which are equally good; one for each of the others. */
export function enclosed(boxes: readonly Loop[]): readonly Loop[] {
  const rows: Loop[] = [];
  for (const box of boxes.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const at = rows.findIndex((row) => areNeighbours(row, box));
    if (at < 0) rows.push(box);
    else rows[at] = around(rows[at] as Loop, box);
  }
  return rows.map(({ x, y, width, height }) => ({
    x: Math.round(x - ROOM),
    y: Math.round(y - ROOM),
    width: Math.round(width + 2 * ROOM),
    height: Math.round(height + 2 * ROOM),
  }));
}

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
