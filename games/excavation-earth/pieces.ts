/**
 * Every piece has a number of its own, in ranges by kind, so that a number alone says what it is and rules can look its
 * properties up in plain arrays.
 */
declare const kindOfPiece: unique symbol;
type Piece<K extends string> = number & { readonly [kindOfPiece]: K };

/** An action card, 0 to 59. */
export type ActionCard = Piece<'action-card'>;
/** A travel card, 60 to 71: three for each seat. */
export type TravelCard = Piece<'travel-card'>;
export type Card = ActionCard | TravelCard;
/** An artefact tile, 100 to 189. */
export type Tile = Piece<'tile'>;
/** A location of the world board, 200 to 220. */
export type Location = Piece<'location'>;
/** A buyer meeple, 300 to 356: ten of each colour, then the special ones. */
export type Buyer = Piece<'buyer'>;
/** An explorer, 400 to 411: three for each seat. */
export type Explorer = Piece<'explorer'>;
/** A cell of somebody's gallery, 500 to 599: twenty for each rival. */
export type Cell = Piece<'cell'>;
/** An order card, 700 to 715: two copies of each design, of which a game uses some. */
export type OrderCard = Piece<'order-card'>;
/** A card of Zu's, 800 to 823. */
export type ZuCard = Piece<'zu-card'>;
/** A faction board, 900 to 905; the last one is Zu's. */
export type Faction = Piece<'faction'>;
/** A buyer card, 950 to 966. */
export type BuyerCard = Piece<'buyer-card'>;

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

const within =
  (first: number, end: number) =>
  (piece: unknown): boolean =>
    typeof piece === 'number' && piece >= first && piece < end;

export const isActionCard = within(0, FIRST_TRAVEL) as (piece: unknown) => piece is ActionCard;
export const isTravelCard = within(FIRST_TRAVEL, FIRST_TILE) as (piece: unknown) => piece is TravelCard;
export const isTile = within(FIRST_TILE, FIRST_LOCATION) as (piece: unknown) => piece is Tile;
export const isLocation = within(FIRST_LOCATION, FIRST_BUYER) as (piece: unknown) => piece is Location;
export const isBuyer = within(FIRST_BUYER, FIRST_EXPLORER) as (piece: unknown) => piece is Buyer;
export const isExplorer = within(FIRST_EXPLORER, FIRST_CELL) as (piece: unknown) => piece is Explorer;
export const isCell = within(FIRST_CELL, FIRST_ORDER) as (piece: unknown) => piece is Cell;
export const isOrderCard = within(FIRST_ORDER, FIRST_ZU_CARD) as (piece: unknown) => piece is OrderCard;
export const isZuCard = within(FIRST_ZU_CARD, FIRST_FACTION) as (piece: unknown) => piece is ZuCard;
export const isFaction = within(FIRST_FACTION, FIRST_BUYER_CARD) as (piece: unknown) => piece is Faction;

/** A card or tile that the viewer may not see. */
export const FACE_DOWN = -2;

/** Nothing there: an explorer not yet on the board, a forecast card without a marker. */
export const NONE = -1;

/** Colour and region are the same thing; a colour is its column, 0 to 4 (EE-1.5). */
export type Colour = 0 | 1 | 2 | 3 | 4;
export const COLOURS = ['yellow', 'green', 'red', 'purple', 'orange'] as const;
export type ColourName = (typeof COLOURS)[number];
export const ALL_COLOURS: readonly Colour[] = [0, 1, 2, 3, 4];
export const colourName = (colour: Colour): ColourName => COLOURS[colour];
export const colourNamed = (name: string): Colour => COLOURS.indexOf(name as ColourName) as Colour;

/** What a buyer is interested in: a colour, or everything. */
export type BuyerKind = Colour | 5;
export const SPECIAL = 5;
export const ALL_BUYER_KINDS: readonly BuyerKind[] = [0, 1, 2, 3, 4, 5];
export type BuyerName = ColourName | 'special';
export const buyerName = (kind: BuyerKind): BuyerName => (kind === SPECIAL ? 'special' : COLOURS[kind]);

/** A market, 0 to 5, called 1 to 6. */
export type Market = 0 | 1 | 2 | 3 | 4 | 5;
export const ALL_MARKETS: readonly Market[] = [0, 1, 2, 3, 4, 5];

/** A command centre: left, middle, right. */
export type Centre = 0 | 1 | 2;
export const CENTRES = ['left', 'middle', 'right'] as const;
export const ALL_CENTRES: readonly Centre[] = [0, 1, 2];

/** Kind of artefact: colour and glyph, 0 to 19, which is also its place in a gallery (EE-1.5). */
export type Kind = number & { readonly [kindOfPiece]: 'kind' };
export const GLYPHS = 4;
export const KINDS = COLOURS.length * GLYPHS;
export const ALL_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind as Kind);
export const colourOfKind = (kind: Kind): Colour => Math.floor(kind / GLYPHS) as Colour;
export const glyphOfKind = (kind: Kind): number => kind % GLYPHS;
export const kindAt = (colour: Colour, glyph: number): Kind => (colour * GLYPHS + glyph) as Kind;

/** A rival: a seat, or Zu. In a solo game Zu comes right after the only seat. */
export type Rival = number & { readonly [kindOfPiece]: 'rival' };

export const EXPLORERS = 3;
export const explorerOf = (rival: number, index: number): Explorer =>
  (FIRST_EXPLORER + rival * EXPLORERS + index) as Explorer;
export const ownerOfExplorer = (explorer: Explorer): Rival =>
  Math.floor((explorer - FIRST_EXPLORER) / EXPLORERS) as Rival;

export const cellOf = (rival: number, kind: Kind): Cell => (FIRST_CELL + rival * KINDS + kind) as Cell;
export const kindOfCell = (cell: Cell): Kind => ((cell - FIRST_CELL) % KINDS) as Kind;
export const ownerOfCell = (cell: Cell): Rival => Math.floor((cell - FIRST_CELL) / KINDS) as Rival;
