import { defined, type Ground, type HexCell } from '@stolik/engine';
import { type CellPlan, depthsOf, ISLAND, planCell, STEPS } from './coast.ts';
import { INNER, middleOf, type Point, RADIUS } from './grid.ts';

/** Where things can stand in a cell: inside their own ground, clear of the coast, of the edge and of one another. */

/** A thing to be put down: the room it takes up around its middle. */
export interface Placed extends Point {
  readonly radius: number;
}

/** A point where something could stand, and how far it is from coasts and edges at least. */
export interface Free extends Point {
  readonly clear: number;
}

/** Between points that are tried. */
const MESH = 6;
/** So far things keep from coasts and edges; where that leaves no room, less. */
const CLEARANCES = [18, 15, 11, 7, 3, 0] as const;
/** What things give up where room is short: some of the distance to one another, some of that to the coast, in turns. */
const CROWDING = [
  { part: 1, clear: 15 },
  { part: 0.86, clear: 11 },
  { part: 0.72, clear: 11 },
  { part: 0.72, clear: 7 },
  { part: 0.58, clear: 7 },
  { part: 0.58, clear: 3 },
  { part: 0.44, clear: 3 },
  { part: 0.3, clear: 3 },
  { part: 0, clear: 0 },
] as const;
/** So much of a cell is kept for its name. */
const NAME = 28;

/** Where the name of a cell stands: at its foot, or at its head where the sea is there and land below. */
export const nameAtHead = ({ sides }: HexCell): boolean => sides !== null && sides[0] === 'sea' && sides[3] !== 'sea';

/** By ground of a cell: points inside it, those with most room around them first. */
export function roomIn(cell: HexCell): ReadonlyMap<Ground, readonly Free[]> {
  const plan = planCell(cell);
  if (plan === null) return new Map();
  const parts: Parts = { ...plan, depths: plan.runs.map((run) => depthsOf(cell, run, plan.runs.length)) };
  const isFree = nameAtHead(cell) ? (y: number) => y > NAME - INNER : (y: number) => y < INNER - NAME;
  return new Map(cell.grounds.map((ground) => [ground, pointsIn(middleOf(cell), parts, ground, isFree)]));
}

/** How a cell is parted, and how deep each run reaches. */
interface Parts extends CellPlan {
  readonly depths: readonly (readonly number[])[];
}

function pointsIn(middle: Point, parts: Parts, ground: Ground, isFree: (y: number) => boolean): readonly Free[] {
  const inside: Free[] = [];
  for (let y = -INNER; y <= INNER; y += MESH)
    for (let x = -RADIUS; x <= RADIUS; x += MESH)
      if (groundAt(parts, { x, y }) === ground) inside.push({ x, y, clear: clearAt(parts, ground, { x, y }) });
  const besideName = inside.filter(({ y }) => isFree(y));
  // Where the ground lies below the name only, the name gives way.
  const room = besideName.some(({ clear }) => clear > 3) ? besideName : inside;
  return nearestFirst(room).map(({ x, y, clear }) => ({ x: x + middle.x, y: y + middle.y, clear }));
}

const clearAt = (parts: Parts, ground: Ground, at: Point): number =>
  CLEARANCES.find((clearance) => around(at, clearance).every((point) => groundAt(parts, point) === ground)) ?? 0;

/** From the middle of those that have most room outwards. */
function nearestFirst(points: readonly Free[]): readonly Free[] {
  const most = points.reduce((clearest, { clear }) => Math.max(clearest, clear), 0);
  const roomy = points.filter(({ clear }) => clear === most);
  const mean = (value: (point: Point) => number): number =>
    roomy.reduce((sum, point) => sum + value(point), 0) / roomy.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const away = (point: Point): number => Math.hypot(point.x - x, point.y - y);
  return points.toSorted((one, other) => away(one) - away(other));
}

const around = ({ x, y }: Point, distance: number): readonly Point[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => ({
    x: x + distance * Math.cos((eighth * Math.PI) / 4),
    y: y + distance * Math.sin((eighth * Math.PI) / 4),
  }));

/** What lies at a point, counted from the middle of the cell; null outside it. */
function groundAt({ core, runs, island, depths: all }: Parts, { x, y }: Point): Ground | null {
  const distance = Math.hypot(x, y) / RADIUS;
  const sixths = ((Math.atan2(y, x) * 3) / Math.PI + 8) % 6;
  const edge = Math.cos(Math.PI / 6) / Math.cos(((sixths % 1) - 0.5) * (Math.PI / 3));
  if (distance > edge) return null;
  if (island !== null && distance < ISLAND) return island;
  for (let at = 0; at < runs.length; at++) {
    const { first, length, ground } = defined(runs[at]);
    const depths = defined(all[at]);
    const along = (sixths - first + 6) % 6;
    if (along > length) continue;
    const step = Math.min(Math.floor(along * STEPS), depths.length - 2);
    const part = along * STEPS - step;
    const depth = defined(depths[step]) * (1 - part) + defined(depths[step + 1]) * part;
    if (distance > depth) return ground;
  }
  return core;
}

/** A place for one more thing of this size, as near to the middle of the ground as what stands there already allows. */
export function placeFor(room: readonly Free[], radius: number, standing: readonly Placed[]): Placed {
  const most = room.reduce((clearest, { clear }) => Math.max(clearest, clear), 0);
  for (const { part, clear } of CROWDING) {
    // Larger things keep further from the coast; a ground that is small all over offers what it has.
    const least = Math.min(clear === CROWDING[0].clear ? Math.max(clear, radius) : clear, most);
    const free = room.find(
      (at) =>
        at.clear >= least &&
        standing.every((other) => Math.hypot(at.x - other.x, at.y - other.y) >= (radius + other.radius) * part),
    );
    if (free !== undefined) return { x: free.x, y: free.y, radius };
  }
  return { x: 0, y: 0, radius };
}
