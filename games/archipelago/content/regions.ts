import { defined, placeNamed } from '@stolik/engine';
import {
  ALL_KINDS,
  type Area,
  allOf,
  areaOf,
  FIRST,
  indexOfArea,
  type Kind,
  kindNamed,
  pieceNamed,
  type Region,
  regionAt,
  regionOfArea,
} from '../pieces.ts';
import tilesFile from './tiles.json' with { type: 'json' };

/**
 * The regions in plain arrays, by number from 0 (a region's number less FIRST.region, an area's less FIRST.area). A region on the map
 * is turned by its rotation: its printed edge e looks in direction e + rotation (NOTATION, tile fields).
 */
interface AreaData {
  readonly id: string;
  readonly kind: string;
  readonly edges: readonly number[];
  readonly symbols: { readonly [kind: string]: number | undefined };
}

export interface SideData {
  readonly id: string;
  readonly edges: readonly string[];
  readonly areas: readonly AreaData[];
  readonly coasts: readonly (readonly string[])[];
  readonly huts: number;
}

const sides: readonly SideData[] = [tilesFile.startTile, ...tilesFile.tiles].flatMap(
  ({ sides }): readonly SideData[] => sides,
);

/** AR-1.1: the start tile is not among them. */
export const TILES = tilesFile.tiles.length;
export const REGIONS: readonly Region[] = allOf('region', sides);
export const OPEN_SEA = regionAt(0);
export const VILLAGE = regionAt(1);

export const regionId = (region: number): string => sideOf(region).id;
export const regionNamed = (id: string): Region => pieceNamed('region', sides, id);
export const sideOf = (region: number): SideData => defined(sides[region - FIRST.region]);

/** `land` or `water` and its number in the region: `l0`. */
export const areaName = (area: number): string => dataOf(area).id;
const dataOf = (area: number): AreaData => defined(defined(sides[(area - FIRST.area) >> 2]).areas[indexOfArea(area)]);
export const areaNamed = (region: number, id: string): Area => {
  const index = sideOf(region).areas.findIndex((area) => area.id === id);
  if (index < 0) throw new Error(`region "${regionId(region)}" has no area "${id}"`);
  return areaOf(region, index);
};

/** Free workers found there; huts and symbols make five, but on the volcano (AR-4.8). */
export const HUTS: readonly number[] = sides.map(({ huts }) => huts);

export const TERRAINS = ['sea', 'field', 'mountain'] as const;
/** Two bits for each edge. */
export const terrainCode = (terrain: string): number => placeNamed(TERRAINS, terrain) + 1;
export const SEA = terrainCode('sea');

/** What lies at each direction of a region laid with a rotation: twelve bits, two for each direction, north lowest. */
export const EDGE_CODE: readonly (readonly number[])[] = sides.map(({ edges }) =>
  [0, 1, 2, 3, 4, 5].map((rotation) =>
    edges.reduce((code, terrain, edge) => code | (terrainCode(terrain) << (2 * ((edge + rotation) % 6))), 0),
  ),
);

/** Area behind each printed edge, by region and edge. */
export const AREA_AT_EDGE: readonly (readonly Area[])[] = sides.map((side, index) =>
  side.edges.map((_, edge) =>
    areaOf(
      FIRST.region + index,
      side.areas.findIndex(({ edges }) => edges.includes(edge)),
    ),
  ),
);

/** The turns that make a difference: of those after which every direction shows the same land or water only the least is listed (AR-4.1). */
export const TURNS: readonly (readonly number[])[] = sides.map((_, index) => {
  const looks = [0, 1, 2, 3, 4, 5].map((rotation) => {
    const areas = defined(AREA_AT_EDGE[index]).map((__, edge, all) => all[(edge - rotation + 6) % 6]);
    return `${EDGE_CODE[index]?.[rotation]} ${areas}`;
  });
  return looks.flatMap((look, rotation) => (looks.indexOf(look) === rotation ? [rotation] : []));
});

/** Four places for each region, as areas are numbered; those that a region does not have are no water. */
const WATER: readonly boolean[] = sides.flatMap(({ areas }) => [0, 1, 2, 3].map((at) => areas[at]?.kind === 'water'));
export const isWater = (area: number): boolean => WATER[area - FIRST.area] === true;

/** All areas of a region, its lands and its waters. */
export const AREAS: readonly (readonly Area[])[] = sides.map(({ areas }, index) =>
  areas.map((_, area) => areaOf(FIRST.region + index, area)),
);
export const LANDS: readonly (readonly Area[])[] = AREAS.map((areas) => areas.filter((area) => !isWater(area)));
export const WATERS: readonly (readonly Area[])[] = AREAS.map((areas) => areas.filter((area) => isWater(area)));

const byArea = <T>(value: (area: Area) => T): T[] => {
  const values: T[] = [];
  for (const area of AREAS.flat()) values[area - FIRST.area] = value(area);
  return values;
};

/** Symbols of an area, one entry for each (AR-4.7). */
export const SYMBOLS: readonly (readonly Kind[])[] = byArea((area) =>
  Object.entries(dataOf(area).symbols).flatMap(([kind, count = 0]) => Array<Kind>(count).fill(kindNamed(kind))),
);

export const symbolsOf = (area: number): readonly Kind[] => defined(SYMBOLS[area - FIRST.area]);

/** What shares a coast with an area: waters of a land, lands of a water (AR-4.4). */
export const COASTS: readonly (readonly Area[])[] = byArea((area) =>
  sideOf(regionOfArea(area)).coasts.flatMap((pair) => {
    if (!pair.includes(areaName(area))) return [];
    const other = pair.find((id) => id !== areaName(area));
    return other === undefined ? [] : [areaNamed(regionOfArea(area), other)];
  }),
);

/** Symbols of each kind in a whole region. */
export const SYMBOL_COUNTS: readonly (readonly number[])[] = AREAS.map((areas) =>
  ALL_KINDS.map((kind) => areas.flatMap((area) => [...symbolsOf(area)]).filter((one) => one === kind).length),
);

/** Bit by kind: which kinds an area shows at all. */
export const KINDS_SHOWN: readonly number[] = byArea((area) =>
  symbolsOf(area).reduce<number>((bits, kind) => bits | (1 << kind), 0),
);

export const coastsOf = (area: number): readonly Area[] => defined(COASTS[area - FIRST.area]);
export const landsOf = (region: number): readonly Area[] => defined(LANDS[region - FIRST.region]);
export const watersOf = (region: number): readonly Area[] => defined(WATERS[region - FIRST.region]);
export const areasOf = (region: number): readonly Area[] => defined(AREAS[region - FIRST.region]);
export const edgeCode = (region: number, rotation: number): number =>
  defined(defined(EDGE_CODE[region - FIRST.region])[rotation]);
export const areaAtEdge = (region: number, edge: number): Area =>
  defined(defined(AREA_AT_EDGE[region - FIRST.region])[edge]);
export const turnsOf = (region: number): readonly number[] => defined(TURNS[region - FIRST.region]);
export const hutsOf = (region: number): number => defined(HUTS[region - FIRST.region]);
export const symbolCount = (region: number, kind: number): number =>
  defined(defined(SYMBOL_COUNTS[region - FIRST.region])[kind]);
