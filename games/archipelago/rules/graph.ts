import { defined } from '@stolik/engine';
import { CELLS, cellIndex, neighbour, opposite } from '../content/hexes.ts';
import { areaAtEdge, areasOf, edgeCode } from '../content/regions.ts';
import { type Area, type Cell, FIRST, regionOfArea } from '../pieces.ts';
import type { Laid, State } from '../state.ts';

/**
 * What follows from the map alone: which areas are linked, which cells are empty beside it. Worked out once for each map; a map is never
 * changed but replaced, so all copies of a table share it.
 */
export interface Graph {
  /** Region in each cell, by cell index; 0 where there is none. */
  readonly regionIn: readonly number[];
  /** Linked areas of neighbouring regions, by area less FIRST.area (AR-4.3). */
  readonly links: readonly (readonly Area[])[];
  /** Empty cells beside the map. */
  readonly frontier: readonly Spot[];
  /** Empty cells that touch two tiles, behind the edges of an area, by area less FIRST.area (AR-9.4a). */
  readonly beyond: readonly (readonly Cell[])[];
}

/** An empty cell, and what must lie at its edges. */
export interface Spot {
  readonly cell: Cell;
  readonly touching: number;
  /** Bits of the edges that touch a tile, and what they have to be. */
  readonly mask: number;
  readonly code: number;
  /** Areas from which the cell can be entered, with the direction in which they lie. */
  readonly ways: readonly Way[];
}

export interface Way {
  readonly from: Area;
  readonly direction: number;
}

const graphs = new WeakMap<readonly Laid[], Graph>();
let latestMap: readonly Laid[] | null = null;
let latest: Graph | null = null;

export function graphOf({ map }: Pick<State, 'map'>): Graph {
  if (map === latestMap && latest !== null) return latest;
  let graph = graphs.get(map);
  if (graph === undefined) {
    graph = workOut(map);
    graphs.set(map, graph);
  }
  latestMap = map;
  latest = graph;
  return graph;
}

const printedEdge = (direction: number, rotation: number): number => (direction - rotation + 6) % 6;

/** The area of a laid tile behind its edge in a direction. */
export const areaFacing = ({ region, rotation }: Pick<Laid, 'region' | 'rotation'>, direction: number): Area =>
  areaAtEdge(region, printedEdge(direction, rotation));

/** What lies at that edge of a laid tile: two bits. */
const terrainFacing = ({ region, rotation }: Laid, direction: number): number =>
  (edgeCode(region, rotation) >> (2 * direction)) & 3;

function workOut(map: readonly Laid[]): Graph {
  const tiles = new Map<number, Laid>(map.map((laid) => [laid.cell, laid]));
  const regionIn = Array<number>(CELLS).fill(0);
  const links: Area[][] = [];
  const beyond: Cell[][] = [];
  const spots = new Map<Cell, { touching: number; mask: number; code: number; ways: Way[] }>();
  for (const laid of map) {
    regionIn[cellIndex(laid.cell)] = laid.region;
    for (const area of areasOf(laid.region)) {
      links[area - FIRST.area] = [];
      beyond[area - FIRST.area] = [];
    }
  }
  for (const laid of map) {
    for (let direction = 0; direction < 6; direction++) {
      const cell = neighbour(laid.cell, direction);
      const other = tiles.get(cell);
      const area = areaFacing(laid, direction);
      if (other !== undefined) {
        links[area - FIRST.area]?.push(areaFacing(other, opposite(direction)));
        continue;
      }
      const spot = spots.get(cell) ?? { touching: 0, mask: 0, code: 0, ways: [] };
      spots.set(cell, spot);
      spot.touching++;
      spot.mask |= 3 << (2 * opposite(direction));
      spot.code |= terrainFacing(laid, direction) << (2 * opposite(direction));
      spot.ways.push({ from: area, direction: opposite(direction) });
    }
  }
  const frontier = [...spots].sort(([one], [other]) => one - other).map(([cell, spot]): Spot => ({ cell, ...spot }));
  for (const { cell, touching, ways } of frontier)
    if (touching >= 2) for (const { from } of ways) beyond[from - FIRST.area]?.push(cell);
  return { regionIn, links, frontier, beyond };
}

export const linksOf = (s: Pick<State, 'map'>, area: number): readonly Area[] =>
  defined(graphOf(s).links[area - FIRST.area]);

export const spotAt = (s: Pick<State, 'map'>, cell: number): Spot =>
  defined(graphOf(s).frontier.find((spot) => spot.cell === cell));

/** AR-4.1: do all touching edges match? */
export const fits = (spot: Spot, region: number, rotation: number): boolean =>
  (edgeCode(region, rotation) & spot.mask) === spot.code;

export const sameRegion = (one: number, other: number): boolean => regionOfArea(one) === regionOfArea(other);
