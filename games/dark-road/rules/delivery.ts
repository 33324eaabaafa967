import { Dealer, defined, type Option, type Seat, type TextArgs, verbOf } from '@stolik/engine';
import { contractKind, heroKind, steedKind } from '../content/cards.ts';
import { CONTRACT_PRESTIGE, FINE_PRESTIGE } from '../content/tables.ts';
import type { Event } from '../events.ts';
import {
  ALL_TOWNS,
  add,
  type Contract,
  type Good,
  goodNamed,
  goodOf,
  type Hero,
  is,
  isFine,
  kindOfGood,
  type Town,
} from '../pieces.ts';
import { copyState } from '../state.generated.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { mayUseCompanion } from './abilities.ts';
import { deliverHero } from './heroes.ts';
import { journeyOf, TOWN_PLACES, townOf, townsOfRegion } from './journey.ts';
import { decreeOf, tellNotice } from './notices.ts';
import { COMPANION, type GameDealer } from './steps.ts';
import { gain, giveAll, goodOption, returnTile } from './stock.ts';

/**
 * DR-14.3 to 14.6: what one traveller delivers. All travellers plan at once and unseen, so a plan is a list of picks: a town, then heroes
 * and contracts, each contract followed by its goods. It changes nothing until everybody is done.
 */

/** What a list of picks means so far. */
export interface Plan {
  town: Town | null;
  heroes: Hero[];
  contracts: { contract: Contract; goods: Good[] }[];
  /** Tiles that are still free. */
  left: number[];
  /** A contract was begun and may take more goods. */
  begun: boolean;
  ended: boolean;
}

export function readPicks(s: State, seat: Seat, picks: readonly Option[]): Plan {
  const plan: Plan = {
    town: leaderTown(s, seat),
    heroes: [],
    contracts: [],
    left: wagonAt(s, seat).goods.slice(),
    begun: false,
    ended: false,
  };
  for (const pick of picks) readPick(plan, pick);
  return plan;
}

/** The leader has announced where to; everybody else chooses (DR-14.1). */
const leaderTown = (s: State, seat: Seat): Town | null =>
  s.phase === 'play' && journeyOf(s).leader === seat ? journeyOf(s).town : null;

function readPick(plan: Plan, pick: Option): void {
  if (typeof pick === 'number') {
    plan.begun = is.contract(pick);
    if (is.contract(pick)) plan.contracts.push({ contract: pick, goods: [] });
    else if (is.hero(pick)) plan.heroes.push(pick);
    return;
  }
  if (TOWN_PLACES.includes(pick)) plan.town = townOf(pick);
  else if (pick === 'enough') plan.begun = false;
  else if (pick === 'pass' || pick === 'done' || pick === COMPANION) plan.ended = true;
  else {
    const good = goodNamed(verbOf(pick));
    plan.contracts.at(-1)?.goods.push(good);
    add(plan.left, good, -1);
  }
}

/** What may be picked next; nothing when the visit is over. */
export function visitOptions(s: State, seat: Seat, picks: readonly Option[]): Option[] {
  const wagon = wagonAt(s, seat);
  const plan = readPicks(s, seat, picks);
  if (plan.ended) return [];
  if (plan.town === null) return townOptions(s, wagon);
  if (plan.begun) {
    const goods = goodsForContract(plan);
    if (goods.length > 0) return contractOptions(goods, plan, seat);
  }
  const options: Option[] = [];
  for (const hero of wagon.heroes)
    if (heroKind(hero).town === plan.town && !plan.heroes.includes(hero)) options.push(hero);
  for (const contract of wagon.contracts) if (isOpen(contract, plan)) options.push(contract);
  if (mayPause(s, seat, picks)) options.push(COMPANION);
  if (options.length > 0) options.push('done');
  return options;
}

/** What the next pick is about: a town, a hero or contract, or a good for the contract that was begun. */
export function visitQuestion(s: State, seat: Seat, picks: readonly Option[]): TextArgs {
  const plan = readPicks(s, seat, picks);
  if (plan.town === null) return { step: 'town' };
  const begun = plan.begun && goodsForContract(plan).length > 0 ? plan.contracts.at(-1) : undefined;
  return begun === undefined ? { step: 'cards' } : { step: 'goods', contract: { piece: begun.contract } };
}

/** Only the leader may use companions on the way (DR-14, DR-19.1), with what is left after the deliveries made so far. */
function mayPause(s: State, seat: Seat, picks: readonly Option[]): boolean {
  if (s.phase !== 'play' || journeyOf(s).leader !== seat || wagonAt(s, seat).companions.length === 0) return false;
  if (picks.length === 0) return mayUseCompanion(s, seat);
  const later = copyState(s);
  deliver(later, seat, picks, inSilence());
  return mayUseCompanion(later, seat);
}

/** A dealer for trying something out: nobody hears of it, and deliveries draw on no chance. */
const inSilence = (): GameDealer => new Dealer<Event>({ key: [], drawn: 0 }, null);

/** Towns where something could be delivered, or none at all. */
function townOptions(s: State, wagon: Wagon): Option[] {
  const towns = s.phase === 'play' ? townsOfRegion(journeyOf(s).town) : ALL_TOWNS;
  const options: Option[] = [];
  for (const town of towns) if (hasSomethingFor(wagon, town)) options.push(TOWN_PLACES[town]);
  if (options.length > 0) options.push('pass');
  return options;
}

export function hasSomethingFor({ heroes, contracts, goods }: Wagon, town: Town): boolean {
  return (
    heroes.some((hero) => heroKind(hero).town === town) ||
    contracts.some((contract) => {
      const kind = contractKind(contract);
      return kind.town === town && kind.goods.some((good) => hasKind(goods, good));
    })
  );
}

const hasKind = (goods: readonly number[], kind: number): boolean =>
  defined(goods[kind * 2]) + defined(goods[kind * 2 + 1]) > 0;

/** A contract of the town, not yet begun, for which there is at least one good. */
function isOpen(contract: Contract, plan: Plan): boolean {
  const kind = contractKind(contract);
  if (kind.town !== plan.town || plan.contracts.some((begun) => begun.contract === contract)) return false;
  return kind.goods.some((good) => hasKind(plan.left, good));
}

/** One tile for each pictured good, normal or fine. */
function goodsForContract({ contracts, left }: Plan): Good[] {
  const begun = defined(contracts.at(-1));
  const found: Good[] = [];
  for (const kind of contractKind(begun.contract).goods) {
    if (begun.goods.some((good) => kindOfGood(good) === kind)) continue;
    for (const good of [goodOf(kind, false), goodOf(kind, true)]) if (defined(left[good]) > 0) found.push(good);
  }
  return found;
}

function contractOptions(goods: readonly Good[], plan: Plan, seat: Seat): Option[] {
  const options: Option[] = goods.map((good) => goodOption(good, seat));
  if (defined(plan.contracts.at(-1)).goods.length > 0) options.push('enough');
  return options;
}

/** Did the leader stop to use a companion? */
export const isPaused = (picks: readonly Option[]): boolean => picks.at(-1) === COMPANION;

/** Everybody is done: the plan comes true. */
export function deliver(s: State, seat: Seat, picks: readonly Option[], dealer: GameDealer): void {
  const plan = readPicks(s, seat, picks);
  if (plan.town === null || plan.heroes.length + plan.contracts.length === 0) return;
  const wagon = wagonAt(s, seat);
  dealer.tell({ type: 'visited', merchant: seat, town: plan.town });
  for (const { contract, goods } of plan.contracts) deliverContract(s, seat, contract, goods, dealer);
  for (const hero of plan.heroes) {
    wagon.heroes.splice(wagon.heroes.indexOf(hero), 1);
    deliverHero(s, seat, hero, dealer);
  }
}

/** Prestige for a contract with these goods (DR-14.3). */
export const contractPrestige = (goods: readonly Good[]): number =>
  defined(CONTRACT_PRESTIGE[goods.length]) + FINE_PRESTIGE * goods.filter(isFine).length;

function deliverContract(s: State, seat: Seat, contract: Contract, goods: readonly Good[], dealer: GameDealer): void {
  const wagon = wagonAt(s, seat);
  const prestige = contractPrestige(goods);
  wagon.contracts.splice(wagon.contracts.indexOf(contract), 1);
  wagon.deliveredContracts.push(contract);
  for (const good of goods) returnTile(s, wagon, good);
  dealer.tell({ type: 'contract-delivered', seat, contract, goods, prestige });
  gain(s, seat, 'prestige', prestige, dealer);
  const { fullContractPrestige } = decreeOf(s);
  if (fullContractPrestige > 0 && goods.length === contractKind(contract).goods.length) {
    tellNotice(s, seat, dealer);
    gain(s, seat, 'prestige', fullContractPrestige, dealer);
  }
  rewardFineGoods(s, seat, goods.filter(isFine).length, dealer);
}

/** DR-14.6 */
function rewardFineGoods(s: State, seat: Seat, fine: number, dealer: GameDealer): void {
  if (fine === 0) return;
  for (const steed of wagonAt(s, seat).steeds) {
    const { onFineDelivered } = steedKind(steed).power;
    if (onFineDelivered === null) continue;
    dealer.tell({ type: 'steed-helped', seat, steed });
    for (let i = 0; i < fine; i++) giveAll(s, seat, onFineDelivered, dealer);
  }
}
