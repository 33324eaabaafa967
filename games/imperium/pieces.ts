/**
 * A card as the rules know it: a small number. Each side of a two-sided card (power cards, King of Kings, journey cards)
 * has a number of its own, since it is a card of its own while it lies face up.
 */
declare const kindOfPiece: unique symbol;
export type Card = number & { readonly [kindOfPiece]: 'card' };

/** No card: an empty market slot, no active quest, an `it` that names nothing. */
export const NONE = -1 as Card;

/** A card that the viewer may not see. */
export const FACE_DOWN = -2 as Card;

/** Places that can carry an exhaust token beside cards (IM-12). */
export const NATION_DECK = -3 as Card;
export const DEVELOPMENT_AREA = -4 as Card;

export const isCard = (piece: number): piece is Card => piece >= 0;
