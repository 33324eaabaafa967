import { defined, isWord, type Option, or, type Seat, seatIn, sure } from '@stolik/engine';
import { FLORINS } from '../content/tables.ts';
import { playerAt, type State } from '../state.ts';
import { settlePlaces } from './deals.ts';
import { lowerHandsTo, raiseHand } from './hands.ts';
import { atPlayer, isSeat, othersInOrder } from './seats.ts';
import { call, choose, chooseTogether, type GameDealer, loop, run, script, when } from './steps.ts';
import { payFlorins } from './stock.ts';
import { talk, talking } from './talk.ts';

/** AR-6.3 Phase 2: sealed bids for the right to decide the order. */
interface Ordering {
  bid: Option[][] | null;
  again: Option[][] | null;
  /** Highest bidders who tie. */
  tied: Seat[];
  winner: Seat | -1;
  /** Who of the others asks for the word. */
  word: Option[][] | null;
  talk: 'negotiate' | 'go-on' | null;
  next: string | null;
  placed: Seat[];
}

export const ordering = (): Ordering => ({
  bid: null,
  again: null,
  tied: [],
  winner: -1,
  word: null,
  talk: null,
  next: null,
  placed: [],
});

export const order = script<Ordering>('order', [
  chooseTogether('bid', (s) => s.order, bids, { always: true }),
  run((s, local, dealer) => openBids(s, local, local.bid ?? [], s.order, dealer)),
  when(
    (s, { tied }) => tied.length > 1 && s.seats > 2,
    [
      chooseTogether('again', (_, { tied }) => tied, bids, { always: true }),
      run((s, local, dealer) => openBids(s, local, local.again ?? [], local.tied, dealer)),
    ],
  ),
  when(
    (_, { winner }) => winner >= 0,
    [
      when(
        (s) => s.options.negotiation,
        [
          // AR-6.3: a loser of the bidding may bribe; whoever wants to says so, and the winner hears him or not.
          chooseTogether('word', (s, local) => othersInOrder(s, winnerOf(s, local)), asksForWord, {
            always: true,
            about: (s, local) => ({ player: { seat: winnerOf(s, local) } }),
          }),
          run(raiseHands),
          choose('talk', (): ('negotiate' | 'go-on')[] => ['negotiate', 'go-on'], { by: winnerOf }),
          when(
            (_, { talk: chosen }) => chosen === 'negotiate',
            [call(talk, (s, local) => talking('order', winnerOf(s, local)))],
          ),
        ],
      ),
      loop(
        (s, { placed, next }) => placed.length < s.seats && next !== 'keep',
        [
          choose('next', seatsLeft, { by: winnerOf, about: (_, { placed }) => ({ place: placed.length + 1 }) }),
          run((s, local) => {
            if (local.next !== 'keep') local.placed.push(seatIn(sure(isWord, local.next)));
            else local.placed = s.order.slice();
          }),
        ],
      ),
      run((s, local, dealer) => {
        const winner = winnerOf(s, local);
        s.order = local.placed.slice();
        dealer.tell({ type: 'order-set', seat: winner, order: s.order.slice() });
        settlePlaces(s, dealer); // AR-17.5
        lowerHandsTo(s, winner);
      }),
    ],
  ),
]);

function winnerOf(_: State, { winner }: Ordering): Seat {
  return sure(isSeat, winner);
}

function asksForWord(_: State, __: Ordering, ___: Seat, picked: readonly Option[]): string[] {
  return picked.length > 0 ? [] : ['speak', 'quiet'];
}

function raiseHands(s: State, local: Ordering, dealer: GameDealer): void {
  dealer.reveal();
  const winner = winnerOf(s, local);
  for (const seat of othersInOrder(s, winner))
    if (local.word?.[seat]?.[0] === 'speak') raiseHand(s, seat, winner, dealer);
}

/** Amounts as words. */
const AMOUNTS = Array.from({ length: FLORINS + 1 }, (_, florins) => String(florins));

/** From nothing to all one has. */
function bids(s: State, _: Ordering, seat: Seat, picked: readonly Option[]): string[] {
  return picked.length > 0 ? [] : AMOUNTS.slice(0, playerAt(s, seat).florins + 1);
}

/** All bids are paid. A second tie, and with two players the first one, leaves the order as it is (AR-15.4). */
function openBids(s: State, local: Ordering, picks: Option[][], seats: readonly Seat[], dealer: GameDealer): void {
  dealer.reveal();
  const amounts = seats.map((seat) => Number(picks[seat]?.[0] ?? 0));
  seats.forEach((seat, at) => {
    payFlorins(s, seat, defined(amounts[at]));
  });
  dealer.tell({ type: 'bids-opened', seats: seats.slice(), bids: amounts });
  const best = Math.max(...amounts);
  const highest = seats.filter((_, at) => amounts[at] === best);
  local.winner = best > 0 && highest.length === 1 ? defined(highest[0]) : -1;
  local.tied = best > 0 && highest.length > 1 ? highest : [];
  if (local.winner >= 0) {
    s.active = winnerOf(s, local);
    dealer.tell({ type: 'bid-won', seat: s.active, florins: best });
  } else dealer.tell({ type: 'bid-tied', again: local.again === null && local.tied.length > 1 && s.seats > 2 });
}

function seatsLeft(s: State, { placed }: Ordering): string[] {
  const seats = s.order.filter((seat) => !placed.includes(seat)).map((seat) => atPlayer('next', seat));
  return placed.length === 0 ? or(seats, 'keep') : seats;
}
