import { playerAt } from '../state.ts';
import { carrying, type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { NO_SIGN, NOT_FOR_RIVAL } from './verb.ts';

/** On top of the own deck. */
export const toDeckTop: MoveVerb<'toDeckTop'> = moveVerb(
  'toDeckTop',
  {
    ...PLAIN_MOVE,
    usual: 'hand',
    key: 'do-to-deck-top',
    inOrder: true,
    carry: carrying('toDeckTop', 'hidden', (s, seat, card) => {
      playerAt(s, seat).deck.push(card);
    }),
  },
  { rival: NOT_FOR_RIVAL, shows: NO_SIGN },
);
