import { defined } from '@stolik/engine';
import { tileValue } from '../../content/catalogue.ts';
import { ALL_MARKETS, type Colour, type Market, NONE, type Tile } from '../../pieces.ts';
import { type State, tradersAt, ZU } from '../../state.ts';
import { interestedAt, levelOf } from '../buyers.ts';
import { bestSale, carryOutSale, incomeOf, openMarkets } from '../sale.ts';
import type { GameDealer } from '../steps.ts';
import { oneOfEachKind } from '../storage.ts';
import { crewLeft, placeTrader } from './crew.ts';
import { BY_LEVEL, BY_PROFIT, choose, heldColours, heldOf, type Priority, tilesHeld } from './priorities.ts';

/** What could be sold of one colour. */
interface Sale {
  readonly colour: Colour;
  readonly markets: number;
  readonly credits: number;
}

function possibleSales(s: State): Sale[] {
  const sales: Sale[] = [];
  for (const colour of heldColours(s)) {
    const markets = bestSale(s, ZU, colour, NONE);
    if (markets.length === 0) continue;
    sales.push({ colour, markets: markets.length, credits: incomeOf(s, colour, markets).credits });
  }
  return sales;
}

/** EE-12.28 */
const BY_SALE: readonly Priority<Sale>[] = [
  { by: 'most-markets', of: (_, { markets }) => markets },
  { by: 'income', of: (_, { credits }) => credits },
  { by: 'level', of: (s, { colour }) => levelOf(s, colour) },
];

/** EE-12.27 to EE-12.29: Zu's Sell card: one colour at as many markets as it can. */
export function sell(s: State, dealer: GameDealer): boolean {
  const sales = possibleSales(s);
  if (sales.length === 0) return false;
  const sale = choose(s, sales, BY_SALE, (chosen) => ({ what: 'sale', colour: chosen.colour }), dealer);
  const { colour } = sale;
  const open = openMarkets(s, ZU, colour, NONE);
  sellAt(s, colour, pickMarkets(s, colour, open, sale.markets, dealer), dealer);
  return true;
}

/** The most profitable ones, if there are more than needed (EE-12.14). */
function pickMarkets(s: State, colour: Colour, open: readonly Market[], count: number, dealer: GameDealer): Market[] {
  if (open.length === count) return open.slice();
  const markets: Market[] = [];
  for (let i = 0; i < count; i++) {
    const left = open.filter((market) => !markets.includes(market));
    markets.push(choose(s, left, BY_PROFIT, (market) => ({ what: 'market', market }), dealer, colour));
  }
  return markets;
}

const CHEAPEST: readonly Priority<Tile>[] = [{ by: 'cheapest', of: (_, tile) => -tileValue(tile) }];

/** The tiles of the lowest value go first; equal ones at random. No free card (EE-12.12). */
function sellAt(s: State, colour: Colour, markets: readonly Market[], dealer: GameDealer): void {
  const tiles: Tile[] = [];
  while (tiles.length < markets.length) {
    const candidates = oneOfEachKind(tilesHeld(s, colour, tiles));
    tiles.push(choose(s, candidates, CHEAPEST, (tile) => ({ what: 'given', tile }), dealer));
  }
  carryOutSale(s, ZU, colour, markets, tiles, dealer);
}

/** EE-12.31 */
const BY_SURGE: readonly Priority<Colour>[] = [{ by: 'fewest-held', of: (s, colour) => -heldOf(s, colour) }, BY_LEVEL];

/** EE-12.30 to EE-12.32: Zu's Surge card: one tile at the best market anywhere, with a trader of its own if need be. */
export function surge(s: State, dealer: GameDealer): boolean {
  const colours = heldColours(s).filter((colour) => interestedMarkets(s, colour).length > 0);
  if (colours.length === 0) return false;
  const colour = choose(s, colours, BY_SURGE, (chosen) => ({ what: 'sale', colour: chosen }), dealer);
  const market = defined(pickMarkets(s, colour, interestedMarkets(s, colour), 1, dealer)[0]);
  if (tradersAt(s, ZU, market) === 0) {
    if (crewLeft(s) === 0) return false; // EE-12.36 (e)
    placeTrader(s, market, dealer);
  }
  sellAt(s, colour, [market], dealer);
  return true;
}

const interestedMarkets = (s: State, colour: Colour): Market[] =>
  ALL_MARKETS.filter((market) => interestedAt(s, market, colour) > 0);
