import type { Seat } from '@stolik/engine';
import { copyPiles, lookAt, lookFrom, shown, tops, turned, turnedPiles, type Look } from '@stolik/engine/state';
import { state, wagon } from './fields.ts';
import type { Concern, Journey, State, Turn, Wagon } from './state.ts';

// Written by `npm run state` from fields.ts, which is the place to change it.

const BACK = state.back;

export function copyState(s: State): State {
  return {
    seats: s.seats,
    openCoins: s.openCoins,
    phase: s.phase,
    order: s.order.slice(),
    at: s.at,
    round: s.round,
    goods: s.goods.slice(),
    lanterns: s.lanterns,
    quartz: s.quartz,
    horseshoes: s.horseshoes,
    glowDice: s.glowDice,
    fortuneCoins: s.fortuneCoins,
    buildings: s.buildings.slice(),
    rotation: s.rotation,
    market: s.market.slice(),
    aside: s.aside,
    ruins: s.ruins,
    darkMarket: s.darkMarket,
    inn: s.inn.slice(),
    heroDeck: s.heroDeck.slice(),
    heroesOut: s.heroesOut.slice(),
    companionRow: s.companionRow.slice(),
    dieOnRow: s.dieOnRow,
    companionDeck: s.companionDeck.slice(),
    companionsOut: s.companionsOut.slice(),
    contracts: copyPiles(s.contracts),
    courtyard: s.courtyard.slice(),
    featDeck: s.featDeck.slice(),
    eventDecks: copyPiles(s.eventDecks),
    eventDiscards: copyPiles(s.eventDiscards),
    upgrades: s.upgrades.slice(),
    upgradesOut: s.upgradesOut.slice(),
    steeds: s.steeds.slice(),
    draft: s.draft.slice(),
    featChoice: s.featChoice,
    wagons: s.wagons.map(copyWagon),
    concern: s.concern === null ? null : copyConcern(s.concern),
    turn: copyTurn(s.turn),
    journey: s.journey === null ? null : copyJourney(s.journey),
  };
}

export function view(s: State, viewer: Seat | null): State {
  const look = lookFrom(s, viewer, state.lifted(s));
  return {
    seats: s.seats,
    openCoins: s.openCoins,
    phase: s.phase,
    order: s.order.slice(),
    at: s.at,
    round: s.round,
    goods: s.goods.slice(),
    lanterns: s.lanterns,
    quartz: s.quartz,
    horseshoes: s.horseshoes,
    glowDice: s.glowDice,
    fortuneCoins: s.fortuneCoins,
    buildings: s.buildings.slice(),
    rotation: s.rotation,
    market: s.market.slice(),
    aside: s.aside,
    ruins: s.ruins,
    darkMarket: s.darkMarket,
    inn: s.inn.slice(),
    heroDeck: turned(s.heroDeck, BACK),
    heroesOut: s.heroesOut.slice(),
    companionRow: s.companionRow.slice(),
    dieOnRow: s.dieOnRow,
    companionDeck: turned(s.companionDeck, BACK),
    companionsOut: s.companionsOut.slice(),
    contracts: tops(s.contracts, BACK),
    courtyard: s.courtyard.slice(),
    featDeck: shown(state, 'featDeck', s, look),
    eventDecks: turnedPiles(s.eventDecks, BACK),
    eventDiscards: copyPiles(s.eventDiscards),
    upgrades: s.upgrades.slice(),
    upgradesOut: s.upgradesOut.slice(),
    steeds: s.steeds.slice(),
    draft: s.draft.slice(),
    featChoice: s.featChoice,
    wagons: s.wagons.map((one, seat) => viewWagon(one, lookAt(look, seat))),
    concern: s.concern === null ? null : viewConcern(s.concern, look),
    turn: copyTurn(s.turn),
    journey: s.journey === null ? null : copyJourney(s.journey),
  };
}

export function copyWagon(s: Wagon): Wagon {
  return {
    coins: s.coins,
    prestige: s.prestige,
    pawn: s.pawn,
    lanterns: s.lanterns,
    horseshoes: s.horseshoes,
    quartz: s.quartz,
    goods: s.goods.slice(),
    heroes: s.heroes.slice(),
    contracts: s.contracts.slice(),
    steeds: s.steeds.slice(),
    upgrades: s.upgrades.slice(),
    companions: s.companions.slice(),
    gifts: s.gifts.slice(),
    feats: s.feats.slice(),
    deliveredHeroes: s.deliveredHeroes.slice(),
    deliveredContracts: s.deliveredContracts.slice(),
    reserve: s.reserve.slice(),
    locks: s.locks.slice(),
    pool: s.pool,
    spent: s.spent,
    removed: s.removed,
    glow: s.glow.slice(),
    glowPool: s.glowPool,
  };
}

function viewWagon(s: Wagon, look: Look<State>): Wagon {
  return {
    coins: shown(wagon, 'coins', s, look),
    prestige: s.prestige,
    pawn: s.pawn,
    lanterns: s.lanterns,
    horseshoes: s.horseshoes,
    quartz: s.quartz,
    goods: s.goods.slice(),
    heroes: s.heroes.slice(),
    contracts: s.contracts.slice(),
    steeds: s.steeds.slice(),
    upgrades: s.upgrades.slice(),
    companions: s.companions.slice(),
    gifts: s.gifts.slice(),
    feats: look.own ? s.feats.slice() : turned(s.feats, BACK),
    deliveredHeroes: look.own ? s.deliveredHeroes.slice() : turned(s.deliveredHeroes, BACK),
    deliveredContracts: look.own ? s.deliveredContracts.slice() : turned(s.deliveredContracts, BACK),
    reserve: s.reserve.slice(),
    locks: s.locks.slice(),
    pool: s.pool,
    spent: s.spent,
    removed: s.removed,
    glow: s.glow.slice(),
    glowPool: s.glowPool,
  };
}

export function copyConcern(s: Concern): Concern {
  return {
    level: s.level,
    pawn: s.pawn,
    coins: s.coins,
    prestige: s.prestige,
    stock: s.stock,
    heroes: s.heroes.slice(),
    contracts: s.contracts.slice(),
    feats: s.feats.slice(),
    deliveredHeroes: s.deliveredHeroes.slice(),
    deliveredContracts: s.deliveredContracts.slice(),
    companions: s.companions.slice(),
    town: s.town,
    tiles: s.tiles.slice(),
    actions: s.actions.slice(),
    usedActions: s.usedActions.slice(),
    sarcophagi: s.sarcophagi.slice(),
    usedSarcophagi: s.usedSarcophagi.slice(),
    notices: s.notices.slice(),
    usedNotices: s.usedNotices.slice(),
    turns: s.turns,
  };
}

function viewConcern(s: Concern, look: Look<State>): Concern {
  return {
    level: s.level,
    pawn: s.pawn,
    coins: s.coins,
    prestige: s.prestige,
    stock: s.stock,
    heroes: s.heroes.slice(),
    contracts: s.contracts.slice(),
    feats: look.own ? s.feats.slice() : turned(s.feats, BACK),
    deliveredHeroes: look.own ? s.deliveredHeroes.slice() : turned(s.deliveredHeroes, BACK),
    deliveredContracts: look.own ? s.deliveredContracts.slice() : turned(s.deliveredContracts, BACK),
    companions: s.companions.slice(),
    town: s.town,
    tiles: s.tiles.slice(),
    actions: turned(s.actions, BACK),
    usedActions: s.usedActions.slice(),
    sarcophagi: turned(s.sarcophagi, BACK),
    usedSarcophagi: s.usedSarcophagi.slice(),
    notices: turned(s.notices, BACK),
    usedNotices: s.usedNotices.slice(),
    turns: s.turns,
  };
}

export function copyTurn(s: Turn): Turn {
  return {
    glow: s.glow,
    glowPlaced: s.glowPlaced,
    districts: s.districts,
    building: s.building,
    basket: s.basket.slice(),
    discount: s.discount,
    revealed: s.revealed.slice(),
  };
}

export function copyJourney(s: Journey): Journey {
  return {
    leader: s.leader,
    route: s.route,
    town: s.town,
    travellers: s.travellers.slice(),
    extraDie: s.extraDie,
    event: s.event,
    dice: s.dice.slice(),
    picker: s.picker,
    value: s.value,
    raised: s.raised,
  };
}
