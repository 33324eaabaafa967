import { defined, given, type Script, type Seat, seat } from '@stolik/engine';
import { type CardKind, cardKind } from '../content/catalogue.ts';
import type { Cost, Effect } from '../content/effects.ts';
import { SURCHARGE } from '../content/tables.ts';
import { type Card, isShip, KINDS, type KindName, kindNamed, type Unit } from '../pieces.ts';
import { activePlayer, isFree, playerAt, type State } from '../state.ts';
import type { Handed } from '../verbs/verb.ts';
import { controlled } from './control.ts';
import { canDo, memoryOf, scriptOf } from './effects.ts';
import { checkIndependence } from './markers.ts';
import { payCubes } from './payment.ts';
import { noteCardUsed } from './pledges.ts';
import { isSeat } from './seats.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { canPay, meansAfter, payCube, payFlorins, spendToken } from './stock.ts';
import { disappear, hasFreeCitizen, unlikeUnits } from './units.ts';

/** AR-10: the use of a card, and the building of a wonder. */
export interface CardUse extends Handed {
  card: Card;
  owner: Seat;
  /** A cube of any kind, where the card asks for one. */
  any: KindName | 'token' | null;
  next: number;
  citizen: Unit | null;
}

export const cardUse = (s: State, card: Card): CardUse => ({
  card,
  owner: holderOf(s, card),
  any: null,
  paid: null,
  victim: -1,
  next: 0,
  citizen: null,
});

export const useCard = script<CardUse>('use-card', [
  run(payForCard), // AR-10.2
  call(payCubes, (_, { card }) => ({ due: cardKind(card).cost.cubes.slice(), with: null })),
  when((_, { card }) => cardKind(card).cost.any > 0, [choose('any', cubesOfAnyKind), run(payAny)]),
  loop(
    (_, local) => local.next < effectsOf(local).length,
    [
      call(
        (_, local) => scriptOf(nextEffect(local)),
        (_, local) => memoryOf(nextEffect(local), local),
        (_, local, ended: { victim?: unknown }) => {
          if (isSeat(ended.victim)) local.victim = ended.victim;
        },
      ),
      run((_, local) => {
        local.next++;
      }),
    ],
  ),
  when(
    (_, { card }) => cardKind(card).arrow === 'wonder',
    [
      choose('citizen', (s) => freeCitizens(s)),
      run(leaveForWonder), // AR-10.9
    ],
  ),
]);

const effectsOf = ({ card }: CardUse): readonly Effect[] => cardKind(card).effects;
const nextEffect = (local: CardUse): Effect => defined(effectsOf(local)[local.next]);

export const holderOf = (s: State, card: Card): Seat => seat(s.players.findIndex(({ cards }) => cards.includes(card)));

/** AR-10.3, AR-10.4: another player pays one florin more, and pays the owner. */
export function costFor(kind: CardKind, owner: number, seat: number): Cost {
  return owner === seat ? kind.cost : { ...kind.cost, florins: kind.cost.florins + SURCHARGE };
}

/** Every card the seat may use now, and every wonder it may build. */
export function addCards(s: State, seat: Seat, options: (string | number)[]): void {
  for (let owner = 0; owner < s.players.length; owner++) {
    const { cards } = defined(s.players[owner]);
    for (let i = 0; i < cards.length; i++)
      if (mayUse(s, seat, owner, defined(cards[i]))) options.push(defined(cards[i]));
  }
}

function mayUse(s: State, seat: Seat, owner: number, card: Card): boolean {
  const kind = cardKind(card);
  if (owner !== seat && kind.arrow !== 'anyone') return false;
  if (s.used.includes(card) || (kind.beforeHarvest && s.turn.acted)) return false;
  const player = playerAt(s, seat);
  const cost = costFor(kind, owner, seat);
  const discs = player.discs - player.spent - cost.discs;
  if (discs < 0 || !canPay(player, cost)) return false;
  if (kind.requires !== null && controlled(s, seat, kind.requires.building) < kind.requires.least) return false;
  if (kind.arrow === 'wonder')
    return !player.wonders.includes(card) && !s.fresh.includes(card) && hasFreeCitizen(s, seat);
  const means = cost.any > 0 ? player : meansAfter(player, cost);
  return kind.effects.some((effect) => canDo(s, seat, effect, means, discs)); // AR-10.5
}

function payForCard(s: State, { card, owner }: CardUse, dealer: GameDealer): void {
  const kind = cardKind(card);
  const cost = costFor(kind, owner, s.active);
  const player = activePlayer(s);
  player.spent += cost.discs;
  if (owner === s.active) payFlorins(s, s.active, cost.florins);
  else {
    player.florins -= cost.florins;
    playerAt(s, owner).florins += cost.florins;
  }
  if (kind.arrow === 'wonder') player.wonders = [...player.wonders, card];
  else s.used = [...s.used, card];
  s.turn.carded = true;
  dealer.tell({
    type: kind.arrow === 'wonder' ? 'wonder-built' : 'card-used',
    seat: s.active,
    card,
    owner,
    florins: cost.florins,
  });
  noteCardUsed(s, s.active, card, dealer);
}

function cubesOfAnyKind(s: State): (KindName | 'token')[] {
  const { cubes, tokens } = activePlayer(s);
  const other = (kind: number): boolean => s.bank.some((count, one) => one !== kind && count > 0);
  const kinds: (KindName | 'token')[] = KINDS.filter((_, kind) => defined(cubes[kind]) > 0 && other(kind));
  return tokens > 0 ? [...kinds, 'token'] : kinds;
}

function payAny(s: State, local: CardUse, dealer: GameDealer): void {
  const { any } = local;
  local.paid = any;
  if (any === null) return;
  if (any === 'token') spendToken(s, s.active);
  else payCube(s, s.active, kindNamed(any));
  dealer.tell({
    type: 'paid-cube',
    seat: s.active,
    kind: any === 'token' ? -1 : kindNamed(any),
    token: any === 'token',
  });
}

const freeCitizens = (s: State): Unit[] => unlikeUnits(s, s.active, (unit) => isFree(s, unit) && !isShip(unit));

/** A free citizen leaves the map for the rest of the game; fewer people may mean independence (AR-12.1). */
function leaveForWonder(s: State, { card, citizen }: CardUse, dealer: GameDealer): void {
  disappear(s, given(citizen));
  dealer.tell({ type: 'citizen-on-wonder', seat: s.active, card });
  checkIndependence(s, dealer);
}

export const cardScripts: readonly Script[] = [useCard];
