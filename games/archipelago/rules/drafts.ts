import type { Option, Seat } from '@stolik/engine';
import { cardKind } from '../content/catalogue.ts';
import { FLORINS } from '../content/tables.ts';
import { type Card, isCard, KINDS, kindNamed, type Region } from '../pieces.ts';
import {
  type Bundle,
  type Offer,
  PLEDGES,
  type Player,
  type Pledge,
  type PledgeKind,
  playerAt,
  type State,
  type Talks,
} from '../state.ts';
import { lordOf } from './control.ts';
import { isNothing, isTradable, NOTHING } from './deals.ts';
import { foreignRegions } from './harvest.ts';

/**
 * AR-17.3: an offer is written down word by word. A thing (`give-florins`, `ask-fish`, a card) is named once; where it can be counted, its
 * amount follows. `send` sends the offer, `cancel` tears it up. What has been picked so far is all there is to remember.
 */
export interface Draft {
  give: Mutable<Bundle>;
  take: Mutable<Bundle>;
  permit: Region | 0;
  place: number;
  pledge: Pledge | null;
  /** The thing whose amount, card or time comes next. */
  open: string | null;
  things: readonly Option[];
  end: 'send' | 'cancel' | null;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };

/** So many things an offer may speak of, and so much of one thing. */
const MOST_THINGS = 6;
const MOST_FLORINS = 20;
const MOST_CUBES = 5;
/** Rounds within which a loan may be promised to be paid back. */
const LATEST = 3;

export const talksOf = (s: State): Talks => s.talks as Talks;

const empty = (): Mutable<Bundle> => ({ florins: 0, cubes: NOTHING.cubes.slice(), tokens: 0, cards: [] });

/** What the picks say so far. */
export function readDraft(s: State, from: Seat, to: Seat, picks: readonly Option[]): Draft {
  const draft: Draft = {
    give: empty(),
    take: empty(),
    permit: 0,
    place: 0,
    pledge: null,
    open: null,
    things: [],
    end: null,
  };
  const things: Option[] = [];
  for (const pick of picks) {
    if (draft.open !== null) fill(s, draft, draft.open, pick, from, to);
    else if (pick === 'send' || pick === 'cancel') draft.end = pick;
    else {
      things.push(pick);
      name(s, draft, pick, from, to);
    }
  }
  draft.things = things;
  return draft;
}

/** A thing is named: it is complete, or something about it is still open. */
function name(s: State, draft: Draft, thing: Option, from: Seat, to: Seat): void {
  if (isCard(thing)) {
    if (playerAt(s, from).cards.includes(thing)) draft.give.cards.push(thing);
    else draft.take.cards.push(thing);
    return;
  }
  const word = String(thing);
  if (word.startsWith('permit@')) draft.permit = Number(word.slice('permit@'.length)) as Region;
  else if (word.startsWith('place-')) draft.place = Number(word.slice('place-'.length));
  else if (word === 'promise-support') draft.pledge = { by: from, to, what: 'support', amount: 0, due: s.round };
  else draft.open = word;
}

/** The amount, the card or the time that was open. */
function fill(s: State, draft: Draft, open: string, pick: Option, from: Seat, to: Seat): void {
  draft.open = null;
  const amount = Number(pick);
  if (open === 'promise-due') {
    draft.pledge = { ...(draft.pledge as Pledge), due: s.round + amount };
    return;
  }
  const [side = '', what = ''] = [open.slice(0, open.indexOf('-')), open.slice(open.indexOf('-') + 1)];
  if (side === 'promise') {
    draft.pledge = { by: from, to, what: what as PledgeKind, amount, due: s.round };
    if (what === 'repay') draft.open = 'promise-due';
    return;
  }
  const bundle = side === 'give' ? draft.give : draft.take;
  if (what === 'florins') bundle.florins = amount;
  else if (what === 'tokens') bundle.tokens = amount;
  else bundle.cubes[kindNamed(what)] = amount;
}

/** What can be written next; nothing when the offer is finished. */
export function draftOptions(s: State, from: Seat, to: Seat, picks: readonly Option[]): Option[] {
  const draft = readDraft(s, from, to, picks);
  if (draft.end !== null) return [];
  if (draft.open !== null) return amountsFor(s, draft.open, from, to);
  const options: Option[] = [];
  if (draft.things.length < MOST_THINGS) addThings(s, draft, from, to, options);
  if (isOffer(draft)) options.push('send');
  options.push('cancel');
  return options;
}

const isOffer = ({ give, take, permit, place }: Draft): boolean => {
  const empty = isNothing(give) && isNothing(take);
  return place > 0 ? !empty : !empty || permit !== 0;
};

export const offerOf = (s: State, from: Seat, to: Seat, picks: readonly Option[]): Offer | null => {
  const { give, take, permit, place, pledge, end } = readDraft(s, from, to, picks);
  return end === 'send' ? { from, to, give, take, permit, place, pledge } : null;
};

const AMOUNTS = Array.from({ length: FLORINS + 1 }, (_, amount) => String(amount));
const upTo = (most: number): string[] => AMOUNTS.slice(1, most + 1);

/** Of what others have only the sum is known: all there is, less what lies open or with the writer. */
export function amountsFor(s: State, open: string, from: Seat, to: Seat): Option[] {
  if (open === 'promise-due') return upTo(LATEST);
  if (open === 'promise-use-card') return cardsToUse(s, from, to);
  const what = open.slice(open.indexOf('-') + 1);
  const own = playerAt(s, from);
  const given = open.startsWith('give-');
  if (open === 'promise-repay') return upTo(MOST_FLORINS);
  if (open.startsWith('promise-')) return upTo(MOST_CUBES);
  if (what === 'florins')
    return upTo(Math.min(MOST_FLORINS, given ? own.florins : others(s, from, ({ florins }) => florins)));
  if (what === 'tokens')
    return upTo(Math.min(MOST_CUBES, given ? own.tokens : others(s, from, ({ tokens }) => tokens)));
  const kind = kindNamed(what);
  return upTo(
    Math.min(MOST_CUBES, given ? (own.cubes[kind] as number) : others(s, from, ({ cubes }) => cubes[kind] as number)),
  );
}

const others = (s: State, seat: Seat, amount: (player: Player) => number): number =>
  s.players.reduce((sum, player, other) => sum + (other === seat ? 0 : amount(player)), 0);

const COUNTED = ['florins', ...KINDS, 'tokens'];
const GIVE = COUNTED.map((what) => `give-${what}`);
const ASK = COUNTED.map((what) => `ask-${what}`);

function addThings(s: State, draft: Draft, from: Seat, to: Seat, options: Option[]): void {
  const talks = talksOf(s);
  const bought = draft.place > 0;
  const central = from === talks.centre;
  const add = (thing: Option): void => {
    if (!draft.things.includes(thing)) options.push(thing);
  };
  // Whoever gives a place gives nothing else in that deal.
  const givesPlace = bought && central;
  const asksPlace = bought && !central;
  if (!givesPlace) for (const thing of GIVE) if (amountsFor(s, thing, from, to).length > 0) add(thing);
  if (!givesPlace) for (const card of playerAt(s, from).cards) if (isTradable(s, playerAt(s, from), card)) add(card);
  if (!asksPlace) for (const thing of ASK) if (amountsFor(s, thing, from, to).length > 0) add(thing);
  if (!asksPlace) for (const card of playerAt(s, to).cards) if (isTradable(s, playerAt(s, to), card)) add(card);
  if (talks.about === 'turn' && draft.permit === 0) {
    const partner = central ? to : from;
    for (const region of foreignRegions(s, talks.centre, 0, NO_MEANS))
      if (lordOf(s, region) === partner) add(`permit@${region}`);
  }
  if (talks.about === 'order' && !bought && isNothing(central ? draft.give : draft.take))
    for (let place = 1; place < s.seats; place++) add(`place-${place}`);
  if (draft.pledge === null) for (const what of PLEDGES) if (mayPromise(s, what, from, to)) add(`promise-${what}`);
}

const NO_MEANS = { florins: 0 };

/** Help in a crisis is promised by the one whose turn it is; a card is used in one's own turn. */
function mayPromise(s: State, what: PledgeKind, from: Seat, to: Seat): boolean {
  const talks = talksOf(s);
  switch (what) {
    case 'repay':
    case 'support':
      return true;
    case 'stand-up':
      return s.crisis?.zone === 'domestic' && from === talks.centre;
    case 'deliver':
      return s.crisis?.zone === 'export' && from === talks.centre;
    case 'use-card':
      return talks.about === 'turn' && from === talks.centre && cardsToUse(s, from, to).length > 0;
  }
}

const cardsToUse = (s: State, _: Seat, to: Seat): Card[] =>
  playerAt(s, to).cards.filter((card) => cardKind(card).arrow === 'anyone' && !s.used.includes(card));
