import { defined } from '@stolik/engine';
import { contractKind, deliveryKind, deliveryTileOf, heroKind } from '../content/cards.ts';
import { CONCERN_GAINS, THRESHOLDS } from '../content/concern.ts';
import type { ConcernEffect } from '../content/effects.ts';
import { CONTRACT_PRESTIGE, FORTUNE_COINS } from '../content/tables.ts';
import { type Contract, filled, type Hero, type Town } from '../pieces.ts';
import { CONCERN, concernOf, type State } from '../state.ts';
import {
  concernGains,
  concernMeets,
  concernTakesFeat,
  contractsFor,
  doConcernEffects,
  ringFrom,
} from './concern-stock.ts';
import { rewardFor } from './heroes.ts';
import { journeyOf, lineOf, townsOfRegion } from './journey.ts';
import { decreeOf, tellNotice } from './notices.ts';
import type { GameDealer } from './steps.ts';
import { gainsOf } from './stock.ts';

/** The Private Concern on the road: what a town is worth to it, joining, picking, delivering, fortunes (DR-29.8 to 29.13). */

/** DR-29.8. Guild Notices are not counted. */
export function deliveryValue(s: State, town: Town): number {
  const { heroes, stock, tiles } = concernOf(s);
  let value = 0;
  let left = stock;
  for (const hero of heroes) if (heroKind(hero).town === town) value += rewardSize(hero);
  for (const _ of contractsFor(s, town)) {
    const goods = Math.min(GOODS_PER_CONTRACT, left);
    value += defined(CONTRACT_PRESTIGE[goods]);
    left -= goods;
  }
  return value === 0 ? 0 : value + tileSize(deliveryKind(deliveryTileOf(town)).sides[defined(tiles[town])]);
}

const GOODS_PER_CONTRACT = 3;

const rewardSize = (hero: Hero): number => gainsOf(rewardFor(hero)).reduce((sum, { n }) => sum + n, 0);

const tileSize = (effects: readonly ConcernEffect[]): number =>
  effects.reduce((sum, effect) => sum + effect.verb.worth(effect), 0);

/** The town of highest value; of equal ones the first round the ring from its current town. */
export function bestTown(
  s: State,
  among: readonly Town[] = ringFrom(concernOf(s).town),
): { town: Town; value: number } {
  let best: { town: Town; value: number } | undefined;
  for (const town of ringFrom(concernOf(s).town)) {
    if (!among.includes(town)) continue;
    const value = deliveryValue(s, town);
    if (best === undefined || value > best.value) best = { town, value };
  }
  return defined(best);
}

/** DR-29.11 */
export function concernJoins(s: State, town: Town, dealer: GameDealer): boolean {
  const best = bestTown(s, townsOfRegion(town));
  dealer.tell({ type: 'concern-weighed', ...best });
  if (best.value >= THRESHOLDS.joinValue) return true;
  if (!decreeOf(s).alwaysJoins) return false;
  tellNotice(s, CONCERN, dealer);
  return true;
}

/** The highest die; it never rerolls. */
export function concernPicks(s: State, _: unknown, dealer: GameDealer): void {
  const trip = journeyOf(s);
  trip.value = defined(trip.dice.pop());
  const line = lineOf(s);
  dealer.tell({ type: 'die-picked', merchant: CONCERN, value: trip.value, event: filled(trip.event), line });
  concernMeets(s, line, dealer);
}

/** As a leader to the destination, otherwise to the better town of the region, or to none. */
export function concernVisits(s: State, dealer: GameDealer): void {
  const { leader, town } = journeyOf(s);
  const goal = leader === CONCERN ? { town, value: deliveryValue(s, town) } : bestTown(s, townsOfRegion(town));
  if (goal.value > 0) concernDelivers(s, goal.town, dealer);
}

/** DR-29.13: all heroes of the town, then contracts oldest first while there is stock, then the town's tile. */
export function concernDelivers(s: State, town: Town, dealer: GameDealer): void {
  const concern = concernOf(s);
  dealer.tell({ type: 'visited', merchant: CONCERN, town });
  let delivered = false;
  for (const hero of concern.heroes.filter((one) => heroKind(one).town === town)) {
    deliverHero(s, hero, dealer);
    delivered = true;
  }
  for (const contract of contractsFor(s, town)) {
    if (concern.stock === 0) break;
    deliverContract(s, contract, dealer);
    delivered = true;
  }
  if (!delivered) return;
  const side = defined(concern.tiles[town]);
  dealer.tell({ type: 'concern-tile', town, side });
  doConcernEffects(s, deliveryKind(deliveryTileOf(town)).sides[side], dealer);
  concern.tiles[town] = side === 0 ? 1 : 0;
}

function deliverHero(s: State, hero: Hero, dealer: GameDealer): void {
  const concern = concernOf(s);
  concern.heroes.splice(concern.heroes.indexOf(hero), 1);
  concern.deliveredHeroes.push(hero);
  dealer.tell({ type: 'hero-delivered', merchant: CONCERN, hero });
  concernMeets(s, rewardFor(hero), dealer);
  const { heroCoins } = decreeOf(s);
  if (heroCoins === 0) return;
  tellNotice(s, CONCERN, dealer);
  concernGains(s, 'coins', heroCoins, dealer);
}

function deliverContract(s: State, contract: Contract, dealer: GameDealer): void {
  const concern = concernOf(s);
  const goods = Math.min(GOODS_PER_CONTRACT, concern.stock);
  const prestige = defined(CONTRACT_PRESTIGE[goods]);
  concern.stock -= goods;
  concern.contracts.splice(concern.contracts.indexOf(contract), 1);
  concern.deliveredContracts.push(contract);
  dealer.tell({ type: 'concern-contract-delivered', contract, goods, prestige });
  concernGains(s, 'prestige', prestige, dealer);
  const { fullContractPrestige } = decreeOf(s);
  if (fullContractPrestige === 0 || goods < contractKind(contract).goods.length) return;
  tellNotice(s, CONCERN, dealer);
  concernGains(s, 'prestige', fullContractPrestige, dealer);
}

/** DR-29.9: coins if it has fewer of them than prestige, otherwise a feat. */
export function concernFortune(s: State, _: unknown, dealer: GameDealer): void {
  const { coins, prestige } = concernOf(s);
  dealer.tell({ type: 'concern-fortune', takes: coins < prestige ? 'coins' : 'feat', coins, prestige });
  if (coins >= prestige) {
    concernTakesFeat(s, dealer);
    return;
  }
  concernGains(s, 'coins', s.fortuneCoins ? FORTUNE_COINS : CONCERN_GAINS.laterFortuneCoins, dealer);
  s.fortuneCoins = false;
}
