import type { PieceOf } from '@stolik/engine/pieces';

/**
 * A card as the rules know it: a small number. Each side of a two-sided card (power cards, King of Kings, journey cards)
 * has a number of its own, since it is a card of its own while it lies face up.
 */
export type Card = PieceOf<'card'>;

/** Numbers below 0 are no cards, but stand where a card may stand: the one reason for a cast here. */
const insteadOfCard = (number: number): Card => number as Card;

/** No card: an empty market slot, no active quest, an `it` that names nothing. */
export const NONE = insteadOfCard(-1);

/** A card that the viewer may not see. */
export const FACE_DOWN = insteadOfCard(-2);

/** Places that can carry an exhaust token beside cards (IM-12). */
export const NATION_DECK = insteadOfCard(-3);
export const DEVELOPMENT_AREA = insteadOfCard(-4);

/** A step of the Utopian dynasty deck that brings no card (IM-21.11). */
export const BLANK = insteadOfCard(-5);

export const isCard = (piece: number): piece is Card => piece >= 0;
