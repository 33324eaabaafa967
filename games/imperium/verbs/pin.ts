import { say } from '@stolik/engine';
import { withWord } from '../content/read-operations.ts';
import { leaveSlot } from '../rules/solo/acts.ts';
import { rivalOf } from '../rules/solo/deck.ts';
import { top } from '../state.ts';
import { ALWAYS, byRival, IN_TABLES, NO_LEAD, NO_PARTS, NOT_BY_ITSELF, saying, type Verb } from './verb.ts';

/** `pin(self)`: the solo opponent's card stays in its play area. */
export interface Pin {
  readonly op: 'pin';
}

export const pin: Verb<Pin> = {
  reads: { pin: withWord({ op: 'pin' }, 'self') },
  parts: NO_PARTS,
  stands: IN_TABLES,
  can: ALWAYS,
  lead: NO_LEAD,
  does: NOT_BY_ITSELF,
  says: saying((_, { mood }) => say('do-pin', { mood })),
  rival: byRival((s, _, dealer) => {
    const { self } = top(s);
    leaveSlot(s, self);
    rivalOf(s).play.push(self);
    dealer.tell({ type: 'rival-pinned', card: self });
  }),
  shows: { sign: () => '‹pinned›', keyword: null },
};
