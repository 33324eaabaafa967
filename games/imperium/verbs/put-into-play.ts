import { say } from '@stolik/engine';
import { withWord } from '../content/read-operations.ts';
import { lift } from '../rules/moves.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { actor, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** `putIntoPlay(self)`: into play without being played. */
export interface PutIntoPlay {
  readonly op: 'putIntoPlay';
}

const entering = script<Doing>('put-into-play', [
  run((s, _, dealer) => {
    const { self, actor: seat } = top(s);
    lift(s, seat, self);
    actor(s).play.push(self);
    dealer.tell({ type: 'entered-play', seat, card: self });
  }),
]);

export const putIntoPlay: Verb<PutIntoPlay> = {
  reads: { putIntoPlay: withWord({ op: 'putIntoPlay' }, 'self') },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(entering),
  says: saying((_, { mood }) => say('do-put-into-play', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
