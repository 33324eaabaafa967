import { mayLeave } from '../rules/candidates.ts';
import { toHand } from '../rules/moves.ts';
import { rivalGivesUp } from '../rules/solo/suffers.ts';
import { carrying, layAll, type MoveVerb, moveVerb, PLAIN_MOVE, release } from './moving.ts';
import { knownAs, NOT_FOR_RIVAL } from './verb.ts';

/** IM-11.12: from play to the hand. */
export const recall: MoveVerb<'recall'> = moveVerb(
  'recall',
  {
    ...PLAIN_MOVE,
    usual: 'play',
    key: 'do-recall',
    silent: 'play',
    fromHand: false,
    may: (_, __, zone, card) => zone !== 'play' || mayLeave('recall', card),
    carry: carrying('recall', 'seen', (s, seat, card, below) => {
      layAll(toHand)(s, seat, card, below);
      release(s, card);
    }),
  },
  {
    rival: {
      ...NOT_FOR_RIVAL,
      suffers: (s, node, dealer) => rivalGivesUp(s, 'recall', node.selector, dealer),
    },
    shows: knownAs('recall'),
  },
);
