import { defined, type Ground, type HexCell } from '@stolik/engine';
import { cornerOf, middleOf, type Point, polar } from './grid.ts';

/** Sides next to one another that belong to one ground. */
export interface Run {
  readonly ground: Ground;
  readonly first: number;
  readonly length: number;
}

/** How a cell is parted: one ground has its middle, the others their stretches of the edge; an island lies in the middle of it all. */
export interface CellPlan {
  readonly core: Ground;
  readonly runs: readonly Run[];
  readonly island: Ground | null;
}

/** The core is the ground that must reach across (it comes to the edge in several places), or else the largest one. */
export function planCell({ grounds }: HexCell): CellPlan | null {
  const island = grounds.find(({ sides }) => sides.length === 0) ?? null;
  const reaching = grounds.filter((ground) => ground !== island);
  const core =
    reaching.find((ground) => runsOf(ground).length > 1) ??
    reaching.toSorted(
      (one, other) => other.sides.length - one.sides.length || Number(one.water) - Number(other.water),
    )[0];
  if (core === undefined) return null;
  return { core, island, runs: reaching.filter((ground) => ground !== core).flatMap(runsOf) };
}

/** Its sides as stretches around the cell. */
export function runsOf(ground: Ground): Run[] {
  const { sides } = ground;
  if (sides.length === 6) return [{ ground, first: 0, length: 6 }];
  return sides
    .filter((side) => !sides.includes((side + 5) % 6))
    .map((first) => {
      let length = 1;
      while (sides.includes((first + length) % 6)) length++;
      return { ground, first, length };
    });
}

/** How near the border between core and run comes to the middle, by how far (in sides) one is from its nearer end. */
const DEPTH: readonly (readonly [from: number, depth: number])[] = [
  [0, 1],
  [0.25, 0.5],
  [0.5, 0.22],
  [0.75, 0.14],
  [1, 0.09],
  [1.5, 0.02],
];
/** Where several grounds share a small cell each keeps nearer to the edge. */
const CROWDED = 3;

function depthAt(from: number, shallow: number): number {
  const next = DEPTH.findIndex(([at]) => at >= from);
  if (next === 0) return 1;
  const [toAt, to] = defined(DEPTH.at(next));
  const [fromAt, before] = defined(DEPTH.at(next < 0 ? -1 : next - 1));
  const depth = next < 0 ? to : before + ((to - before) * (from - fromAt)) / (toAt - fromAt);
  return depth + (1 - depth) * shallow;
}

/** Steps of a border on each side. */
export const STEPS = 4;

/** How far from the middle the border of a run against the core lies, in radii, step by step from its first corner; a little uneven, as coasts are. */
export function depthsOf(cell: HexCell, { first, length }: Run, crowd: number): number[] {
  const shallow = crowd >= CROWDED ? 0.2 : 0;
  const steps = length * STEPS;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = step / STEPS;
    const end = step === 0 || step === steps;
    const waver = end ? 0 : 0.055 * unevenness(cell, first * 31 + step);
    return depthAt(Math.min(along, length - along), shallow) + waver;
  });
}

function borderOf(cell: HexCell, run: Run, crowd: number): Point[] {
  const middle = middleOf(cell);
  return depthsOf(cell, run, crowd).map((depth, step) => polar(middle, run.first + step / STEPS, depth));
}

/** Between -1 and 1, the same for the same place of the map at every drawing. */
function unevenness({ q, r }: HexCell, step: number): number {
  const mixed = Math.imul(q * 73 + r * 151 + step * 31 + 17, 0x9e3779b1) >>> 0;
  return ((mixed >>> 8) / 0x1000000) * 2 - 1;
}

/** What is drawn of a cell: its lands as closed paths, and its coasts as lines. */
export interface Coastline {
  readonly lands: readonly string[];
  readonly coasts: readonly string[];
}

export function coastline(cell: HexCell): Coastline {
  const plan = planCell(cell);
  if (plan === null) return { lands: [], coasts: [] };
  const { core, runs, island } = plan;
  const blob = island === null || island.water ? [] : [islandPath(cell)];
  const borders = runs
    .filter(({ ground }) => ground.water !== core.water)
    .map((run) => ({ run, border: borderOf(cell, run, runs.length) }));
  const coasts = [...borders.map(({ border }) => open(border)), ...blob];
  if (!core.water) return { lands: [coreLand(cell, borders), ...blob], coasts };
  const capes = borders.map(({ run, border }) => `${open(border)} ${edgeBack(cell, run)} Z`);
  return { lands: [...capes, ...blob], coasts };
}

/** The whole cell without its bays. */
function coreLand(cell: HexCell, bays: readonly { run: Run; border: readonly Point[] }[]): string {
  const middle = middleOf(cell);
  const parts: string[] = [];
  for (let side = 0; side < 6; ) {
    const bay = bays.find(({ run }) => (run.first - side + 6) % 6 === 0);
    const inside = bays.find(({ run }) => (side - run.first + 6) % 6 < run.length);
    if (bay !== undefined) {
      parts.push(`L${at(defined(bay.border[0]))} ${curve(bay.border)}`);
      side += bay.run.length;
    } else {
      // A bay that began before the north ends after it: its corners are not on the land.
      if (inside === undefined) parts.push(`L${at(cornerOf(middle, side))}`);
      side++;
    }
  }
  return `M${parts.join(' ').slice(1)} Z`;
}

/** Along the edge of the cell from the end of a run back to its beginning. */
const edgeBack = (cell: HexCell, { first, length }: Run): string =>
  Array.from({ length }, (_, step) => `L${at(cornerOf(middleOf(cell), first + length - 1 - step))}`).join(' ');

/** How far an island reaches from the middle of its cell, at the least. */
export const ISLAND = 0.35;

function islandPath(cell: HexCell): string {
  const points = Array.from({ length: 12 }, (_, step) =>
    polar(middleOf(cell), step / 2, 0.42 + 0.07 * unevenness(cell, step)),
  );
  const first = defined(points[0]);
  return `M${at(first)} ${curve([...points, first])} Z`;
}

const open = (points: readonly Point[]): string => `M${at(defined(points[0]))} ${curve(points)}`;
const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A smooth line through points (Catmull and Rom's), going on from the first of them. */
function curve(points: readonly Point[]): string {
  const point = (index: number): Point => defined(points[Math.max(0, Math.min(points.length - 1, index))]);
  return points
    .slice(1)
    .map((to, index) => {
      const [before, from, after] = [point(index - 1), point(index), point(index + 2)];
      const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
      const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
      return `C${at(one)} ${at(other)} ${at(to)}`;
    })
    .join(' ');
}
