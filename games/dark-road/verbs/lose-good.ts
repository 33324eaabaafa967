import { type Seat, say, verbOf } from '@stolik/engine';
import { oneOf, wordOf } from '../content/read-terms.ts';
import { type Good, goodNamed, kindOfGood } from '../pieces.ts';
import { concernLoses } from '../rules/concern-stock.ts';
import { worthOf } from '../rules/market.ts';
import { choose, run, script } from '../rules/steps.ts';
import { goodOption, goodsAboard, returnTile } from '../rules/stock.ts';
import { concernOf, type State, wagonAt } from '../state.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, loss, NOTHING_CERTAIN, named, type Verb } from './verb.ts';

/** DR-24.3, DR-24.4: a good of the owner's choice, or one of the most valuable. */
export interface LoseGood {
  readonly does: 'lose-good';
  readonly most: boolean;
}

interface Losing {
  seat: Seat;
  most: boolean;
  good?: string | null;
}

const losing = script<Losing>('lose-good', [
  choose('good', goodsToLose, { by: (_, { seat }) => seat }),
  run((s, { seat, good }, dealer) => {
    if (typeof good !== 'string') return;
    const lost = goodNamed(verbOf(good));
    returnTile(s, wagonAt(s, seat), lost);
    dealer.tell({ type: 'goods-lost', seat, goods: [lost] });
  }),
]);

function goodsToLose(s: State, { seat, most }: Losing): string[] {
  let goods = goodsAboard(wagonAt(s, seat));
  if (most) {
    const value = (good: Good): number => worthOf(s, kindOfGood(good));
    const best = Math.max(...goods.map(value));
    goods = goods.filter((good) => value(good) === best);
  }
  return goods.map((good) => goodOption(good, seat));
}

export const loseGood: Verb<LoseGood> = {
  reads: { loseGood: (item) => ({ does: 'lose-good', most: oneOf(wordOf(item, 0), 'mostValuable', 'any') }) },
  stands: [],
  can: { ...ALWAYS, lose: ({ goods }) => goods.some((count) => count > 0) },
  does: by(losing, ({ seat }, { most }: LoseGood) => ({ seat, most })),
  road: {
    ...loss((s, _, dealer) => concernLoses(s, 'stock', 1, dealer)),
    concernHas: (s) => concernOf(s).stock >= 1,
  },
  says: named('do-lose', ({ most }) => say(most ? 'thing-best-good' : 'thing-good')),
  brings: NOTHING_CERTAIN,
  shows: ({ most }) => together('−1', { label: say(most ? 'board-good-best' : 'board-good-one') }),
};
