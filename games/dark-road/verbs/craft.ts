import { isFineSide, must, wordOf } from '../content/read-terms.ts';
import { goodOf } from '../pieces.ts';
import { chooseGood, craftedKind } from '../rules/goods.ts';
import { gainGood } from '../rules/stock.ts';
import { wagonAt } from '../state.ts';
import { type Sign, together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** DR-5.3, DR-19.7: what the craft table gives for the die on the first lock slot; for an empty slot any kind. */
export interface Craft {
  readonly does: 'craft';
  readonly fine: boolean;
}

const STAR: Sign = { icon: 'star' };

export const craft: Verb<Craft> = {
  reads: {
    craft: (item) => {
      must(wordOf(item, 0) === 'slot1Die', `craft(${wordOf(item, 0)})`);
      return { does: 'craft', fine: isFineSide(wordOf(item, 1)) };
    },
  },
  stands: ['building'],
  can: ALWAYS,
  does: {
    ...by(chooseGood, ({ seat, open }, { fine }: Craft) => ({ seat, open, which: 'any' as const, fine })),
    atOnce: (s, seat, { fine }, dealer) => {
      const kind = craftedKind(wagonAt(s, seat));
      if (kind === null) return false;
      gainGood(s, seat, kind, fine, dealer);
      return true;
    },
  },
  road: null,
  says: saying('do-craft', ({ fine }) => ({ side: fine ? 'fine' : 'normal' })),
  brings: ({ fine }, wagon) => {
    const kind = craftedKind(wagon);
    return kind === null ? NOTHING_CERTAIN() : { tokens: [], goods: [goodOf(kind, fine)] };
  },
  shows: ({ fine }) => together({ icon: 'upgrade' }, ...(fine ? [STAR] : [])),
};
