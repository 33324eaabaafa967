import { defined, type Seat } from '@stolik/engine';
import { cardKind } from './content/catalogue.ts';
import { ALL_KINDS } from './pieces.ts';
import { type Bundle, type Offer, type Player, type Pledge, playerAt, type State } from './state.ts';
import { cubesWorth, FLORIN, florinsWorth, TOKEN } from './worth.ts';

/** What talks, open offers and bought places are worth to a seat. */
export function talksWorth(s: State, seat: Seat): number {
  let worth = -WORD * playerAt(s, seat).words;
  for (const deal of s.placeDeals) worth += DEAL * gainOf(s, seat, deal);
  // A bot proposes in its own turn; it hears who asks for the word, and does not ask itself.
  for (const { from } of s.hands) if (from === seat) worth -= IDLE.turn;
  if (s.talks === null) return worth;
  const { about, centre, offers, made, heard } = s.talks;
  let waits = false;
  for (const offer of offers) {
    const hope = offerWorth(s, seat, offer);
    worth += hope;
    if (hope > 0 && offer.from === seat) waits = true;
  }
  // Whoever was asked for the word listens; what he hears may be worth something.
  const hears = heard > 0 && s.hands.some(({ to }) => to === seat);
  if (centre === seat) worth += (waits && made[seat] === 1 && isFirstTalk(s)) || hears ? AHEAD : -IDLE[about];
  return worth;
}

/** What was refused is not proposed again in the same turn. */
const isFirstTalk = ({ crisis, turn }: State): boolean => (crisis === null ? turn.talks : crisis.talks) <= 1;

/** Talks cost patience, every word of them, so that a bot talks only when it has something to offer. */
const WORD = 3;
/** A second offer, and listening with nothing to ask, only put things off; most of all a crisis. */
const IDLE = { turn: 40, order: 300, crisis: 300 } as const;
/** Whoever waits for the answer to a likely offer has his deeds before him still; with this he is not worse off than one who has done them in silence. */
const AHEAD = 48;
/** An offer that is not likely to be taken, and one that is too long to be thought over. */
const UNLIKELY = -2;
const NONSENSE = -40;
/** A bought place is likely to be given. */
const DEAL = 0.8;
/** What each side must gain before an offer is worth making, how likely it must be, and how much of the gain may be hoped for. */
const LEAST = 0.2;
const LEAST_CHANCE = 0.3;
const MOST_HOPE = 3;

export function offerWorth(s: State, seat: Seat, offer: Offer): number {
  const own = gainOf(s, seat, offer);
  if (seat === offer.to) return 0.2 * Math.max(0, Math.min(MOST_HOPE, own));
  if (seat !== offer.from) return 0;
  if (!isPlain(offer)) return NONSENSE;
  const chance = own >= LEAST ? chanceOf(s, offer) : 0;
  return chance >= LEAST_CHANCE ? Math.min(MOST_HOPE, chance * own) : UNLIKELY;
}

/** One thing for one thing, nothing promised. */
const isPlain = ({ give, take, permit, place, pledge }: Offer): boolean =>
  pledge === null && thingsIn(give) <= 1 && thingsIn(take) + (permit === 0 ? 0 : 1) + (place === 0 ? 0 : 1) <= 2;

const thingsIn = ({ florins, cubes, tokens, cards }: Bundle): number =>
  (florins > 0 ? 1 : 0) + cubes.filter((count) => count > 0).length + (tokens > 0 ? 1 : 0) + cards.length;

/**
 * How likely the other has what is asked and gains by it. Only what everybody knows counts here, the sum of what others have, so that the same offer looks
 * the same whatever is guessed about the stocks behind screens.
 */
function chanceOf(s: State, { from, to, give, take, permit, place }: Offer): number {
  if (take.tokens > 0 || take.cards.length > 0 || give.tokens > 0 || give.cards.length > 0) return 0;
  const others = s.seats - 1;
  let florins = 0;
  const mean = ALL_KINDS.map(() => 0);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === from) continue;
    const player = playerAt(s, seat);
    florins += player.florins / others;
    for (const kind of ALL_KINDS) mean[kind] = defined(mean[kind]) + defined(player.cubes[kind]) / others;
  }
  let chance = take.florins === 0 ? 1 : Math.min(1, florins / (1.5 * take.florins));
  let gain = florinsWorth(florins + give.florins) - florinsWorth(florins + take.florins);
  for (const kind of ALL_KINDS) {
    const held = defined(mean[kind]);
    if (defined(take.cubes[kind]) > 0) {
      chance *= 1 - (1 - 1 / others) ** (held * others);
      // Cubes lie together: whoever has one of a kind often has most of what there is.
      const there = Math.max(1, TOGETHER * held * others);
      gain -= between(there) - between(there - 1);
    }
    if (defined(give.cubes[kind]) > 0) {
      const few = Math.max(0, held - TOGETHER);
      gain += between(few + 1) - between(few);
    }
  }
  const central = to === s.talks?.centre;
  if (permit !== 0) gain += central ? HARVEST : LEAVE;
  if (place > 0) gain += central ? PLACE_GIVEN : PLACE_BOUGHT / place;
  return gain >= LEAST ? chance : 0;
}

const TOGETHER = 0.7;

/** What so many cubes of a kind are worth, also between two whole numbers of them. */
function between(count: number): number {
  const whole = Math.floor(count);
  return cubesWorth(whole) + (count - whole) * (cubesWorth(whole + 1) - cubesWorth(whole));
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

const CARD = 4;
const MEDAL = 10;
/** In a crisis a cube of its kind is wanted now. */
const WANTED = 1.5;

function received(s: State, { florins, cubes }: Player, bundle: Bundle): number {
  let worth = florinsWorth(florins + bundle.florins) - florinsWorth(florins) + bundleRest(bundle);
  for (const kind of ALL_KINDS) {
    const more = defined(bundle.cubes[kind]);
    if (more === 0) continue;
    worth += cubesWorth(defined(cubes[kind]) + more) - cubesWorth(defined(cubes[kind]));
    if (s.crisis?.kind === kind) worth += WANTED * more;
  }
  return worth;
}

function spared({ florins, cubes }: Player, bundle: Bundle): number {
  let worth = florinsWorth(florins) - florinsWorth(florins - bundle.florins) + bundleRest(bundle);
  for (const kind of ALL_KINDS) {
    const less = defined(bundle.cubes[kind]);
    if (less > 0) worth += cubesWorth(defined(cubes[kind])) - cubesWorth(defined(cubes[kind]) - less);
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
