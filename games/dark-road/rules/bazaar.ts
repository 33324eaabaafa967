import { defined, given, type Script, verbOf } from '@stolik/engine';
import type { Power } from '../content/effects.ts';
import { DICE_PER_FIELD } from '../content/tables.ts';
import { ALL_KINDS, add, goodOf, KINDS, type Kind, type Six, six, sixthNamed } from '../pieces.ts';
import { activeSeat, activeWagon, type State } from '../state.ts';
import { FIELD_PLACES, turnWheel, worthOf } from './market.ts';
import { decreeOf, tellNotice } from './notices.ts';
import { sumOf, tellHelp } from './powers.ts';
import { choose, decide, type GameDealer, loop, type OrCompanion, run, script, when } from './steps.ts';
import { pay } from './stock.ts';

/** DR-8 Great Bazaar: the wheel and one die may be turned, then any number of goods bought. */
interface Buying {
  adjust?: OrCompanion<string> | null;
  face?: string | null;
  rotated?: boolean;
  turned?: boolean;
  buy?: OrCompanion<string> | null;
}

export const bazaar = script<Buying>('bazaar', [
  run((s, _, dealer) => {
    if (decreeOf(s).noWheelTurn) tellNotice(s, activeSeat(s), dealer);
  }),
  loop(
    (_, { adjust }) => adjust !== 'done',
    [
      decide('adjust', adjustments), // DR-8.1
      when((_, { adjust }) => adjust === 'rotate', [run(rotate)]),
      when(isTurning, [choose('face', newFaces), run(turnDie)]),
    ],
  ),
  run((s) => {
    s.turn.discount = sumOf(activeWagon(s), discount);
  }),
  loop((_, { buy }) => buy !== 'done', [decide('buy', offers), run(buyOne)]), // DR-8.2
  run(loadBasket),
]);

const TURNS: Six<string> = six((kind) => `turn@${FIELD_PLACES[kind]}`);
const BUYS: Six<string> = six((kind) => `buy@${FIELD_PLACES[kind]}`);
const FACES_OF_DIE: Six<string> = six((kind) => `${KINDS[kind]}@${FIELD_PLACES[kind]}`);

function isTurning(_: State, { adjust }: Buying): boolean {
  return typeof adjust === 'string' && TURNS.includes(adjust);
}

const discount = (power: Power): number => power.bazaarDiscount;

export function adjustments(s: State, { rotated, turned }: Buying): string[] {
  const options: string[] = [];
  if (!rotated && !decreeOf(s).noWheelTurn) options.push('rotate');
  if (!turned) for (const kind of ALL_KINDS) if (defined(s.market[kind]) > 0) options.push(TURNS[kind]);
  options.push('done');
  return options;
}

function rotate(s: State, local: Buying, dealer: GameDealer): void {
  local.rotated = true;
  turnWheel(s, activeSeat(s), dealer);
}

/** Any other face whose field has room (DR-8.1). */
function newFaces(s: State, { adjust }: Buying): string[] {
  return FACES_OF_DIE.filter((_, kind) => TURNS[kind] !== adjust && defined(s.market[kind]) < DICE_PER_FIELD);
}

function turnDie(s: State, local: Buying, dealer: GameDealer): void {
  local.turned = true;
  if (typeof local.face !== 'string') return;
  const from = sixthNamed(TURNS, given(local.adjust));
  const to = sixthNamed(FACES_OF_DIE, local.face);
  add(s.market, from, -1);
  add(s.market, to, 1);
  dealer.tell({ type: 'market-die-turned', seat: activeSeat(s), from, into: to });
}

/** What one more good of this kind costs: nothing if one of its field is in the basket already. */
export const priceNow = (s: State, kind: Kind): number =>
  defined(s.turn.basket[kind]) > 0 ? 0 : Math.max(0, worthOf(s, kind) - s.turn.discount);

/** DR-8.3: a good whose pile is empty cannot be bought. */
const isOffered = (s: State, kind: Kind, price: number): boolean =>
  defined(s.market[kind]) > 0 && defined(s.goods[kind]) > 0 && price <= activeWagon(s).coins;

function offers(s: State): string[] {
  const options: string[] = [];
  for (const kind of ALL_KINDS) if (isOffered(s, kind, priceNow(s, kind))) options.push(BUYS[kind]);
  options.push('done');
  return options;
}

/** What one who comes to the Bazaar could buy first, if the market stayed as it is. */
export function firstOffers(s: State): Kind[] {
  const less = sumOf(activeWagon(s), discount);
  return ALL_KINDS.filter((kind) => isOffered(s, kind, Math.max(0, worthOf(s, kind) - less)));
}

export const buying = (kind: Kind): string => BUYS[kind];

/**
 * Paid one by one, which comes to the same as paying the total: the discount is used up first and no price is negative. The
 * tiles wait in the basket, because they arrive together (DR-8.4).
 */
function buyOne(s: State, { buy }: Buying, dealer: GameDealer): void {
  if (typeof buy !== 'string' || verbOf(buy) !== 'buy') return;
  const kind = sixthNamed(BUYS, buy);
  const price = priceNow(s, kind);
  if (defined(s.turn.basket[kind]) === 0) takeDiscount(s, kind, dealer);
  pay(s, activeSeat(s), 'coins', price, dealer);
  add(s.market, kind, -1);
  s.aside++;
  add(s.goods, kind, -1);
  add(s.turn.basket, kind, 1);
  dealer.tell({ type: 'bought', seat: activeSeat(s), kind, price });
}

function takeDiscount(s: State, kind: Kind, dealer: GameDealer): void {
  const used = Math.min(s.turn.discount, worthOf(s, kind));
  if (used === 0) return;
  s.turn.discount -= used;
  tellHelp(s, activeWagon(s), (power) => power.bazaarDiscount > 0, dealer);
}

function loadBasket(s: State): void {
  const { goods } = activeWagon(s);
  for (const kind of ALL_KINDS) {
    add(goods, goodOf(kind, false), defined(s.turn.basket[kind]));
    s.turn.basket[kind] = 0;
  }
}

export const bazaarScripts: readonly Script[] = [bazaar];
