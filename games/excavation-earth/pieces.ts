import { defined, placeNamed } from '@stolik/engine';
import { inRange, numbered, type PieceOf } from '@stolik/engine/pieces';

/** Every piece has a number of its own, in ranges by kind. */

/** An action card, 0 to 59. */
export type ActionCard = PieceOf<'action-card'>;
/** A travel card, 60 to 71: three for each seat. */
export type TravelCard = PieceOf<'travel-card'>;
export type Card = ActionCard | TravelCard;
/** An artefact tile, 100 to 189. */
export type Tile = PieceOf<'tile'>;
/** A location of the world board, 200 to 220. */
export type Location = PieceOf<'location'>;
/** A buyer meeple, 300 to 356: ten of each colour, then the special ones. */
export type Buyer = PieceOf<'buyer'>;
/** An explorer, 400 to 411: three for each seat. */
export type Explorer = PieceOf<'explorer'>;
/** A cell of somebody's gallery, 500 to 599: twenty for each rival. */
export type Cell = PieceOf<'cell'>;
/** An order card, 700 to 715: two copies of each design, of which a game uses some. */
export type OrderCard = PieceOf<'order-card'>;
/** A card of Zu's, 800 to 823. */
export type ZuCard = PieceOf<'zu-card'>;
/** A faction board, 900 to 905; the last one is Zu's. */
export type Faction = PieceOf<'faction'>;
/** A buyer card, 950 to 966. */
export type BuyerCard = PieceOf<'buyer-card'>;

export const FIRST_TRAVEL = 60;
export const FIRST_TILE = 100;
export const FIRST_LOCATION = 200;
export const FIRST_BUYER = 300;
export const FIRST_EXPLORER = 400;
export const FIRST_CELL = 500;
export const FIRST_ORDER = 700;
export const FIRST_ZU_CARD = 800;
export const FIRST_FACTION = 900;
export const FIRST_BUYER_CARD = 950;

export const isActionCard = inRange<ActionCard>(0, FIRST_TRAVEL);
export const isTravelCard = inRange<TravelCard>(FIRST_TRAVEL, FIRST_TILE);
export const isTile = inRange<Tile>(FIRST_TILE, FIRST_LOCATION);
export const isLocation = inRange<Location>(FIRST_LOCATION, FIRST_BUYER);
export const isBuyer = inRange<Buyer>(FIRST_BUYER, FIRST_EXPLORER);
export const isExplorer = inRange<Explorer>(FIRST_EXPLORER, FIRST_CELL);
export const isCell = inRange<Cell>(FIRST_CELL, FIRST_ORDER);
export const isOrderCard = inRange<OrderCard>(FIRST_ORDER, FIRST_ZU_CARD);
export const isZuCard = inRange<ZuCard>(FIRST_ZU_CARD, FIRST_FACTION);
export const isFaction = inRange<Faction>(FIRST_FACTION, FIRST_BUYER_CARD);
export const isBuyerCard = inRange<BuyerCard>(FIRST_BUYER_CARD, 1000);

/** A card or tile that the viewer may not see. */
export const FACE_DOWN = -2;

/** Nothing there: an explorer not yet on the board, a forecast card without a marker. */
export const NONE = -1;

/** What surely is there, where `NONE` would stand for nothing. */
export function present<T extends number>(one: T | typeof NONE): T {
  if (one === NONE) throw new Error('Something is missing that is needed here: a fault in the rules.');
  return one;
}

/** Colour and region are the same thing; a colour is its column, 0 to 4 (EE-1.5). */
export type Colour = 0 | 1 | 2 | 3 | 4;
export const COLOURS = ['yellow', 'green', 'red', 'purple', 'orange'] as const;
export type ColourName = (typeof COLOURS)[number];
export const ALL_COLOURS: readonly Colour[] = [0, 1, 2, 3, 4];
export const colourName = (colour: Colour): ColourName => COLOURS[colour];
export const findColour = (name: unknown): Colour | undefined =>
  ALL_COLOURS.find((colour) => colourName(colour) === name);
export const colourNamed = (name: string): Colour => placeNamed(COLOURS, name);

/** Something of each colour. */
export type ByColour<T> = readonly [T, T, T, T, T];
export const byColour = <T>(of: (colour: Colour) => T): ByColour<T> => [of(0), of(1), of(2), of(3), of(4)];

/** What a buyer is interested in: a colour, or everything. */
export type BuyerKind = Colour | 5;
export const SPECIAL = 5;
export const ALL_BUYER_KINDS: readonly BuyerKind[] = [0, 1, 2, 3, 4, 5];
export type BuyerName = ColourName | 'special';
export const buyerName = (kind: BuyerKind): BuyerName => (kind === SPECIAL ? 'special' : COLOURS[kind]);

/** A market, 0 to 5, called 1 to 6. */
export type Market = 0 | 1 | 2 | 3 | 4 | 5;
export const ALL_MARKETS: readonly Market[] = [0, 1, 2, 3, 4, 5];
/** `market-3` is market 2 of 0 to 5. */
export const findMarket = (id: unknown): Market | undefined =>
  ALL_MARKETS.find((market) => id === `market-${market + 1}`);

/** Something of each market. */
export type ByMarket<T> = readonly [T, T, T, T, T, T];
export const byMarket = <T>(of: (market: Market) => T): ByMarket<T> => [of(0), of(1), of(2), of(3), of(4), of(5)];

/** A command centre: left, middle, right. */
export type Centre = 0 | 1 | 2;
export const CENTRES = ['left', 'middle', 'right'] as const;
export const ALL_CENTRES: readonly Centre[] = [0, 1, 2];

/** Kind of artefact: colour and glyph, 0 to 19, which is also its place in a gallery (EE-1.5). */
export type Kind = PieceOf<'kind'>;
export const GLYPHS = 4;
export const KINDS = COLOURS.length * GLYPHS;
const isKind = inRange<Kind>(0, KINDS);
export const ALL_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => numbered(isKind, kind));
export const colourOfKind = (kind: Kind): Colour => defined(ALL_COLOURS[Math.floor(kind / GLYPHS)]);
export const glyphOfKind = (kind: Kind): number => kind % GLYPHS;
export const kindAt = (colour: Colour, glyph: number): Kind => defined(ALL_KINDS[colour * GLYPHS + glyph]);

/** A rival: a seat, or Zu. In a solo game Zu comes right after the only seat. */
export type Rival = number;

const MOST_RIVALS = 4;

export const EXPLORERS = 3;
const ALL_EXPLORERS = Array.from({ length: MOST_RIVALS * EXPLORERS }, (_, index) =>
  numbered(isExplorer, FIRST_EXPLORER + index),
);
export const explorerOf = (rival: Rival, index: number): Explorer => defined(ALL_EXPLORERS[rival * EXPLORERS + index]);
export const ownerOfExplorer = (explorer: Explorer): Rival => Math.floor((explorer - FIRST_EXPLORER) / EXPLORERS);

const ALL_CELLS = Array.from({ length: MOST_RIVALS * KINDS }, (_, index) => numbered(isCell, FIRST_CELL + index));
export const cellOf = (rival: Rival, kind: Kind): Cell => defined(ALL_CELLS[rival * KINDS + kind]);
export const kindOfCell = (cell: Cell): Kind => defined(ALL_KINDS[(cell - FIRST_CELL) % KINDS]);
