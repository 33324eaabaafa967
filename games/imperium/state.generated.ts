import type { Seat } from '@stolik/engine';
import { lookAt, lookFrom, shown, turned, type Look } from '@stolik/engine/state';
import { player, rival, running, state } from './fields.ts';
import type { Player, Rival, Running, State, Turn } from './state.ts';

// Written by `npm run state` from fields.ts, which is the place to change it.

const BACK = state.back;

export function copyState(s: State): State {
  return {
    seats: s.seats,
    commons: s.commons,
    nations: s.nations,
    level: s.level,
    asksProgress: s.asksProgress,
    phase: s.phase,
    first: s.first,
    active: s.active,
    round: s.round,
    cards: s.cards,
    players: s.players.map(copyPlayer),
    rival: s.rival === null ? null : copyRival(s.rival),
    market: s.market.slice(),
    under: s.under.slice(),
    tokens: s.tokens.slice(),
    mainDeck: s.mainDeck.slice(),
    regionDeck: s.regionDeck.slice(),
    uncivilisedDeck: s.uncivilisedDeck.slice(),
    civilisedDeck: s.civilisedDeck.slice(),
    fameDeck: s.fameDeck.slice(),
    king: s.king,
    crowned: s.crowned,
    unrestPile: s.unrestPile.slice(),
    exile: s.exile.slice(),
    aside: s.aside.slice(),
    running: s.running.map(copyRunning),
    happenings: s.happenings.slice(),
    turn: copyTurn(s.turn),
    trigger: s.trigger,
    lastRound: s.lastRound,
    halted: s.halted,
    collapsed: s.collapsed,
  };
}

export function view(s: State, viewer: Seat | null): State {
  const look = lookFrom(s, viewer, state.lifted(s));
  return {
    seats: s.seats,
    commons: s.commons,
    nations: s.nations,
    level: s.level,
    asksProgress: s.asksProgress,
    phase: s.phase,
    first: s.first,
    active: s.active,
    round: s.round,
    cards: s.cards,
    players: s.players.map((one, seat) => viewPlayer(one, lookAt(look, seat))),
    rival: s.rival === null ? null : viewRival(s.rival, look),
    market: s.market.slice(),
    under: s.under.slice(),
    tokens: s.tokens.slice(),
    mainDeck: shown(state, 'mainDeck', s, look),
    regionDeck: shown(state, 'regionDeck', s, look),
    uncivilisedDeck: shown(state, 'uncivilisedDeck', s, look),
    civilisedDeck: shown(state, 'civilisedDeck', s, look),
    fameDeck: shown(state, 'fameDeck', s, look),
    king: s.king,
    crowned: s.crowned,
    unrestPile: s.unrestPile.slice(),
    exile: s.exile.slice(),
    aside: shown(state, 'aside', s, look),
    running: s.running.map((one) => viewRunning(one, look)),
    happenings: shown(state, 'happenings', s, look),
    turn: copyTurn(s.turn),
    trigger: s.trigger,
    lastRound: s.lastRound,
    halted: s.halted,
    collapsed: s.collapsed,
  };
}

export function copyPlayer(s: Player): Player {
  return {
    nation: s.nation,
    empire: s.empire,
    materials: s.materials,
    population: s.population,
    progress: s.progress,
    actions: s.actions,
    exhausts: s.exhausts,
    hand: s.hand.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    play: s.play.slice(),
    garrison: s.garrison.slice(),
    hosts: s.hosts.slice(),
    history: s.history.slice(),
    sunken: s.sunken.slice(),
    nationDeck: s.nationDeck.slice(),
    development: s.development.slice(),
    quest: s.quest,
    beneath: s.beneath.slice(),
    exhausted: s.exhausted.slice(),
    stored: s.stored.slice(),
    secret: s.secret.slice(),
    unseen: s.unseen.slice(),
    unseenNation: s.unseenNation.slice(),
  };
}

function viewPlayer(s: Player, look: Look<State>): Player {
  return {
    nation: s.nation,
    empire: s.empire,
    materials: s.materials,
    population: s.population,
    progress: s.progress,
    actions: s.actions,
    exhausts: s.exhausts,
    hand: shown(player, 'hand', s, look),
    deck: shown(player, 'deck', s, look),
    discard: s.discard.slice(),
    play: s.play.slice(),
    garrison: s.garrison.slice(),
    hosts: s.hosts.slice(),
    history: shown(player, 'history', s, look),
    sunken: shown(player, 'sunken', s, look),
    nationDeck: shown(player, 'nationDeck', s, look),
    development: s.development.slice(),
    quest: s.quest,
    beneath: s.beneath.slice(),
    exhausted: s.exhausted.slice(),
    stored: s.stored.slice(),
    secret: shown(player, 'secret', s, look),
    unseen: shown(player, 'unseen', s, look),
    unseenNation: shown(player, 'unseenNation', s, look),
  };
}

export function copyRival(s: Rival): Rival {
  return {
    nation: s.nation,
    level: s.level,
    empire: s.empire,
    materials: s.materials,
    population: s.population,
    progress: s.progress,
    slots: s.slots.slice(),
    open: s.open,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    play: s.play.slice(),
    history: s.history.slice(),
    dynasty: s.dynasty.slice(),
    ordered: s.ordered,
    steps: s.steps,
    rolled: s.rolled,
    secret: s.secret.slice(),
    unseen: s.unseen.slice(),
    unseenDynasty: s.unseenDynasty.slice(),
  };
}

function viewRival(s: Rival, look: Look<State>): Rival {
  return {
    nation: s.nation,
    level: s.level,
    empire: s.empire,
    materials: s.materials,
    population: s.population,
    progress: s.progress,
    slots: shown(rival, 'slots', s, look),
    open: s.open,
    deck: look.own ? s.deck.slice() : turned(s.deck, BACK),
    discard: s.discard.slice(),
    play: s.play.slice(),
    history: s.history.slice(),
    dynasty: shown(rival, 'dynasty', s, look),
    ordered: s.ordered,
    steps: s.steps,
    rolled: s.rolled,
    secret: look.own ? s.secret.slice() : turned(s.secret, BACK),
    unseen: shown(rival, 'unseen', s, look),
    unseenDynasty: shown(rival, 'unseenDynasty', s, look),
  };
}

export function copyRunning(s: Running): Running {
  return {
    self: s.self,
    owner: s.owner,
    actor: s.actor,
    as: s.as,
    resolving: s.resolving,
    attack: s.attack,
    spared: s.spared,
    it: s.it,
    last: s.last,
    drawn: s.drawn.slice(),
    looked: s.looked.slice(),
    more: s.more,
    released: s.released,
    declared: s.declared,
    materials: s.materials,
    population: s.population,
    ready: s.ready,
    asked: s.asked,
  };
}

function viewRunning(s: Running, look: Look<State>): Running {
  return {
    self: s.self,
    owner: s.owner,
    actor: s.actor,
    as: s.as,
    resolving: s.resolving,
    attack: s.attack,
    spared: s.spared,
    it: shown(running, 'it', s, look),
    last: s.last,
    drawn: shown(running, 'drawn', s, look),
    looked: shown(running, 'looked', s, look),
    more: s.more,
    released: s.released,
    declared: s.declared,
    materials: s.materials,
    population: s.population,
    ready: shown(running, 'ready', s, look),
    asked: s.asked,
  };
}

export function copyTurn(s: Turn): Turn {
  return {
    kind: s.kind,
    freed: s.freed.slice(),
    treated: s.treated.slice(),
    ignoring: s.ignoring,
  };
}
