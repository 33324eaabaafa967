import { allSeats, defined, or, pieceIn, type Seat } from '@stolik/engine';
import { cardRegion, cardSymbol, factionKind, PLAYABLE } from '../content/catalogue.ts';
import { MULLIGAN_FROM, STARTING_HAND, setupFor } from '../content/tables.ts';
import { type ActionCard, type Faction, filled, NONE, type Rival } from '../pieces.ts';
import { activePlayer, activeSeat, type Player, playerAt, type State, whoIs } from '../state.ts';
import { discardFromHand, drawCards, drawToHand } from './cards.ts';
import { draft, drafting } from './draft.ts';
import { fillAll } from './queues.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

/** EE-14.20: one of the factions that are left. */
interface FactionPicking {
  faction: Faction | null;
}

export const pickFaction = script<FactionPicking>('pick', [
  choose('faction', (s) => PLAYABLE.filter((faction) => !s.players.some((player) => player.faction === faction))),
  run((s, { faction }) => {
    activePlayer(s).faction = pieceIn(faction);
  }),
]);

/** EE-2.5: cards of a colour or symbol of which too many were dealt may be exchanged, once. */
interface Mulligan {
  discarded: ActionCard[];
  card: ActionCard | 'done' | null;
}

export const mulligan = script<Mulligan>('mulligan', [
  loop(
    (s, { card, discarded }) => card !== 'done' && matching(s, discarded).length > 0,
    [
      choose('card', (s, { discarded }) => or(matching(s, discarded), 'done')),
      run((s, local, dealer) => {
        if (local.card === 'done') return;
        const card = pieceIn(local.card);
        discardFromHand(s, activePlayer(s), card);
        local.discarded.push(card);
        dealer.tell({ type: 'discarded', seat: activeSeat(s), cards: [card] });
      }),
    ],
  ),
  run((s, { discarded }, dealer) => {
    dealer.reveal(); // whoever is asked next has a hand that allows it
    if (discarded.length === 0) return;
    const seat: Seat = activeSeat(s);
    dealer.tell({ type: 'mulligan', seat, cards: discarded.length });
    drawToHand(s, seat, discarded.length, dealer);
  }),
]);

/** EE-2, the rest of the setup: factions, turn order, hands, forecast. */
interface Opening {
  /** Rivals that have still to act. */
  left: Rival[];
}

export const opening = script<Opening>('opening', [
  run(seatsInOrder), // the order of setup is random, and so the order of picking
  loop(someLeft, [
    run(nextRival),
    when((s) => activePlayer(s).faction === NONE, [call(pickFaction, () => ({ faction: null }))]), // EE-14.20
  ]),
  run(tellFactions),
  run(setTurnOrder), // EE-2.3
  run(fillAll), // EE-2.14
  when(
    (s) => s.startHand === 'draft',
    [call(draft, drafting)], // EE-2.6
    [
      run(dealHands), // EE-2.4
      when(
        (s) => s.startHand === 'mulligan',
        [
          run(seatsInOrder),
          loop(someLeft, [
            run(nextRival),
            when((s) => matching(s, []).length > 0, [call(mulligan, () => ({ discarded: [], card: null }))]),
          ]),
        ],
      ),
    ],
  ),
  run(showForecast), // EE-2.8
]);

function seatsInOrder(s: State, local: Opening): void {
  local.left = s.turnOrder.filter((rival) => rival < s.seats);
}

function someLeft(_: State, { left }: Opening): boolean {
  return left.length > 0;
}

function nextRival(s: State, local: Opening): void {
  s.active = defined(local.left.shift());
}

function tellFactions(s: State, _: Opening, dealer: GameDealer): void {
  for (const seat of allSeats(s.seats))
    dealer.tell({ type: 'faction-taken', seat, faction: filled(playerAt(s, seat).faction) });
}

/** EE-2.3, EE-12.3: ascending initiative of the factions. */
function setTurnOrder(s: State, _: Opening, dealer: GameDealer): void {
  const initiative = (rival: Rival): number => factionKind(filled(playerAt(s, rival).faction)).initiative;
  s.turnOrder.sort((one, other) => initiative(one) - initiative(other));
  dealer.tell({ type: 'turn-order', order: s.turnOrder.map((rival) => whoIs(s, rival)) });
}

function dealHands(s: State, _: Opening, dealer: GameDealer): void {
  for (const seat of allSeats(s.seats)) {
    const cards = drawCards(s, STARTING_HAND, dealer);
    playerAt(s, seat).hand.push(...cards);
    dealer.tell({ type: 'hand-dealt', seat, cards, to: [seat] });
  }
}

/** Cards in hand that belong to a group of the dealt cards that is large enough. */
function matching(s: State, discarded: readonly ActionCard[]): ActionCard[] {
  const { hand }: Player = activePlayer(s);
  const dealt = [...hand, ...discarded];
  const alike = (card: ActionCard, by: (card: ActionCard) => number): number =>
    dealt.filter((other) => by(other) === by(card)).length;
  return hand.filter((card) => alike(card, cardRegion) >= MULLIGAN_FROM || alike(card, cardSymbol) >= MULLIGAN_FROM);
}

/** New forecast cards, none of them marked (EE-2.8, EE-4.6). */
export function showForecast(s: State, _: unknown, dealer: GameDealer): void {
  s.forecast = drawCards(s, setupFor(s.seats).forecastCards, dealer);
  s.markers = s.forecast.map(() => NONE);
  dealer.tell({ type: 'forecast-shown', cards: s.forecast.slice() });
}
