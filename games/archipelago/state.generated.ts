import type { Seat } from '@stolik/engine';
import { lookAt, lookFrom, shown, turned, type Look } from '@stolik/engine/state';
import { fists, player, state } from './fields.ts';
import type { Crisis, Fists, Player, State, Talks, Turn } from './state.ts';

// Written by `npm run state` from fields.ts, which is the place to change it.

const BACK = state.back;

export function copyState(s: State): State {
  return {
    seats: s.seats,
    options: s.options,
    order: s.order,
    active: s.active,
    round: s.round,
    phase: s.phase,
    map: s.map,
    stack: s.stack,
    tileDiscard: s.tileDiscard,
    aside: s.aside,
    found: s.found,
    holder: s.holder.slice(),
    ground: s.ground,
    harbour: s.harbour,
    built: s.built,
    served: s.served,
    pillaged: s.pillaged,
    pillageCoins: s.pillageCoins,
    at: s.at.slice(),
    spot: s.spot.slice(),
    engaged: s.engaged.slice(),
    lying: s.lying.slice(),
    fleet: s.fleet,
    domestic: s.domestic.slice(),
    export: s.export.slice(),
    bank: s.bank.slice(),
    florins: s.florins,
    population: s.population,
    unrest: s.unrest,
    workers: s.workers,
    tokens: s.tokens,
    tokensSpent: s.tokensSpent,
    circles: s.circles,
    players: s.players.map(copyPlayer),
    deck: s.deck,
    track: s.track,
    rotation: s.rotation,
    discard: s.discard,
    revealed: s.revealed,
    used: s.used,
    fresh: s.fresh,
    trends: s.trends,
    votes: s.votes,
    met: s.met,
    called: s.called,
    turn: copyTurn(s.turn),
    crisis: s.crisis === null ? null : copyCrisis(s.crisis),
    fists: s.fists === null ? null : copyFists(s.fists),
    talks: s.talks === null ? null : copyTalks(s.talks),
    promises: s.promises,
    placeDeals: s.placeDeals,
    hands: s.hands,
    passed: s.passed,
    ended: s.ended,
  };
}

export function view(s: State, viewer: Seat | null): State {
  const look = lookFrom(s, viewer, state.lifted(s));
  return {
    seats: s.seats,
    options: s.options,
    order: s.order,
    active: s.active,
    round: s.round,
    phase: s.phase,
    map: s.map,
    stack: shown(state, 'stack', s, look),
    tileDiscard: s.tileDiscard,
    aside: s.aside,
    found: s.found,
    holder: s.holder.slice(),
    ground: s.ground,
    harbour: s.harbour,
    built: s.built,
    served: s.served,
    pillaged: s.pillaged,
    pillageCoins: s.pillageCoins,
    at: s.at.slice(),
    spot: s.spot.slice(),
    engaged: s.engaged.slice(),
    lying: s.lying.slice(),
    fleet: s.fleet,
    domestic: s.domestic.slice(),
    export: s.export.slice(),
    bank: s.bank.slice(),
    florins: s.florins,
    population: s.population,
    unrest: s.unrest,
    workers: s.workers,
    tokens: s.tokens,
    tokensSpent: s.tokensSpent,
    circles: s.circles,
    players: s.players.map((one, seat) => viewPlayer(one, lookAt(look, seat))),
    deck: shown(state, 'deck', s, look),
    track: s.track,
    rotation: s.rotation,
    discard: s.discard,
    revealed: s.revealed,
    used: s.used,
    fresh: s.fresh,
    trends: s.trends,
    votes: s.votes,
    met: s.met,
    called: s.called,
    turn: copyTurn(s.turn),
    crisis: s.crisis === null ? null : copyCrisis(s.crisis),
    fists: s.fists === null ? null : viewFists(s.fists, look),
    talks: s.talks === null ? null : copyTalks(s.talks),
    promises: s.promises,
    placeDeals: s.placeDeals,
    hands: s.hands,
    passed: s.passed,
    ended: s.ended,
  };
}

export function copyPlayer(s: Player): Player {
  return {
    florins: s.florins,
    cubes: s.cubes.slice(),
    tokens: s.tokens,
    discs: s.discs,
    spent: s.spent,
    cards: s.cards,
    wonders: s.wonders,
    objectives: s.objectives,
    shown: s.shown,
    declined: s.declined,
    tiles: s.tiles,
    given: s.given,
    portFees: s.portFees,
    marketFees: s.marketFees,
    words: s.words,
    promisesKept: s.promisesKept,
    promisesBroken: s.promisesBroken,
  };
}

function viewPlayer(s: Player, look: Look<State>): Player {
  return {
    florins: shown(player, 'florins', s, look),
    cubes: shown(player, 'cubes', s, look),
    tokens: shown(player, 'tokens', s, look),
    discs: s.discs,
    spent: s.spent,
    cards: s.cards,
    wonders: s.wonders,
    objectives: shown(player, 'objectives', s, look),
    shown: s.shown,
    declined: look.own ? s.declined : turned(s.declined, BACK),
    tiles: look.own ? s.tiles : turned(s.tiles, BACK),
    given: s.given,
    portFees: s.portFees,
    marketFees: s.marketFees,
    words: s.words,
    promisesKept: s.promisesKept,
    promisesBroken: s.promisesBroken,
  };
}

export function copyTurn(s: Turn): Turn {
  return {
    acted: s.acted,
    carded: s.carded,
    served: s.served,
    doubled: s.doubled,
    harvestFee: s.harvestFee,
    permits: s.permits,
    talks: s.talks,
  };
}

export function copyCrisis(s: Crisis): Crisis {
  return {
    zone: s.zone,
    kind: s.kind,
    rate: s.rate,
    toStand: s.toStand,
    missing: s.missing,
    talks: s.talks,
  };
}

export function copyFists(s: Fists): Fists {
  return {
    victim: s.victim,
    left: s.left,
    right: s.right,
  };
}

function viewFists(s: Fists, look: Look<State>): Fists {
  return {
    victim: s.victim,
    left: shown(fists, 'left', s, look),
    right: shown(fists, 'right', s, look),
  };
}

export function copyTalks(s: Talks): Talks {
  return {
    about: s.about,
    centre: s.centre,
    made: s.made,
    heard: s.heard,
    offers: s.offers,
  };
}
