import type { Seat } from '@stolik/engine';
import { type Card, FACE_DOWN, NONE } from './pieces.ts';
import type { Player, Rival, Running, State } from './state.ts';

/**
 * IM-3: who sees what. A view lists every field anew and never copies one it does not know, so a new field stays hidden
 * until somebody decides otherwise. What a player owns is no secret unless it was taken unseen; where it lies is.
 */
export function view(s: State, viewer: Seat | null): State {
  const all = s.phase === 'reckoning' || s.phase === 'over'; // IM-16.4: everything is counted openly
  const looked = lookedAt(s, viewer);
  const hide = (cards: readonly Card[]): Card[] => (all ? cards.slice() : faceDown(cards, looked));
  return {
    seats: s.seats,
    commons: s.commons,
    nations: s.nations,
    level: s.level,
    phase: s.phase,
    first: s.first,
    active: s.active,
    round: s.round,
    cards: s.cards.slice(),
    players: s.players.map((player, seat) => playerView(player, seat as Seat, viewer, all, looked)),
    rival: s.rival === null ? null : rivalView(s.rival, all),
    market: s.market.slice(),
    under: s.under.slice(),
    tokens: s.tokens.slice(),
    mainDeck: hide(s.mainDeck),
    regionDeck: hide(s.regionDeck),
    uncivilisedDeck: hide(s.uncivilisedDeck),
    civilisedDeck: hide(s.civilisedDeck),
    fameDeck: hide(s.fameDeck),
    king: s.king,
    crowned: s.crowned,
    unrestPile: s.unrestPile.slice(),
    exile: s.exile.slice(),
    aside: hide(s.aside),
    running: s.running.map((running) => runningView(s, running, viewer, all)),
    happenings: s.happenings.map((happening) => ({ ...happening, card: shown(s, happening.card, viewer, all) })),
    turn: {
      kind: s.turn.kind,
      freed: s.turn.freed.slice(),
      treated: s.turn.treated.slice(),
      ignoring: s.turn.ignoring,
    },
    trigger: s.trigger,
    lastRound: s.lastRound,
    halted: s.halted,
    collapsed: s.collapsed,
  };
}

/** Cards of face-down decks that the viewer looks at just now. */
function lookedAt(s: State, viewer: Seat | null): readonly Card[] {
  const looked: Card[] = [];
  for (const running of s.running) {
    if (running.actor === viewer) looked.push(...running.looked);
    if (s.mainDeck.at(-1) === running.it && running.it !== undefined) looked.push(running.it); // turned up for everybody
  }
  return looked;
}

const faceDown = (cards: readonly Card[], looked: readonly Card[]): Card[] =>
  cards.map((card) => (looked.includes(card) ? card : FACE_DOWN));

/** The cards that the viewer knows to be among the face-down ones: all but those taken unseen. */
const known = (cards: readonly Card[], shownCards: readonly Card[], secret: readonly Card[], own: boolean): Card[] =>
  cards
    .filter((card, at) => shownCards[at] === FACE_DOWN && card >= 0 && (own || !secret.includes(card)))
    .sort((a, b) => a - b);

function playerView(player: Player, seat: Seat, viewer: Seat | null, all: boolean, looked: readonly Card[]): Player {
  const own = all || seat === viewer;
  const mine = (cards: readonly Card[]): Card[] => (own ? cards.slice() : faceDown(cards, looked));
  const hand = mine(player.hand);
  const history = mine(player.history);
  const sunken = mine(player.sunken);
  const deck = all ? player.deck.slice() : faceDown(player.deck, looked);
  const nationDeck = all
    ? player.nationDeck.slice()
    : player.nationDeck.map((card, at) => (at === 0 || looked.includes(card) ? card : FACE_DOWN));
  return {
    nation: player.nation,
    empire: player.empire,
    materials: player.materials,
    population: player.population,
    progress: player.progress,
    actions: player.actions,
    exhausts: player.exhausts,
    hand,
    deck,
    discard: player.discard.slice(),
    play: player.play.slice(),
    garrison: player.garrison.slice(),
    hosts: player.hosts.slice(),
    history,
    sunken,
    nationDeck,
    development: player.development.slice(),
    quest: player.quest,
    beneath: player.beneath.slice(),
    exhausted: player.exhausted.slice(),
    stored: player.stored.slice(),
    secret: mine(player.secret),
    unseen: known(
      [...player.hand, ...player.deck, ...player.history, ...player.sunken],
      [...hand, ...deck, ...history, ...sunken],
      player.secret,
      own,
    ),
    unseenNation: known(player.nationDeck, nationDeck, player.secret, own),
  };
}

/** Nobody sees the opponent's row and decks; its history is open, since everything in it has been face up. */
function rivalView(rival: Rival, all: boolean): Rival {
  const slots = rival.slots.map((card, at) => (all || card === NONE || (rival.open >> at) & 1 ? card : FACE_DOWN));
  const deck = all ? rival.deck.slice() : faceDown(rival.deck, []);
  const dynasty = all
    ? rival.dynasty.slice()
    : rival.dynasty.map((card, at) => (isOrdered(rival, at) ? card : FACE_DOWN));
  return {
    nation: rival.nation,
    level: rival.level,
    empire: rival.empire,
    materials: rival.materials,
    population: rival.population,
    progress: rival.progress,
    slots,
    open: rival.open,
    deck,
    discard: rival.discard.slice(),
    play: rival.play.slice(),
    history: rival.history.slice(),
    dynasty,
    ordered: rival.ordered,
    steps: rival.steps,
    rolled: rival.rolled,
    secret: all ? rival.secret.slice() : faceDown(rival.secret, []),
    unseen: known([...rival.slots, ...rival.deck], [...slots, ...deck], rival.secret, false),
    unseenDynasty: known(rival.dynasty, dynasty, rival.secret, false),
  };
}

/** The lower part of the dynasty deck lies in a known order (IM-21.2). */
const isOrdered = ({ ordered }: Rival, at: number): boolean => at < ordered;

/** What an effect refers to may be a hidden card: only those who act see it. */
function runningView(s: State, running: Running, viewer: Seat | null, all: boolean): Running {
  const acts = all || running.actor === viewer || running.owner === viewer;
  const hide = (cards: readonly Card[]): Card[] => cards.map((card) => (acts ? card : shown(s, card, viewer, all)));
  return {
    self: running.self,
    owner: running.owner,
    actor: running.actor,
    as: running.as,
    resolving: running.resolving,
    attack: running.attack,
    spared: running.spared,
    it: acts ? running.it : shown(s, running.it, viewer, all),
    last: running.last,
    drawn: hide(running.drawn),
    looked: hide(running.looked),
    more: running.more,
    released: running.released,
    declared: running.declared,
    materials: running.materials,
    population: running.population,
    ready: null,
    asked: running.asked,
  };
}

/** A reference to a card, unless it lies where the viewer cannot see it. */
function shown(s: State, card: Card, viewer: Seat | null, all: boolean): Card {
  if (card < 0 || all) return card;
  for (const [index, player] of s.players.entries()) {
    if (player.deck.includes(card) || (player.nationDeck.includes(card) && player.nationDeck[0] !== card))
      return FACE_DOWN;
    if (index !== viewer && [player.hand, player.history, player.sunken].some((pile) => pile.includes(card)))
      return FACE_DOWN;
  }
  const decks = [s.mainDeck.slice(0, -1), s.regionDeck, s.uncivilisedDeck, s.civilisedDeck, s.fameDeck];
  return decks.some((deck) => deck.includes(card)) ? FACE_DOWN : card;
}
