import { COLOUR } from '../content/cards.ts';
import type { Colour, Crystal, Mercenary } from '../pieces.ts';
import type { State } from '../state.ts';

/** The colours that things have this turn. */

/** The colour a crystal of the Mine has now (SS-1.5). */
export function crystalColour(s: State, crystal: Crystal): Colour {
  const { recoloured } = s.turn;
  for (let i = recoloured.length - 1; i >= 0; i--) {
    if (recoloured[i]?.crystal === crystal) return (recoloured[i] as { colour: Colour }).colour;
  }
  return COLOUR[crystal] as Colour;
}

export const isWild = (s: State, colour: Colour): boolean => !s.inPlay.includes(colour);

/** The colour a card has in a mining payment (SS-15.12). */
export function paymentColour(s: State, card: Mercenary): Colour {
  const { rusted } = s.turn;
  for (let i = rusted.length - 1; i >= 0; i--)
    if (rusted[i]?.card === card) return (rusted[i] as { colour: Colour }).colour;
  return COLOUR[card] as Colour;
}
