import { defined, type Piece, say, type Text, type TextArg } from '@stolik/engine';
import { CIVILISED, FAME, MARKED, REGION, TRIBUTARY, UNCIVILISED, UNREST } from '../content/cards.ts';
import { type Card, isCard } from '../pieces.ts';
import { garrisonOf } from '../rules/moves.ts';
import type { Player } from '../state.ts';
import { nameOf } from './names.ts';
import { tokensShown } from './tokens.ts';

/** A card as it is drawn in a row: its name, what is special about it now, the colour of its header. */
export function described(card: Card, note: Text | null): Piece {
  return {
    id: isCard(card) ? card : null,
    name: nameOf(card),
    ...(note === null ? {} : { note }),
    ...(isCard(card) ? { tint: tintOf(card) } : {}),
  };
}

const TINTS: readonly (readonly [number, string])[] = [
  [UNREST, 'grey'],
  [FAME, 'yellow'],
  [REGION, 'green'],
  [UNCIVILISED, 'red'],
  [CIVILISED, 'blue'],
  [TRIBUTARY, 'purple'],
];

/** IM-2.1: the colour of the header shows the type. */
export const tintOf = (card: Card): string =>
  TINTS.find(([bit]) => (defined(MARKED[card]) & bit) !== 0)?.[1] ?? 'brown';

/** A card in play: exhausted, what is garrisoned under it, tokens on it. */
export function playMarks(player: Player, card: Card): Text | null {
  const marks: TextArg[] = [];
  if (player.exhausted.includes(card)) marks.push(say('mark-exhausted'));
  const garrison = garrisonOf(player, card);
  if (garrison.length > 0)
    marks.push(say('mark-garrison', { cards: { all: garrison.map((one) => ({ piece: one })) } }));
  for (const stored of player.stored) {
    if (stored.card !== card) continue;
    for (const token of ['materials', 'population', 'progress'] as const)
      if (stored[token] > 0) marks.push(tokensShown(stored[token], token));
  }
  return marks.length === 0 ? null : say('note-with', { what: { all: marks } });
}
