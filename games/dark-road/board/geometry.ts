import type { CSSProperties } from 'react';

/** The plate of the ring: 470 by 380, as it is drawn. */
export const PLATE = { width: 470, height: 380 } as const;
export const CENTRE = { x: 235, y: 163 } as const;
/** Districts lie between these circles, plazas on the road between them. */
const OUTER = 162;
const INNER = 80;
const ROAD = 120;
/** Half the angle of a district. */
const HALF = 25;
const STEPS = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point so far from the centre, at so many degrees clockwise from the top. */
export function polar(radius: number, degrees: number, centre: Point = CENTRE): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

/** A box on the plate, as parts of it. */
export const boxAt = (x: number, y: number, width: number, height: number): CSSProperties => ({
  left: `${(100 * x) / PLATE.width}%`,
  top: `${(100 * y) / PLATE.height}%`,
  width: `${(100 * width) / PLATE.width}%`,
  height: `${(100 * height) / PLATE.height}%`,
});

/** The same, which may grow with what stands in it. */
export function signAt(x: number, y: number, width: number, height: number): CSSProperties {
  const { height: least, ...place } = boxAt(x, y, width, height);
  return { ...place, minHeight: least };
}

/** The same, which may grow to the right with what lies in it. */
export function trayAt(x: number, y: number, width: number, height: number): CSSProperties {
  const { width: least, ...place } = boxAt(x, y, width, height);
  return { ...place, minWidth: least };
}

/** A box around a point. */
export const around = ({ x, y }: Point, width: number, height = width): CSSProperties =>
  boxAt(x - width / 2, y - height / 2, width, height);

/** Degrees of a district and of a plaza, by their place on the ring: plaza 0 lies before the Great Bazaar. */
export const districtAngle = (at: number): number => at * 72;
export const plazaAngle = (at: number): number => at * 72 - 36;
export const plazaAt = (at: number): Point => polar(ROAD, plazaAngle(at));
/** The way of a wagon along the road, clockwise from one plaza to another. */
export function rideFrom(from: number, to: number): Point[] {
  const turn = (plazaAngle(to) - plazaAngle(from) + 360) % 360;
  const steps = Math.max(1, Math.round(turn / 12));
  return Array.from({ length: steps + 1 }, (_, step) => polar(ROAD, plazaAngle(from) + (turn * step) / steps));
}
export const districtAt = (at: number): Point => polar((OUTER + INNER) / 2, districtAngle(at));

export interface Sector {
  readonly box: CSSProperties;
  /** The view of a picture that fills the box. */
  readonly view: string;
  readonly path: string;
  readonly clip: string;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A part of the ring, its box no larger than it is: what lies beside it can be tapped. */
export function sectorAt(at: number): Sector {
  const middle = districtAngle(at);
  const arc = (radius: number, from: number, to: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => polar(radius, from + ((to - from) * step) / STEPS));
  const points = [...arc(OUTER, middle - HALF, middle + HALF), ...arc(INNER, middle + HALF, middle - HALF)];
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const [width, height] = [right - left, bottom - top];
  const [a, b, c, d] = [
    polar(OUTER, middle - HALF),
    polar(OUTER, middle + HALF),
    polar(INNER, middle + HALF),
    polar(INNER, middle - HALF),
  ];
  const spot = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  return {
    box: boxAt(left, top, width, height),
    view: `${round(left)} ${round(top)} ${round(width)} ${round(height)}`,
    path: `M${spot(a)}A${OUTER} ${OUTER} 0 0 1 ${spot(b)}L${spot(c)}A${INNER} ${INNER} 0 0 0 ${spot(d)}z`,
    clip: `polygon(${points
      .map(({ x, y }) => `${round((100 * (x - left)) / width)}% ${round((100 * (y - top)) / height)}%`)
      .join(', ')})`,
  };
}

/** A sixth of the market wheel, upright: on a disc of 124. */
const WEDGE_POINTS = [...Array(7).keys()].map((step) => polar(50, -30 + step * 10, { x: 50, y: 50 }));
export const WEDGE_CLIP = `polygon(50% 50%, ${WEDGE_POINTS.map(({ x, y }) => `${round(x)}% ${round(y)}%`).join(', ')})`;
export const WEDGE_PATH = 'M31 8.3A62 62 0 0 1 93 8.3L69.5 49A15 15 0 0 0 54.5 49z';
