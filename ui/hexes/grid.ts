/** Where cells and sides of a map lie, in px of the map: flat tops, sides and corners counted clockwise, the first side in the north. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of a cell to a corner. */
export const RADIUS = 120;
/** From the middle of a cell to the middle of a side. */
export const INNER = (RADIUS * Math.sqrt(3)) / 2;

export const middleOf = ({ q, r }: { readonly q: number; readonly r: number }): Point => ({
  x: 1.5 * RADIUS * q,
  y: 2 * INNER * (r + q / 2),
});

/** A point by its angle in sixths of a turn from the north-west corner, clockwise, and its distance in radii. */
export function polar(middle: Point, sixths: number, distance: number): Point {
  const angle = ((sixths * 60 - 120) * Math.PI) / 180;
  return { x: middle.x + RADIUS * distance * Math.cos(angle), y: middle.y + RADIUS * distance * Math.sin(angle) };
}

/** The corner where a side begins. */
export const cornerOf = (middle: Point, side: number): Point => polar(middle, side, 1);

export const hexPoints = (middle: Point): readonly Point[] => [0, 1, 2, 3, 4, 5].map((side) => cornerOf(middle, side));

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The frame around all cells, with some sea around them. */
export function frameOf(cells: readonly { readonly q: number; readonly r: number }[], margin: number): Frame {
  const middles = cells.map(middleOf);
  const left = Math.min(...middles.map(({ x }) => x)) - RADIUS - margin;
  const right = Math.max(...middles.map(({ x }) => x)) + RADIUS + margin;
  const top = Math.min(...middles.map(({ y }) => y)) - INNER - margin;
  const bottom = Math.max(...middles.map(({ y }) => y)) + INNER + margin;
  return { left, top, width: right - left, height: bottom - top };
}
