import type { Seat } from '@stolik/engine';
import { copyPiles, lookAt, lookFrom, ownPile, shown, turned, turnedPiles, type Look } from '@stolik/engine/state';
import { state, turn } from './fields.ts';
import type { Player, State, Turn, Zu } from './state.ts';

// Written by `npm run state` from fields.ts, which is the place to change it.

const BACK = state.back;

export function copyState(s: State): State {
  return {
    seats: s.seats,
    startHand: s.startHand,
    round: s.round,
    phase: s.phase,
    active: s.active,
    turnOrder: s.turnOrder.slice(),
    players: s.players.map(copyPlayer),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    forecast: s.forecast.slice(),
    markers: s.markers.slice(),
    packs: copyPiles(s.packs),
    nextToken: s.nextToken,
    stacks: copyPiles(s.stacks),
    map: s.map.slice(),
    blackMarket: copyPiles(s.blackMarket),
    sold: s.sold.slice(),
    pools: copyPiles(s.pools),
    queues: copyPiles(s.queues),
    ship: s.ship.slice(),
    box: s.box,
    buyerDeck: s.buyerDeck.slice(),
    buyerDiscard: s.buyerDiscard.slice(),
    orders: s.orders.slice(),
    orderDeck: s.orderDeck.slice(),
    explorers: s.explorers.slice(),
    traders: s.traders.slice(),
    envoys: s.envoys.slice(),
    turn: copyTurn(s.turn),
    zu: s.zu === null ? null : copyZu(s.zu),
  };
}

export function view(s: State, viewer: Seat | null): State {
  const look = lookFrom(s, viewer, state.lifted(s));
  return {
    seats: s.seats,
    startHand: s.startHand,
    round: s.round,
    phase: s.phase,
    active: s.active,
    turnOrder: s.turnOrder.slice(),
    players: s.players.map((one, seat) => viewPlayer(one, lookAt(look, seat))),
    deck: turned(s.deck, BACK),
    discard: s.discard.slice(),
    forecast: s.forecast.slice(),
    markers: s.markers.slice(),
    packs: ownPile(s.packs, look, BACK),
    nextToken: s.nextToken,
    stacks: turnedPiles(s.stacks, BACK),
    map: s.map.slice(),
    blackMarket: copyPiles(s.blackMarket),
    sold: s.sold.slice(),
    pools: copyPiles(s.pools),
    queues: copyPiles(s.queues),
    ship: s.ship.slice(),
    box: s.box,
    buyerDeck: turned(s.buyerDeck, BACK),
    buyerDiscard: s.buyerDiscard.slice(),
    orders: s.orders.slice(),
    orderDeck: turned(s.orderDeck, BACK),
    explorers: s.explorers.slice(),
    traders: s.traders.slice(),
    envoys: s.envoys.slice(),
    turn: viewTurn(s.turn, look),
    zu: s.zu === null ? null : viewZu(s.zu, look),
  };
}

export function copyPlayer(s: Player): Player {
  return {
    faction: s.faction,
    credits: s.credits,
    ledger: s.ledger.slice(),
    hand: s.hand.slice(),
    travel: s.travel.slice(),
    spent: s.spent.slice(),
    hold: s.hold.slice(),
    hatch: s.hatch.slice(),
    gallery: s.gallery,
    bonuses: s.bonuses,
    supply: s.supply,
    token: s.token,
    passed: s.passed,
  };
}

function viewPlayer(s: Player, look: Look<State>): Player {
  return {
    faction: s.faction,
    credits: s.credits,
    ledger: s.ledger.slice(),
    hand: look.own ? s.hand.slice() : turned(s.hand, BACK),
    travel: s.travel.slice(),
    spent: s.spent.slice(),
    hold: s.hold.slice(),
    hatch: s.hatch.slice(),
    gallery: s.gallery,
    bonuses: s.bonuses,
    supply: s.supply,
    token: s.token,
    passed: s.passed,
  };
}

export function copyTurn(s: Turn): Turn {
  return {
    actions: s.actions,
    action: s.action,
    explorer: s.explorer,
    fuel: s.fuel,
    moved: s.moved.slice(),
    market: s.market,
    region: s.region,
    markets: s.markets.slice(),
    waived: s.waived,
    played: s.played,
    drawn: s.drawn.slice(),
    aside: s.aside.slice(),
  };
}

function viewTurn(s: Turn, look: Look<State>): Turn {
  return {
    actions: s.actions,
    action: s.action,
    explorer: s.explorer,
    fuel: s.fuel,
    moved: s.moved.slice(),
    market: s.market,
    region: s.region,
    markets: s.markets.slice(),
    waived: s.waived,
    played: s.played,
    drawn: s.drawn.slice(),
    aside: shown(turn, 'aside', s, look),
  };
}

export function copyZu(s: Zu): Zu {
  return {
    rules: s.rules,
    deck: s.deck.slice(),
    later: copyPiles(s.later),
    discard: s.discard.slice(),
    lastRound: s.lastRound.slice(),
    removed: s.removed.slice(),
    gone: s.gone.slice(),
  };
}

function viewZu(s: Zu, _look: Look<State>): Zu {
  return {
    rules: s.rules,
    deck: turned(s.deck, BACK),
    later: turnedPiles(s.later, BACK),
    discard: s.discard.slice(),
    lastRound: s.lastRound.slice(),
    removed: turned(s.removed, BACK),
    gone: s.gone.slice(),
  };
}
