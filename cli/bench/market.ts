import {
  addTo,
  allSeats,
  type Dealer,
  defined,
  defineGame,
  nextSeat,
  type Option,
  type Score,
  type Seat,
  type Section,
  say,
  seat,
  shuffle,
  stepsFor,
} from '@stolik/engine';
import {
  ALL_CARDS,
  ALL_ORDERS,
  CARDS,
  FIRST_ORDER,
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

/** The market game in our engine. It is played only by the bench and its tests, so it has no texts. */
export interface Market {
  /** Face down; the last is the next. */
  deck: number[];
  market: number[];
  /** By kind. */
  prices: number[];
  orderDeck: number[];
  orders: number[];
  merchants: Merchant[];
  active: Seat;
  turn: number;
}

export interface Merchant {
  /** How many of each kind. */
  goods: number[];
  sales: number;
  fulfilled: number;
}

export type MarketEvent =
  | { readonly type: 'took' | 'drew' | 'fulfilled'; readonly seat: Seat; readonly piece: number }
  | { readonly type: 'sold'; readonly seat: Seat; readonly kind: number; readonly coins: number }
  | { readonly type: 'waited'; readonly seat: Seat };

const { script, run, choose, loop, call } = stepsFor<Market, MarketEvent>();

const SELL = KINDS.map((kind) => `sell@${kind}`);
const HIDDEN = -1;

const activeMerchant = (state: Market): Merchant => defined(state.merchants[state.active]);

function goodsOf(merchant: Merchant): number {
  let count = 0;
  for (const some of merchant.goods) count += some;
  return count;
}

function canFulfil(merchant: Merchant, piece: number): boolean {
  const { two, one } = orderOf(piece);
  return defined(merchant.goods[two]) >= 2 && defined(merchant.goods[one]) >= 1;
}

function actions(state: Market): Option[] {
  const merchant = activeMerchant(state);
  const options: Option[] = [];
  if (goodsOf(merchant) < MOST_GOODS) {
    for (const card of state.market) options.push(card);
    options.push('draw');
  } else {
    options.push('wait');
  }
  for (let kind = 0; kind < KINDS.length; kind++)
    if (defined(merchant.goods[kind]) >= SMALLEST_SALE) options.push(defined(SELL[kind]));
  for (const piece of state.orders) if (canFulfil(merchant, piece)) options.push(piece);
  return options;
}

interface Turn {
  action: Option;
}

function act(state: Market, { action }: Turn, dealer: Dealer<MarketEvent>): void {
  if (typeof action === 'number') {
    if (action < FIRST_ORDER) take(state, action, dealer);
    else fulfil(state, action, dealer);
  } else if (action === 'draw') draw(state, dealer);
  else if (action === 'wait') dealer.tell({ type: 'waited', seat: state.active });
  else sell(state, SELL.indexOf(action), dealer);
}

function take(state: Market, card: number, dealer: Dealer<MarketEvent>): void {
  const kind = kindOf(card);
  addTo(activeMerchant(state).goods, kind, 1);
  state.market[state.market.indexOf(card)] = defined(state.deck.pop());
  state.prices[kind] = Math.min(HIGHEST_PRICE, defined(state.prices[kind]) + 1);
  dealer.reveal();
  dealer.tell({ type: 'took', seat: state.active, piece: card });
}

function draw(state: Market, dealer: Dealer<MarketEvent>): void {
  const card = defined(state.deck.pop());
  addTo(activeMerchant(state).goods, kindOf(card), 1);
  dealer.reveal();
  dealer.tell({ type: 'drew', seat: state.active, piece: card });
}

function sell(state: Market, kind: number, dealer: Dealer<MarketEvent>): void {
  const merchant = activeMerchant(state);
  const count = defined(merchant.goods[kind]);
  const price = defined(state.prices[kind]);
  merchant.goods[kind] = 0;
  merchant.sales += count * price;
  state.prices[kind] = Math.max(LOWEST_PRICE, price - count);
  dealer.tell({ type: 'sold', seat: state.active, kind, coins: count * price });
}

function fulfil(state: Market, piece: number, dealer: Dealer<MarketEvent>): void {
  const merchant = activeMerchant(state);
  const { two, one, pays } = orderOf(piece);
  addTo(merchant.goods, two, -2);
  addTo(merchant.goods, one, -1);
  merchant.fulfilled += pays;
  state.orders[state.orders.indexOf(piece)] = defined(state.orderDeck.pop());
  dealer.reveal();
  dealer.tell({ type: 'fulfilled', seat: state.active, piece });
}

function endTurn(state: Market): void {
  state.active = nextSeat(state.active, SEATS);
  state.turn++;
}

const turn = script<Turn>('turn', [choose('action', actions), run(act), run(endTurn)]);

const play = script('play', [loop((state) => state.turn < TURNS, [call(turn, () => ({ action: '' }))])]);

function setup(dealer: Dealer<MarketEvent>): Market {
  const deck = dealer.shuffle(ALL_CARDS.slice());
  const orderDeck = dealer.shuffle(ALL_ORDERS.slice());
  return {
    market: deck.splice(-OPEN_CARDS),
    deck,
    prices: KINDS.map(() => FIRST_PRICE),
    orders: orderDeck.splice(-OPEN_ORDERS),
    orderDeck,
    merchants: allSeats(SEATS).map(() => ({ goods: KINDS.map(() => 0), sales: 0, fulfilled: 0 })),
    active: seat(0),
    turn: 0,
  };
}

const copy = (state: Market): Market => ({
  market: state.market.slice(),
  deck: state.deck.slice(),
  prices: state.prices.slice(),
  orders: state.orders.slice(),
  orderDeck: state.orderDeck.slice(),
  merchants: state.merchants.map(({ goods, sales, fulfilled }) => ({ goods: goods.slice(), sales, fulfilled })),
  active: state.active,
  turn: state.turn,
});

function score(state: Market): Score[] {
  return state.merchants.map((merchant, index) => {
    const lines = [
      { what: 'sales', points: merchant.sales },
      { what: 'orders', points: merchant.fulfilled },
      { what: 'goods', points: goodsOf(merchant) },
    ];
    return { seat: seat(index), total: totalOf(merchant), lines };
  });
}

const totalOf = (merchant: Merchant): number => merchant.sales + merchant.fulfilled + goodsOf(merchant);

function winners(state: Market): Seat[] {
  const totals = state.merchants.map(totalOf);
  const best = Math.max(...totals);
  return allSeats(SEATS).filter((index) => totals[index] === best);
}

function invariants(state: Market): string[] {
  const problems: string[] = [];
  const cards = [...state.deck, ...state.market];
  const held = state.merchants.reduce((sum, merchant) => sum + goodsOf(merchant), 0);
  if (state.market.length !== OPEN_CARDS) problems.push(`${state.market.length} cards are open.`);
  if (state.orders.length !== OPEN_ORDERS) problems.push(`${state.orders.length} orders are open.`);
  if (new Set(cards).size !== cards.length) problems.push('A card is on the table twice.');
  if (held > CARDS - cards.length) problems.push('Merchants have goods that nobody dealt.');
  if (state.prices.some((price) => price < LOWEST_PRICE || price > HIGHEST_PRICE)) problems.push('A price is off.');
  for (const merchant of state.merchants) {
    if (goodsOf(merchant) > MOST_GOODS) problems.push('A merchant holds too many goods.');
    if (merchant.goods.some((count) => count < 0)) problems.push('A merchant owes goods.');
  }
  return problems;
}

const nameOf = (piece: number) =>
  piece < FIRST_ORDER
    ? say('market-card', { kind: defined(KINDS[kindOf(piece)]) })
    : say('market-order', {
        two: defined(KINDS[orderOf(piece).two]),
        one: defined(KINDS[orderOf(piece).one]),
      });

function describe(view: Market): Section[] {
  const pieces = (id: string, ids: readonly number[]) => ({
    kind: 'pieces' as const,
    id,
    title: say(`market-${id}`),
    pieces: ids.map((piece) => ({ id: piece, name: nameOf(piece) })),
  });
  const counts = (numbers: readonly number[]) =>
    KINDS.map((kind, i) => ({ kind: 'count' as const, id: kind, title: say(kind), count: defined(numbers[i]) }));
  return [
    { id: 'market', title: say('market'), rows: [pieces('open', view.market), pieces('orders', view.orders)] },
    { id: 'prices', title: say('market-prices'), rows: counts(view.prices) },
    ...view.merchants.map((merchant, i) => ({
      id: `merchant-${i}`,
      title: say('market-merchant'),
      seat: seat(i),
      rows: counts(merchant.goods),
    })),
  ];
}

export const market = defineGame<Market, MarketEvent>({
  id: 'market',
  version: '1.0.0',
  seats: { min: SEATS, max: SEATS },
  variants: [],
  decisionLimit: TURNS,
  endings: ['last-round'],
  ending: () => 'last-round',
  setup: (_, dealer) => setup(dealer),
  play,
  scripts: [play, turn],
  active: (state) => state.active,
  copy,
  view: (state) => ({
    ...copy(state),
    deck: state.deck.map(() => HIDDEN),
    orderDeck: state.orderDeck.map(() => HIDDEN),
  }),
  determinize: (state, _, chance) => {
    shuffle(chance, state.deck);
    shuffle(chance, state.orderDeck);
  },
  score,
  winners,
  invariants,
  evaluate: (state, of) => totalOf(defined(state.merchants[of])),
  describe,
  nameOf,
  explain: () => [],
  optionText: (_, __, option) => (typeof option === 'number' ? nameOf(option) : say('market-action', { option })),
  eventText: (event) => say(`market-${event.type}`, { who: { seat: event.seat } }),
  coverage: { all: [], ofEvent: () => [], ofScores: () => [] },
  box: { items: [], checkPack: () => ['The market game takes no packs.'] },
});
