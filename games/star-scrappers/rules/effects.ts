import { defined, type Script } from '@stolik/engine';
import { MERCENARY_KINDS } from '../content/catalogue.ts';
import type { Effect } from '../content/effects.ts';
import { call, loop, run, script } from './steps.ts';

/** SS-15: what a skill does at once, in order; what lasts is put in force first. */
export interface SkillUse {
  /** Kind of the Mercenary whose skill it is. */
  kind: number;
  next: number;
}

const skillOf = (local: SkillUse) => defined(MERCENARY_KINDS[local.kind]).skill;

export const useSkill = script<SkillUse>('use-skill', [
  run((s, local) => {
    if (skillOf(local).lasting !== null) s.turn.skills.push(local.kind);
  }),
  loop(
    (_, local) => local.next < skillOf(local).effects.length,
    [
      call(
        (_, local) => scriptOf(defined(skillOf(local).effects[local.next])),
        (_, local) => memoryOf(defined(skillOf(local).effects[local.next])),
      ),
      run((_, local) => {
        local.next++;
      }),
    ],
  ),
]);

/** Which script carries an effect out, and what that has to know: its verb says so. */
export const scriptOf = (effect: Effect): Script => effect.verb.does.script(effect);
export const memoryOf = (effect: Effect): object => effect.verb.does.memory(effect);
