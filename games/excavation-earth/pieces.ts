import { defined, placeNamed } from '@stolik/engine';
import { inRange, numbered, type PieceOf, piecesOf } from '@stolik/engine/pieces';

/** Every piece has a number of its own, in ranges by kind. */
export const { is, FIRST, pieceAt, allOf, pieceNamed, byKind } = piecesOf(
  {
    actionCard: 0,
    travelCard: 60,
    tile: 100,
    location: 200,
    buyer: 300,
    explorer: 400,
    cell: 500,
    orderCard: 700,
    zuCard: 800,
    faction: 900,
    buyerCard: 950,
  },
  1000,
);

export type ActionCard = PieceOf<'actionCard'>;
/** Three for each seat. */
export type TravelCard = PieceOf<'travelCard'>;
export type Card = ActionCard | TravelCard;
/** An artefact tile. */
export type Tile = PieceOf<'tile'>;
/** A location of the world board. */
export type Location = PieceOf<'location'>;
/** A buyer meeple: ten of each colour, then the special ones. */
export type Buyer = PieceOf<'buyer'>;
/** Three for each seat. */
export type Explorer = PieceOf<'explorer'>;
/** A cell of somebody's gallery: twenty for each rival. */
export type Cell = PieceOf<'cell'>;
/** Two copies of each design, of which a game uses some. */
export type OrderCard = PieceOf<'orderCard'>;
export type ZuCard = PieceOf<'zuCard'>;
/** A faction board; the last one is Zu's. */
export type Faction = PieceOf<'faction'>;
export type BuyerCard = PieceOf<'buyerCard'>;

/** An explorer that is not yet on the board, a forecast card without a marker. */
export { FACE_DOWN, filled, NONE, type OrNone } from '@stolik/engine/pieces';

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
const ALL_EXPLORERS = Array.from({ length: MOST_RIVALS * EXPLORERS }, (_, index) => pieceAt.explorer(index));
export const explorerOf = (rival: Rival, index: number): Explorer => defined(ALL_EXPLORERS[rival * EXPLORERS + index]);
export const ownerOfExplorer = (explorer: Explorer): Rival => Math.floor((explorer - FIRST.explorer) / EXPLORERS);

const ALL_CELLS = Array.from({ length: MOST_RIVALS * KINDS }, (_, index) => pieceAt.cell(index));
export const cellOf = (rival: Rival, kind: Kind): Cell => defined(ALL_CELLS[rival * KINDS + kind]);
export const kindOfCell = (cell: Cell): Kind => defined(ALL_KINDS[(cell - FIRST.cell) % KINDS]);
