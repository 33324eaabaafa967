/**
 * Every card and tile has a number of its own, in ranges by kind, so that a number alone says what it is. Dice are their faces and
 * tokens are amounts: two that look the same are the same.
 */
declare const kindOfPiece: unique symbol;
type Piece<K extends string> = number & { readonly [kindOfPiece]: K };

/** A hero card, 0 to 47; the first six are the starting heroes. */
export type Hero = Piece<'hero'>;
/** A contract tile, 100 to 129. */
export type Contract = Piece<'contract'>;
/** A companion card, 200 to 221; copies of a kind follow one another. */
export type Companion = Piece<'companion'>;
export type Steed = Piece<'steed'>;
export type Feat = Piece<'feat'>;
/** An event card, 500 to 519. */
export type EventCard = Piece<'event'>;
/** One side of a building tile. */
export type Building = Piece<'building'>;
export type Upgrade = Piece<'upgrade'>;
/** One of the twelve sorts of goods tile as a piece: a kind on its normal or fine side. Stocks count them as `Good`. */
export type GoodPiece = Piece<'good'>;
/** Cards and tiles of the Private Concern. */
export type ActionCard = Piece<'action'>;
export type Notice = Piece<'notice'>;
export type Sarcophagus = Piece<'sarcophagus'>;
export type DeliveryTile = Piece<'delivery'>;

export const FIRST_CONTRACT = 100;
export const FIRST_COMPANION = 200;
export const FIRST_STEED = 300;
export const FIRST_FEAT = 400;
export const FIRST_EVENT = 500;
export const FIRST_BUILDING = 600;
export const FIRST_UPGRADE = 700;
export const FIRST_GOOD = 800;
export const FIRST_ACTION = 900;
export const FIRST_NOTICE = 920;
export const FIRST_SARCOPHAGUS = 940;
export const FIRST_DELIVERY = 960;
const END = 980;

const within =
  <P extends number>(from: number, to: number) =>
  (piece: number): piece is P =>
    piece >= from && piece < to;

export const isHero = within<Hero>(0, FIRST_CONTRACT);
export const isContract = within<Contract>(FIRST_CONTRACT, FIRST_COMPANION);
export const isCompanion = within<Companion>(FIRST_COMPANION, FIRST_STEED);
export const isSteed = within<Steed>(FIRST_STEED, FIRST_FEAT);
export const isFeat = within<Feat>(FIRST_FEAT, FIRST_EVENT);
export const isEventCard = within<EventCard>(FIRST_EVENT, FIRST_BUILDING);
export const isBuilding = within<Building>(FIRST_BUILDING, FIRST_UPGRADE);
export const isUpgrade = within<Upgrade>(FIRST_UPGRADE, FIRST_GOOD);
export const isGoodPiece = within<GoodPiece>(FIRST_GOOD, FIRST_ACTION);
export const isActionCard = within<ActionCard>(FIRST_ACTION, FIRST_NOTICE);
export const isNotice = within<Notice>(FIRST_NOTICE, FIRST_SARCOPHAGUS);
export const isSarcophagus = within<Sarcophagus>(FIRST_SARCOPHAGUS, FIRST_DELIVERY);
export const isDeliveryTile = within<DeliveryTile>(FIRST_DELIVERY, END);

/** An empty slot of a row, an empty lock slot, no die in the pool. */
export const EMPTY = -1;

/** A card that the viewer may not see. */
export const FACE_DOWN = -2;

/** An amount that the viewer may not see: coins behind a screen. */
export const HIDDEN = -3;

/** The six kinds of goods, in the order of `content/goods.json`. */
export const KINDS = ['weapon', 'armor', 'staff', 'tome', 'potion', 'instrument'] as const;
export type KindName = (typeof KINDS)[number];
export type Kind = 0 | 1 | 2 | 3 | 4 | 5;
export const ALL_KINDS: readonly Kind[] = [0, 1, 2, 3, 4, 5];
export const kindNamed = (name: string): Kind => KINDS.indexOf(name as KindName) as Kind;

/** A sort of goods tile: twice its kind, and one more on the fine side. */
export type Good = number & { readonly [kindOfPiece]: 'sort of goods' };
export const SORTS = 12;
export const ALL_GOODS: readonly Good[] = Array.from({ length: SORTS }, (_, sort) => sort as Good);
export const goodOf = (kind: Kind, fine: boolean): Good => (kind * 2 + (fine ? 1 : 0)) as Good;
export const kindOfGood = (good: Good): Kind => (good >> 1) as Kind;
export const isFine = (good: Good): boolean => (good & 1) === 1;
export const pieceOfGood = (good: Good): GoodPiece => (FIRST_GOOD + good) as GoodPiece;
export const goodOfPiece = (piece: GoodPiece): Good => (piece - FIRST_GOOD) as Good;

/** `weapon` or `fine-weapon`. */
export const goodName = (good: Good): string => `${isFine(good) ? 'fine-' : ''}${KINDS[kindOfGood(good)]}`;
export const goodNamed = (name: string): Good =>
  name.startsWith('fine-') ? goodOf(kindNamed(name.slice(5)), true) : goodOf(kindNamed(name), false);

/** Faces of night and glow dice, in the order of `content/dice.json` (DR-1.4). */
export const FACES = ['blank', 'one', 'star', 'two', 'three', 'four'] as const;
export type FaceName = (typeof FACES)[number];
export type Face = 0 | 1 | 2 | 3 | 4 | 5;
export const faceNamed = (name: string): Face => FACES.indexOf(name as FaceName) as Face;

/** A town is its place in `content/towns.json`, and so is a region. */
export type Town = 0 | 1 | 2 | 3 | 4 | 5;
export type Region = 0 | 1 | 2;
export const ALL_TOWNS: readonly Town[] = [0, 1, 2, 3, 4, 5];
