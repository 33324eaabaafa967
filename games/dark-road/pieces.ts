import { defined } from '@stolik/engine';
import { inRange, type PieceOf, piecesOf } from '@stolik/engine/pieces';

/** So many more, or fewer, at a place of a list of amounts. */
export { addTo as add } from '@stolik/engine';

/** Every card and tile has a number of its own, in ranges by kind. Dice are their faces and tokens are amounts: two that look the same are the same. */
export const { is, FIRST, pieceAt, allOf, pieceNamed, byKind } = piecesOf(
  {
    hero: 0,
    contract: 100,
    companion: 200,
    steed: 300,
    feat: 400,
    eventCard: 500,
    building: 600,
    upgrade: 700,
    good: 800,
    actionCard: 900,
    notice: 920,
    sarcophagus: 940,
    delivery: 960,
  },
  980,
);

/** The first six are the starting heroes. */
export type Hero = PieceOf<'hero'>;
export type Contract = PieceOf<'contract'>;
/** Copies of a kind follow one another. */
export type Companion = PieceOf<'companion'>;
export type Steed = PieceOf<'steed'>;
export type Feat = PieceOf<'feat'>;
export type EventCard = PieceOf<'eventCard'>;
/** One side of a building tile. */
export type Building = PieceOf<'building'>;
export type Upgrade = PieceOf<'upgrade'>;
/** One of the twelve sorts of goods tile as a piece: a kind on its normal or fine side. Stocks count them as `Good`. */
export type GoodPiece = PieceOf<'good'>;
/** Cards and tiles of the Private Concern. */
export type ActionCard = PieceOf<'actionCard'>;
export type Notice = PieceOf<'notice'>;
export type Sarcophagus = PieceOf<'sarcophagus'>;
export type DeliveryTile = PieceOf<'delivery'>;
/** Its front or its back. */
export type DeliverySide = 0 | 1;

/** An empty slot of a row, an empty lock slot, no die in the pool. */
export { FACE_DOWN, filled, isFilled, NONE as EMPTY, type OrNone as Slot } from '@stolik/engine/pieces';

/** An amount that the viewer may not see: coins behind a screen. */
export const HIDDEN = -3;

/** Kinds of goods, faces of a die and towns are numbered: there are six of each. */
type Sixth = 0 | 1 | 2 | 3 | 4 | 5;
/** Something for each of the six. */
export type Six<T> = readonly [T, T, T, T, T, T];
export const six = <T>(of: (at: Sixth) => T): Six<T> => [of(0), of(1), of(2), of(3), of(4), of(5)];
const ALL_SIX: Six<Sixth> = six((at) => at);
/** Which of the six this word is in a list of their names. */
export const sixthNamed = (words: readonly string[], word: string): Sixth => defined(ALL_SIX[words.indexOf(word)]);

/** One of the six at random: what a die shows. */
export const rolled = (dealer: { below(n: number): number }): Sixth => defined(ALL_SIX[dealer.below(ALL_SIX.length)]);

/** The six kinds of goods, in the order of `content/goods.json`. */
export const KINDS = ['weapon', 'armor', 'staff', 'tome', 'potion', 'instrument'] as const;
export type KindName = (typeof KINDS)[number];
export type Kind = Sixth;
export const ALL_KINDS: Six<Kind> = ALL_SIX;
export const kindNamed = (name: string): Kind => sixthNamed(KINDS, name);

/** A sort of goods tile: twice its kind, and one more on the fine side. */
export type Good = PieceOf<'sort of goods'>;
export const SORTS = 12;
export const ALL_GOODS: readonly Good[] = Array.from({ length: SORTS }, (_, sort) => sort).filter(
  inRange<Good>(0, SORTS),
);
export const goodOf = (kind: Kind, fine: boolean): Good => defined(ALL_GOODS[kind * 2 + (fine ? 1 : 0)]);
export const kindOfGood = (good: Good): Kind => defined(ALL_KINDS[good >> 1]);
export const isFine = (good: Good): boolean => (good & 1) === 1;
const GOOD_PIECES = allOf('good', ALL_GOODS);
export const pieceOfGood = (good: Good): GoodPiece => defined(GOOD_PIECES[good]);
export const goodOfPiece = (piece: GoodPiece): Good => defined(ALL_GOODS[piece - FIRST.good]);

/** `weapon` or `fine-weapon`. */
export const goodName = (good: Good): string => `${isFine(good) ? 'fine-' : ''}${KINDS[kindOfGood(good)]}`;
export const goodNamed = (name: string): Good =>
  name.startsWith('fine-') ? goodOf(kindNamed(name.slice(5)), true) : goodOf(kindNamed(name), false);

/** Faces of night and glow dice, in the order of `content/dice.json` (DR-1.4). */
export const FACES = ['blank', 'one', 'star', 'two', 'three', 'four'] as const;
export type FaceName = (typeof FACES)[number];
export type Face = Sixth;
export const ALL_FACES: Six<Face> = ALL_SIX;
export const faceNamed = (name: string): Face => sixthNamed(FACES, name);

/** A town is its place in `content/towns.json`, and so is a region. */
export type Town = Sixth;
export type Region = 0 | 1 | 2;
export const ALL_TOWNS: Six<Town> = ALL_SIX;
/** Something for each region. */
export type Three<T> = readonly [T, T, T];
export const three = <T>(of: (at: Region) => T): Three<T> => [of(0), of(1), of(2)];
export const ALL_REGIONS: Three<Region> = three((at) => at);
