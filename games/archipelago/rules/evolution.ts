import { defined, or, type Script, type Seat } from '@stolik/engine';
import { cardKind } from '../content/cards.ts';
import type { Card } from '../pieces.ts';
import { activePlayer, NO_CARD, type State } from '../state.ts';
import { balance, balanceOnTop } from './crisis.ts';
import { call, choose, forEachSeat, type GameDealer, loop, run, script, when } from './steps.ts';
import { payFlorins } from './stock.ts';
import { endIfCalled } from './watch.ts';

/** AR-18.5, 18.6: cards from the deck one by one, and after each the red zones of the back that comes to light. */
const refillTrack = script('refill', [
  // AR-18.7: deck and discard pile were empty until a card was discarded just now.
  when(
    (s) => s.deck.length === 0 && s.discard.length > 0,
    [run((s, _, dealer) => renewDeck(s, dealer)), call(balance, (s) => balanceOnTop(s, true))],
  ),
  loop(
    (s) => s.track.includes(NO_CARD) && s.deck.length > 0,
    [
      run((s, _, dealer) => {
        const place = s.track.indexOf(NO_CARD);
        const card = defined(s.deck.at(-1));
        s.deck = s.deck.slice(0, -1);
        s.track = s.track.with(place, card);
        s.rotation = s.rotation.with(place, 0);
        dealer.reveal();
        dealer.tell({ type: 'track-filled', card });
        renewDeck(s, dealer);
      }),
      call(balance, (s) => balanceOnTop(s, true)), // AR-18.6
    ],
  ),
]);

/** AR-18 Phase 6: each player buys one card and turns one, or turns two. */
interface EvolutionTurn {
  seat: Seat;
  buy: Card | 'none' | null;
  turn: Card | null;
  turned: Card[];
  /** Cards still to be turned. */
  left: number;
}

const evolutionTurn = script<EvolutionTurn>('evolve', [
  run((s, { seat }) => {
    s.active = seat;
  }),
  choose('buy', (s) => or(affordable(s), 'none'), { always: true }), // AR-18.2
  run(buyOrNot),
  loop(
    (_, { left }) => left > 0,
    [
      choose('turn', (s, { turned }) => s.track.filter((card) => card !== NO_CARD && !turned.includes(card))),
      run(turnCard), // AR-18.4
    ],
  ),
  call(refillTrack),
  run((s, _, dealer) => endIfCalled(s, dealer)), // AR-13.2
]);

export const evolution = script<{ seat: Seat }>('evolution', [
  run(returnDiscs), // AR-18.1
  forEachSeat('seat', (s) => s.order, [
    call(evolutionTurn, (_, { seat }) => ({ seat, buy: null, turn: null, turned: [], left: 0 })),
  ]),
]);

function returnDiscs(s: State): void {
  for (const player of s.players) {
    player.spent = 0;
    s.florins += player.portFees + player.marketFees;
    player.portFees = 0;
    player.marketFees = 0;
  }
  s.circles = s.circles.map(() => []);
}

/** AR-18.3 */
export const priceOnTrack = (s: State, card: Card): number =>
  defined(cardKind(card).prices[defined(s.rotation[s.track.indexOf(card)])]);

const affordable = (s: State): Card[] =>
  s.track.filter((card) => card !== NO_CARD && activePlayer(s).florins >= priceOnTrack(s, card));

function buyOrNot(s: State, local: EvolutionTurn, dealer: GameDealer): void {
  const { buy } = local;
  local.left = buy === 'none' ? 2 : 1;
  if (buy === 'none' || buy === null) return;
  const price = priceOnTrack(s, buy);
  payFlorins(s, s.active, price);
  s.track = s.track.with(s.track.indexOf(buy), NO_CARD);
  gainCard(s, buy, price, dealer);
}

export function gainCard(s: State, card: Card, price: number, dealer: GameDealer): void {
  const player = activePlayer(s);
  player.cards = [...player.cards, card];
  s.fresh = [...s.fresh, card];
  dealer.tell({ type: 'card-bought', seat: s.active, card, price });
}

/** At the third turn the triangle points at the skull. */
function turnCard(s: State, local: EvolutionTurn, dealer: GameDealer): void {
  const { turn } = local;
  local.left--;
  if (turn === null) local.left = 0;
  if (turn === null) return;
  local.turned.push(turn);
  const place = s.track.indexOf(turn);
  s.rotation = s.rotation.with(place, defined(s.rotation[place]) + 1);
  const gone = defined(s.rotation[place]) >= cardKind(turn).prices.length;
  dealer.tell({ type: 'card-turned', seat: s.active, card: turn, price: gone ? 0 : priceOnTrack(s, turn), gone });
  if (!gone) return;
  s.track = s.track.with(place, NO_CARD);
  s.discard = [...s.discard, turn];
}

/** AR-18.7: an empty deck is renewed at once. */
export function renewDeck(s: State, dealer: GameDealer): void {
  if (s.deck.length > 0 || s.discard.length === 0) return;
  s.deck = dealer.shuffle(s.discard.toSorted((one, other) => one - other));
  s.discard = [];
  dealer.tell({ type: 'deck-renewed', cards: s.deck.length });
}

export const evolutionScripts: readonly Script[] = [evolution, evolutionTurn, refillTrack];
