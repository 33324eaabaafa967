import { defined } from '@stolik/engine';

/**
 * Every piece has a number of its own, in ranges by kind, so that a number alone says what it is. A region lies on the map at most
 * once, so its areas and buildings are numbered by the region and need no map to be named.
 */
declare const kindOfPiece: unique symbol;
type Piece<K extends string> = number & { readonly [kindOfPiece]: K };

/** A citizen or a ship: 28 numbers for each seat, 20 citizens and 8 ships; the second half is used with two players only (AR-15.2). */
export type Unit = Piece<'unit'>;
/** An evolution card, 200 to 247. */
export type Card = Piece<'card'>;
/** How the back of an evolution card looks, 250 on; equal backs have one number. */
export type Back = Piece<'back'>;
/** One side of a region tile, 300 to 349; 300 and 301 are the start tile. */
export type Region = Piece<'region'>;
/** A city, temple, market or port of a region, 400 to 599. */
export type Building = Piece<'building'>;
/** A land or a water of a region, 600 to 799. */
export type Area = Piece<'area'>;
/** A secret objective, 800 to 829. */
export type Objective = Piece<'objective'>;
/** A public objective, 830 to 841. */
export type Trend = Piece<'trend'>;
/** A cell of the hex grid, 1000 on. */
export type Cell = Piece<'cell'>;

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

/** A kind of resource is its place in `KINDS`. */
export type Kind = 0 | 1 | 2 | 3 | 4 | 5;
export const KINDS = ['fish', 'fruit', 'wood', 'cattle', 'stone', 'iron'] as const;
export type KindName = (typeof KINDS)[number];
export const ALL_KINDS: readonly Kind[] = [0, 1, 2, 3, 4, 5];
export const FISH: Kind = 0;
export const kindNamed = (name: string): Kind => KINDS.indexOf(name as KindName) as Kind;
export const kindName = (kind: number): KindName => defined(KINDS[kind]);

/** A kind of building is its place in `BUILDINGS`. */
export type BuildingKind = 0 | 1 | 2 | 3;
export const BUILDINGS = ['city', 'temple', 'market', 'port'] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export const CITY: BuildingKind = 0;
export const TEMPLE: BuildingKind = 1;
export const MARKET: BuildingKind = 2;
export const PORT: BuildingKind = 3;
export const buildingNamed = (name: string): BuildingKind => BUILDINGS.indexOf(name as BuildingName) as BuildingKind;

/** The two markets, boards I and II. */
export type Market = 0 | 1;
export const MARKETS = ['domestic', 'export'] as const;
export type MarketName = (typeof MARKETS)[number];
export const DOMESTIC: Market = 0;
export const EXPORT: Market = 1;
export const marketNamed = (name: string): Market => MARKETS.indexOf(name as MarketName) as Market;

/** Units of a seat: first its citizens, then its ships. */
export const UNITS_PER_SEAT = 28;
export const MOST_CITIZENS = 20;
export const unitsFrom = (seat: number): number => seat * UNITS_PER_SEAT;
export const ownerOf = (unit: number): number => Math.floor(unit / UNITS_PER_SEAT);
export const isShip = (unit: number): boolean => unit % UNITS_PER_SEAT >= MOST_CITIZENS;

/** Areas and buildings of a region: four numbers each. */
export const areaOf = (region: number, index: number): Area =>
  (FIRST_AREA + (region - FIRST_REGION) * 4 + index) as Area;
export const buildingOf = (region: number, kind: number): Building =>
  (FIRST_BUILDING + (region - FIRST_REGION) * 4 + kind) as Building;
export const regionOfArea = (area: number): Region => (FIRST_REGION + ((area - FIRST_AREA) >> 2)) as Region;
export const regionOfBuilding = (building: number): Region =>
  (FIRST_REGION + ((building - FIRST_BUILDING) >> 2)) as Region;
export const kindOfBuilding = (building: number): BuildingKind => ((building - FIRST_BUILDING) & 3) as BuildingKind;
export const indexOfArea = (area: number): number => (area - FIRST_AREA) & 3;

/** The tile a region is printed on, 0 (the start tile) to 24. */
export const tileOf = (region: number): number => (region - FIRST_REGION) >> 1;
export const sidesOf = (tile: number): readonly [Region, Region] => [
  (FIRST_REGION + tile * 2) as Region,
  (FIRST_REGION + tile * 2 + 1) as Region,
];
