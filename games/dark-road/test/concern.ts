import type { Given, GivenConcern, GivenWagon } from './given.ts';
import { type Position, position } from './position.ts';

/** What tests of DR-29, the Private Concern, have in common. */

/** Its turn, with a player who joins nothing. */
export const turn = (concern: GivenConcern, given: Given = {}): Position => {
  const table = position({ ...given, active: 'concern', concern });
  while (table.prompt === 'caravan.answer') table.choose('no');
  return table;
};

/** Its very last turn, an idle one between Inn and Bazaar; then the game is over. */
export const lastTurn = (concern: GivenConcern, you: GivenWagon = {}): Position =>
  position({
    round: 13,
    active: 'concern',
    you: { ...you, locks: '- - -', reserve: '' },
    concern: { ...concern, pawn: 0, card: 'pc-09' },
  });

export const of = ({ concern }: Position) => ({
  coins: concern.coins,
  prestige: concern.prestige,
  stock: concern.stock,
});
