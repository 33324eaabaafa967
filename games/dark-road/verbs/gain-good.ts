import type { GoodSpec } from '../content/effects.ts';
import { isFineSide, specOf, wordOf } from '../content/read-terms.ts';
import { goodOf } from '../pieces.ts';
import { concernGains } from '../rules/concern-stock.ts';
import { chooseGood } from '../rules/goods.ts';
import { gainGood as gainTile } from '../rules/stock.ts';
import { goodText } from '../words/effects.ts';
import { ALWAYS, by, gift, NOTHING_CERTAIN, named, type Verb } from './verb.ts';

/** A tile of one kind, or of a kind one may choose (DR-22.2). */
export interface GainGood {
  readonly does: 'gain-good';
  readonly which: GoodSpec;
  readonly fine: boolean;
}

export const gainGood: Verb<GainGood> = {
  reads: {
    gainGood: (item) => ({
      does: 'gain-good',
      which: specOf(wordOf(item, 0)),
      fine: isFineSide(wordOf(item, 1)),
    }),
  },
  stands: ['building', 'space'],
  can: ALWAYS,
  does: {
    ...by(chooseGood, ({ seat, open }, { which, fine }: GainGood) => ({ seat, open, which, fine })),
    atOnce: (s, seat, { which, fine }, dealer) => {
      if (typeof which === 'string') return false;
      gainTile(s, seat, which, fine, dealer);
      return true;
    },
  },
  road: gift((s, { fine }, dealer) => {
    concernGains(s, 'stock', 1, dealer);
    if (fine) concernGains(s, 'prestige', 1, dealer);
  }),
  says: named('do-take', ({ which, fine }) => goodText(which, fine ? 'fine' : 'normal')),
  brings: ({ which, fine }) =>
    typeof which === 'string' ? NOTHING_CERTAIN() : { tokens: [], goods: [goodOf(which, fine)] },
  shows: ({ which, fine }) => [{ good: which, fine }],
};
