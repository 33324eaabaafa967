import { type Piece, say, type Text } from '@stolik/engine';
import { COLOUR, colourOf, costOf, halvesOf, levelOf, vpOf } from '../content/catalogue.ts';
import {
  type Artifact,
  type Colour,
  type Crystal,
  colourName,
  FACE_DOWN,
  isFaceDownCrystal,
  type Mercenary,
} from '../pieces.ts';
import { collectCost, crystalColour, mineCost, paymentColour, type Terms } from '../rules/terms.ts';
import type { State } from '../state.ts';
import { markOf, nameOf } from './names.ts';
import { colourText } from './phrases.ts';

/** Pieces as they lie on the described table. Names are short there, because the row says the rest. */

/** A Mercenary with its level; a note tells if it pays as another colour. */
export function shownCard(view: State, card: Mercenary, note: Text | null = null): Piece {
  if (card === FACE_DOWN) return { id: null, name: nameOf(card) };
  const colour = paymentColour(view, card);
  const said = note ?? (colour === COLOUR[card] ? null : say('mark-pays-as', { colour: colourText(colour) }));
  return {
    id: card,
    name: say('shown-card', { card: { piece: card }, level: levelOf(card) }),
    tint: colourName(colour),
    ...(said === null ? {} : { note: said }),
  };
}

/** A crystal that somebody owns. */
export function ownedCrystal(crystal: Crystal): Piece {
  if (isFaceDownCrystal(crystal)) return { id: null, name: nameOf(crystal) };
  return { ...crystalPiece(crystal, colourOf(crystal)), note: say('mark-crystal', faceOf(crystal)) };
}

/** A crystal of the Mine, with its colour and its price for the active player where they are not the printed ones. */
export function crystalInMine(view: State, crystal: Crystal, terms: Terms): Piece {
  const colour = crystalColour(view, crystal);
  const now = nowOf(
    colour === COLOUR[crystal] ? null : colour,
    priceNow(costOf(crystal), mineCost(view, crystal, terms)),
  );
  const face = faceOf(crystal);
  const note = now === null ? say('mark-crystal', face) : say('mark-crystal-now', { ...face, now });
  return { ...crystalPiece(crystal, colour), note };
}

const crystalPiece = (crystal: Crystal, colour: Colour) => ({
  id: crystal,
  name: say('shown-crystal', { colour: colourName(colourOf(crystal)), cost: costOf(crystal) }),
  tint: colourName(colour),
});

const faceOf = (crystal: Crystal) => ({ mark: markOf(crystal), vp: vpOf(crystal) });

const priceNow = (printed: number, price: number): Text | null =>
  price === printed ? null : say('mark-now-cost', { cost: price });

function nowOf(colour: Colour | null, price: Text | null): Text | null {
  if (colour === null) return price;
  return price === null
    ? say('mark-now-colour', { colour: colourText(colour) })
    : say('mark-now-both', { colour: colourText(colour), price });
}

/** The top card of a stack with the two halves that it offers. */
export function artifactOnTop(artifact: Artifact, terms: Terms): Piece[] {
  const cost = costOf(artifact);
  const now = priceNow(cost, collectCost(artifact, terms));
  return [
    {
      id: artifact,
      name: say('shown-artifact'),
      note: now === null ? say('mark-cost', { cost }) : say('mark-cost-now', { cost, now }),
    },
    ...halvesOf(artifact).map(namedPiece),
  ];
}

export const namedPiece = (piece: number): Piece => ({ id: piece, name: nameOf(piece) });
