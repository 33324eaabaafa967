import { addTo, defined, type Seat } from '@stolik/engine';
import { cardKind } from '../content/cards.ts';
import { ALL_KINDS, type Card } from '../pieces.ts';
import { type Bundle, type Offer, type Player, playerAt, type State } from '../state.ts';
import { noteDone, pledge } from './pledges.ts';
import type { GameDealer } from './steps.ts';

/** AR-17.3: what an accepted offer does. Exchanges happen at once; only payments for a place wait for the order. */

export const NOTHING: Bundle = { florins: 0, cubes: [0, 0, 0, 0, 0, 0], tokens: 0, cards: [] };

export const isNothing = ({ florins, cubes, tokens, cards }: Bundle): boolean =>
  florins === 0 && tokens === 0 && cards.length === 0 && cubes.every((count) => count === 0);

/** Is it all there, and not promised for a place already? */
export function canGive(s: State, seat: Seat, { florins, cubes, tokens, cards }: Bundle): boolean {
  const player = playerAt(s, seat);
  const owed = owedFor(s, seat);
  return (
    player.florins >= florins + owed.florins &&
    player.tokens >= tokens + owed.tokens &&
    ALL_KINDS.every((kind) => defined(player.cubes[kind]) >= defined(cubes[kind]) + defined(owed.cubes[kind])) &&
    cards.every((card) => isTradable(s, player, card) && !owed.cards.includes(card))
  );
}

/** AR-17.5: a place that was agreed on is charged once; the two do not bargain for another while it stands. */
export const hasPlaceDeal = (s: State, one: Seat, other: Seat): boolean =>
  s.placeDeals.some(({ from, to }) => (from === one && to === other) || (from === other && to === one));

/** AR-17.5: what a seat will have to pay if it gets the places it has bargained for. It is kept for that, or the deal would bind one side only. */
export function owedFor(s: State, seat: Seat): Bundle {
  let owed = NOTHING;
  for (const deal of s.placeDeals) if (payerOf(deal) === seat) owed = together(owed, paymentOf(deal));
  return owed;
}

const together = (one: Bundle, other: Bundle): Bundle => ({
  florins: one.florins + other.florins,
  cubes: one.cubes.map((count, kind) => count + defined(other.cubes[kind])),
  tokens: one.tokens + other.tokens,
  cards: [...one.cards, ...other.cards],
});

/** Not a built wonder, not a card with discs on it (AR-17.3). */
export const isTradable = (s: State, player: Player, card: Card): boolean =>
  player.cards.includes(card) &&
  !player.wonders.includes(card) &&
  !(s.used.includes(card) && cardKind(card).cost.discs > 0);

function hand(s: State, from: Seat, to: Seat, { florins, cubes, tokens, cards }: Bundle): void {
  const giver = playerAt(s, from);
  const taker = playerAt(s, to);
  giver.florins -= florins;
  taker.florins += florins;
  giver.tokens -= tokens;
  taker.tokens += tokens;
  for (const kind of ALL_KINDS) {
    addTo(giver.cubes, kind, -defined(cubes[kind]));
    addTo(taker.cubes, kind, defined(cubes[kind]));
  }
  if (cards.length === 0) return;
  giver.cards = giver.cards.filter((card) => !cards.includes(card));
  taker.cards = [...taker.cards, ...cards];
}

/** Both sides perform, or it is void because something is no longer there. */
export function settle(s: State, offer: Offer, dealer: GameDealer): void {
  const { from, to, give, take, permit, place } = offer;
  dealer.reveal();
  if (!canGive(s, from, give) || !canGive(s, to, take) || (place > 0 && hasPlaceDeal(s, from, to))) {
    dealer.tell({ type: 'offer-void', offer });
    return;
  }
  dealer.tell({ type: 'offer-accepted', offer });
  if (place > 0) s.placeDeals = [...s.placeDeals, offer];
  else perform(s, offer, dealer);
  if (permit !== 0) s.turn.permits = [...s.turn.permits, permit];
}

/** What goes to and fro in one bargain repays nothing: only the florins that stay with the other count. */
function perform(s: State, { from, to, give, take, pledge: made }: Offer, dealer: GameDealer): void {
  hand(s, from, to, give);
  hand(s, to, from, take);
  const paid = give.florins - take.florins;
  if (paid > 0) noteDone(s, from, to, 'repay', paid, dealer);
  if (paid < 0) noteDone(s, to, from, 'repay', -paid, dealer);
  if (made !== null) pledge(s, made, dealer);
}

/** AR-17.5: the order stands, so payments for a place, and what was promised with them, are due where the place was given. */
export function settlePlaces(s: State, dealer: GameDealer): void {
  const deals = s.placeDeals;
  s.placeDeals = [];
  if (deals.length > 0) dealer.reveal();
  for (const offer of deals) {
    const payer = payerOf(offer);
    const given = s.order.indexOf(payer) < offer.place;
    dealer.tell({ type: 'place-settled', offer, payer, paid: given });
    if (given) perform(s, offer, dealer);
  }
}

/** The one of the two who pays: the bundle of the other is empty. */
const payerOf = ({ from, to, give }: Offer): Seat => (isNothing(give) ? to : from);
const paymentOf = ({ give, take }: Offer): Bundle => (isNothing(give) ? take : give);
