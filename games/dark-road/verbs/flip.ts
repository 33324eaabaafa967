import { type Seat, verbOf } from '@stolik/engine';
import { numberOf, oneOf, wordOf } from '../content/read-terms.ts';
import { add, goodNamed, goodOf, isFine, kindOfGood } from '../pieces.ts';
import { concernGains } from '../rules/concern-stock.ts';
import { choose, type GameDealer, loop, run, script } from '../rules/steps.ts';
import { goodOption, goodsAboard } from '../rules/stock.ts';
import { type State, wagonAt } from '../state.ts';
import { clause } from '../words/effects.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, gift, NOTHING_CERTAIN, told, type Verb } from './verb.ts';

/** Up: as many normal goods as one likes, up to a number. Down: fine goods, as far as possible. */
export interface Flip {
  readonly does: 'flip';
  readonly n: number;
  readonly up: boolean;
}

interface Flipping {
  seat: Seat;
  left: number;
  up: boolean;
  good?: string | null;
}

const flipping = script<Flipping>('flip', [
  loop((_, { left }) => left > 0, [choose('good', goodsToFlip, { by: (_, { seat }) => seat }), run(turnOver)]),
]);

function goodsToFlip(s: State, { seat, up }: Flipping): string[] {
  const options = goodsAboard(wagonAt(s, seat), (good) => isFine(good) !== up).map((good) => goodOption(good, seat));
  if (up && options.length > 0) options.push('none');
  return options;
}

function turnOver(s: State, local: Flipping, dealer: GameDealer): void {
  const { seat, up, good } = local;
  local.left--;
  if (typeof good !== 'string' || good === 'none') {
    local.left = 0;
    return;
  }
  const flipped = goodNamed(verbOf(good));
  const { goods } = wagonAt(s, seat);
  add(goods, flipped, -1);
  add(goods, goodOf(kindOfGood(flipped), up), 1);
  dealer.tell({ type: 'good-flipped', seat, good: flipped, up });
}

export const flip: Verb<Flip> = {
  reads: {
    flipGood: (item) => ({
      does: 'flip',
      n: numberOf(wordOf(item, 0)),
      up: oneOf(wordOf(item, 1), 'up', 'down'),
    }),
  },
  stands: ['building'],
  can: ALWAYS,
  does: by(flipping, ({ seat }, { n, up }: Flip) => ({ seat, left: n, up })),
  road: {
    ...gift((s, { up }, dealer) => {
      if (up) concernGains(s, 'prestige', 1, dealer);
    }),
    takes: ({ up }) => !up,
  },
  says: told(({ n, up }, opening) => clause(up ? 'do-flip-up' : 'do-flip-down', { n }, opening)),
  brings: NOTHING_CERTAIN,
  shows: ({ n, up }) => together(up ? '+' : '−', { icon: 'star' }, ...(n > 1 ? [`${n}`] : [])),
};
