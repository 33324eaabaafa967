import { type Seat, verbOf } from '@stolik/engine';
import type { GoodSpec } from '../content/effects.ts';
import { type Good, goodName, goodNamed, goodOf, isFine, KINDS, type Kind, kindOfGood } from '../pieces.ts';
import { type State, wagonAt } from '../state.ts';
import { FIELD_PLACES, kindsOf, worthOf } from './market.ts';
import { choose, decide, type GameDealer, loop, type OrCompanion, run, script } from './steps.ts';
import { gainGood, goodOption, goodsAboard, returnTile } from './stock.ts';

/** Choosing, losing and turning over goods. */

/** A tile of a kind one may choose; nothing if no pile has any (DR-22.2). */
export interface GoodTaking {
  seat: Seat;
  open: boolean;
  which: GoodSpec;
  fine: boolean;
  kind?: OrCompanion<string> | null;
}

export const chooseGood = script<GoodTaking>('take-good', [
  decide('kind', kindOptions, { by: (_, { seat }) => seat, open: (_, { open }) => open }),
  run((s, { seat, fine, kind }, dealer) => {
    if (typeof kind === 'string') gainGood(s, seat, kindOfGood(goodNamed(verbOf(kind))), fine, dealer);
  }),
]);

/** `fine-weapon@field-weapon`: what one gets, and the field of the wheel that it belongs to. */
const KIND_OPTIONS: readonly (readonly string[])[] = [false, true].map((fine) =>
  KINDS.map((_, kind) => `${goodName(goodOf(kind as Kind, fine))}@${FIELD_PLACES[kind]}`),
);

function kindOptions(s: State, { which, fine }: GoodTaking): string[] {
  const words = KIND_OPTIONS[fine ? 1 : 0] as readonly string[];
  return kindsOf(s, which).map((kind) => words[kind] as string);
}

/** DR-24.3, DR-24.4: a good of the owner's choice, or one of the most valuable. */
export interface GoodLosing {
  seat: Seat;
  most: boolean;
  good?: string | null;
}

export const loseGood = script<GoodLosing>('lose-good', [
  choose('good', goodsToLose, { by: (_, { seat }) => seat }),
  run((s, { seat, good }, dealer) => {
    if (typeof good !== 'string') return;
    const lost = goodNamed(verbOf(good));
    returnTile(s, wagonAt(s, seat), lost);
    dealer.tell({ type: 'goods-lost', seat, goods: [lost] });
  }),
]);

function goodsToLose(s: State, { seat, most }: GoodLosing): string[] {
  let goods = goodsAboard(wagonAt(s, seat));
  if (most) {
    const value = (good: Good): number => worthOf(s, kindOfGood(good));
    const best = Math.max(...goods.map(value));
    goods = goods.filter((good) => value(good) === best);
  }
  return goods.map((good) => goodOption(good, seat));
}

/** Up: as many normal goods as one likes, up to a number. Down: fine goods, as far as possible. */
export interface Flipping {
  seat: Seat;
  left: number;
  up: boolean;
  good?: string | null;
}

export const flipGoods = script<Flipping>('flip', [
  loop((_, { left }) => left > 0, [choose('good', goodsToFlip, { by: (_, { seat }) => seat }), run(flip)]),
]);

function goodsToFlip(s: State, { seat, up }: Flipping): string[] {
  const options = goodsAboard(wagonAt(s, seat), (good) => isFine(good) !== up).map((good) => goodOption(good, seat));
  if (up && options.length > 0) options.push('none');
  return options;
}

function flip(s: State, local: Flipping, dealer: GameDealer): void {
  const { seat, up, good } = local;
  local.left--;
  if (typeof good !== 'string' || good === 'none') {
    local.left = 0;
    return;
  }
  const flipped = goodNamed(verbOf(good));
  const { goods } = wagonAt(s, seat);
  (goods[flipped] as number)--;
  (goods[goodOf(kindOfGood(flipped), up)] as number)++;
  dealer.tell({ type: 'good-flipped', seat, good: flipped, up });
}
