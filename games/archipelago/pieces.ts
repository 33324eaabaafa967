import { defined, placeNamed, type Seat, seat } from '@stolik/engine';
import type { PieceOf } from '@stolik/engine/pieces';

/**
 * Every piece has a number of its own, in ranges by kind. A region lies on the map at most once, so its areas and buildings are numbered by the region
 * and need no map to be named. This is where numbers become pieces, so casts are here and not where pieces are used.
 */

/** A citizen or a ship: 28 numbers for each seat, 20 citizens and 8 ships; the second half is used with two players only (AR-15.2). */
export type Unit = PieceOf<'unit'>;
/** An evolution card, 200 to 247. */
export type Card = PieceOf<'card'>;
/** How the back of an evolution card looks, 250 on; equal backs have one number. */
export type Back = PieceOf<'back'>;
/** One side of a region tile, 300 to 349; 300 and 301 are the start tile. */
export type Region = PieceOf<'region'>;
/** A city, temple, market or port of a region, 400 to 599. */
export type Building = PieceOf<'building'>;
/** A land or a water of a region, 600 to 799. */
export type Area = PieceOf<'area'>;
/** A secret objective, 800 to 829. */
export type Objective = PieceOf<'objective'>;
/** A public objective, 830 to 841. */
export type Trend = PieceOf<'trend'>;
/** A cell of the hex grid, 1000 on. */
export type Cell = PieceOf<'cell'>;

export const FIRST_CARD = 200;
export const FIRST_BACK = 250;
export const FIRST_REGION = 300;
export const FIRST_BUILDING = 400;
export const FIRST_AREA = 600;
export const FIRST_OBJECTIVE = 800;
export const FIRST_TREND = 830;
export const FIRST_CELL = 1000;

const within = (piece: unknown, from: number, to: number): boolean =>
  typeof piece === 'number' && piece >= from && piece < to;

export const isUnit = (piece: unknown): piece is Unit => within(piece, 0, FIRST_CARD);
export const isCard = (piece: unknown): piece is Card => within(piece, FIRST_CARD, FIRST_BACK);
export const isBack = (piece: unknown): piece is Back => within(piece, FIRST_BACK, FIRST_REGION);
export const isRegion = (piece: unknown): piece is Region => within(piece, FIRST_REGION, FIRST_BUILDING);
export const isBuilding = (piece: unknown): piece is Building => within(piece, FIRST_BUILDING, FIRST_AREA);
export const isArea = (piece: unknown): piece is Area => within(piece, FIRST_AREA, FIRST_OBJECTIVE);
export const isObjective = (piece: unknown): piece is Objective => within(piece, FIRST_OBJECTIVE, FIRST_TREND);
export const isTrend = (piece: unknown): piece is Trend => within(piece, FIRST_TREND, FIRST_CELL);
export const isCell = (piece: unknown): piece is Cell => within(piece, FIRST_CELL, 2000);

/** A card, tile or objective that the viewer may not see. */
export const FACE_DOWN = -1;

/** The top card of the deck as seen by players: only its back. */
export const faceDownWith = (back: Back): Card => -back as Card;
export const backSeen = (card: number): Back => -card as Back;
/** The back on top of a deck as players see it: what comes next. */
export function backOnTop(deck: readonly number[]): Back | null {
  const top = deck.at(-1);
  return top === undefined || top >= 0 ? null : backSeen(top);
}

/** A kind of resource is its place in `KINDS`. */
export type Kind = 0 | 1 | 2 | 3 | 4 | 5;
export const KINDS = ['fish', 'fruit', 'wood', 'cattle', 'stone', 'iron'] as const;
export type KindName = (typeof KINDS)[number];
export const ALL_KINDS: readonly Kind[] = [0, 1, 2, 3, 4, 5];
export const FISH: Kind = 0;
export const kindNamed = (name: string): Kind => placeNamed(KINDS, name);
export const kindName = (kind: number): KindName => defined(KINDS[kind]);

/** A kind of building is its place in `BUILDINGS`. */
export type BuildingKind = 0 | 1 | 2 | 3;
export const BUILDINGS = ['city', 'temple', 'market', 'port'] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export const CITY: BuildingKind = 0;
export const TEMPLE: BuildingKind = 1;
export const MARKET: BuildingKind = 2;
export const PORT: BuildingKind = 3;
export const buildingNamed = (name: string): BuildingKind => placeNamed(BUILDINGS, name);

/** The two markets, boards I and II. */
export type Market = 0 | 1;
export const MARKETS = ['domestic', 'export'] as const;
export const DOMESTIC: Market = 0;
export const EXPORT: Market = 1;
export const marketNamed = (name: string): Market => placeNamed(MARKETS, name);

/** Units of a seat: first its citizens, then its ships. */
export const UNITS_PER_SEAT = 28;
export const MOST_CITIZENS = 20;
export const unitOf = (owner: number, index: number): Unit => (owner * UNITS_PER_SEAT + index) as Unit;
export const ownerOf = (unit: number): Seat => seat(Math.floor(unit / UNITS_PER_SEAT));
export const isShip = (unit: number): boolean => unit % UNITS_PER_SEAT >= MOST_CITIZENS;

/** By place in the lists of the content, and a cell by its place in the grid. */
export const cardAt = (place: number): Card => (FIRST_CARD + place) as Card;
export const backAt = (place: number): Back => (FIRST_BACK + place) as Back;
export const regionAt = (place: number): Region => (FIRST_REGION + place) as Region;
export const objectiveAt = (place: number): Objective => (FIRST_OBJECTIVE + place) as Objective;
export const trendAt = (place: number): Trend => (FIRST_TREND + place) as Trend;
export const cellNumber = (place: number): Cell => (FIRST_CELL + place) as Cell;

/** Areas and buildings of a region: four numbers each. */
export const areaOf = (region: number, index: number): Area =>
  (FIRST_AREA + (region - FIRST_REGION) * 4 + index) as Area;
export const buildingOf = (region: number, kind: number): Building =>
  (FIRST_BUILDING + (region - FIRST_REGION) * 4 + kind) as Building;
export const regionOfArea = (area: number): Region => regionAt((area - FIRST_AREA) >> 2);
export const regionOfBuilding = (building: number): Region => regionAt((building - FIRST_BUILDING) >> 2);
export const kindOfBuilding = (building: number): BuildingKind => ((building - FIRST_BUILDING) & 3) as BuildingKind;
export const indexOfArea = (area: number): number => (area - FIRST_AREA) & 3;

/** The tile a region is printed on, 0 (the start tile) to 24. */
export const tileOf = (region: number): number => (region - FIRST_REGION) >> 1;
export const sidesOf = (tile: number): readonly [Region, Region] => [regionAt(tile * 2), regionAt(tile * 2 + 1)];
