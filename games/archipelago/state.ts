import type { Seat } from '@stolik/engine';
import type { Area, Card, Cell, Kind, Objective, Region, Trend } from './pieces.ts';
import type { EndType } from './verbs/ends.ts';

/** The table of Archipelago: plain data. A view is a state in which hidden pieces are face down and hidden numbers HIDDEN. */
export interface State {
  readonly seats: number;
  readonly options: Options;
  /** Order of play of this round. */
  order: readonly Seat[];
  active: Seat;
  /** 0 while the first voyages are made (AR-5.5). */
  round: number;
  phase: Phase;

  /** Tiles on the map in the order in which they were laid; never changed, only replaced, so copies share it. */
  map: readonly Laid[];
  /** Tiles still to be found, each by the region that lies face up; the top one is last and public. */
  stack: readonly Region[];
  /** Tiles refused or given up, by a region of theirs. */
  tileDiscard: readonly Region[];
  /** Tiles shown and laid aside in round 0 (AR-5.7). */
  aside: readonly Region[];
  /** The tile taken up by an explorer; both its sides can be seen. */
  found: Region | null;

  /** By building less FIRST_BUILDING: the unit that stands on it, VACANT or NOT_BUILT. */
  holder: number[];
  /** By building less FIRST_BUILDING: its land area; 0 if not built. */
  ground: readonly number[];
  /** By region less FIRST_REGION: the water area of its port; 0 if there is none. */
  harbour: readonly number[];
  /** Buildings on the map by kind. */
  built: readonly number[];
  /** Ports and markets used in this round (AR-9.9). */
  served: readonly number[];
  /** Pillaged symbols: area times 8 plus place of the symbol. */
  pillaged: readonly number[];
  /** Coins on pillaged symbols. */
  pillageCoins: number;

  /** By unit: the area it is in, IN_SUPPLY or ON_WONDER. */
  at: number[];
  /** By unit: OPEN_GROUND, a symbol (its place and 1) or a building (its kind and ON_BUILDING). */
  spot: number[];
  /** By unit, 1 if so (AR-1.10). */
  engaged: number[];
  lying: number[];
  /** Ships on the map. */
  fleet: number;

  /** Cubes on the two markets and in the bank, by kind. */
  domestic: number[];
  export: number[];
  bank: number[];
  florins: number;
  population: number;
  unrest: number;
  workers: number;
  /** Discovery tokens still in the three stacks, and those that have left the game. */
  tokens: number;
  tokensSpent: number;

  /** Seats with discs on the limited zones: the first of a seat lies on its own circle (AR-8.4). */
  circles: readonly (readonly Seat[])[];
  players: Player[];

  /** Top card last. */
  deck: readonly Card[];
  /** By place, from the left; NO_CARD where there is none. */
  track: readonly Card[];
  /** Quarter turns of the card in that place. */
  rotation: readonly number[];
  discard: readonly Card[];
  /** Cards turned up from the deck by a Researcher. */
  revealed: readonly Card[];
  /** Cards used in this round, and cards bought in it (AR-10.1, AR-10.9). */
  used: readonly Card[];
  fresh: readonly Card[];

  trends: readonly Trend[];
  /** Votes for public objectives, in the order of the votes (AR-16.5). */
  votes: readonly Trend[];
  /** Bit by place in the deck of this length: end conditions that have been met, so nobody held them unseen (AR-13.2). */
  met: number;
  /** The objective whose end condition was met first. */
  called: Objective | null;

  turn: Turn;
  crisis: Crisis | null;
  /** Cubes in the hands of a Thief's victim (AR-10.7). */
  fists: Fists | null;
  talks: Talks | null;
  /** Promises that are neither kept nor broken yet. */
  promises: readonly Pledge[];
  /** Payments agreed on for a place in the order (AR-17.5). */
  placeDeals: readonly Offer[];
  /** Who asks whom for the word in his turn (AR-8.7). */
  hands: readonly Hand[];
  /** Passed in this phase of actions, by seat. */
  passed: readonly boolean[];
  ended: Ending | null;
}

export interface Options {
  readonly length: 'short' | 'medium' | 'long';
  readonly desert: boolean;
  readonly allClear: boolean;
  readonly moreControl: boolean;
  readonly widerChoice: boolean;
  readonly chooseOpenly: boolean;
  readonly benefactor: boolean;
  readonly negotiation: boolean;
}

/** AR-6.1; 0 is the setup. */
export type Phase = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Every way the game can end: an end condition by what it counts, a loss for all, the Separatist's triumph, or the last round. */
export type Ending = EndType | 'independence' | 'separatist' | 'round-limit';

export interface Laid {
  readonly region: Region;
  readonly rotation: number;
  readonly cell: Cell;
}

export const NOT_BUILT = -2;
export const VACANT = -1;
export const IN_SUPPLY = 0;
export const ON_WONDER = 1;
export const NO_CARD = 0 as Card; // A place without a card is a number among cards.
export const OPEN_GROUND = 0;
export const ON_BUILDING = 10;
/** A number behind another player's screen. */
export const HIDDEN = -1;

export interface Player {
  florins: number;
  /** By kind. */
  cubes: number[];
  tokens: number;
  /** Discs owned, and those laid on wheel and cards in this round. */
  discs: number;
  spent: number;
  cards: readonly Card[];
  wonders: readonly Card[];
  objectives: readonly Objective[];
  /** Those of them that had to be shown, because their end condition was met. */
  shown: readonly Objective[];
  /** Drawn and not kept (AR-16.4). */
  declined: readonly Objective[];
  /** Tiles in hand in round 0. */
  tiles: readonly Region[];
  /** Florins in the own field of the Benefactor (AR-14). */
  given: number;
  /** Florins on the port and the market field of the wheel. */
  portFees: number;
  marketFees: number;
  /** How often he has opened talks, written and listened in them: patience is short. */
  words: number;
  promisesKept: number;
  promisesBroken: number;
}

/** What is forgotten when the turn ends (AR-8.2). */
export interface Turn {
  acted: boolean;
  carded: boolean;
  served: boolean;
  /** Kind whose harvest gives two, or NO_KIND. */
  doubled: Kind | -1;
  /** What each unit pays to harvest in the regions of others' cities; HIDDEN: it needs their permission. */
  harvestFee: number;
  /** Regions in which others have allowed harvesting. */
  permits: readonly Region[];
  /** Talks held in this turn. */
  talks: number;
}

export const NO_KIND = -1;

export const newTurn = (): Turn => ({
  acted: false,
  carded: false,
  served: false,
  doubled: NO_KIND,
  harvestFee: HIDDEN,
  permits: [],
  talks: 0,
});

/** A crisis being resolved (AR-7). */
export interface Crisis {
  readonly zone: 'domestic' | 'export';
  readonly kind: Kind;
  /** Citizens that one cube stands up. */
  readonly rate: number;
  /** Citizens still to be stood up for the last cube. */
  toStand: number;
  /** Cubes still missing on the export market. */
  missing: number;
  /** Talks held by the seat whose crisis turn it is. */
  talks: number;
}

/** A Thief's victim holds out both hands; EMPTY_HAND: nothing in it. */
export interface Fists {
  readonly victim: Seat;
  left: number;
  right: number;
}
export const EMPTY_HAND = 6;
export const NOT_YET = 7;

/** Things that change hands (AR-17.3). */
export interface Bundle {
  readonly florins: number;
  readonly cubes: readonly number[];
  readonly tokens: number;
  readonly cards: readonly Card[];
}

/** A structured offer; never changed, only replaced. */
export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Bundle;
  readonly take: Bundle;
  /** The partner of the central player lets him harvest there in this turn; 0: nowhere. */
  readonly permit: Region | 0;
  /** The central player puts his partner at this place or better; 0: no place is agreed on. */
  readonly place: number;
  readonly pledge: Pledge | null;
}

/** A promise: shown to all, binding nobody (AR-17.4). */
export interface Pledge {
  readonly by: Seat;
  readonly to: Seat;
  readonly what: PledgeKind;
  /** Florins, citizens or cubes still to come; a card for `use-card`. */
  readonly amount: number;
  /** The round by whose end it has to be kept. */
  readonly due: number;
}
export const PLEDGES = ['repay', 'stand-up', 'deliver', 'use-card', 'support'] as const;
export type PledgeKind = (typeof PLEDGES)[number];

/** A raised hand: `from` asks for the word in the turn of `to`. */
export interface Hand {
  readonly from: Seat;
  readonly to: Seat;
}

/** A window of negotiation around one player (AR-17.2). */
export interface Talks {
  readonly about: 'order' | 'crisis' | 'turn';
  readonly centre: Seat;
  /** Offers made in this window, by seat (AR-17.6). */
  made: readonly number[];
  /** How often the others were listened to. */
  heard: number;
  /** Offers still open. */
  offers: readonly Offer[];
}

export const activeSeat = (s: State): Seat => s.active;

/** Asked in the innermost loops, where checked access was measured to cost; hence the casts. */
export const playerAt = (s: State, seat: number): Player => s.players[seat] as Player;
export const activePlayer = (s: State): Player => s.players[s.active] as Player;
export const areaAt = (s: State, unit: number): Area => s.at[unit] as Area;
/** Is the unit on the map at all? */
export const isOut = (s: State, unit: number): boolean => (s.at[unit] as number) > ON_WONDER;
/** AR-1.10: standing and not engaged. What needs a free unit takes neither an engaged one (AR-8.5) nor a rebel (AR-8.6). */
export const isFree = (s: State, unit: number): boolean =>
  (s.at[unit] as number) > ON_WONDER && s.engaged[unit] === 0 && s.lying[unit] === 0;
