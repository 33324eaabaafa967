import { pieceIn } from '@stolik/engine';
import { type Some, some } from '@stolik/engine/lesson';
import { CARDS, cardsOf, has, KINDS, UNREST } from '../content/catalogue.ts';

/** A card by its id in the content; a lesson that names one that is not in the box does not load. */
export const cards = (...ids: readonly string[]): Some =>
  some(
    ids.flatMap((id) => (KINDS.some((kind) => kind.id === id) ? cardsOf(id) : [])),
    `card ${ids.join(', ')}`,
  );

export const card = (id: string): number => pieceIn(cards(id)[0]);

/** Unrest is unrest, whoever's it was. */
export const unrest: Some = some(
  CARDS.filter((one) => has(one, UNREST)),
  'unrest',
);
