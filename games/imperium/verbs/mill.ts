import { say } from '@stolik/engine';
import { readNumber } from '../content/read-operations.ts';
import { mill as millCards } from '../rules/solo/deck.ts';
import { ALWAYS, byRival, IN_TABLES, NO_LEAD, NO_PARTS, NOT_BY_ITSELF, saying, type Verb } from './verb.ts';

/** IM-21.15: the top cards of the solo opponent's deck go to its discard pile. */
export interface Mill {
  readonly op: 'mill';
  readonly n: number;
}

export const mill: Verb<Mill> = {
  reads: { mill: (reader) => ({ op: 'mill', n: readNumber(reader) }) },
  parts: NO_PARTS,
  stands: IN_TABLES,
  can: ALWAYS,
  lead: NO_LEAD,
  does: NOT_BY_ITSELF,
  says: saying(({ n }, { mood }) => say('do-mill', { mood, n })),
  rival: byRival((s, { n }, dealer) => {
    millCards(s, n, dealer);
  }),
  shows: { sign: ({ n }) => `‹mill›${n}`, keyword: null },
};
