import { say } from '@stolik/engine';
import { alone } from '../content/read-operations.ts';
import { nationCard } from '../rules/reshuffle.ts';
import type { Doing } from '../rules/running.ts';
import { call, script } from '../rules/steps.ts';
import { playerAt, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** The top nation card, out of turn. */
export interface GainNation {
  readonly op: 'gainNation';
}

const gaining = script<Doing>('gain-nation', [call(nationCard, (s) => ({ seat: top(s).actor, card: null }))]);

export const gainNation: Verb<GainNation> = {
  reads: { gainNation: alone({ op: 'gainNation' }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s, _, seat) => playerAt(s, seat).nationDeck.length > 0 },
  lead: NO_LEAD,
  does: by(gaining),
  says: saying((_, { mood }) => say('do-gain-nation', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
