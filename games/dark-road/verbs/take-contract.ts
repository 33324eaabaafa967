import { must, wordOf } from '../content/read-terms.ts';
import { concernTakesContract } from '../rules/concern-stock.ts';
import { takeContract as taking } from '../rules/contracts.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, gift, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** DR-9: the visible top contract of any stack. */
export interface TakeContract {
  readonly does: 'take-contract';
}

export const takeContract: Verb<TakeContract> = {
  reads: {
    takeContract: (item) => {
      must(wordOf(item, 0) === 'topOfAny', `takeContract(${wordOf(item, 0)})`);
      return { does: 'take-contract' };
    },
  },
  stands: ['building', 'space'],
  can: { ...ALWAYS, begin: ({ contracts }) => contracts.some((stack) => stack.length > 0) },
  does: by(taking, ({ seat, open }) => ({ seat, open })),
  road: gift((s, _, dealer) => concernTakesContract(s, dealer)),
  says: saying('do-take-contract'),
  brings: NOTHING_CERTAIN,
  shows: () => together('+', { icon: 'contract' }),
};
