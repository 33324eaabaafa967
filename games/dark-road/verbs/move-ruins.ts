import { numberOf, wordOf } from '../content/read-terms.ts';
import { carryOut } from '../rules/effects.ts';
import { advanceRuins, findOf } from '../rules/ruins.ts';
import { call, run, script } from '../rules/steps.ts';
import { activeSeat } from '../state.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** Phoenix: exactly so far, and the good; no lantern roll (DR-19.7). */
export interface MoveRuins {
  readonly does: 'move-ruins';
  readonly n: number;
}

const moving = script<{ n: number }>('move-ruins', [
  run((s, { n }, dealer) => advanceRuins(s, activeSeat(s), n, dealer)),
  call(carryOut, (s) => ({ seat: activeSeat(s), program: findOf(s), next: 0, open: false })),
]);

export const moveRuins: Verb<MoveRuins> = {
  reads: { moveRuins: (item) => ({ does: 'move-ruins', n: numberOf(wordOf(item, 0)) }) },
  stands: ['building'],
  can: ALWAYS,
  does: by(moving, (_, { n }: MoveRuins) => ({ n })),
  road: null,
  says: saying('do-move-ruins', ({ n }) => ({ n })),
  brings: NOTHING_CERTAIN,
  shows: ({ n }) => together({ icon: 'ruins' }, `+${n}`),
};
