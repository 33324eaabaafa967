import { defined, type Seat } from '@stolik/engine';
import { type Ability, companionKind, programOf } from '../content/cards.ts';
import type { Cost, Effect, ProgramId } from '../content/effects.ts';
import { ALL_GOODS, type Companion, type Good, isFine, kindOfGood } from '../pieces.ts';
import { merchantOf, type State, type Wagon, wagonAt } from '../state.ts';
import { isMeant } from './market.ts';
import { goodsAboard, owned } from './stock.ts';

/** What can be done at all: costs that can be paid, things that exist. */

/** DR-22.1, DR-19.3: can this be paid in full? */
export function canPay(s: State, wagon: Wagon, cost: Cost): boolean {
  switch (cost.pays) {
    case 'tokens':
      return owned(wagon, cost.what) >= cost.n;
    case 'good':
      return ALL_GOODS.some((good) => defined(wagon.goods[good]) > 0 && pays(s, cost, good));
    case 'hero':
      return wagon.heroes.length > 0;
  }
}

type GoodCost = Extract<Cost, { pays: 'good' }>;

export const goodsToPay = (s: State, wagon: Wagon, cost: GoodCost): Good[] =>
  goodsAboard(wagon, (good) => pays(s, cost, good));

const pays = (s: State, { side, which }: GoodCost, good: Good): boolean =>
  (side === 'any' || !isFine(good)) && isMeant(s, kindOfGood(good), which);

/** Something that an effect works on may be missing; room or supply for a gain never counts (DR-19.6, DR-24.7). */
export function hasObject(s: State, wagon: Wagon, program: ProgramId): boolean {
  for (const effect of programOf(program).choosy) if (!effect.verb.can.begin(s, wagon, effect)) return false;
  return true;
}

/** DR-19.1: only in one's own turn, and only while the game is played. */
export const isOwnTurn = (s: State, seat: Seat): boolean => s.phase === 'play' && merchantOf(s) === seat;

/** An ability of a companion that could be used now. */
export interface Usable {
  readonly card: Companion;
  /** Which of the card's abilities, from 0. */
  readonly ability: number;
}

/** Is the ability still without its gift? A stray's always is (DR-19.3). */
const isFree = (wagon: Wagon, place: number, ability: number): boolean =>
  ((defined(wagon.gifts[place]) >> ability) & 1) === 0;

/** Does any companion of this player want to be used? Asked at every decision, so it makes nothing. */
export function mayUseCompanion(s: State, seat: Seat): boolean {
  if (!isOwnTurn(s, seat)) return false;
  const wagon = wagonAt(s, seat);
  for (let place = 0; place < wagon.companions.length; place++) {
    const { abilities } = companionKind(defined(wagon.companions[place]));
    for (let ability = 0; ability < abilities.length; ability++)
      if (isUsable(s, wagon, place, ability, defined(abilities[ability]))) return true;
  }
  return false;
}

const isUsable = (s: State, wagon: Wagon, place: number, ability: number, { gift, program }: Ability): boolean =>
  isFree(wagon, place, ability) && canPay(s, wagon, gift) && hasObject(s, wagon, program);

/** One for each different ability: which of several equal cards is used makes no difference. */
export function usableAbilities(s: State, seat: Seat): Usable[] {
  const wagon = wagonAt(s, seat);
  const found = new Map<string, Usable>();
  wagon.companions.forEach((card, place) => {
    companionKind(card).abilities.forEach((kind, ability) => {
      if (!found.has(kind.id) && isUsable(s, wagon, place, ability, kind)) found.set(kind.id, { card, ability });
    });
  });
  return [...found.values()];
}

/** A companion whose ability does this and has no gift yet, if its gift can be paid: for Windcat and Flicker. */
export function companionThat(s: State, seat: Seat, does: Effect['does']): Usable | null {
  if (!isOwnTurn(s, seat)) return null;
  const wagon = wagonAt(s, seat);
  for (let place = 0; place < wagon.companions.length; place++) {
    const card = defined(wagon.companions[place]);
    const { abilities } = companionKind(card);
    for (let ability = 0; ability < abilities.length; ability++) {
      const { gift, program } = defined(abilities[ability]);
      const fits = programOf(program).effects[0]?.does === does;
      if (fits && isFree(wagon, place, ability) && canPay(s, wagon, gift)) return { card, ability };
    }
  }
  return null;
}
