import { defined } from '@stolik/engine';
import mapFile from '../content/map.json' with { type: 'json' };
import { locationNamed } from '../content/map.ts';
import { FIRST, type Location } from '../pieces.ts';

/** Where the places of the map lie on the board, on the grid of `art/ground.tsx` (900 by 376). */

export const WIDTH = 900;
export const HEIGHT = 376;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const POINTS: readonly Point[] = mapFile.locations.map(({ x, y }) => ({ x: 36 + 8.3025 * x, y: 14 + 5.8 * y }));

export const pointOf = (location: Location): Point => defined(POINTS[location - FIRST.location]);

/** Lines of the map; one that leaves it at an edge comes back at the other. */
export const LINES = mapFile.edges.map(({ a, b, wrap }) => ({
  one: locationNamed(a),
  other: locationNamed(b),
  wraps: wrap,
}));

/** Lines that wrap, from their western end: how high they leave the map at the left. */
export interface Wrap {
  readonly west: Location;
  readonly east: Location;
  readonly leaves: number;
  readonly returns: number;
}

export const WRAPS: readonly Wrap[] = LINES.filter(({ wraps }) => wraps)
  .map(({ one, other }) =>
    pointOf(one).x < pointOf(other).x ? { west: one, east: other } : { west: other, east: one },
  )
  .toSorted((one, other) => pointOf(one.east).y - pointOf(other.east).y)
  .map(({ west, east }, at) => ({
    west,
    east,
    leaves: 336 + 19 * at,
    returns: pointOf(east).y + 11,
  }));

const straight = (one: Point, other: Point): string => `M${one.x} ${one.y}L${other.x} ${other.y}`;

/** The way from one place to its neighbour as a path; over the edge as two. */
export function lineBetween(one: Location, other: Location): string {
  const wrap = wrapBetween(one, other);
  if (wrap === null) return straight(pointOf(one), pointOf(other));
  const west = pointOf(wrap.west);
  const east = pointOf(wrap.east);
  return `M${west.x} ${west.y}L${west.x - 40} ${wrap.leaves}H0M${east.x} ${east.y}L${WIDTH} ${wrap.returns}`;
}

export const wrapBetween = (one: Location, other: Location): Wrap | null =>
  WRAPS.find(({ west, east }) => (west === one && east === other) || (west === other && east === one)) ?? null;

/** Where a line leaves the map and comes back: places of the board, so that explorers can pass them. */
export const edgesOf = ({ west, east }: Wrap): { readonly west: string; readonly east: string } => ({
  west: `edge:${west}-${east}-west`,
  east: `edge:${west}-${east}-east`,
});

/** What lies between the ends of a way: places, and edges of the map. */
export function passed(way: readonly Location[]): (number | string)[] {
  return way.slice(1).flatMap((to, at): (number | string)[] => {
    const from = defined(way[at]);
    const wrap = wrapBetween(from, to);
    const stop = at === way.length - 2 ? [] : [to];
    if (wrap === null) return stop;
    const { west, east } = edgesOf(wrap);
    return wrap.west === from ? [west, east, ...stop] : [east, west, ...stop];
  });
}

/** On which side of a place its tiles lie, its explorers stand and its name is written; right, left and below by default. */
export interface Sides {
  /** `raised`: off a place at the lower right. */
  readonly tiles?: 'left' | 'above' | 'raised';
  readonly explorers?: 'right';
  readonly name?: 'above' | 'above-east' | 'west' | 'east';
}

const SIDES: { readonly [id: string]: Sides } = {
  'market-2': { explorers: 'right' },
  'market-4': { name: 'west', explorers: 'right' },
  'market-6': { tiles: 'above' },
  'bm-west': { name: 'above' },
  'bm-central': { explorers: 'right' },
  'bm-east': { tiles: 'above' },
  'dig-red-north': { name: 'west' },
  'dig-red-east': { name: 'west' },
  'dig-red-south': { name: 'west' },
  'dig-yellow-north': { name: 'above-east' },
  'dig-yellow-west': { name: 'west' },
  'dig-yellow-south-west': { name: 'west' },
  'dig-purple-north': { name: 'west' },
  'dig-purple-south': { name: 'above' },
  'dig-green-north': { tiles: 'raised', name: 'west' },
  'dig-green-south': { tiles: 'left', explorers: 'right', name: 'east' },
  'dig-orange-north': { name: 'west' },
  'dig-orange-south': { name: 'west' },
};

export const sidesOf = (id: string): Sides => SIDES[id] ?? {};
