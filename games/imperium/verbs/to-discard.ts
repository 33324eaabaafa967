import { toDiscard as lay } from '../rules/moves.ts';
import { playerAt } from '../state.ts';
import { carrying, layAll, type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { NO_LEAD, NO_SIGN, NOT_FOR_RIVAL } from './verb.ts';

const carry = carrying('toDiscard', 'seen', layAll(lay));

/** To the discard pile, which is no discarding. */
export const toDiscard: MoveVerb<'toDiscard'> = moveVerb(
  'toDiscard',
  {
    ...PLAIN_MOVE,
    usual: 'hand',
    key: 'do-to-discard',
    carry: (s, seat, card, dealer) => {
      if (!playerAt(s, seat).discard.includes(card)) carry(s, seat, card, dealer);
    },
  },
  { lead: NO_LEAD, rival: NOT_FOR_RIVAL, shows: NO_SIGN },
);
