import { colourOf } from '../content/cards.ts';
import type { Colour, Crystal, Mercenary } from '../pieces.ts';
import type { State } from '../state.ts';

/** The colours that things have this turn. */

/** The colour a crystal of the Mine has now (SS-1.5). */
export function crystalColour(s: State, crystal: Crystal): Colour {
  const { recoloured } = s.turn;
  for (let i = recoloured.length - 1; i >= 0; i--) {
    const change = recoloured[i];
    if (change?.crystal === crystal) return change.colour;
  }
  return colourOf(crystal);
}

export const isWild = (s: State, colour: Colour): boolean => !s.inPlay.includes(colour);

/** The colour a card has in a mining payment (SS-15.12). */
export function paymentColour(s: State, card: Mercenary): Colour {
  const { rusted } = s.turn;
  for (let i = rusted.length - 1; i >= 0; i--) {
    const change = rusted[i];
    if (change?.card === card) return change.colour;
  }
  return colourOf(card);
}
