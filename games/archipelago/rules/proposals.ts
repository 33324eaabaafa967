import { defined, oneNamed, type Seat, seatIn, sure } from '@stolik/engine';
import { backOf, backZones } from '../content/cards.ts';
import { capacityOf, priceAt } from '../content/tables.ts';
import { ALL_KINDS, DOMESTIC, is, KINDS, type Kind, kindNamed } from '../pieces.ts';
import { type Offer, playerAt, type State } from '../state.ts';
import { lordOf } from './control.ts';
import { hasPlaceDeal, NOTHING } from './deals.ts';
import { talksOf } from './drafts.ts';
import { foreignRegions } from './harvest.ts';
import { atPlayer } from './seats.ts';

/**
 * AR-17.3: the usual offers, made with one word that says all of it: `sell-wood-3@player-1`. They follow from what the writer has and from what
 * everybody knows, so they tell nothing; everything else is written word by word.
 */
const VERBS = ['buy', 'sell', 'swap', 'lease', 'first'] as const;
type Verb = (typeof VERBS)[number];

/** So many of a kind before one of them is offered. */
const SPARE = 2;
/** What leave to harvest, and being first, usually cost. */
const LEASE = 2;
const FIRST = 3;

export const isProposal = (word: string): boolean =>
  word.includes('@player-') && VERBS.some((verb) => word.startsWith(`${verb}-`));

/** All that the writer may propose to one other with a word; one thing at a time. */
export function proposalsTo(s: State, from: Seat, to: Seat): string[] {
  const { about, centre, offers } = talksOf(s);
  const words: string[] = [];
  if (offers.some((offer) => offer.from === from && offer.to === to)) return words;
  const add = (verb: Verb, ...what: (string | number)[]): void => {
    words.push(atPlayer([verb, ...what].join('-'), to));
  };
  const { florins, cubes } = playerAt(s, from);
  const central = from === centre;
  if (about === 'turn')
    for (const region of foreignRegions(s, centre, 0, NO_MEANS))
      if (lordOf(s, region) === (central ? to : from) && (!central || florins >= LEASE)) add('lease', region, LEASE);
  if (about === 'order' && (central || florins >= FIRST) && !hasPlaceDeal(s, from, to)) add('first', FIRST);
  const spare = mostOf(cubes);
  const wanted = wantedBy(s, from);
  if (spare !== null) add('sell', KINDS[spare], usualPrice(s, spare));
  if (wanted === null) return words;
  if (florins >= usualPrice(s, wanted)) add('buy', KINDS[wanted], usualPrice(s, wanted));
  if (spare !== null && spare !== wanted) add('swap', KINDS[spare], KINDS[wanted]);
  return words;
}

const NO_MEANS = { florins: 0 };

/** The kind of which a player has most, if it can be spared. */
function mostOf(cubes: readonly number[]): Kind | null {
  let most: Kind | null = null;
  for (const kind of ALL_KINDS) {
    const count = defined(cubes[kind]);
    if (count >= SPARE && count > (most === null ? 0 : defined(cubes[most]))) most = kind;
  }
  return most;
}

/** What the crisis asks for, now or next; else the kind that the writer lacks and the others have most of. The sum of what they have is known to all. */
function wantedBy(s: State, from: Seat): Kind | null {
  const asked = s.crisis?.kind ?? nextAsked(s);
  if (asked !== null && heldByOthers(s, from, asked) > 0) return asked;
  let wanted: Kind | null = null;
  let most = 0;
  for (const kind of ALL_KINDS) {
    if (defined(playerAt(s, from).cubes[kind]) > 0) continue;
    const held = heldByOthers(s, from, kind);
    if (held > most) {
      most = held;
      wanted = kind;
    }
  }
  return wanted;
}

function heldByOthers(s: State, from: Seat, kind: Kind): number {
  let sum = 0;
  for (let seat = 0; seat < s.players.length; seat++) if (seat !== from) sum += defined(s.players[seat]?.cubes[kind]);
  return sum;
}

/** The kind of the first crisis on the back on top of the deck, which everybody sees (AR-7.1). */
function nextAsked(s: State): Kind | null {
  const top = s.deck.at(-1);
  if (top === undefined) return null;
  for (const zone of backZones(backOf(top))) if (!zone.red && zone.zone !== 'event') return zone.kind;
  return null;
}

/** Half of what the domestic market would pay: between giving it away and an action of one's own. */
function usualPrice(s: State, kind: Kind): number {
  const next = Math.min(capacityOf(DOMESTIC, kind), defined(s.domestic[kind]) + 1);
  return Math.ceil(priceAt(DOMESTIC, kind, next) / 2);
}

const cubesOf = (kind: string | undefined): number[] => NOTHING.cubes.with(kindNamed(kind ?? ''), 1);

/** The offer that a word makes; `centre` is the one who may harvest, or who sets the order. */
export function proposalOf(from: Seat, centre: Seat, word: string): Offer {
  const [verb = '', what, more] = word.slice(0, word.indexOf('@')).split('-');
  const offer: Offer = { from, to: seatIn(word), give: NOTHING, take: NOTHING, permit: 0, place: 0, pledge: null };
  const florins = (amount: string | undefined): Offer['give'] => ({ ...NOTHING, florins: Number(amount) });
  switch (oneNamed(VERBS, verb)) {
    case 'buy':
      return { ...offer, give: florins(more), take: { ...NOTHING, cubes: cubesOf(what) } };
    case 'sell':
      return { ...offer, give: { ...NOTHING, cubes: cubesOf(what) }, take: florins(more) };
    case 'swap':
      return { ...offer, give: { ...NOTHING, cubes: cubesOf(what) }, take: { ...NOTHING, cubes: cubesOf(more) } };
    case 'lease': {
      const permit = sure(is.region, Number(what));
      return from === centre ? { ...offer, permit, give: florins(more) } : { ...offer, permit, take: florins(more) };
    }
    case 'first':
      return from === centre
        ? { ...offer, place: 1, take: florins(what) }
        : { ...offer, place: 1, give: florins(what) };
  }
}
