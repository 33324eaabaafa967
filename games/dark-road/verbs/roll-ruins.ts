import { rollRuins as rolling } from '../rules/ruins.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** The ruins die, free of charge (DR-12.3). */
export interface RollRuins {
  readonly does: 'roll-ruins';
}

export const rollRuins: Verb<RollRuins> = {
  reads: { rollRuins: () => ({ does: 'roll-ruins' }) },
  stands: ['building'],
  can: ALWAYS,
  does: by(rolling, () => ({ onSame: null })),
  road: null,
  says: saying('do-roll-ruins'),
  brings: NOTHING_CERTAIN,
  shows: () => together({ die: 'ruins' }),
};
