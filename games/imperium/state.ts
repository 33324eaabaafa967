import { defined, type Seat, seat as seatAt } from '@stolik/engine';
import type { Box } from './content/catalogue.ts';
import type { Resource, TriggerName } from './content/language.ts';
import { NATIONS, type Nation } from './content/nations.ts';
import type { Card } from './pieces.ts';

/** The table of Imperium: plain data. A view is a state in which hidden cards are face down. */
export interface State {
  readonly seats: number;
  /** Whose common cards are used (IM-4.10, IM-20.1). */
  readonly commons: Box;
  /** Which nations may be taken. */
  readonly nations: 'classics' | 'legends' | 'both';
  /** How hard the solo opponent is: an index of LEVELS. */
  readonly level: number;
  /** Is every payer asked how much progress stands for tokens, or only those who lack some (IM-11.3, variant `progress`)? */
  readonly asksProgress: boolean;
  phase: 'seating' | 'playing' | 'reckoning' | 'over';
  first: Seat;
  active: Seat;
  /** Rounds begun, from 1. */
  round: number;
  /** Every card of this game, by number; of two-sided cards the side that began. Never changed. */
  cards: readonly Card[];
  players: Player[];
  /** The solo opponent (IM-21). */
  rival: Rival | null;

  /** Five slots (IM-4.16); an empty one is NONE. */
  market: Card[];
  /** The unrest under each market card, or NONE. */
  under: Card[];
  /** Materials, population and progress on each market card: three numbers a slot. */
  tokens: number[];
  /** Decks are face down, top card last. */
  mainDeck: Card[];
  regionDeck: Card[];
  uncivilisedDeck: Card[];
  civilisedDeck: Card[];
  /** The ordinary fame cards; King of Kings lies below them. */
  fameDeck: Card[];
  king: Card;
  /** Seats that have resolved King of Kings, as bits; the rival is the bit after the seats (IM-14.4). */
  crowned: number;
  unrestPile: Card[];
  exile: Card[];
  /** Fame cards returned unseen (IM-4.13). */
  aside: Card[];

  /** Effects that are being resolved, the innermost last. */
  running: Running[];
  /** What happened and has not been answered yet (IM-22.1). */
  happenings: Happening[];
  turn: Turn;

  /** What triggered scoring first, and the last round that follows from it (IM-15). */
  trigger: ScoringTrigger | null;
  lastRound: number;
  /** The game stops where it stands (IM-15.3). */
  halted: boolean;
  /** It ended so. */
  collapsed: boolean;
}

/** IM-15.1, in its order; `dynasty` is the solo opponent's (IM-21.5). */
export const SCORING_TRIGGERS = [
  'main-deck',
  'developments',
  'king-of-kings',
  'zenith',
  'graal',
  'shangri-la',
  'dynasty',
] as const;
export type ScoringTrigger = (typeof SCORING_TRIGGERS)[number];

/** Tokens that can lie about. */
export interface Purse {
  materials: number;
  population: number;
  progress: number;
}

export interface Player extends Purse {
  /** An index of NATIONS; -1 until it is chosen. */
  nation: number;
  /** The side of the state card, and the tokens on it. */
  empire: boolean;
  actions: number;
  exhausts: number;

  hand: Card[];
  /** Top card last. */
  deck: Card[];
  discard: Card[];
  /** The power card first, then other cards that began in play, then pinned cards in the order of play. */
  play: Card[];
  /** Cards garrisoned, and under which card each of them lies. */
  garrison: Card[];
  hosts: Card[];
  history: Card[];
  sunken: Card[];
  /** Top card last; the accession card is the first of the list (IM-11.20). */
  nationDeck: Card[];
  development: Card[];
  /** The active quest of the Arthurians. */
  quest: Card;
  /** The journey card below the visible one. */
  beneath: Card[];
  /** Cards and decks that carry an exhaust token. */
  exhausted: Card[];
  /** Tokens on cards in play. */
  stored: Stored[];
  /** Cards among hand, deck, history, sunken pile and nation deck that nobody else knows to be there. */
  secret: Card[];

  /** Only in views: cards known to be among those face down in hand, deck, history and sunken pile; and in the nation deck. */
  unseen: Card[];
  unseenNation: Card[];
}

export interface Stored extends Readonly<Purse> {
  readonly card: Card;
}

/** The solo opponent's side of the table (IM-21). */
export interface Rival extends Purse {
  readonly nation: number;
  readonly level: number;
  empire: boolean;
  /** Cards of the row, NONE where empty; `open` says as bits which are face up. */
  slots: Card[];
  open: number;
  deck: Card[];
  discard: Card[];
  play: Card[];
  history: Card[];
  /** Top card last; BLANK is a step that brings no card. */
  dynasty: Card[];
  /** How many cards at its bottom lie in an order that everybody knows. */
  readonly ordered: number;
  /** Blank steps taken. */
  steps: number;
  /** The number rolled this turn. */
  rolled: number;
  /** Cards that nobody has seen it take. */
  secret: Card[];
  /** Only in views: cards known to be among those face down in slots and deck; and in the dynasty deck. */
  unseen: Card[];
  unseenDynasty: Card[];
}

/** One ability being resolved. */
export interface Running {
  /** The card whose ability it is; `this card`. */
  self: Card;
  /** Whose ability it is; RIVAL for the solo opponent. */
  owner: Seat;
  /** Who does what the words say at this moment. */
  actor: Seat;
  /** What kind of ability: for the log and for texts. */
  readonly as: Resolving;
  /** The card lies in no zone until it is resolved (IM-3.3). */
  resolving: boolean;
  /** The attack's effects reach those seats that are not spared, as bits. */
  readonly attack: boolean;
  spared: number;
  /** References of the language (NOTATION 4). */
  it: Card;
  last: number;
  drawn: Card[];
  looked: Card[];
  /** Looks at more cards than the words say. */
  more: number;
  /** Symbols on cards that were recalled or abandoned here, as bits (IM-19.4). */
  released: number;
  /** The type that was named, as a bit. */
  declared: number;
  /** Tokens that lay on the market card gained, for `double`. */
  materials: number;
  population: number;
  /** What was picked together with the decision to do it at all. */
  ready: Card | string | null;
  /** The node that was begun last, about which whoever is asked is asked; -1 before the first. */
  asked: number;
}

export type Resolving = 'play' | 'exhaust' | 'solstice' | 'reaction' | 'gained' | 'king' | 'rule' | 'scoring' | 'rival';

export interface Happening {
  readonly seat: Seat;
  readonly what: TriggerName;
  readonly card: Card;
  /** Symbols, for materials gained from cards that show them. */
  readonly symbols: number;
  readonly materials: number;
  readonly population: number;
}

/** What is forgotten when the turn ends. */
export interface Turn {
  kind: 'none' | 'activate' | 'innovate' | 'revolt' | 'cleanup' | 'solstice';
  /** Cards that may not be played freely again; keyword cards not at all (IM-6.5). */
  freed: Card[];
  /** Symbols that count as production as well: card by card. */
  treated: Treated[];
  /** The icon that the next card ignores. */
  ignoring: 'barbarian' | 'empire' | null;
}

export interface Treated {
  readonly card: Card;
  readonly symbol: 'grain' | 'water';
  readonly n: number;
}

export const RIVAL = seatAt(-1);

export const newTurn = (kind: Turn['kind']): Turn => ({ kind, freed: [], treated: [], ignoring: null });

export const activeSeat = (s: State): Seat => s.active;
export const playerAt = (s: State, seat: Seat): Player => defined(s.players[seat]);
export const nationOf = (player: Player): Nation => defined(NATIONS[player.nation]);
export const bitOfSeat = (seat: Seat): number => 1 << seat;

/** The effect being resolved. */
export const top = (s: State): Running => defined(s.running[s.running.length - 1]);
export const actor = (s: State): Player => defined(s.players[top(s).actor]);

/** Where the tokens of a slot are in `tokens`. */
export const TOKEN_AT: { readonly [resource in Resource]: number } = { materials: 0, population: 1, progress: 2 };
