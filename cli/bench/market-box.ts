import { defined } from '@stolik/engine';

/**
 * What is in the box of the market game, and its numbers: the one thing that the two implementations share, so that
 * they are the same game.
 *
 * Four merchants take turns. A turn is one action: take an open card, draw blind, sell all goods of one kind, or fulfil
 * an open order; a merchant whose hands are full may also wait.
 */
export const SEATS = 4;
export const ROUNDS = 37;
export const TURNS = SEATS * ROUNDS;

export const KINDS = ['grain', 'salt', 'cloth', 'wine', 'silver'] as const;
/** Goods cards 0 to 159, as many of each kind. Even if every turn took one the deck would not run out. */
export const CARDS = 160;
export const kindOf = (card: number): number => card % KINDS.length;
export const OPEN_CARDS = 5;
/** More than there are kinds, so that whoever has full hands has two of a kind to sell. */
export const MOST_GOODS = 7;

/** Each good sold lowers the price of its kind by one; each one taken from the market raises it by one. */
export const FIRST_PRICE = 5;
export const LOWEST_PRICE = 1;
export const HIGHEST_PRICE = 9;
export const SMALLEST_SALE = 2;

/** An order wants two goods of one kind and one of another. */
export interface Order {
  readonly two: number;
  readonly one: number;
  readonly pays: number;
}

/** Every pair of kinds, twice: an order costs at least four turns, so they last for the whole game. */
export const ORDERS: readonly Order[] = [0, 1].flatMap(() =>
  KINDS.flatMap((_, two) =>
    KINDS.flatMap((_, one) => (one === two ? [] : [{ two, one, pays: 14 + ((two + one) % 4) }])),
  ),
);
export const OPEN_ORDERS = 3;
/** Orders are pieces too: their numbers follow those of the cards. */
export const FIRST_ORDER = CARDS;

export const orderOf = (piece: number): Order => defined(ORDERS[piece - FIRST_ORDER]);

/** All cards, and all orders, in the order of their numbers: a copy of them is shuffled. */
export const ALL_CARDS: readonly number[] = Array.from({ length: CARDS }, (_, card) => card);
export const ALL_ORDERS: readonly number[] = ORDERS.map((_, index) => FIRST_ORDER + index);
