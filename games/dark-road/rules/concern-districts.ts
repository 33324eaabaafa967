import { defined } from '@stolik/engine';
import { heroKind } from '../content/cards.ts';
import { CONCERN_GAINS, STOCK_MOST, THRESHOLDS } from '../content/concern.ts';
import { COINS_PER_STEP, type DistrictId, FIELDS_CLOCKWISE } from '../content/tables.ts';
import { EMPTY, type Hero, type Kind } from '../pieces.ts';
import { CONCERN, concernOf, type State } from '../state.ts';
import { bestTown } from './concern-journey.ts';
import {
  concernGains,
  concernLoses,
  concernTakesContract,
  concernTakesFeat,
  concernTakesHero,
} from './concern-stock.ts';
import { advanceDarkMarket } from './dark-market.ts';
import { heroesAtInn } from './heroes.ts';
import { worthOf } from './market.ts';
import { decreeOf, tellNotice } from './notices.ts';
import type { GameDealer } from './steps.ts';

/** What the Private Concern does in the districts (DR-29.5, DR-29.6). */

export function isProductive(s: State, district: DistrictId): boolean {
  const { stock, coins, contracts } = concernOf(s);
  switch (district) {
    case 'yurgs-excursions':
      return bestTown(s).value >= travelValue(s);
    case 'ringway-inn':
      return canSell(s);
    case 'queens-commissions':
      return contracts.length < THRESHOLDS.queenContractsBelow && s.contracts.some((stack) => stack.length > 0);
    case 'great-bazaar':
      return stock <= THRESHOLDS.bazaarStockAtMost && cheapestField(s) !== null;
    case 'dark-market':
      return stock <= THRESHOLDS.darkMarketStockAtMost && coins >= COINS_PER_STEP;
  }
}

export const canSell = (s: State): boolean => concernOf(s).stock >= THRESHOLDS.innStock && heroesAtInn(s).length > 0;

/** A town must be worth so much to set out for it; less from its 11th turn on. */
const travelValue = (s: State): number =>
  concernOf(s).turns >= THRESHOLDS.lateTurn ? THRESHOLDS.lateTravelValue : THRESHOLDS.travelValue;

/** All but travelling, which others may join. */
export function actIn(s: State, district: Exclude<DistrictId, 'yurgs-excursions'>, dealer: GameDealer): void {
  switch (district) {
    case 'great-bazaar':
      buy(s, dealer);
      break;
    case 'queens-commissions':
      concernTakesContract(s, dealer);
      break;
    case 'ringway-inn':
      sell(s, dealer);
      break;
    case 'dark-market':
      dealInTheDark(s, dealer);
      break;
  }
}

function buy(s: State, dealer: GameDealer): void {
  const concern = concernOf(s);
  for (let field = 0; field < THRESHOLDS.bazaarFields && concern.stock < STOCK_MOST; field++) {
    const kind = cheapestField(s);
    if (kind === null) return;
    const price = worthOf(s, kind);
    const dice = defined(s.market[kind]);
    concern.coins -= price;
    s.market[kind] = 0;
    s.aside += dice;
    dealer.tell({ type: 'concern-bought', kind, dice, price });
    concernGains(s, 'stock', dice, dealer);
  }
}

/** The lowest price for each die that it can pay; of equal ones the lower value, then clockwise from the 5. */
function cheapestField(s: State): Kind | null {
  const { coins } = concernOf(s);
  const clockwise = FIELDS_CLOCKWISE.map((_, place) => fieldAt(s, place));
  let best: Kind | null = null;
  for (const kind of clockwise) {
    const dice = defined(s.market[kind]);
    if (dice === 0 || worthOf(s, kind) > coins) continue;
    if (best === null || isCheaper(s, kind, best)) best = kind;
  }
  return best;
}

/** The field that lies so many places clockwise from the 5. */
function fieldAt({ rotation }: State, place: number): Kind {
  const fields = FIELDS_CLOCKWISE.length;
  return defined(FIELDS_CLOCKWISE[(place - rotation + fields) % fields]);
}

function isCheaper(s: State, one: Kind, other: Kind): boolean {
  const each = worthOf(s, one) * defined(s.market[other]);
  const otherEach = worthOf(s, other) * defined(s.market[one]);
  return each < otherEach || (each === otherEach && worthOf(s, one) < worthOf(s, other));
}

/** To the hero who takes most; then for the highest total; then the leftmost. */
function sell(s: State, dealer: GameDealer): void {
  const concern = concernOf(s);
  let best: { hero: Hero; kinds: Kind[]; coins: number } | null = null;
  for (const hero of s.inn) {
    if (hero === EMPTY) continue;
    const kinds = heroKind(hero)
      .wants.slice()
      .sort((a, b) => worthOf(s, b) - worthOf(s, a))
      .slice(0, concern.stock);
    let coins = 0;
    for (const kind of kinds) coins += worthOf(s, kind);
    const better =
      best === null || kinds.length > best.kinds.length || (kinds.length === best.kinds.length && coins > best.coins);
    if (better) best = { hero, kinds, coins };
  }
  if (best === null) return;
  dealer.tell({ type: 'concern-sold', ...best });
  concernLoses(s, 'stock', best.kinds.length, dealer);
  concernGains(s, 'coins', best.coins, dealer);
  const { saleCoins } = decreeOf(s);
  if (saleCoins > 0) {
    tellNotice(s, CONCERN, dealer);
    concernGains(s, 'coins', saleCoins, dealer);
  }
  concernTakesHero(s, best.hero, dealer);
}

/** A coin, a step, and two goods or a feat. */
function dealInTheDark(s: State, dealer: GameDealer): void {
  concernLoses(s, 'coins', COINS_PER_STEP, dealer);
  advanceDarkMarket(s, CONCERN, 1, COINS_PER_STEP, dealer);
  if (s.darkMarket === BOTTOM) concernTakesFeat(s, dealer);
  else concernGains(s, 'stock', CONCERN_GAINS.darkMarketGoods, dealer);
}

const BOTTOM = 0;
