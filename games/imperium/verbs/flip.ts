import { defined, say } from '@stolik/engine';
import { nodeAt, OTHER_SIDE } from '../content/cards.ts';
import { entering, travel } from '../rules/journey.ts';
import { becomeEmpire } from '../rules/reshuffle.ts';
import type { Doing } from '../rules/running.ts';
import { run, script, when } from '../rules/steps.ts';
import { top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, byRival, NO_LEAD, NO_PARTS, NO_SIGN, saying, type Verb } from './verb.ts';

/** This card is turned over: King of Kings, or a journey card; or the state card. */
export interface Flip {
  readonly op: 'flip';
  readonly what: 'self' | 'state';
}

const flipping = script<Doing>('flip', [
  run((s, { node }, dealer) => {
    const { self, actor: seat } = top(s);
    if (nodeAt<'flip'>(node).what === 'state') becomeEmpire(s, seat, dealer);
    else if (self === s.king) s.king = defined(OTHER_SIDE[self]);
    else travel(s, defined(OTHER_SIDE[self]), dealer);
  }),
  when((_, { node }) => nodeAt<'flip'>(node).what === 'self', [entering()]),
]);

export const flip: Verb<Flip> = {
  reads: {
    flip: (reader) => ({
      op: 'flip',
      what: reader.inBrackets(() => reader.oneOf(['self', 'state'], 'self or state')),
    }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(flipping),
  says: saying(({ what }, { mood }) => say('do-flip', { mood, what })),
  rival: byRival((s) => {
    s.king = defined(OTHER_SIDE[s.king]);
  }),
  shows: NO_SIGN,
};
