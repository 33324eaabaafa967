import { type Option, seat } from '@stolik/engine';
import {
  ACTIONS,
  actionKind,
  BUILDINGS,
  buildingKind,
  COMPANIONS,
  CONTRACTS,
  companionKind,
  contractKind,
  EVENTS,
  eventKind,
  FEATS,
  featKind,
  HEROES,
  heroKind,
  isStarting,
  NOTICES,
  noticeKind,
  SARCOPHAGI,
  STEEDS,
  sarcophagusKind,
  steedKind,
  TOWN_IDS,
  townNamed,
  UPGRADES,
  upgradeKind,
} from '../content/catalogue.ts';
import { LEVELS } from '../content/concern.ts';
import {
  CLOCK,
  DARK_MARKET_SPACES,
  GLOW_DICE,
  HORSESHOES,
  LANTERNS,
  QUARTZ,
  RUINS_SPACES,
  START,
  TILES_PER_KIND,
} from '../content/tables.ts';
import {
  ALL_TOWNS,
  type Building,
  type Contract,
  EMPTY,
  type Face,
  faceNamed,
  goodNamed,
  type Hero,
  is,
  kindNamed,
  SORTS,
} from '../pieces.ts';
import { giftsOf } from '../rules/feat-counts.ts';
import { CONCERN, type Concern, type Merchant, newTurn, type State, type Wagon } from '../state.ts';

/**
 * Positions written as in docs/examples.md, so that a test starts at the position. Cards are named by their ids without the kind (`agatha`,
 * `wawozno-1`, `phoenix`, `trio-knight`), goods by their sort (`fine-staff`), dice by their faces. Whatever is not mentioned lies
 * in its deck or supply, so everything exists exactly once.
 */
export interface Given {
  seed?: string;
  round?: number;
  /** Steps by which the wheel is turned; 0 by default, as in the examples. */
  rotation?: number;
  /** Kinds on which a market die lies, one word for each die. */
  market?: string;
  you?: GivenWagon;
  others?: readonly GivenWagon[];
  inn?: string;
  /** Top cards of decks, the topmost last. */
  heroDeck?: string;
  companionDeck?: string;
  featDeck?: string;
  row?: string;
  courtyard?: string;
  /** Top contracts of their stacks. */
  tops?: string;
  event?: string;
  buildings?: string;
  ruins?: string;
  darkMarket?: string;
  fortuneCoins?: boolean;
  openCoins?: boolean;
  /** Supplies that are nearly gone: `{ quartz: 0 }`. The rest is out of reach. */
  quartzLeft?: number;
  concern?: GivenConcern;
  /** Begin before the first turn, with all that the players choose and the first Guild Notice. */
  opening?: boolean;
  /** Whose turn it is: a seat, or `concern`. */
  active?: number | 'concern';
}

export interface GivenWagon {
  coins?: number;
  prestige?: number;
  pawn?: number;
  lanterns?: number;
  horseshoes?: number;
  quartz?: number;
  goods?: string;
  heroes?: string;
  contracts?: string;
  steeds?: string;
  upgrades?: string;
  /** `phoenix:1` has a gift on its first ability, `phoenix:3` on both. */
  companions?: string;
  feats?: string;
  delivered?: string;
  reserve?: string;
  locks?: string;
  glow?: string;
}

export interface GivenConcern {
  level?: string;
  pawn?: number;
  coins?: number;
  prestige?: number;
  stock?: number;
  heroes?: string;
  contracts?: string;
  companions?: string;
  town?: string;
  /** The next action card, notice and sarcophagus. */
  card?: string;
  next?: string;
  sarcophagus?: string;
  /** The notice that lies open. */
  notice?: string;
  backs?: string;
  feats?: string;
  turns?: number;
}

const words = (list: string | undefined): string[] => (list ?? '').split(' ').filter((word) => word !== '');

/** A piece by its short name, or the word itself; of an ability just its own name. */
export function nicknameOf(option: Option): string {
  if (typeof option === 'string') return option.replace(/@\d+$/, '');
  if (is.hero(option)) return heroKind(option).id.replace(/^hero-(start-)?/, '');
  if (is.contract(option)) return contractKind(option).id.replace('contract-', '');
  if (is.companion(option)) return companionKind(option).id;
  if (is.steed(option)) return steedKind(option).id.replace('steed-', '');
  if (is.feat(option)) return featKind(option).id.replace('feat-', '');
  if (is.upgrade(option)) return upgradeKind(option).id.replace('upgrade-', '');
  if (is.building(option)) return buildingKind(option).id;
  return String(option);
}

/** All cards of a kind, from which those named are taken. */
class Pile<P extends number> {
  readonly left: P[];

  constructor(
    all: readonly P[],
    private readonly nameOf: (piece: P) => string = nicknameOf,
  ) {
    this.left = all.slice();
  }

  take(list: string | undefined): P[] {
    return words(list).map((word) => this.one(word));
  }

  one(word: string): P {
    const at = this.left.findIndex((piece) => this.nameOf(piece) === word);
    if (at < 0) throw new Error(`no "${word}" is left`);
    return this.left.splice(at, 1)[0] as P;
  }
}

/** Everything in the box. */
const boxOf = () => ({
  heroes: new Pile(HEROES),
  contracts: new Pile(CONTRACTS),
  companions: new Pile(COMPANIONS),
  steeds: new Pile(STEEDS),
  feats: new Pile(FEATS),
  upgrades: new Pile(UPGRADES),
  events: new Pile(EVENTS, (card) => eventKind(card).id.replace('event-', '')),
  actions: new Pile(ACTIONS, (card) => actionKind(card).id),
  notices: new Pile(NOTICES, (card) => noticeKind(card).id.replace('notice-', '')),
  sarcophagi: new Pile(SARCOPHAGI, (card) => sarcophagusKind(card).id.replace('sarcophagus-', '')),
});
type BoxOf = ReturnType<typeof boxOf>;

export function stateOf(given: Given): State {
  const box = boxOf();
  const round = given.round ?? 1;
  const active = given.active ?? 0;
  const wagons = [given.you ?? {}, ...(given.others ?? [])].map((wagon, at) =>
    wagonOf(wagon, round - 1 + (active === 'concern' || at < active ? 1 : 0), box),
  );
  const concern = given.concern === undefined ? null : concernOf(given.concern, box);
  const seats = wagons.length;
  const order: Merchant[] = Array.from({ length: seats }, (_, at) => seat(at));
  if (concern !== null) order.push(CONCERN);
  const inn = slots(box.heroes.take(given.inn), 4);
  const row = slots(box.companions.take(given.row), 3);
  const courtyard = slots(box.feats.take(given.courtyard), 2);
  const tops = box.contracts.take(given.tops);
  const event = given.event === undefined ? [] : box.events.take(given.event);
  const decks = {
    heroes: box.heroes.take(given.heroDeck),
    companions: box.companions.take(given.companionDeck),
    feats: box.feats.take(given.featDeck),
  };
  const total = (count: (wagon: Wagon) => number): number => wagons.reduce((sum, wagon) => sum + count(wagon), 0);
  const quartz = QUARTZ - total((wagon) => wagon.quartz + giftsOf(wagon));
  const market = marketOf(given.market ?? 'potion staff armor instrument weapon');
  return {
    seats,
    openCoins: given.openCoins ?? false,
    phase: 'setup',
    order,
    at: order.indexOf(active === 'concern' ? CONCERN : seat(active)),
    round,
    goods: TILES_PER_KIND.map(
      (tiles, kind) => tiles - total(({ goods }) => (goods[kind * 2] as number) + (goods[kind * 2 + 1] as number)),
    ),
    lanterns: LANTERNS - total((wagon) => wagon.lanterns),
    quartz: given.quartzLeft ?? quartz,
    horseshoes: HORSESHOES - total((wagon) => wagon.horseshoes),
    glowDice: GLOW_DICE - total((wagon) => wagon.glow.length),
    fortuneCoins: given.fortuneCoins ?? true,
    buildings: buildingsOf(given.buildings ?? 'quartz-mine oracle-of-lumi oths-lanterns yedls-workshop'),
    rotation: given.rotation ?? 0,
    market,
    aside: 0,
    ruins: RUINS_SPACES.indexOf(`ruins-${given.ruins ?? 'bottom-left'}`),
    darkMarket: DARK_MARKET_SPACES.indexOf(`dm-${given.darkMarket ?? 'bottom'}`),
    inn,
    heroDeck: [...box.heroes.left.filter((hero) => !isStarting(hero)), ...decks.heroes],
    heroesOut: box.heroes.left.filter(isStarting),
    companionRow: row,
    dieOnRow: row[0] !== EMPTY,
    companionDeck: [...box.companions.left, ...decks.companions],
    companionsOut: [],
    contracts: ALL_TOWNS.map((town) => [
      ...box.contracts.left.filter((contract) => contractKind(contract).town === town),
      ...tops.filter((contract) => contractKind(contract).town === town),
    ]),
    courtyard,
    featDeck: [...box.feats.left, ...decks.feats],
    eventDecks: [0, 1].map((route) => [
      ...box.events.left.filter((card) => eventKind(card).route === route),
      ...event.filter((card) => eventKind(card).route === route),
    ]),
    eventDiscards: [[], []],
    upgrades: box.upgrades.left,
    upgradesOut: [],
    steeds: box.steeds.left,
    draft: [],
    featChoice: false,
    wagons,
    concern,
    turn: newTurn(),
    journey: null,
  };
}

const slots = <P extends number>(pieces: P[], count: number): P[] =>
  Array.from({ length: count }, (_, at) => pieces[at] ?? (EMPTY as P));

function marketOf(dice: string): number[] {
  const market = [0, 0, 0, 0, 0, 0];
  for (const kind of words(dice)) (market[kindNamed(kind)] as number)++;
  return market;
}

const buildingsOf = (list: string): Building[] =>
  words(list).map((id) => BUILDINGS.find((building) => buildingKind(building).id === id) as Building);

/** A wagon after so many turns. */
function wagonOf(given: GivenWagon, turns: number, box: BoxOf): Wagon {
  const goods = Array<number>(SORTS).fill(0);
  for (const name of words(given.goods)) (goods[goodNamed(name)] as number)++;
  const reserve =
    given.reserve === undefined ? Array<Face>(CLOCK[turns] ?? 0).fill(1) : words(given.reserve).map(faceNamed);
  const locks = words(given.locks ?? 'one two three').map((face) => (face === '-' ? EMPTY : faceNamed(face)));
  const removed = [4, 7, 9, 10, 11, 12, 13].filter((turn) => turn <= turns).length;
  const locked = locks.filter((face) => face !== EMPTY).length;
  const cards = words(given.companions).map((word) => word.split(':'));
  const delivered = words(given.delivered);
  const isDeliveredContract = (name: string): boolean => TOWN_IDS.some((town) => name.startsWith(town));
  return {
    coins: given.coins ?? 0,
    prestige: given.prestige ?? 0,
    pawn: given.pawn ?? 0,
    lanterns: given.lanterns ?? 0,
    horseshoes: given.horseshoes ?? 0,
    quartz: given.quartz ?? 0,
    goods,
    heroes: box.heroes.take(given.heroes),
    contracts: box.contracts.take(given.contracts),
    steeds: box.steeds.take(given.steeds),
    upgrades: box.upgrades.take(given.upgrades),
    companions: cards.map(([id]) => box.companions.one(id as string)),
    gifts: cards.map(([, gifts]) => Number(gifts ?? 0)),
    feats: box.feats.take(given.feats),
    deliveredHeroes: delivered.filter((name) => !isDeliveredContract(name)).map((name): Hero => box.heroes.one(name)),
    deliveredContracts: delivered.filter(isDeliveredContract).map((name): Contract => box.contracts.one(name)),
    reserve,
    locks: locks as (Face | -1)[],
    pool: EMPTY,
    spent: START.nightDice - reserve.length - locked - removed,
    removed,
    glow: words(given.glow).map(faceNamed),
    glowPool: EMPTY,
  };
}

function concernOf(given: GivenConcern, box: BoxOf): Concern {
  const last = <P extends number>(pile: Pile<P>, name: string | undefined): P[] => {
    const top = name === undefined ? [] : [pile.one(name)];
    return [...pile.left, ...top];
  };
  return {
    level: LEVELS.findIndex(({ id }) => id === (given.level ?? 'apprentice')),
    pawn: given.pawn ?? 0,
    coins: given.coins ?? 0,
    prestige: given.prestige ?? 0,
    stock: given.stock ?? 0,
    heroes: box.heroes.take(given.heroes),
    contracts: box.contracts.take(given.contracts),
    feats: box.feats.take(given.feats),
    deliveredHeroes: [],
    deliveredContracts: [],
    companions: box.companions.take(given.companions),
    town: townNamed(given.town ?? 'wawozno'),
    tiles: TOWN_IDS.map((town) => (words(given.backs).includes(town) ? 1 : 0)),
    actions: last(box.actions, given.card),
    usedActions: [],
    sarcophagi: last(box.sarcophagi, given.sarcophagus),
    usedSarcophagi: [],
    usedNotices: box.notices.take(given.notice),
    notices: last(box.notices, given.next),
    turns: given.turns ?? 0,
  };
}
