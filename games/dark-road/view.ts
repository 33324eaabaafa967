import type { Seat } from '@stolik/engine';
import { type Contract, FACE_DOWN, type Feat, type Hero, HIDDEN } from './pieces.ts';
import { type Concern, copyJourney, copyPiles, copyTurn, copyWagon, isHuman, type State, type Wagon } from './state.ts';

/**
 * DR-2: who sees what. A view lists every field anew and never copies one it does not know, so a
 * new field stays hidden until somebody decides otherwise.
 */
export function view(s: State, viewer: Seat | null): State {
  const all = s.phase === 'scoring' || s.phase === 'ended'; // DR-26.1
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
    heroDeck: faceDown(s.heroDeck),
    heroesOut: s.heroesOut.slice(),
    companionRow: s.companionRow.slice(),
    dieOnRow: s.dieOnRow,
    companionDeck: faceDown(s.companionDeck),
    companionsOut: s.companionsOut.slice(),
    contracts: s.contracts.map((stack) =>
      stack.map((contract, at) => (at === stack.length - 1 ? contract : (FACE_DOWN as Contract))),
    ), // DR-2.1
    courtyard: s.courtyard.slice(),
    featDeck: featDeckView(s, viewer),
    eventDecks: s.eventDecks.map(faceDown),
    eventDiscards: copyPiles(s.eventDiscards),
    upgrades: s.upgrades.slice(),
    upgradesOut: s.upgradesOut.slice(),
    steeds: s.steeds.slice(),
    draft: s.draft.slice(),
    featChoice: s.featChoice,
    wagons: s.wagons.map((wagon, seat) => (all || seat === viewer ? copyWagon(wagon) : othersView(wagon, s.openCoins))),
    concern: s.concern === null ? null : concernView(s.concern, all),
    turn: copyTurn(s.turn),
    journey: s.journey === null ? null : copyJourney(s.journey),
  };
}

const faceDown = <T extends number>(cards: readonly T[]): T[] => cards.map(() => FACE_DOWN as T);

/** A player who put one of two starting feats under the deck knows that card and where it lies (DR-3.16). */
function featDeckView(s: State, viewer: Seat | null): Feat[] {
  const own = returnedAt(s, viewer);
  return s.featDeck.map((feat, at) => (at === own ? feat : (FACE_DOWN as Feat)));
}

/** The place from the bottom of the deck of the card that a player returned; -1 if there is none. */
export function returnedAt(s: State, seat: Seat | null): number {
  if (!s.featChoice || s.phase === 'setup' || seat === null) return -1;
  const humans = s.order.filter(isHuman);
  return humans.length - 1 - humans.indexOf(seat);
}

/** Coins and feats are behind the screen; of the register the others see the number (DR-2). */
const othersView = (wagon: Wagon, openCoins: boolean): Wagon => ({
  ...copyOpen(wagon),
  coins: openCoins ? wagon.coins : HIDDEN,
  feats: faceDown(wagon.feats),
  deliveredHeroes: faceDown(wagon.deliveredHeroes),
  deliveredContracts: faceDown(wagon.deliveredContracts),
});

/** What lies open on a wagon. */
const copyOpen = (wagon: Wagon) => ({
  prestige: wagon.prestige,
  pawn: wagon.pawn,
  lanterns: wagon.lanterns,
  horseshoes: wagon.horseshoes,
  quartz: wagon.quartz,
  goods: wagon.goods.slice(),
  heroes: wagon.heroes.slice(),
  contracts: wagon.contracts.slice(),
  steeds: wagon.steeds.slice(),
  upgrades: wagon.upgrades.slice(),
  companions: wagon.companions.slice(),
  gifts: wagon.gifts.slice(),
  reserve: wagon.reserve.slice(),
  locks: wagon.locks.slice(),
  pool: wagon.pool,
  spent: wagon.spent,
  removed: wagon.removed,
  glow: wagon.glow.slice(),
  glowPool: wagon.glowPool,
});

/** Its feats and deliveries lie face down and are only counted (DR-29.2). */
const concernView = (concern: Concern, all: boolean): Concern => ({
  level: concern.level,
  pawn: concern.pawn,
  coins: concern.coins,
  prestige: concern.prestige,
  stock: concern.stock,
  heroes: concern.heroes.slice(),
  contracts: concern.contracts.slice(),
  feats: all ? concern.feats.slice() : faceDown(concern.feats),
  deliveredHeroes: all ? concern.deliveredHeroes.slice() : faceDown<Hero>(concern.deliveredHeroes),
  deliveredContracts: all ? concern.deliveredContracts.slice() : faceDown<Contract>(concern.deliveredContracts),
  companions: concern.companions.slice(),
  town: concern.town,
  tiles: concern.tiles.slice(),
  actions: faceDown(concern.actions),
  usedActions: concern.usedActions.slice(),
  sarcophagi: faceDown(concern.sarcophagi),
  usedSarcophagi: concern.usedSarcophagi.slice(),
  notices: faceDown(concern.notices),
  usedNotices: concern.usedNotices.slice(),
  turns: concern.turns,
});
