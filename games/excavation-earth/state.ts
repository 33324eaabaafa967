import { defined, type Seat, seat } from '@stolik/engine';
import type { ZuRules } from './content/effects.ts';
import type { ActionName } from './events.ts';
import {
  type ActionCard,
  type Buyer,
  type BuyerCard,
  type Centre,
  type Colour,
  EXPLORERS,
  type Explorer,
  type Faction,
  FIRST,
  filled,
  type Location,
  type Market,
  NONE,
  type OrderCard,
  type OrNone,
  type Rival,
  type Tile,
  type TravelCard,
  type ZuCard,
} from './pieces.ts';

/** The table of Excavation Earth: plain data. A view is a state in which hidden pieces are face down. */
export interface State {
  readonly seats: number;
  /** How the first hands come about (EE-2.4 to EE-2.6). */
  readonly startHand: StartHand;
  /** 1 to 3 (EE-3.1). */
  round: number;
  phase: Phase;
  /** Whose turn it is; Zu's too, who never decides anything. */
  active: Rival;
  /** Rivals in the order of the turn-order track (EE-4.9). */
  turnOrder: Rival[];
  players: Player[];

  /** Face down, top card last (EE-1.9). */
  deck: ActionCard[];
  /** The common discard, face up. */
  discard: ActionCard[];
  /** Left to right; who has a marker on each, or NONE (EE-2.8, EE-6.27). */
  forecast: ActionCard[];
  markers: number[];
  /** Cards that are being drafted, by seat (EE-4.12). */
  packs: ActionCard[][];
  /** The lowest initiative token left (EE-6.28). */
  nextToken: number;

  /** Face-down stacks by colour, top tile last (EE-2.10). */
  stacks: Tile[][];
  /** Tiles on dig sites; each kind has one site, so a list is enough (EE-1.5). */
  map: Tile[];
  /** Black-market stacks by colour, the top tile first (EE-2.12). */
  blackMarket: Tile[][];
  /** Out of the game (EE-6.20). */
  sold: Tile[];

  /** Buyers on their tracks by kind: the one who leaves next is last; the special ones have a plain pool (EE-7.4). */
  pools: Buyer[][];
  /** By market, front to end (EE-7.5). */
  queues: Buyer[][];
  ship: Buyer[];
  /** Removed at setup (EE-2.13). */
  readonly box: readonly Buyer[];
  buyerDeck: BuyerCard[];
  buyerDiscard: BuyerCard[];

  /** Beside the centres from round 2 on (EE-4.1); the rest face down. */
  orders: OrderCard[];
  orderDeck: OrderCard[];

  /** Where each explorer is, three for each seat; NONE before the third is placed (EE-5.2). */
  explorers: OrNone<Location>[];
  /** Traders by rival and market, envoys by rival and centre (EE-1.8). */
  traders: number[];
  envoys: number[];

  turn: Turn;
  zu: Zu | null;
}

export const START_HANDS = ['mulligan', 'dealt', 'draft'] as const;
export type StartHand = (typeof START_HANDS)[number];

export type Phase = 'opening' | 'preparation' | 'action' | 'over';

export interface Player {
  /** NONE until it is chosen (EE-14.20). */
  faction: OrNone<Faction>;
  credits: number;
  /** Where the credits came from and went to, by `LEDGER`; the entries add up to them. */
  ledger: number[];
  /** Action cards in hand. */
  hand: ActionCard[];
  /** Travel cards in hand, and those used or set aside this round. */
  travel: TravelCard[];
  spent: TravelCard[];
  hold: Tile[];
  hatch: Tile[];
  /** Cells with a guard: one bit for each kind. */
  gallery: number;
  /** Columns whose bonus was taken: one bit for each colour (EE-7.8). */
  bonuses: number;
  /** Crew left. Zu's may fall below nothing: it has other sets (EE-12.1). */
  supply: number;
  /** Initiative token taken this round, or 0. */
  token: number;
  passed: boolean;
}

/** The lines of a player's ledger. */
export const LEDGER = ['start', 'sales', 'deliveries', 'centres', 'orders', 'failures', 'purchases'] as const;
export type LedgerLine = (typeof LEDGER)[number];

/** The action being carried out, as far as all may see it; what belongs to one kind of action is left alone by the others. */
export interface Turn {
  /** Actions taken this turn (EE-5.3), and the last one. */
  actions: number;
  action: ActionName | null;
  /** The explorer that is about to move, the fuel left and those that have moved (EE-6.1). */
  explorer: OrNone<Explorer>;
  fuel: number;
  moved: Explorer[];
  /** The market of a Market or Command action. */
  market: OrNone<Market>;
  /** The sale so far (EE-6.13), and the market that needs no trader (EE-9.5). */
  region: OrNone<Colour>;
  markets: Market[];
  waived: OrNone<Market>;
  /** The card played for a Survey until it lies in the forecast (EE-6.27). */
  played: OrNone<ActionCard>;
  /** Tiles drawn by a Survey, open to all (EE-6.30). */
  drawn: Tile[];
  /** Cards drawn for a sale at three markets, for the seller's eyes only (EE-6.17). */
  aside: ActionCard[];
}

/** Zu's decks (EE-12.4); its board is an ordinary player's. */
export interface Zu {
  readonly rules: ZuRules;
  /** Face down, top card last. */
  deck: ZuCard[];
  /** Decks of the rounds to come, without what will be carried over. */
  later: ZuCard[][];
  /** Resolved this round, face up. */
  discard: ZuCard[];
  /** Last round's cards, all of them seen: some are in the deck again, the others in `removed` (EE-12.6). */
  lastRound: ZuCard[];
  /** Taken out unseen. */
  removed: ZuCard[];
  /** Taken out before, and known by now. */
  gone: ZuCard[];
}

export const newTurn = (): Turn => ({
  actions: 0,
  action: null,
  explorer: NONE,
  fuel: 0,
  moved: [],
  market: NONE,
  region: NONE,
  markets: [],
  waived: NONE,
  played: NONE,
  drawn: [],
  aside: [],
});

/** In solo Zu comes right after the only seat. */
export const ZU: Rival = 1;

export const playerAt = (s: State, rival: number): Player => defined(s.players[rival]);
export const activePlayer = (s: State): Player => defined(s.players[s.active]);
/** The rival whose turn it is as a seat: only seats decide. */
export const activeSeat = (s: State): Seat => seat(s.active);
/** Seats on the turn-order track (EE-4.9); Zu has none. */
export const seatOrder = ({ turnOrder, seats }: State): Seat[] => turnOrder.filter((rival) => rival < seats).map(seat);
export const isZu = (s: State, rival: number): boolean => s.zu !== null && rival === ZU;

/** How a rival is called when something is told. */
export type Who = Seat | 'zu';
export const whoIs = (s: State, rival: number): Who => (isZu(s, rival) ? 'zu' : seat(rival));

export const tradersAt = (s: State, rival: number, market: Market): number => defined(s.traders[rival * 6 + market]);
export const envoysAt = (s: State, rival: number, centre: Centre): number => defined(s.envoys[rival * 3 + centre]);

export const whereIs = (s: State, explorer: Explorer): OrNone<Location> =>
  defined(s.explorers[explorer - FIRST.explorer]);
/** The same of an explorer that is on the board already. */
export const locationOf = (s: State, explorer: Explorer): Location => filled(whereIs(s, explorer));

/** Does an explorer of this rival stand there? */
export function standsAt(s: State, rival: number, location: Location): boolean {
  const first = rival * EXPLORERS;
  const { explorers } = s;
  return explorers[first] === location || explorers[first + 1] === location || explorers[first + 2] === location;
}
