import { defined } from '@stolik/engine';
import { contractKind, heroKind } from '../content/catalogue.ts';
import { add, type Contract, type Good, goodOf, type Hero, kindOfGood, type Town } from '../pieces.ts';
import { contractPrestige } from '../rules/delivery.ts';
import { rewardFor } from '../rules/heroes.ts';
import { decreeOf } from '../rules/notices.ts';
import { gainsOf } from '../rules/stock.ts';
import type { State, Wagon } from '../state.ts';
import { goodsLeft, NOTHING_RUNS } from './running.ts';

/** What heroes and contracts of a wagon would pay now (DR-14). */

export interface ContractNow {
  readonly contract: Contract;
  /** For each pictured good the tile that would go; null where there is none. */
  readonly goods: readonly (Good | null)[];
  readonly prestige: number;
}

/** Goods that a contract has been given, and whether it may have more. */
type Given = { readonly goods: readonly Good[]; readonly open: boolean };
const NOTHING_GIVEN: Given = { goods: [], open: true };

/** A contract takes the tiles it wants out of `left`, fine ones first because they pay more (DR-14.3), beside those that it has been given. */
export function contractNow(s: State, contract: Contract, left: number[], given = NOTHING_GIVEN): ContractNow {
  const goods = contractKind(contract).goods.map((kind): Good | null => {
    const there = given.goods.find((one) => kindOfGood(one) === kind);
    if (there !== undefined || !given.open) return there ?? null;
    const good = [goodOf(kind, true), goodOf(kind, false)].find((one) => defined(left[one]) > 0);
    if (good === undefined) return null;
    add(left, good, -1);
    return good;
  });
  const there = goods.filter((good): good is Good => good !== null);
  return { contract, goods, prestige: contractPays(s, contract, there) };
}

/** DR-14.3, and what a notice of the Guild adds to it. */
export function contractPays(s: State, contract: Contract, goods: readonly Good[]): number {
  const full = goods.length === contractKind(contract).goods.length ? decreeOf(s).fullContractPrestige : 0;
  return goods.length === 0 ? 0 : contractPrestige(goods) + full;
}

/** Every contract by itself, as if the goods went to it alone: the one that is asked about is shown at its best. */
export const contractsNow = (s: State, wagon: Wagon, running = NOTHING_RUNS): ContractNow[] =>
  wagon.contracts.map((contract) =>
    contractNow(s, contract, goodsLeft(wagon, running), running.contracts.get(contract)),
  );

export interface Pay {
  readonly coins: number;
  readonly prestige: number;
}

/** What a hero brings where it wants to go (DR-14.4). */
export function heroPay(s: State, hero: Hero): Pay {
  const pay = { coins: decreeOf(s).heroCoins, prestige: 0 };
  for (const { what, n } of gainsOf(rewardFor(hero))) if (what === 'coins' || what === 'prestige') pay[what] += n;
  return pay;
}

export interface Visit extends Pay {
  readonly town: Town;
  readonly contracts: readonly ContractNow[];
  readonly heroes: readonly Hero[];
}

/** All that could be delivered to a town now, with what is handed over already: contracts share the goods, the first one takes first. */
export function visitNow(s: State, wagon: Wagon, town: Town, running = NOTHING_RUNS): Visit {
  const left = goodsLeft(wagon, running);
  const contracts = wagon.contracts
    .filter((contract) => contractKind(contract).town === town)
    .map((contract) => contractNow(s, contract, left, running.contracts.get(contract)))
    .filter(({ prestige }) => prestige > 0);
  const heroes = wagon.heroes.filter((hero) => heroKind(hero).town === town);
  const sum = { coins: 0, prestige: 0 };
  for (const { prestige } of contracts) sum.prestige += prestige;
  for (const hero of heroes) {
    const pay = heroPay(s, hero);
    sum.coins += pay.coins;
    sum.prestige += pay.prestige;
  }
  return { town, contracts, heroes, ...sum };
}
