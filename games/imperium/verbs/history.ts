import { leaveSlot } from '../rules/solo/acts.ts';
import { rivalOf } from '../rules/solo/deck.ts';
import { playerAt, top } from '../state.ts';
import { carrying, type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { byRival } from './verb.ts';

/** IM-11.14; what shares its fate goes along (IM-19.8). */
export const history: MoveVerb<'history'> = moveVerb(
  'history',
  {
    ...PLAIN_MOVE,
    usual: 'hand',
    key: 'do-history',
    replaced: 'history',
    carry: carrying('history', 'hidden', (s, seat, card, below) => {
      playerAt(s, seat).history.push(card, ...below);
    }),
  },
  {
    rival: byRival((s, _, dealer) => {
      const { self } = top(s);
      leaveSlot(s, self);
      rivalOf(s).history.push(self);
      dealer.tell({ type: 'rival-history', card: self });
    }),
    shows: { sign: ({ selector }) => (selector.from === 'zones' ? null : '‹history›'), keyword: 'history' },
  },
);
