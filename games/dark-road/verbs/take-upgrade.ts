import { mayTakeUpgrade } from '../rules/powers.ts';
import { takeUpgrade as taking } from '../rules/upgrades.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** DR-21: any upgrade that is left, if one more is allowed. */
export interface TakeUpgrade {
  readonly does: 'take-upgrade';
}

export const takeUpgrade: Verb<TakeUpgrade> = {
  reads: { takeUpgrade: () => ({ does: 'take-upgrade' }) },
  stands: [],
  can: { ...ALWAYS, begin: mayTakeUpgrade },
  does: by(taking, ({ seat }) => ({ seat })),
  road: null,
  says: saying('do-take-upgrade'),
  brings: NOTHING_CERTAIN,
  shows: () => together('+', { icon: 'upgrade' }),
};
