import { defined, placeNamed, type Seat, seat } from '@stolik/engine';
import { type PieceOf, piecesOf } from '@stolik/engine/pieces';

/**
 * Every piece has a number of its own, in ranges by kind. A region lies on the map at most once, so its areas and buildings are numbered by the region
 * and need no map to be named. This is where numbers become pieces, so casts are here and not where pieces are used.
 */
export const { is, FIRST, pieceAt, allOf, pieceNamed, byKind } = piecesOf(
  { unit: 0, card: 200, back: 250, region: 300, building: 400, area: 600, objective: 800, trend: 830, cell: 1000 },
  2000,
);

/** A citizen or a ship: 28 numbers for each seat, 20 citizens and 8 ships; the second half is used with two players only (AR-15.2). */
export type Unit = PieceOf<'unit'>;
/** An evolution card. */
export type Card = PieceOf<'card'>;
/** How the back of an evolution card looks; equal backs have one number. */
export type Back = PieceOf<'back'>;
/** One side of a region tile; the first two are the start tile. */
export type Region = PieceOf<'region'>;
/** A city, temple, market or port of a region. */
export type Building = PieceOf<'building'>;
/** A land or a water of a region. */
export type Area = PieceOf<'area'>;
/** A secret objective. */
export type Objective = PieceOf<'objective'>;
/** A public objective. */
export type Trend = PieceOf<'trend'>;
/** A cell of the hex grid. */
export type Cell = PieceOf<'cell'>;

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

/** Regions and cells by their places are asked for in the innermost loops, and not looked at. */
export const regionAt = (place: number): Region => (FIRST.region + place) as Region;
export const cellNumber = (place: number): Cell => (FIRST.cell + place) as Cell;

/** Areas and buildings of a region: four numbers each. */
export const areaOf = (region: number, index: number): Area =>
  (FIRST.area + (region - FIRST.region) * 4 + index) as Area;
export const buildingOf = (region: number, kind: number): Building =>
  (FIRST.building + (region - FIRST.region) * 4 + kind) as Building;
export const regionOfArea = (area: number): Region => regionAt((area - FIRST.area) >> 2);
export const regionOfBuilding = (building: number): Region => regionAt((building - FIRST.building) >> 2);
export const kindOfBuilding = (building: number): BuildingKind => ((building - FIRST.building) & 3) as BuildingKind;
export const indexOfArea = (area: number): number => (area - FIRST.area) & 3;

/** The tile a region is printed on, 0 (the start tile) to 24. */
export const tileOf = (region: number): number => (region - FIRST.region) >> 1;
export const sidesOf = (tile: number): readonly [Region, Region] => [regionAt(tile * 2), regionAt(tile * 2 + 1)];
