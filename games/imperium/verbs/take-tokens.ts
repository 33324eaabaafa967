import { say } from '@stolik/engine';
import { withWord } from '../content/read-operations.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { actor, playerAt, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** `takeTokens(self)`: what lies on this card goes to the player. */
export interface TakeTokens {
  readonly op: 'takeTokens';
}

const takingTokens = script<Doing>('take-tokens', [
  run((s, _, dealer) => {
    const player = actor(s);
    const { self, actor: seat } = top(s);
    const stored = player.stored.find(({ card }) => card === self);
    if (stored === undefined) return;
    player.stored = player.stored.filter(({ card }) => card !== self);
    for (const token of ['materials', 'population', 'progress'] as const) {
      player[token] += stored[token];
      if (stored[token] > 0) dealer.tell({ type: 'gained', seat, token, n: stored[token] });
    }
  }),
]);

export const takeTokens: Verb<TakeTokens> = {
  reads: { takeTokens: withWord({ op: 'takeTokens' }, 'self') },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s, _, seat, self) => playerAt(s, seat).stored.some(({ card }) => card === self) },
  lead: NO_LEAD,
  does: by(takingTokens),
  says: saying((_, { mood }) => say('do-take-tokens', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
