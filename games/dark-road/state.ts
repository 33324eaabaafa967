import { defined, type Seat, seat } from '@stolik/engine';
import type { Route } from './content/cards.ts';
import type {
  ActionCard,
  Building,
  Companion,
  Contract,
  DeliverySide,
  EventCard,
  Face,
  Feat,
  Hero,
  Notice,
  Sarcophagus,
  Slot,
  Steed,
  Town,
  Upgrade,
} from './pieces.ts';

/** Who takes turns: a seat, or the Private Concern. */
export type Merchant = Seat | typeof CONCERN;
export const CONCERN = -1;

export type Phase = 'setup' | 'play' | 'final' | 'scoring' | 'ended';

/** The table of Merchants of the Dark Road: plain data. A view is a state in which hidden cards are face down. */
export interface State {
  readonly seats: number;
  /** Option `coins=open` (DR-28.3). */
  readonly openCoins: boolean;
  phase: Phase;
  /** All merchants clockwise, beginning with the first (DR-3.11). */
  order: Merchant[];
  /** Whose turn it is, as a place in `order`. */
  at: number;
  /** 1 to 13 (DR-4.1). */
  round: number;

  /** Supplies (DR-1.5); goods tiles by kind. */
  goods: number[];
  lanterns: number;
  quartz: number;
  horseshoes: number;
  glowDice: number;
  /** The five coins under Good Fortune (DR-3.7). */
  fortuneCoins: boolean;

  /** Buildings by slot; EMPTY while they are being named. */
  buildings: Slot<Building>[];
  /** Steps by which the wheel is turned: value of a good is that of place (order + rotation) mod 6. */
  rotation: number;
  /** Market dice lying on the field of each kind. */
  market: number[];
  /** Market dice set aside until Rest (DR-8.3). */
  aside: number;
  /** Places of the markers on their circles. */
  ruins: number;
  darkMarket: number;

  inn: Slot<Hero>[];
  /** Top card last, as in all decks. */
  heroDeck: Hero[];
  /** Starting heroes out of the game (DR-3.14, DR-18.3). */
  heroesOut: Hero[];
  /** The first place is the farthest from the deck; the travel die lies there (DR-3.8). */
  companionRow: Slot<Companion>[];
  dieOnRow: boolean;
  companionDeck: Companion[];
  /** Taken out of the game by the Private Concern (DR-29.9). */
  companionsOut: Companion[];
  /** By town; only the top one can be read (DR-2.1). */
  contracts: Contract[][];
  /** The two face-up feats, upper first. */
  courtyard: Slot<Feat>[];
  featDeck: Feat[];
  /** By route. */
  eventDecks: EventCard[][];
  eventDiscards: EventCard[][];
  upgrades: Upgrade[];
  /** Taken out before a game of one person (DR-3.7). */
  upgradesOut: Upgrade[];
  steeds: Steed[];
  /** Pairs laid out for the draft (DR-28.1). */
  draft: Pair[];
  /** Each player chooses one of two starting feats; the others lie under the deck (DR-3.16). */
  featChoice: boolean;

  wagons: Wagon[];
  concern: Concern | null;
  turn: Turn;
  journey: Journey | null;
}

export interface Pair {
  readonly steed: Steed;
  readonly hero: Hero;
}

/** What one player has. */
export interface Wagon {
  /** HIDDEN in the views of others (DR-2). */
  coins: number;
  prestige: number;
  pawn: number;
  lanterns: number;
  horseshoes: number;
  quartz: number;
  /** Tiles by sort: twice the kind, and one more for the fine side. */
  goods: number[];
  heroes: Hero[];
  contracts: Contract[];
  steeds: Steed[];
  upgrades: Upgrade[];
  companions: Companion[];
  /** Beside each companion: a bit for each ability that has its gift. */
  gifts: number[];
  feats: Feat[];
  /** The register (DR-14). */
  deliveredHeroes: Hero[];
  deliveredContracts: Contract[];

  /** Night dice: faces in the main reserve, on the lock slots and in the pool (EMPTY: none). */
  reserve: Face[];
  locks: Slot<Face>[];
  pool: Slot<Face>;
  spent: number;
  removed: number;
  /** Glow dice in the special reserve and in the pool. */
  glow: Face[];
  glowPool: Slot<Face>;
}

/** What is forgotten when the turn ends. */
export interface Turn {
  /** A glow die was moved to the pool (DR-7.2). */
  glow: boolean;
  /** Glow dice placed on districts (DR-18.5). */
  glowPlaced: number;
  /** Districts activated, as bits by their place on the ring. */
  districts: number;
  building: boolean;
  /** Goods bought at the Bazaar by kind, not yet aboard (DR-8.4). */
  basket: number[];
  /** What is left of the Bazaar discount. */
  discount: number;
  /** Heroes revealed at the Inn for this sale (DR-11.1). */
  revealed: Hero[];
}

export const newTurn = (): Turn => ({
  glow: false,
  glowPlaced: 0,
  districts: 0,
  building: false,
  basket: [0, 0, 0, 0, 0, 0],
  discount: 0,
  revealed: [],
});

/** A caravan on its way (DR-13). */
export interface Journey {
  leader: Merchant;
  route: Route;
  town: Town;
  /** The leader first, then clockwise. */
  travellers: Merchant[];
  /** The companion's die rides along (DR-13.5). */
  extraDie: boolean;
  event: Slot<EventCard>;
  /** Travel dice not yet picked. */
  dice: number[];
  /** Who picks now, and the value picked, as changed so far; 0: not yet picked. */
  picker: Merchant | null;
  value: number;
  /** The picker has used Whisper on this die. */
  raised: boolean;
}

/** The Private Concern (DR-29.2). */
export interface Concern {
  readonly level: number;
  pawn: number;
  coins: number;
  prestige: number;
  stock: number;
  /** Oldest first. */
  heroes: Hero[];
  contracts: Contract[];
  feats: Feat[];
  deliveredHeroes: Hero[];
  deliveredContracts: Contract[];
  /** Strays passed to it (DR-29.15). */
  companions: Companion[];
  town: Town;
  /** By town: 0 front, 1 back. */
  tiles: DeliverySide[];
  /** Its decks, and beside each the cards drawn since the last shuffle, the newest last. */
  actions: ActionCard[];
  usedActions: ActionCard[];
  sarcophagi: Sarcophagus[];
  usedSarcophagi: Sarcophagus[];
  notices: Notice[];
  usedNotices: Notice[];
  /** Turns begun. */
  turns: number;
}

export const isHuman = (merchant: Merchant | null): merchant is Seat => merchant !== null && merchant !== CONCERN;

/** Whose turn it is. */
export const merchantOf = (s: State): Merchant => defined(s.order[s.at]);

/** The active player; in the Private Concern's turn nobody is, and whoever decides something there is named. */
export function activeSeat(s: State): Seat {
  const merchant = merchantOf(s);
  return isHuman(merchant) ? merchant : seat(0);
}

export const activeWagon = (s: State): Wagon => defined(s.wagons[activeSeat(s)]);
export const wagonAt = (s: State, at: Seat): Wagon => defined(s.wagons[at]);
export const concernOf = (s: State): Concern => {
  if (s.concern === null) throw new Error('the Private Concern is not at this table');
  return s.concern;
};

/** All merchants clockwise from the left of this one (DR-2.2). */
export function othersFrom({ order }: State, merchant: Merchant): Merchant[] {
  const at = order.indexOf(merchant);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

export const leftOf = (s: State, merchant: Merchant): Merchant => othersFrom(s, merchant)[0] ?? merchant;
