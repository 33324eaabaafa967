import { defined, given, type Option, oneNamed, type Seat, sure } from '@stolik/engine';
import { cardKind } from '../content/cards.ts';
import { FLORINS } from '../content/tables.ts';
import { type Card, is, KINDS, kindNamed, type Region } from '../pieces.ts';
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
import { canGive, hasPlaceDeal, isNothing, isTradable, NOTHING } from './deals.ts';
import { foreignRegions } from './harvest.ts';

/**
 * AR-17.3: an offer is written down word by word. A thing (`give-florins`, `ask-fish`, a card) is named; where it can be counted, its
 * amount follows. `send` sends the offer, `cancel` tears it up. A counter-offer begins with the terms of the offer it answers, seen from the
 * other side; naming a thing again changes its amount, naming a card again takes it out. What has been picked so far is all there is to remember.
 */
export interface Draft {
  give: Mutable<Bundle>;
  take: Mutable<Bundle>;
  permit: Region | 0;
  place: number;
  pledge: Pledge | null;
  /** The thing whose amount, card or time comes next. */
  open: string | null;
  things: Option[];
  end: 'send' | 'cancel' | null;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };

/** Who writes to whom, and the offer that is answered, if one is. */
export interface Letter {
  readonly from: Seat;
  readonly to: Seat;
  readonly answers: Offer | null;
}

/** So many things an offer may speak of, or a counter-offer change, and so much of one thing. */
export const MOST_THINGS = 4;
export const MOST_FLORINS = 20;
export const MOST_CUBES = 5;
/** Rounds within which a loan may be promised to be paid back. */
export const LATEST = 3;

export const talksOf = (s: State): Talks => given(s.talks);

const copyOf = ({ florins, cubes, tokens, cards }: Bundle): Mutable<Bundle> => ({
  florins,
  cubes: cubes.slice(),
  tokens,
  cards: cards.slice(),
});

const begin = (answers: Offer | null): Draft => ({
  give: copyOf(answers?.take ?? NOTHING),
  take: copyOf(answers?.give ?? NOTHING),
  permit: answers?.permit ?? 0,
  place: answers?.place ?? 0,
  pledge: answers?.pledge ?? null,
  open: null,
  things: [],
  end: null,
});

/** What the picks say so far, from the one at `first` to the end of the draft. */
export function readDraft(s: State, letter: Letter, picks: readonly Option[], first = 0): Draft {
  const draft = begin(letter.answers);
  for (let at = first; at < picks.length && draft.end === null; at++) {
    const pick = defined(picks[at]);
    if (draft.open !== null) fill(s, draft, draft.open, pick, letter);
    else if (pick === 'send' || pick === 'cancel') draft.end = pick;
    else {
      draft.things.push(pick);
      name(s, draft, pick, letter);
    }
  }
  return draft;
}

/** A thing is named: it is complete, or something about it is still open. */
function name(s: State, draft: Draft, thing: Option, { from, to }: Letter): void {
  if (is.card(thing)) {
    const bundle = playerAt(s, from).cards.includes(thing) ? draft.give : draft.take;
    if (bundle.cards.includes(thing)) bundle.cards.splice(bundle.cards.indexOf(thing), 1);
    else bundle.cards.push(thing);
    return;
  }
  const word = String(thing);
  if (word.startsWith('permit@')) draft.permit = sure(is.region, Number(word.slice('permit@'.length)));
  else if (word.startsWith('place-')) draft.place = Number(word.slice('place-'.length));
  else if (word === NO_PROMISE) draft.pledge = null;
  else if (word === 'promise-support') draft.pledge = { by: from, to, what: 'support', amount: 0, due: s.round };
  else if (word === 'demand-support') draft.pledge = { by: to, to: from, what: 'support', amount: 0, due: s.round };
  else draft.open = word;
}

const sideOf = (thing: string): string => thing.slice(0, thing.indexOf('-'));
const whatOf = (thing: string): string => thing.slice(thing.indexOf('-') + 1);

/** The amount, the card or the time that was open. */
function fill(s: State, draft: Draft, open: string, pick: Option, { from, to }: Letter): void {
  draft.open = null;
  const amount = Number(pick);
  if (open === DUE) {
    draft.pledge = { ...given(draft.pledge), due: s.round + amount };
    return;
  }
  const side = sideOf(open);
  const what = whatOf(open);
  if (side === 'promise' || side === 'demand') {
    const [by, other] = side === 'promise' ? [from, to] : [to, from];
    draft.pledge = { by, to: other, what: oneNamed(PLEDGES, what), amount, due: s.round };
    if (what === 'repay') draft.open = DUE;
    return;
  }
  const bundle = side === 'give' ? draft.give : draft.take;
  if (what === 'florins') bundle.florins = amount;
  else if (what === 'tokens') bundle.tokens = amount;
  else bundle.cubes[kindNamed(what)] = amount;
}

/** By when a loan is repaid. */
const DUE = 'due-round';

/** What can be written next; nothing when the offer is finished. */
export function draftOptions(s: State, letter: Letter, draft: Draft): Option[] {
  if (draft.end !== null) return [];
  if (draft.open !== null) return amountsFor(s, draft.open, letter);
  const options: Option[] = [];
  if (draft.things.length < MOST_THINGS) addThings(s, draft, letter, options);
  if (isOffer(draft) && (letter.answers === null || (draft.things.length > 0 && canGive(s, letter.from, draft.give))))
    options.push('send');
  options.push('cancel');
  return options;
}

/** Something changes hands, or leave is given; for a place somebody has to pay. */
const isOffer = ({ give, take, permit, place }: Draft): boolean =>
  !isNothing(give) || !isNothing(take) || (permit !== 0 && place === 0);

/** Nothing is written yet. */
export const isEmpty = ({ give, take, permit, place, pledge }: Draft): boolean =>
  isNothing(give) && isNothing(take) && permit === 0 && place === 0 && pledge === null;

export const offerOf = ({ from, to }: Letter, { give, take, permit, place, pledge, end }: Draft): Offer | null =>
  end === 'send' ? { from, to, give, take, permit, place, pledge } : null;

const AMOUNTS = Array.from({ length: FLORINS + 1 }, (_, amount) => String(amount));
/** From nothing in a counter-offer, which may take a thing out; from one otherwise. */
const upTo = (most: number, { answers }: Letter): string[] => AMOUNTS.slice(answers === null ? 1 : 0, most + 1);

function amountsFor(s: State, open: string, letter: Letter): Option[] {
  if (open === DUE) return AMOUNTS.slice(1, LATEST + 1);
  const side = sideOf(open);
  const what = whatOf(open);
  if (side === 'give' || side === 'ask') return upTo(mostOf(s, side, what, letter.from), letter);
  if (what === 'use-card') return side === 'promise' ? cardsOf(s, letter.to) : cardsOf(s, letter.from);
  return AMOUNTS.slice(1, (what === 'repay' ? MOST_FLORINS : MOST_CUBES) + 1);
}

/** Of what others have only the sum is known: all there is, less what lies open or with the writer. */
function mostOf(s: State, side: string, what: string, from: Seat): number {
  const least = what === 'florins' ? MOST_FLORINS : MOST_CUBES;
  if (side === 'give') return Math.min(least, stockOf(playerAt(s, from), what));
  let sum = 0;
  for (let seat = 0; seat < s.players.length; seat++) if (seat !== from) sum += stockOf(playerAt(s, seat), what);
  return Math.min(least, sum);
}

const stockOf = (player: Player, what: string): number =>
  what === 'florins' ? player.florins : what === 'tokens' ? player.tokens : defined(player.cubes[kindNamed(what)]);

const COUNTED = ['florins', ...KINDS, 'tokens'];
const GIVE = COUNTED.map((what) => `give-${what}`);
const ASK = COUNTED.map((what) => `ask-${what}`);

/** AR-17.1: all that is behind screens, and cards; no units, no discs, no objectives. */
function addThings(s: State, draft: Draft, { from, to }: Letter, options: Option[]): void {
  const talks = talksOf(s);
  const { things } = draft;
  const central = from === talks.centre;
  const add = (thing: Option): void => {
    if (!things.includes(thing)) options.push(thing);
  };
  // Whoever gives a place gives nothing else in that deal.
  const givesPlace = draft.place > 0 && central;
  const asksPlace = draft.place > 0 && !central;
  for (let at = 0; at < COUNTED.length; at++)
    if (!givesPlace && mostOf(s, 'give', defined(COUNTED[at]), from) > 0) add(defined(GIVE[at]));
  for (const card of playerAt(s, from).cards) if (!givesPlace && isTradable(s, playerAt(s, from), card)) add(card);
  for (let at = 0; at < COUNTED.length; at++)
    if (!asksPlace && mostOf(s, 'ask', defined(COUNTED[at]), from) > 0) add(defined(ASK[at]));
  for (const card of playerAt(s, to).cards) if (!asksPlace && isTradable(s, playerAt(s, to), card)) add(card);
  if (talks.about === 'turn' && draft.permit === 0) {
    const partner = central ? to : from;
    for (const region of foreignRegions(s, talks.centre, 0, NO_MEANS))
      if (lordOf(s, region) === partner) add(`permit@${region}`);
  }
  const mayPlace = isNothing(central ? draft.give : draft.take) && !things.some(isPlace) && !hasPlaceDeal(s, from, to);
  if (talks.about === 'order' && mayPlace)
    for (let place = 1; place < s.seats; place++) if (place !== draft.place) add(`place-${place}`);
  if (things.some(isPromise)) return;
  if (draft.pledge !== null) options.push(NO_PROMISE);
  for (const what of PLEDGES) if (mayPromise(s, what, from, to)) options.push(`promise-${what}`);
  for (const what of PLEDGES) if (mayPromise(s, what, to, from)) options.push(`demand-${what}`);
}

/** What a counter-offer says to take the promise out. */
const NO_PROMISE = 'no-promise';

const isPlace = (thing: Option): boolean => typeof thing === 'string' && thing.startsWith('place-');
const isPromise = (thing: Option): boolean =>
  typeof thing === 'string' && (thing === NO_PROMISE || thing.startsWith('promise-') || thing.startsWith('demand-'));

const NO_MEANS = { florins: 0 };

/** Help in a crisis is promised by the one whose turn it is; a card is used in one's own turn. */
export function mayPromise(s: State, what: PledgeKind, by: Seat, to: Seat): boolean {
  const { about, centre } = talksOf(s);
  switch (what) {
    case 'repay':
    case 'support':
      return true;
    case 'stand-up':
      return s.crisis?.zone === 'domestic' && by === centre;
    case 'deliver':
      return s.crisis?.zone === 'export' && by === centre;
    case 'use-card':
      return about === 'turn' && by === centre && cardsOf(s, to).length > 0;
  }
}

/** Cards of a player that another one could still use in this round. */
export const cardsOf = (s: State, owner: Seat): Card[] =>
  playerAt(s, owner).cards.filter((card) => cardKind(card).arrow === 'anyone' && !s.used.includes(card));
