import { type Piece, say } from '@stolik/engine';
import { cardKind } from '../content/catalogue.ts';
import type { Card } from '../pieces.ts';
import { priceOnTrack } from '../rules/evolution.ts';
import type { Player, State } from '../state.ts';
import { nameOf } from './names.ts';
import { florinsText } from './phrases.ts';

/** Pieces as they lie on the described table. Names are short there, because the row says the rest. */
export const namedPiece = (piece: number): Piece => ({ id: piece, name: nameOf(piece) });

export const cardOnTrack = (view: State, card: Card): Piece => ({
  id: card,
  name: nameOf(card),
  note: say('mark-price', {
    price: florinsText(priceOnTrack(view, card)),
    kind: say(`card-kind-${cardKind(card).kind}`, { form: 'nom' }),
  }),
});

export function ownedCard(view: State, { wonders }: Player, card: Card): Piece {
  const state = wonders.includes(card) ? 'built' : view.used.includes(card) ? 'used' : cardKind(card).arrow;
  return { id: card, name: nameOf(card), note: say(`mark-card-${state}`) };
}
