import { allSeats, type Dealer, type Seat, type Seating, seat } from '@stolik/engine';

/**
 * Orchard, a small complete game on which the test kit is tested: hidden hands, two face-down piles, a die, a sealed bid of one
 * or two cards, two ways to end. Each round everyone takes a turn (draw, plant or rest), then all bid for a basket; the winner pays.
 */
export interface Orchard {
  seats: number;
  /** Rounds to play. */
  rounds: number;
  round: number;
  first: Seat;
  active: Seat;
  /** What a tree planted in the sun brings at once this round: 0 to 2 coins. */
  weather: number;
  /** Face down, the next one last. */
  deck: number[];
  discard: number[];
  hands: number[][];
  sun: number[][];
  shade: number[][];
  coins: number[];
  /** Baskets nobody has seen yet, the next one last. */
  baskets: number[];
  basket: number | null;
  /** The card being planted, on its way from a hand to its place and open to all. */
  laid: number | null;
  won: number[][];
}

export type OrchardEvent =
  | { readonly type: 'weather'; readonly weather: number; readonly basket: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'drew-cards'; readonly cards: readonly number[]; readonly to: readonly number[] }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'planted';
      readonly seat: Seat;
      readonly card: number;
      readonly sunny: boolean;
      readonly coins: number;
    }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'bid'; readonly seat: Seat; readonly cards: readonly number[]; readonly sum: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly basket: number };

/** The catalogue: cards 0 to 15, four of each fruit, worth 1 to 4; baskets 16 to 20, worth 2 to 6. */
export const FRUITS = ['apple', 'pear', 'plum', 'cherry'] as const;
export const CARDS = 16;
export const BASKETS = 5;
export const isBasket = (piece: number): boolean => piece >= CARDS;
export const fruitOf = (card: number): string => FRUITS[Math.floor(card / 4)] as string;
export const worthOf = (piece: number): number => (isBasket(piece) ? piece - CARDS + 2 : (piece % 4) + 1);

/** What stands in a view where a card lies face down. */
export const FACE_DOWN = -1;

/** Trees that end the game, and trees that fit in the shade. */
export const HARVEST = 2;
export const SHADE = 1;
/** Cards drawn at once, and cards of a bid. */
export const DRAW = 2;
export const BID = 2;

export const treesOf = (state: Orchard, of: Seat): number =>
  (state.sun[of] as number[]).length + (state.shade[of] as number[]).length;

export const isHarvest = (state: Orchard): boolean =>
  allSeats(state.seats).some((one) => treesOf(state, one) >= HARVEST);

export function setup({ seats, variants }: Seating, dealer: Dealer<OrchardEvent>): Orchard {
  const deck = dealer.shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const none = (): number[][] => Array.from({ length: seats }, () => []);
  return {
    seats,
    rounds: variants.length === 'long' ? 5 : 3,
    round: 0,
    first: seat(dealer.below(seats)),
    active: seat(0),
    weather: 0,
    hands: none().map(() => deck.splice(-3)),
    deck,
    discard: [],
    sun: none(),
    shade: none(),
    coins: Array.from({ length: seats }, () => 1),
    baskets: dealer.shuffle(Array.from({ length: BASKETS }, (_, basket) => CARDS + basket)),
    basket: null,
    laid: null,
    won: none(),
  };
}
