import { addTo, defined } from '@stolik/engine';
import type { Ctx, Game, MoveFn } from 'boardgame.io';
import type { Merchant } from './market.ts';
import {
  ALL_CARDS,
  ALL_ORDERS,
  FIRST_PRICE,
  HIGHEST_PRICE,
  KINDS,
  kindOf,
  LOWEST_PRICE,
  MOST_GOODS,
  OPEN_CARDS,
  OPEN_ORDERS,
  orderOf,
  SEATS,
  SMALLEST_SALE,
  TURNS,
} from './market-box.ts';

/**
 * The market game for boardgame.io, written as its documentation teaches: moves that change `G` in place (through
 * Immer), that check their arguments, and a turn of one move. Whose turn it is, and which, stands in the framework's `ctx`.
 */
export interface PeerMarket {
  deck: number[];
  market: number[];
  prices: number[];
  orderDeck: number[];
  orders: number[];
  merchants: Merchant[];
}

/** Decks in a given order instead of shuffled ones, so that both engines can be dealt the same cards. */
export interface PeerDecks {
  readonly deck: readonly number[];
  readonly orderDeck: readonly number[];
}

/** A move with its argument: what the list of options is made of. */
export interface PeerOption {
  readonly move: 'take' | 'draw' | 'wait' | 'sell' | 'fulfil';
  readonly args: readonly number[];
}

type PeerMove = MoveFn<PeerMarket>;

const DRAW: PeerOption = { move: 'draw', args: [] };
const WAIT: PeerOption = { move: 'wait', args: [] };
const SELL: readonly PeerOption[] = KINDS.map((_, kind) => ({ move: 'sell', args: [kind] }));

const goodsOf = (merchant: Merchant): number => merchant.goods.reduce((sum, some) => sum + some, 0);

function canFulfil(merchant: Merchant, piece: number): boolean {
  const { two, one } = orderOf(piece);
  return defined(merchant.goods[two]) >= 2 && defined(merchant.goods[one]) >= 1;
}

export function peerOptions(G: PeerMarket, ctx: Ctx): PeerOption[] {
  const merchant = defined(G.merchants[Number(ctx.currentPlayer)]);
  const options: PeerOption[] = [];
  if (goodsOf(merchant) < MOST_GOODS) {
    for (const card of G.market) options.push({ move: 'take', args: [card] });
    options.push(DRAW);
  } else {
    options.push(WAIT);
  }
  for (let kind = 0; kind < KINDS.length; kind++)
    if (defined(merchant.goods[kind]) >= SMALLEST_SALE) options.push(defined(SELL[kind]));
  for (const piece of G.orders) if (canFulfil(merchant, piece)) options.push({ move: 'fulfil', args: [piece] });
  return options;
}

const INVALID_MOVE: typeof import('boardgame.io/core').INVALID_MOVE = 'INVALID_MOVE';

const take: PeerMove = ({ G, playerID }, card: number) => {
  const slot = G.market.indexOf(card);
  const merchant = defined(G.merchants[Number(playerID)]);
  if (slot < 0 || goodsOf(merchant) >= MOST_GOODS) return INVALID_MOVE;
  const kind = kindOf(card);
  addTo(merchant.goods, kind, 1);
  G.market[slot] = defined(G.deck.pop());
  G.prices[kind] = Math.min(HIGHEST_PRICE, defined(G.prices[kind]) + 1);
  return undefined;
};

const draw: PeerMove = ({ G, playerID }) => {
  const merchant = defined(G.merchants[Number(playerID)]);
  if (goodsOf(merchant) >= MOST_GOODS) return INVALID_MOVE;
  addTo(merchant.goods, kindOf(defined(G.deck.pop())), 1);
  return undefined;
};

const wait: PeerMove = ({ G, playerID }) =>
  goodsOf(defined(G.merchants[Number(playerID)])) < MOST_GOODS ? INVALID_MOVE : undefined;

const sell: PeerMove = ({ G, playerID }, kind: number) => {
  const merchant = defined(G.merchants[Number(playerID)]);
  const count = defined(merchant.goods[kind]);
  if (!(count >= SMALLEST_SALE)) return INVALID_MOVE;
  const price = defined(G.prices[kind]);
  merchant.goods[kind] = 0;
  merchant.sales += count * price;
  G.prices[kind] = Math.max(LOWEST_PRICE, price - count);
  return undefined;
};

const fulfil: PeerMove = ({ G, playerID }, piece: number) => {
  const slot = G.orders.indexOf(piece);
  const merchant = defined(G.merchants[Number(playerID)]);
  if (slot < 0 || !canFulfil(merchant, piece)) return INVALID_MOVE;
  const { two, one, pays } = orderOf(piece);
  addTo(merchant.goods, two, -2);
  addTo(merchant.goods, one, -1);
  merchant.fulfilled += pays;
  G.orders[slot] = defined(G.orderDeck.pop());
  return undefined;
};

/** What the framework keeps as `ctx.gameover`. */
export interface PeerResult {
  readonly totals: readonly number[];
}

const resultOf = (G: PeerMarket): PeerResult => ({
  totals: G.merchants.map((merchant) => merchant.sales + merchant.fulfilled + goodsOf(merchant)),
});

/** Undo is switched off because ours keeps none on a bare table either; nothing else differs from the defaults. */
export const peerMarket: Game<PeerMarket, Record<string, unknown>, PeerDecks> = {
  name: 'market',
  disableUndo: true,
  setup: ({ random }, decks) => {
    const deck = decks ? [...decks.deck] : random.Shuffle([...ALL_CARDS]);
    const orderDeck = decks ? [...decks.orderDeck] : random.Shuffle([...ALL_ORDERS]);
    return {
      market: deck.splice(-OPEN_CARDS),
      deck,
      prices: KINDS.map(() => FIRST_PRICE),
      orders: orderDeck.splice(-OPEN_ORDERS),
      orderDeck,
      merchants: Array.from({ length: SEATS }, () => ({ goods: KINDS.map(() => 0), sales: 0, fulfilled: 0 })),
    };
  },
  moves: { take, draw, wait, sell, fulfil },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => (ctx.turn > TURNS ? resultOf(G) : undefined),
};
