import { say } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { argOf, numberOf } from '../../content/read-terms.ts';
import { concernGains, type Thing } from '../../rules/concern-stock.ts';
import { amountText } from '../../words/phrases.ts';
import type { ConcernVerb } from './verb.ts';

/** `lower` is whichever of coins and prestige is lower (DR-29.4). */
export interface ConcernGain {
  readonly does: 'gain';
  readonly n: number;
  readonly what: Thing | 'lower';
}

export const gain: ConcernVerb<ConcernGain> = {
  reads: {
    pcGain: (item) => {
      const [n, what] = argOf(item, 0).words;
      if (what !== 'stock' && what !== 'coins' && what !== 'prestige' && what !== 'lower')
        return unknown(`pcGain of "${what}"`);
      return { does: 'gain', n: numberOf(n), what };
    },
  },
  does: (s, { what, n }, dealer) => concernGains(s, what, n, dealer),
  says: ({ n, what }) =>
    what === 'lower' ? say('concern-does-lower', { n }) : say('concern-does-gain', { amount: amountText(n, what) }),
  worth: ({ n }) => n,
  shows: ({ n, what }) =>
    what === 'lower'
      ? [`${n}\u00a0`, { words: say('board-of-lower') }]
      : [`${n}`, { token: what === 'stock' ? 'crate' : what }],
};
