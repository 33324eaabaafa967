import { defined, say } from '@stolik/engine';
import { alone } from '../content/read-operations.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { bitOfSeat, top } from '../state.ts';
import { ALWAYS, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, onlyIn, saying, type Verb } from './verb.ts';

/** IM-13.3: noted on the attack, which lies below the reaction. */
export interface AvoidAttack {
  readonly op: 'avoidAttack';
}

const avoiding = script<Doing>('avoid-attack', [
  run((s, _, dealer) => {
    const attack = defined(s.running[s.running.length - 2]);
    attack.spared |= bitOfSeat(top(s).actor);
    dealer.tell({ type: 'attack-avoided', seat: top(s).actor, card: attack.self });
  }),
]);

export const avoidAttack: Verb<AvoidAttack> = {
  reads: { avoidAttack: alone({ op: 'avoidAttack' }) },
  parts: NO_PARTS,
  stands: onlyIn('attacked'),
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(avoiding),
  says: saying((_, { mood }) => say('do-avoid-attack', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
