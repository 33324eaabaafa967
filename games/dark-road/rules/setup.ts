import { allSeats, dealt, defined, type Seat, type Seating, seat } from '@stolik/engine';
import {
  ACTIONS,
  BUILDINGS,
  buildingKind,
  COMPANIONS,
  CONTRACTS,
  contractKind,
  EVENTS,
  eventKind,
  FEATS,
  FIRST_GAME_BUILDINGS,
  HEROES,
  isStarting,
  NOTICES,
  SARCOPHAGI,
  STEEDS,
  UPGRADES,
} from '../content/cards.ts';
import { CONCERN_START, DEFAULT_LEVEL, LEVELS, UPGRADES_REMOVED_ALONE } from '../content/concern.ts';
import {
  BUILDING_SLOTS,
  COMPANION_SLOTS,
  COURTYARD_SLOTS,
  DICE_PER_FIELD,
  FIELD_ORDER,
  FORTUNE_COINS,
  GLOW_DICE,
  HORSESHOES,
  INN_SLOTS,
  LANTERNS,
  LOCK_FACES,
  MARKET_DICE,
  QUARTZ,
  START,
  START_BY_PLACE,
  TILES_PER_KIND,
  WHEEL_VALUES,
} from '../content/tables.ts';
import {
  ALL_KINDS,
  ALL_TOWNS,
  type Building,
  EMPTY,
  goodOf,
  type Hero,
  isFilled,
  type Kind,
  rolled,
  type Slot,
  SORTS,
  type Steed,
} from '../pieces.ts';
import { CONCERN, type Concern, isHuman, type Merchant, newTurn, type Pair, type State, type Wagon } from '../state.ts';
import { takeBonus } from './heroes.ts';
import { worthOf } from './market.ts';
import type { GameDealer } from './steps.ts';
import { rollFace, takeTile } from './stock.ts';

/** DR-3 Setup. What the players choose themselves (buildings, draft, one of two feats) is left to `rules/opening.ts`. */
export function setup({ seats, variants }: Seating, dealer: GameDealer): State {
  const level = levelOf(seats, defined(variants.concern));
  const buildings = placeBuildings(defined(variants.buildings), dealer); // DR-3.2
  const rotation = turnedTo(rolled(dealer)); // DR-3.3
  const contracts = ALL_TOWNS.map((town) =>
    dealer.shuffle(CONTRACTS.filter((contract) => contractKind(contract).town === town)),
  ); // DR-3.4
  const eventDecks = [0, 1].map((route) => dealer.shuffle(EVENTS.filter((card) => eventKind(card).route === route))); // DR-3.6
  const upgrades = UPGRADES.slice();
  const alone = seats === 1;
  const upgradesOut = alone ? dealer.shuffle(upgrades).splice(0, UPGRADES_REMOVED_ALONE) : []; // DR-3.7
  const companionDeck = dealer.shuffle(COMPANIONS.slice()); // DR-3.8
  const heroDeck = dealer.shuffle(HEROES.filter((hero) => !isStarting(hero))); // DR-3.9
  const featDeck = dealer.shuffle(FEATS.slice()); // DR-3.10
  const order = orderOf(seats, level !== null, dealer); // DR-3.11
  const s: State = {
    seats,
    openCoins: variants.coins === 'open',
    phase: 'setup',
    order,
    at: 0,
    round: 1,
    goods: TILES_PER_KIND.slice(),
    lanterns: LANTERNS,
    quartz: QUARTZ,
    horseshoes: HORSESHOES,
    glowDice: GLOW_DICE,
    fortuneCoins: FORTUNE_COINS > 0,
    buildings,
    rotation,
    market: marketFor(rotation),
    aside: 0,
    ruins: 0, // DR-3.5
    darkMarket: 0,
    inn: dealt(heroDeck, INN_SLOTS),
    heroDeck,
    heroesOut: [],
    companionRow: dealt(companionDeck, COMPANION_SLOTS),
    dieOnRow: true,
    companionDeck,
    companionsOut: [],
    contracts,
    courtyard: dealt(featDeck, COURTYARD_SLOTS),
    featDeck,
    eventDecks,
    eventDiscards: [[], []],
    upgrades,
    upgradesOut,
    steeds: STEEDS.slice(),
    draft: [],
    featChoice: variants.feats === 'choice',
    wagons: allSeats(seats).map(() => emptyWagon()),
    concern: level === null ? null : newConcern(level, order.indexOf(CONCERN), dealer),
    turn: newTurn(),
    journey: null,
  };
  dealer.tell({ type: 'game-began', order: order.slice(), buildings: buildings.filter(isFilled) });
  if (upgradesOut.length > 0) dealer.tell({ type: 'upgrades-removed', upgrades: upgradesOut.slice() });
  for (const merchant of order) if (isHuman(merchant)) outfit(s, merchant, dealer); // DR-3.12
  dealCards(s, variants.start === 'draft', dealer);
  return s;
}

/** Alone one always plays against the Private Concern, with others if its level is named. */
function levelOf(seats: number, variant: string): number | null {
  if (variant === 'usual') return seats === 1 ? LEVELS.findIndex(({ id }) => id === DEFAULT_LEVEL) : null;
  return LEVELS.findIndex(({ id }) => id === variant);
}

/** Four of the five tiles, a side of each, on random slots. Buildings the table will name come later. */
function placeBuildings(variant: string, dealer: GameDealer): Slot<Building>[] {
  if (variant === 'chosen') return Array<Slot<Building>>(BUILDING_SLOTS).fill(EMPTY);
  if (variant === 'first-game') return dealer.shuffle(FIRST_GAME_BUILDINGS.slice());
  const sides: Building[] = [];
  for (const building of dealer.shuffle(BUILDINGS.slice()))
    if (!sides.some((other) => buildingKind(other).tile === buildingKind(building).tile)) sides.push(building);
  return dealer.shuffle(sides).slice(0, BUILDING_SLOTS);
}

/** The good that was rolled is worth 5. */
const turnedTo = (kind: Kind): number => (WHEEL_VALUES.length - FIELD_ORDER[kind]) % WHEEL_VALUES.length;

/** A die on each of the first five fields from the 5 on; the last stays empty. */
function marketFor(rotation: number): number[] {
  const fields = WHEEL_VALUES.length;
  return ALL_KINDS.map((kind) => ((FIELD_ORDER[kind] + rotation) % fields < MARKET_DICE ? 1 : 0)).map((dice) =>
    Math.min(dice, DICE_PER_FIELD),
  );
}

/** Clockwise from the first player. With others the Private Concern sits anywhere among them (DR-29.1). */
function orderOf(seats: number, concern: boolean, dealer: GameDealer): Merchant[] {
  if (seats === 1) return concern ? [seat(0), CONCERN] : [seat(0)];
  const order: Merchant[] = allSeats(seats);
  if (concern) order.splice(dealer.below(order.length + 1), 0, CONCERN);
  const first = dealer.below(order.length);
  return [...order.slice(first), ...order.slice(0, first)];
}

function emptyWagon(): Wagon {
  return {
    coins: START.coins,
    prestige: START.prestige,
    pawn: 0,
    lanterns: 0,
    horseshoes: 0,
    quartz: 0,
    goods: Array<number>(SORTS).fill(0),
    heroes: [],
    contracts: [],
    steeds: [],
    upgrades: [],
    companions: [],
    gifts: [],
    feats: [],
    deliveredHeroes: [],
    deliveredContracts: [],
    reserve: [],
    locks: LOCK_FACES.slice(),
    pool: EMPTY,
    spent: 0,
    removed: 0,
    glow: [],
    glowPool: EMPTY,
  };
}

/** Dice, a horseshoe, and the good and coins of one's place (DR-3.12, DR-3.13). */
function outfit(s: State, at: Seat, dealer: GameDealer): void {
  const wagon = defined(s.wagons[at]);
  for (let die = 0; die < START.reserve; die++) wagon.reserve.push(rollFace(dealer));
  for (let die = 0; die < START.glowDice; die++) wagon.glow.push(rollFace(dealer));
  s.glowDice -= START.glowDice;
  wagon.horseshoes = START.horseshoes;
  s.horseshoes -= START.horseshoes;
  const { goodOfValue, extraCoins } = defined(START_BY_PLACE[s.order.indexOf(at)]);
  const kind = defined(ALL_KINDS.find((one) => worthOf(s, one) === goodOfValue));
  takeTile(s, wagon, kind, false);
  wagon.coins += extraCoins;
  dealer.tell({ type: 'start-good', seat: at, good: goodOf(kind, false), coins: wagon.coins });
}

/** Feats, starting heroes and steeds; those for the draft are laid out in pairs (DR-28.1). */
function dealCards(s: State, draft: boolean, dealer: GameDealer): void {
  const heroes = dealer.shuffle(HEROES.filter(isStarting));
  const steeds = dealer.shuffle(s.steeds);
  if (s.concern !== null) {
    const hero = defined(heroes.pop());
    s.concern.heroes.push(hero);
    dealer.tell({ type: 'concern-outfitted', hero });
  }
  if (draft) s.draft = layOut(s.seats + 1, steeds, heroes);
  for (const merchant of s.order) {
    if (!isHuman(merchant)) continue;
    const feats = dealt(s.featDeck, s.featChoice ? 2 : 1);
    defined(s.wagons[merchant]).feats = feats;
    dealer.tell({ type: 'feats-dealt', seat: merchant, feats: feats.slice(), to: [merchant] });
    if (!draft) equip(s, merchant, { steed: defined(steeds.pop()), hero: defined(heroes.pop()) }, dealer);
  }
  s.steeds = steeds.sort((a, b) => a - b); // DR-3.14
  s.heroesOut = heroes;
}

const layOut = (count: number, steeds: Steed[], heroes: Hero[]): Pair[] =>
  Array.from({ length: count }, () => ({ steed: defined(steeds.pop()), hero: defined(heroes.pop()) }));

/** A steed and a starting hero with its bonus, which always fits (DR-3.15a). */
export function equip(s: State, at: Seat, { steed, hero }: Pair, dealer: GameDealer): void {
  const wagon = defined(s.wagons[at]);
  wagon.steeds.push(steed);
  wagon.heroes.push(hero);
  dealer.tell({ type: 'outfitted', seat: at, steed, hero });
  takeBonus(s, { seat: at, hero }, dealer);
}

/** DR-29.3 */
function newConcern(level: number, place: number, dealer: GameDealer): Concern {
  return {
    level,
    pawn: 0,
    coins: CONCERN_START.coins + defined(CONCERN_START.coinsByPlace[place]),
    prestige: CONCERN_START.prestige,
    stock: CONCERN_START.stock,
    heroes: [],
    contracts: [],
    feats: [],
    deliveredHeroes: [],
    deliveredContracts: [],
    companions: [],
    town: CONCERN_START.town,
    tiles: ALL_TOWNS.map(() => 0),
    actions: dealer.shuffle(ACTIONS.slice()),
    usedActions: [],
    sarcophagi: dealer.shuffle(SARCOPHAGI.slice()),
    usedSarcophagi: [],
    notices: dealer.shuffle(NOTICES.slice()),
    usedNotices: [],
    turns: 0,
  };
}
