import { defined, say } from '@stolik/engine';
import { alone } from '../content/read-operations.ts';
import { triggerScoring } from '../rules/end.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { type Running, type ScoringTrigger, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, byRival, NO_LEAD, NO_PARTS, NO_SIGN, type Verb } from './verb.ts';

/** The end of the game is triggered. */
export interface TriggerEnd {
  readonly op: 'triggerEnd';
}

/** What the words "game end is triggered" mean, by the kind of ability that says them (IM-15.1). */
const REASONS: { readonly [as in Running['as']]?: ScoringTrigger } = {
  king: 'king-of-kings',
  gained: 'zenith',
  play: 'graal',
  solstice: 'shangri-la',
};

const ending = script<Doing>('trigger-end', [
  run((s, _, dealer) => triggerScoring(s, defined(REASONS[top(s).as]), dealer)),
]);

export const triggerEnd: Verb<TriggerEnd> = {
  reads: { triggerEnd: alone({ op: 'triggerEnd' }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(ending),
  says: { text: (_, { mood }) => say('do-trigger-end', { mood }), gender: () => null, isPlain: () => false },
  rival: byRival((s, _, dealer) => triggerScoring(s, 'king-of-kings', dealer)),
  shows: NO_SIGN,
};
