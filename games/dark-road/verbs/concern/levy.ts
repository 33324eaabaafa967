import { say } from '@stolik/engine';
import { amountOf, argOf, must, wordOf } from '../../content/read-terms.ts';
import { concernGains } from '../../rules/concern-stock.ts';
import { takeAway } from '../../rules/stock.ts';
import { isHuman } from '../../state.ts';
import type { ConcernVerb } from './verb.ts';

/** Every human pays it so many coins, as far as possible (DR-29.10). */
export interface Levy {
  readonly does: 'levy';
  readonly n: number;
}

export const levy: ConcernVerb<Levy> = {
  reads: {
    perEach: (item) => {
      const [inside] = item.branches[0] ?? [];
      if (wordOf(item, 0) !== 'human' || inside?.name !== 'payTo' || wordOf(inside, 0) !== 'pc') return null;
      const { n, what } = amountOf(argOf(inside, 1));
      must(what === 'coins', 'a levy of something else than coins');
      return { does: 'levy', n };
    },
  },
  does: (s, { n }, dealer) => {
    for (const merchant of s.order) {
      if (!isHuman(merchant)) continue;
      const paid = takeAway(s, merchant, 'coins', n);
      if (paid === 0) continue;
      dealer.tell({ type: 'paid', seat: merchant, what: 'coins', n: paid });
      concernGains(s, 'coins', paid, dealer);
    }
  },
  says: ({ n }) => say('concern-does-levy', { n }),
  worth: () => 0,
  shows: () => [],
};
