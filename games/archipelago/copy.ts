import type { Crisis, Player, State, Talks, Turn } from './state.ts';

/**
 * An independent copy. What changes seldom is `readonly`: it is never changed but replaced, so copies share it. Only what changes with
 * every other choice is copied: units, buildings' holders, cubes.
 */
export function copyState(s: State): State {
  const { turn, crisis, fists, talks } = s;
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
    players: copyPlayers(s.players),
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
    turn: copyTurn(turn),
    crisis: crisis === null ? null : copyCrisis(crisis),
    fists: fists === null ? null : { victim: fists.victim, left: fists.left, right: fists.right },
    talks: talks === null ? null : copyTalks(talks),
    promises: s.promises,
    placeDeals: s.placeDeals,
    hands: s.hands,
    passed: s.passed,
    ended: s.ended,
  };
}

function copyPlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (let i = 0; i < players.length; i++) copies.push(copyPlayer(players[i] as Player));
  return copies;
}

const copyPlayer = (player: Player): Player => ({
  florins: player.florins,
  cubes: player.cubes.slice(),
  tokens: player.tokens,
  discs: player.discs,
  spent: player.spent,
  cards: player.cards,
  wonders: player.wonders,
  objectives: player.objectives,
  shown: player.shown,
  declined: player.declined,
  tiles: player.tiles,
  given: player.given,
  portFees: player.portFees,
  marketFees: player.marketFees,
  words: player.words,
  promisesKept: player.promisesKept,
  promisesBroken: player.promisesBroken,
});

export const copyTurn = (turn: Turn): Turn => ({
  acted: turn.acted,
  carded: turn.carded,
  served: turn.served,
  doubled: turn.doubled,
  harvestFee: turn.harvestFee,
  permits: turn.permits,
  talks: turn.talks,
});

export const copyCrisis = (crisis: Crisis): Crisis => ({
  zone: crisis.zone,
  kind: crisis.kind,
  rate: crisis.rate,
  toStand: crisis.toStand,
  missing: crisis.missing,
  talks: crisis.talks,
});

export const copyTalks = (talks: Talks): Talks => ({
  about: talks.about,
  centre: talks.centre,
  made: talks.made,
  heard: talks.heard,
  offers: talks.offers,
});
