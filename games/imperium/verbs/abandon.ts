import { mayLeave } from '../rules/candidates.ts';
import { rivalAbandons, rivalCount, rivalGivesUp } from '../rules/solo/suffers.ts';
import { filterText } from '../words/filters.ts';
import { numberOf } from '../words/signs.ts';
import { abandonCard, type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { NOT_FOR_RIVAL } from './verb.ts';

/** IM-11.11: from play to the discard pile. */
export const abandon: MoveVerb<'abandon'> = moveVerb(
  'abandon',
  {
    ...PLAIN_MOVE,
    usual: 'play',
    key: 'do-abandon',
    silent: 'play',
    fromHand: false,
    may: (_, __, zone, card) => zone !== 'play' || mayLeave('abandon', card),
    carry: abandonCard,
  },
  {
    rival: {
      ...NOT_FOR_RIVAL,
      can: (s, { selector }) =>
        selector.from === 'zones' &&
        selector.quantity.kind === 'exact' &&
        rivalCount(s, selector.filter, true) >= selector.quantity.n,
      does: (s, node, dealer) => rivalAbandons(s, node.selector, dealer),
      suffers: (s, node, dealer) => rivalGivesUp(s, 'abandon', node.selector, dealer),
    },
    shows: {
      sign: ({ selector }, { short }) =>
        selector.from === 'zones' ? `−${numberOf(selector.quantity)}${short(filterText(selector.filter))}` : null,
      keyword: 'abandon',
    },
  },
);
