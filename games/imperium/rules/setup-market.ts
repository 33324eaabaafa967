import { CIVILISED, UNCIVILISED } from '../content/cards.ts';
import { SLOT_DECKS, type SlotDeck } from '../content/tables.ts';
import { type Card, NONE } from '../pieces.ts';
import { type State, TOKEN_AT } from '../state.ts';
import { marksOf } from './moves.ts';

/** IM-4.16 to 4.18: the first five market cards, the unrest under them, and a progress on civilised ones. */
export function refillAtSetup(s: State, restless: number): void {
  const decks: { readonly [deck in SlotDeck]: Card[] } = {
    main: s.mainDeck,
    civilised: s.civilisedDeck,
    uncivilised: s.uncivilisedDeck,
    region: s.regionDeck,
  };
  SLOT_DECKS.forEach((deck, slot) => {
    const card = decks[deck].pop() ?? NONE;
    s.market[slot] = card;
    if (card === NONE) return;
    if ((marksOf(card) & restless) !== 0) s.under[slot] = s.unrestPile.pop() ?? NONE;
    if ((marksOf(card) & CIVILISED) !== 0 && (marksOf(card) & UNCIVILISED) === 0)
      s.tokens[slot * 3 + TOKEN_AT.progress] = 1;
  });
}
