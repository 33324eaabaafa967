import { toDiscard as lay } from '../rules/moves.ts';
import { mill } from '../rules/solo/deck.ts';
import { plainNumber } from '../rules/solo/suffers.ts';
import { carrying, layAll, type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { knownAs, NOT_FOR_RIVAL } from './verb.ts';

/** IM-11.8 */
export const discard: MoveVerb<'discard'> = moveVerb(
  'discard',
  {
    ...PLAIN_MOVE,
    usual: 'hand',
    key: 'do-discard',
    silent: 'hand',
    lightened: true,
    carry: carrying('discard', 'seen', layAll(lay)),
  },
  {
    rival: { ...NOT_FOR_RIVAL, suffers: (s, { selector }, dealer) => mill(s, plainNumber(selector), dealer) },
    shows: knownAs('discard'),
  },
);
