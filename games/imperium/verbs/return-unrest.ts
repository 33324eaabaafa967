import { say } from '@stolik/engine';
import { UNREST } from '../content/cards.ts';
import type { Filter } from '../content/language.ts';
import type { Library } from '../content/library.ts';
import { readSelector } from '../content/read-terms.ts';
import { marksOf, removeFrom, toUnrestPile } from '../rules/moves.ts';
import { notice } from '../rules/notice.ts';
import { leaveSlot } from '../rules/solo/acts.ts';
import { rivalOf } from '../rules/solo/deck.ts';
import { top } from '../state.ts';
import { carrying, type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { NOT_FOR_RIVAL } from './verb.ts';

const unrestOnly = (library: Library): Filter =>
  library.filter([[{ not: false, atom: { is: 'mark', mark: 'unrest' } }]]);

const plain = moveVerb(
  'returnUnrest',
  {
    ...PLAIN_MOVE,
    usual: 'hand',
    key: 'do-return-unrest',
    silent: 'hand',
    carry: carrying('returnUnrest', 'seen', (s, seat, card) => {
      toUnrestPile(s, card);
      notice(s, seat, 'youReturnUnrest', card);
    }),
  },
  {
    rival: {
      ...NOT_FOR_RIVAL,
      does: (s, _, dealer) => {
        const { self } = top(s);
        leaveSlot(s, self);
        toUnrestPile(s, self);
        dealer.tell({ type: 'rival-returned', card: self });
      },
      /** One of its discard pile; what needs a hand is declined. */
      accepts: (s, { selector }, dealer) => {
        if (selector.from !== 'zones' || !selector.zones.includes('discard')) return 0;
        const rival = rivalOf(s);
        const card = rival.discard.find((one) => (marksOf(one) & UNREST) !== 0);
        if (card === undefined) return 0;
        removeFrom(rival.discard, card);
        toUnrestPile(s, card);
        dealer.tell({ type: 'rival-unrest-returned', card });
        return 1;
      },
    },
    shows: { sign: () => '−1‹unrest›', keyword: 'returnUnrest' },
  },
);

/** IM-11.10: unrest goes back to the pile, whatever else the words leave open. */
export const returnUnrest: MoveVerb<'returnUnrest'> = {
  ...plain,
  reads: {
    returnUnrest: (reader, library) =>
      reader.inBrackets(() => {
        const selector = readSelector(reader, library, ['hand']);
        if (selector.from !== 'zones') return { op: 'returnUnrest', selector };
        return { op: 'returnUnrest', selector: { ...selector, filter: unrestOnly(library) } };
      }),
  },
  says: {
    ...plain.says,
    text: (node, standing) =>
      node.selector.from === 'self' ? say('do-return-self', { mood: standing.mood }) : plain.says.text(node, standing),
  },
};
