import type { Seat } from '@stolik/engine';
import { ORACLE_FACES } from '../content/cards.ts';
import { carryOut } from '../rules/effects.ts';
import { faceAt } from '../rules/ruins.ts';
import { call, run, script } from '../rules/steps.ts';
import { activeSeat } from '../state.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** The oracle die (Oracle of Lumi, Raven). */
export interface RollOracle {
  readonly does: 'roll-oracle';
}

const rolling = script<{ seat: Seat; face?: number }>('roll-oracle', [
  run((s, local, dealer) => {
    local.face = dealer.below(ORACLE_FACES.length);
    dealer.tell({ type: 'oracle-rolled', seat: activeSeat(s), face: local.face });
  }),
  call(carryOut, (s, { face }) => ({
    seat: activeSeat(s),
    program: faceAt(ORACLE_FACES, face),
    next: 0,
    open: false,
  })),
]);

export const rollOracle: Verb<RollOracle> = {
  reads: { rollOracle: () => ({ does: 'roll-oracle' }) },
  stands: ['building'],
  can: ALWAYS,
  does: by(rolling, ({ seat }) => ({ seat })),
  road: null,
  says: saying('do-roll-oracle'),
  brings: NOTHING_CERTAIN,
  shows: () => together({ die: 'oracle' }),
};
