import type { Seat } from '@stolik/engine';
import { cardKind } from './content/catalogue.ts';
import { ALL_KINDS } from './pieces.ts';
import { type Bundle, type Offer, type Player, type Pledge, playerAt, type State } from './state.ts';

/** What talks, open offers and bought places are worth to a seat, in tenths of a point. */
export function talksWorth(s: State, seat: Seat): number {
  let worth = s.turn.talks > 0 && s.active === seat ? -PATIENCE : 0;
  for (const deal of s.placeDeals) worth += DEAL * gainOf(s, seat, deal);
  if (s.talks === null) return worth;
  worth -= PATIENCE + WEARY * (s.talks.heard + (s.talks.made[seat] as number));
  for (const offer of s.talks.offers) worth += offerWorth(s, seat, offer);
  return worth;
}

/** Talking costs patience, every word of it; an offer that the other would not take costs more. */
const PATIENCE = 0.3;
const WEARY = 0.15;
const NONSENSE = -0.6;
/** A bought place is likely to be given. */
const DEAL = 0.8;
/** What each side must gain before an offer is worth making, and how much of the gain may be hoped for. */
const LEAST = 0.3;
const HOPE = 0.6;
const MOST_HOPE = 2;

function offerWorth(s: State, seat: Seat, offer: Offer): number {
  const own = gainOf(s, seat, offer);
  if (seat === offer.to) return 0.2 * Math.max(0, Math.min(MOST_HOPE, own));
  if (seat !== offer.from) return 0;
  return own >= LEAST && gainOf(s, offer.to, offer) >= LEAST ? Math.min(MOST_HOPE, HOPE * own) : NONSENSE;
}

/** What a seat gets by an offer, less what it gives. */
export function gainOf(s: State, seat: Seat, offer: Offer): number {
  if (seat !== offer.from && seat !== offer.to) return 0;
  const player = playerAt(s, seat);
  const [gives, gets] = seat === offer.from ? [offer.give, offer.take] : [offer.take, offer.give];
  const central = seat === (s.talks?.centre ?? s.order[0]);
  let gain = received(s, player, gets) - spared(player, gives);
  if (offer.permit !== 0) gain += central ? HARVEST : LEAVE;
  if (offer.place > 0) gain += central ? PLACE_GIVEN : PLACE_BOUGHT / offer.place;
  if (offer.pledge !== null) gain += pledgeWorth(s, seat, offer.pledge);
  return gain;
}

const HARVEST = 3;
const LEAVE = -0.5;
const PLACE_GIVEN = -0.5;
const PLACE_BOUGHT = 1.6;

const FLORIN = 0.7;
const SPARE_FLORIN = 0.25;
const RICH = 12;
const CUBE = 2.2;
const SPARE_CUBE = 0.4;
const ENOUGH = 4;
const TOKEN = 3.5;
const CARD = 4;
const MEDAL = 10;
/** In a crisis a cube of its kind is wanted now. */
const WANTED = 1.5;

/** So many of a thing, of which only the first ones are worth much. */
const worthUpTo = (from: number, to: number, most: number, dear: number, spare: number): number => {
  const first = Math.max(0, Math.min(to, most) - Math.min(from, most));
  return first * dear + (to - from - first) * spare;
};

function received(s: State, { florins, cubes }: Player, bundle: Bundle): number {
  let worth = worthUpTo(florins, florins + bundle.florins, RICH, FLORIN, SPARE_FLORIN) + bundleRest(bundle);
  for (const kind of ALL_KINDS) {
    const more = bundle.cubes[kind] as number;
    if (more === 0) continue;
    worth += worthUpTo(cubes[kind] as number, (cubes[kind] as number) + more, ENOUGH, CUBE, SPARE_CUBE);
    if (s.crisis?.kind === kind) worth += WANTED * more;
  }
  return worth;
}

function spared({ florins, cubes }: Player, bundle: Bundle): number {
  let worth = worthUpTo(florins - bundle.florins, florins, RICH, FLORIN, SPARE_FLORIN) + bundleRest(bundle);
  for (const kind of ALL_KINDS) {
    const less = bundle.cubes[kind] as number;
    if (less > 0) worth += worthUpTo((cubes[kind] as number) - less, cubes[kind] as number, ENOUGH, CUBE, SPARE_CUBE);
  }
  return worth;
}

function bundleRest({ tokens, cards }: Bundle): number {
  let worth = TOKEN * tokens;
  for (const card of cards) worth += CARD + MEDAL * cardKind(card).medals;
  return worth;
}

/** A promise binds nobody: it is worth as much as the word of the one who gives it. */
function pledgeWorth(s: State, seat: Seat, { by, to, what, amount }: Pledge): number {
  const { promisesKept, promisesBroken } = playerAt(s, by);
  const trust = (1 + promisesKept) / (2 + promisesKept + 2 * promisesBroken);
  const worth =
    what === 'support' ? 0 : what === 'repay' ? FLORIN * amount : what === 'use-card' ? FLORIN : 0.6 * amount;
  return seat === to ? trust * worth : seat === by ? -trust * worth : 0;
}
