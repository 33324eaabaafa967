import { defined, type Seat } from '@stolik/engine';
import { fieldsFor, type Look, pieces, turned } from '@stolik/engine/state';
import { KIND_OF } from './content/cards.ts';
import { CARDS, physical } from './content/catalogue.ts';
import { type Card, FACE_DOWN, NONE } from './pieces.ts';
import type { Happening, Player, Rival, Running, State, Turn } from './state.ts';

/**
 * IM-3: every field of the state, how it is copied, who sees it, and where cards lie. What a player owns is no secret unless it was taken unseen; where it lies is.
 */
const { value, list, part, maybe, each, row, record, whole } = fieldsFor<State>();

/** Both sides of a card are one card. */
const PHYSICAL: readonly Card[] = CARDS.map(physical);

/** Before the cards are dealt out only the power cards lie there that somebody has taken a side of. */
const cardsOf = ({ phase, cards, players }: State): readonly Card[] =>
  phase === 'seating' ? players.flatMap(({ play }) => play) : cards;

/** IM-23.1. Everybody keeps the cards they are known to have, so the game deals them anew itself. */
export const CARD = pieces<State>('card', (s) => cardsOf(s).map((card) => defined(PHYSICAL[card])), {
  special: true,
  called: (card) => `${defined(KIND_OF[card]).id} (${card})`,
  piece: (card) => PHYSICAL[card] ?? NONE,
  also: ({ running: all }) => all.flatMap(({ resolving, self }) => (resolving ? [self] : [])),
});

/** IM-16.4: everything is counted openly. */
const isReckoned = ({ phase }: State): boolean => phase === 'reckoning' || phase === 'over';

const NOTHING: readonly Card[] = [];

/** Cards of face-down decks that the viewer looks at just now. */
function lookedAt({ running: all, mainDeck }: State, viewer: Seat | null): readonly Card[] {
  if (all.length === 0) return NOTHING;
  const looked: Card[] = [];
  for (const one of all) {
    if (one.actor === viewer) looked.push(...one.looked);
    if (mainDeck.at(-1) === one.it && one.it !== undefined) looked.push(one.it); // turned up for everybody
  }
  return looked;
}

const faceDown = (cards: readonly Card[], looked: readonly Card[]): Card[] =>
  looked.length === 0 ? turned(cards, FACE_DOWN) : cards.map((card) => (looked.includes(card) ? card : FACE_DOWN));

/** Its owner's, and whose it is may be nobody's: common decks. */
const owners = (cards: Card[], { own, state: s, viewer }: Look<State>): Card[] =>
  own ? cards.slice() : faceDown(cards, lookedAt(s, viewer));

/** Face down to its owner too. */
const drawn = (cards: Card[], { state: s, viewer }: Look<State>): Card[] =>
  isReckoned(s) ? cards.slice() : faceDown(cards, lookedAt(s, viewer));

/** The last card of the nation deck is known (IM-11.20). */
function nationDeck(cards: Card[], look: Look<State>): Card[] {
  const seen = drawn(cards, look);
  if (cards.length > 0) seen[0] = defined(cards[0]);
  return seen;
}

/** The cards that the viewer knows to be among the face-down ones: all but those taken unseen. */
const known = (cards: readonly Card[], shown: readonly Card[], secret: readonly Card[], own: boolean): Card[] =>
  cards
    .filter((card, at) => shown[at] === FACE_DOWN && card >= 0 && (own || !secret.includes(card)))
    .sort((a, b) => a - b);

function unseen(_: Card[], look: Look<State>, { hand, deck, history, sunken, secret }: Player): Card[] {
  const cards = look.own ? deck : [...hand, ...deck, ...history, ...sunken];
  return known(cards, drawn(cards, look), secret, look.own);
}

const unseenNation = (_: Card[], look: Look<State>, { nationDeck: deck, secret }: Player): Card[] =>
  known(deck, nationDeck(deck, look), secret, look.own);

export const player = record<Player>('Player', {
  nation: value('all'),
  empire: value('all'),
  materials: value('all'),
  population: value('all'),
  progress: value('all'),
  actions: value('all'),
  exhausts: value('all'),
  hand: list(owners, CARD),
  deck: list(drawn, CARD),
  discard: list('all', CARD),
  play: list('all', CARD),
  garrison: list('all', CARD),
  hosts: list('all'),
  history: list(owners, CARD),
  sunken: list(owners, CARD),
  nationDeck: list(nationDeck, CARD),
  development: list('all', CARD),
  quest: value('all', CARD),
  beneath: list('all', CARD),
  exhausted: list('all'),
  stored: list('all'),
  secret: list(owners),
  unseen: list(unseen),
  unseenNation: list(unseenNation),
});

const openSlots = (slots: Card[], { own }: Look<State>, { open }: Rival): Card[] =>
  slots.map((card, at) => (own || card === NONE || (open >> at) & 1 ? card : FACE_DOWN));

/** The lower part of the dynasty deck lies in a known order (IM-21.2). */
const orderedPart = (dynasty: Card[], { own }: Look<State>, { ordered }: Rival): Card[] =>
  dynasty.map((card, at) => (own || at < ordered ? card : FACE_DOWN));

const rivalsUnseen = (_: Card[], look: Look<State>, one: Rival): Card[] => {
  const { slots, deck, secret } = one;
  return known(
    [...slots, ...deck],
    [...openSlots(slots, look, one), ...(look.own ? deck : faceDown(deck, []))],
    secret,
    false,
  );
};

const unseenDynasty = (_: Card[], look: Look<State>, one: Rival): Card[] =>
  known(one.dynasty, orderedPart(one.dynasty, look, one), one.secret, false);

/** Nobody sees the opponent's row and decks before the reckoning; its history is open, since everything in it has been face up. */
export const rival = record<Rival>('Rival', {
  nation: value('all'),
  level: value('all'),
  empire: value('all'),
  materials: value('all'),
  population: value('all'),
  progress: value('all'),
  slots: list(openSlots, CARD),
  open: value('all'),
  deck: list('owner', CARD),
  discard: list('all', CARD),
  play: list('all', CARD),
  history: list('all', CARD),
  dynasty: list(orderedPart, CARD),
  ordered: value('all'),
  steps: value('all'),
  rolled: value('all'),
  secret: list('owner'),
  unseen: list(rivalsUnseen),
  unseenDynasty: list(unseenDynasty),
});

/** A reference to a card, unless it lies where the viewer cannot see it. */
function reference(card: Card, { state: s, viewer, own }: Look<State>): Card {
  if (card < 0 || own) return card;
  for (const [index, one] of s.players.entries()) {
    if (one.deck.includes(card) || (one.nationDeck.includes(card) && one.nationDeck[0] !== card)) return FACE_DOWN;
    if (index !== viewer && [one.hand, one.history, one.sunken].some((pile) => pile.includes(card))) return FACE_DOWN;
  }
  const decks = [s.mainDeck.slice(0, -1), s.regionDeck, s.uncivilisedDeck, s.civilisedDeck, s.fameDeck];
  return decks.some((deck) => deck.includes(card)) ? FACE_DOWN : card;
}

/** What an effect refers to may be a hidden card: only those who act see it. */
const referred = (card: Card, look: Look<State>, { actor, owner }: Running): Card =>
  actor === look.viewer || owner === look.viewer ? card : reference(card, look);

const allReferred = (cards: Card[], look: Look<State>, one: Running): Card[] =>
  cards.map((card) => referred(card, look, one));

const happened = (happenings: Happening[], look: Look<State>): Happening[] =>
  happenings.map((happening) => ({ ...happening, card: reference(happening.card, look) }));

export const running = record<Running>('Running', {
  self: value('all'),
  owner: value('all'),
  actor: value('all'),
  as: value('all'),
  resolving: value('all'),
  attack: value('all'),
  spared: value('all'),
  it: value(referred),
  last: value('all'),
  drawn: list(allReferred),
  looked: list(allReferred),
  more: value('all'),
  released: value('all'),
  declared: value('all'),
  materials: value('all'),
  population: value('all'),
  ready: value((): Card | string | null => null),
  asked: value('all'),
});

export const turn = record<Turn>('Turn', {
  kind: value('all'),
  freed: list('all'),
  treated: list('all'),
  ignoring: value('all'),
});

export const state = whole('State', FACE_DOWN, isReckoned, {
  seats: value('all'),
  commons: value('all'),
  nations: value('all'),
  level: value('all'),
  asksProgress: value('all'),
  phase: value('all'),
  first: value('all'),
  active: value('all'),
  round: value('all'),
  cards: value('all'),
  players: each(player),
  rival: maybe(rival),
  market: list('all', CARD),
  under: list('all', CARD),
  tokens: list('all'),
  mainDeck: list(owners, CARD),
  regionDeck: list(owners, CARD),
  uncivilisedDeck: list(owners, CARD),
  civilisedDeck: list(owners, CARD),
  fameDeck: list(owners, CARD),
  king: value('all', CARD),
  crowned: value('all'),
  unrestPile: list('all', CARD),
  exile: list('all', CARD),
  aside: list(owners, CARD),
  running: row(running),
  happenings: list(happened),
  turn: part(turn),
  trigger: value('all'),
  lastRound: value('all'),
  halted: value('all'),
  collapsed: value('all'),
});
