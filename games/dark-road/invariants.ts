import { defined, unless } from '@stolik/engine';
import { conserved } from '@stolik/engine/state';
import { companionKind, contractKind } from './content/cards.ts';
import { CONCERN_CONTRACTS, CONCERN_HEROES, STOCK_MOST } from './content/concern.ts';
import {
  CLOCK,
  CONTRACT_SLOTS,
  DICE_PER_FIELD,
  GLOW_DICE,
  GLOW_LIMIT,
  HERO_SEATS,
  LOCK_SLOTS,
  MARKET_DICE,
  ROUNDS,
  START,
  TRAVEL_DICE,
} from './content/tables.ts';
import { state } from './fields.ts';
import type { Companion } from './pieces.ts';
import { EMPTY } from './pieces.ts';
import { hooksOf, inventoryOf, isPacked, sumOf } from './rules/powers.ts';
import { isHuman, type State, type Wagon } from './state.ts';

/**
 * DR-31: what must always hold. Each law that does not is a sentence. Where a wagon is about to be settled its limits may be exceeded:
 * such a decision is recognised by the limits alone, so at most one wagon may be over at a time.
 */
export function invariants(s: State): string[] {
  return [
    ...conserved(state, s), // DR-31.1, 31.2, 31.8
    ...dice(s), // DR-31.3 to 31.5, 31.7
    ...contracts(s), // DR-31.13
    ...wagons(s), // DR-31.9 to 31.12, 31.14
    ...turns(s), // DR-31.17
    ...concern(s), // DR-31.21
  ];
}

const total = (s: State, count: (wagon: Wagon) => number): number =>
  s.wagons.reduce((sum, wagon) => sum + count(wagon), 0);

const glowOf = (wagon: Wagon): number => wagon.glow.length + (wagon.glowPool === EMPTY ? 0 : 1);

function dice(s: State): string[] {
  const onWheel = s.market.reduce((sum, count) => sum + count, 0);
  const glow = s.glowDice + s.turn.glowPlaced + total(s, glowOf);
  const rolled = s.journey === null ? 0 : s.journey.dice.length;
  const problems = [
    ...unless(glow === GLOW_DICE && s.glowDice >= 0, `there are ${glow} glow dice`),
    ...unless(onWheel + s.aside === MARKET_DICE, `there are ${onWheel + s.aside} market dice`),
    ...unless(!s.market.some((count) => count > DICE_PER_FIELD), 'three dice lie on a field of the wheel'),
    ...unless(rolled + (s.dieOnRow ? 1 : 0) <= TRAVEL_DICE, 'there are too many travel dice'),
    ...unless(!s.dieOnRow || s.companionRow[0] !== EMPTY, 'a travel die lies beside the row'),
  ];
  for (const wagon of s.wagons) {
    const locked = wagon.locks.filter((face) => face !== EMPTY).length;
    const night = wagon.reserve.length + locked + (wagon.pool === EMPTY ? 0 : 1) + wagon.spent + wagon.removed;
    problems.push(...unless(night === START.nightDice, `a player has ${night} night dice`));
  }
  return problems;
}

function contracts(s: State): string[] {
  const astray = s.contracts.some((stack, town) => stack.some((contract) => contractKind(contract).town !== town));
  return unless(!astray, 'a contract is in the stack of another town');
}

function wagons(s: State): string[] {
  const problems: string[] = [];
  let overfull = 0;
  for (const wagon of s.wagons) {
    if (s.phase !== 'scoring' && s.phase !== 'ended' && isOver(wagon)) overfull++;
    const unlimited = sumOf(wagon, ({ unlimitedUpgrades }) => (unlimitedUpgrades ? 1 : 0)) > 0;
    problems.push(
      ...unless(wagon.coins >= 0 && wagon.prestige >= 0, 'coins or prestige are below nothing'),
      ...unless(Number.isInteger(wagon.coins) && Number.isInteger(wagon.prestige), 'coins or prestige are broken'),
      ...unless(glowOf(wagon) <= GLOW_LIMIT, 'a player has three glow dice'),
      ...unless(wagon.lanterns <= hooksOf(wagon) + 1, 'more lanterns than an upgrade can have left over'),
      ...unless(wagon.companions.length === wagon.gifts.length, 'companions and gifts do not belong together'),
      ...unless(
        !wagon.companions.some((card, at) => isSpoilt(card, defined(wagon.gifts[at]))),
        'a gift lies where none belongs',
      ),
      ...unless(wagon.upgrades.length <= 1 || unlimited, 'a player has two upgrades'),
      ...unless(
        wagon.goods.every((count) => count >= 0),
        'a stock is below nothing',
      ),
    );
  }
  // All who visit a town deliver at once, and chests may leave several wagons with their heroes (DR-14.2, DR-14.5).
  const settling = s.journey === null ? 1 : s.journey.travellers.length;
  return [...problems, ...unless(overfull <= settling, `${overfull} wagons are overfull at once`)];
}

/** More aboard than there is room for: only while its owner is asked what goes. */
const isOver = (wagon: Wagon): boolean =>
  wagon.heroes.length > HERO_SEATS ||
  wagon.contracts.length > CONTRACT_SLOTS ||
  wagon.horseshoes + wagon.quartz > inventoryOf(wagon) ||
  !isPacked(wagon);

/** A stray never keeps a gift, and a loyal companion has no more than it has abilities. */
function isSpoilt(card: Companion, gifts: number): boolean {
  const { loyal, abilities } = companionKind(card);
  return gifts >= (loyal ? 1 << abilities.length : 1);
}

/** DR-16.7: the reserve tells the turn, except between planning and Rest, when one die more is gone. */
function turns(s: State): string[] {
  if (s.phase === 'setup') return [];
  const problems = unless(s.round >= 1 && s.round <= ROUNDS + 1, `round ${s.round}`);
  s.order.forEach((merchant, at) => {
    if (!isHuman(merchant)) return;
    const wagon = defined(s.wagons[merchant]);
    const taken = s.round - 1 + (at < s.at ? 1 : 0);
    const planned = wagon.pool === EMPTY ? 0 : 1;
    const reserve = CLOCK[taken] ?? 0;
    const locked = Math.min(LOCK_SLOTS, ROUNDS - taken) - (reserve === 0 ? planned : 0);
    problems.push(
      ...unless(
        wagon.reserve.length === Math.max(0, reserve - planned),
        `a player has ${wagon.reserve.length} dice in reserve after ${taken} turns`,
      ),
      ...unless(
        wagon.locks.filter((face) => face !== EMPTY).length === Math.max(0, locked),
        `a player has the wrong number of locked dice after ${taken} turns`,
      ),
    );
  });
  return problems;
}

function concern({ concern: one }: State): string[] {
  if (one === null) return [];
  return [
    ...unless(one.stock >= 0 && one.stock <= STOCK_MOST, `the Private Concern has ${one.stock} in stock`),
    ...unless(one.coins >= 0 && one.prestige >= 0, 'the Private Concern has less than nothing'),
    ...unless(one.heroes.length <= CONCERN_HEROES, 'the Private Concern has too many heroes'),
    ...unless(one.contracts.length <= CONCERN_CONTRACTS, 'the Private Concern has too many contracts'),
  ];
}
