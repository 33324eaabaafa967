import { defined, given, placeOf, type Seat, scriptNamed, verbOf } from '@stolik/engine';
import { type Ability, COMPANIONS, companionKind } from '../content/cards.ts';
import type { Cost, ProgramId } from '../content/effects.ts';
import { type Companion, type Good, goodNamed, type Hero } from '../pieces.ts';
import { activeSeat, CONCERN, concernOf, leftOf, type Merchant, type State, wagonAt } from '../state.ts';
import { goodsToPay, type Usable, usableAbilities } from './abilities.ts';
import type { Carrying } from './effects.ts';
import { leaveWagon } from './heroes.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';
import { goodOption, pay, returnTile } from './stock.ts';

/** DR-19: a companion is given its gift and does what it can. */
interface CompanionUse {
  ability?: string | null;
  used?: Usable;
}

const carryOut = scriptNamed<Carrying>('carry-out');

export const companion = script<CompanionUse>('companion', [
  choose('ability', abilityOptions),
  when(
    (_, { ability }) => typeof ability === 'string',
    [
      run((_, local) => {
        local.used = usableNamed(given(local.ability));
      }),
      call(scriptNamed<GiftGiving>('gift'), (s, { used }) => ({ seat: activeSeat(s), ...defined(used) })),
      call(carryOut, (s, { used }) => ({
        seat: activeSeat(s),
        program: programOfUse(defined(used)),
        next: 0,
        open: false,
      })),
    ],
  ),
]);

const programOfUse = ({ card, ability }: Usable): ProgramId => abilityOf(card, ability).program;

export const abilityOf = (card: Companion, which: number): Ability => defined(companionKind(card).abilities[which]);

/** `phoenix-1@206`: the ability, and the card that does it. */
export const abilityOption = ({ card, ability }: Usable): string => `${abilityOf(card, ability).id}@${card}`;

function abilityOptions(s: State): string[] {
  return usableAbilities(s, activeSeat(s)).map(abilityOption);
}

export function usableNamed(option: string): Usable {
  const number = Number(placeOf(option));
  const card = defined(COMPANIONS.find((one) => one === number));
  return { card, ability: companionKind(card).abilities.findIndex(({ id }) => id === verbOf(option)) };
}

/**
 * DR-19.2, DR-19.3: a loyal companion keeps its gift; a stray's goes to the supply, and the card at once to the left, so that nobody can use it
 * again while it is busy.
 */
export interface GiftGiving extends Usable {
  seat: Seat;
  thing?: Hero | string | null;
}

export const gift = script<GiftGiving>('gift', [
  run(tellUse),
  when(isTokens, [run(payTokens)], [choose('thing', thingsToGive, { by: (_, { seat }) => seat }), run(giveThing)]),
  run((s, { seat, card }, dealer) => passOn(s, seat, card, dealer)),
]);

const costOf = ({ card, ability }: GiftGiving): Cost => abilityOf(card, ability).gift;

function isTokens(_: State, local: GiftGiving): boolean {
  return costOf(local).pays === 'tokens';
}

function tellUse(_: State, { seat, card, ability }: GiftGiving, dealer: GameDealer): void {
  dealer.tell({ type: 'companion-used', seat, card, ability });
}

function payTokens(s: State, local: GiftGiving, dealer: GameDealer): void {
  const cost = costOf(local);
  if (cost.pays !== 'tokens') return;
  pay(s, local.seat, cost.what, cost.n, dealer);
  if (!companionKind(local.card).loyal) return;
  const wagon = wagonAt(s, local.seat);
  s.quartz -= cost.n; // it lies on the card now
  const place = wagon.companions.indexOf(local.card);
  wagon.gifts[place] = defined(wagon.gifts[place]) | (1 << local.ability);
}

function thingsToGive(s: State, local: GiftGiving): (Hero | string)[] {
  const cost = costOf(local);
  const wagon = wagonAt(s, local.seat);
  if (cost.pays === 'hero') return wagon.heroes.slice();
  return cost.pays === 'good' ? goodsToPay(s, wagon, cost).map((good) => goodOption(good, local.seat)) : [];
}

function giveThing(s: State, { seat, thing }: GiftGiving, dealer: GameDealer): void {
  if (typeof thing === 'number') leaveWagon(s, seat, thing, dealer);
  if (typeof thing === 'string') giveGood(s, seat, goodNamed(verbOf(thing)), dealer);
}

export function giveGood(s: State, seat: Seat, good: Good, dealer: GameDealer): void {
  returnTile(s, wagonAt(s, seat), good);
  dealer.tell({ type: 'goods-lost', seat, goods: [good] });
}

/** DR-19.3: a stray goes on to the left neighbour. */
export function passOn(s: State, from: Merchant, card: Companion, dealer: GameDealer): void {
  if (companionKind(card).loyal) return;
  const to = leftOf(s, from);
  if (from === CONCERN) {
    const held = concernOf(s).companions;
    held.splice(held.indexOf(card), 1);
  } else {
    const wagon = wagonAt(s, from);
    const place = wagon.companions.indexOf(card);
    wagon.companions.splice(place, 1);
    wagon.gifts.splice(place, 1);
  }
  holdCompanion(s, to, card);
  dealer.tell({ type: 'companion-passed', merchant: from, left: to, card });
}

export function holdCompanion(s: State, merchant: Merchant, card: Companion): void {
  if (merchant === CONCERN) s.concern?.companions.push(card);
  else {
    const wagon = wagonAt(s, merchant);
    wagon.companions.push(card);
    wagon.gifts.push(0);
  }
}
