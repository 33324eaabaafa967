import { VALUE } from '../../content/catalogue.ts';
import { MOST_MARKETS } from '../../content/tables.ts';
import { ALL_MARKETS, type Colour, type Market, NONE, type Tile } from '../../pieces.ts';
import { type State, tradersAt, ZU } from '../../state.ts';
import { interestedAt } from '../buyers.ts';
import { bestSale, carryOutSale, incomeOf, openMarkets } from '../sale.ts';
import type { GameDealer } from '../steps.ts';
import { oneOfEachKind } from '../storage.ts';
import { crewLeft, placeTrader } from './crew.ts';
import { byLevel, byProfit, choose, heldColours, heldOf, type Priority, tilesHeld } from './priorities.ts';

/** EE-12.27 to EE-12.29: Zu's Sell card: one colour at as many markets as it can. */
export function sell(s: State, dealer: GameDealer): boolean {
  const colours = heldColours(s).filter((colour) => bestSale(s, ZU, colour, NONE).length > 0);
  if (colours.length === 0) return false;
  const priorities: Priority<Colour>[] = [
    { by: 'most-markets', of: (colour) => bestSale(s, ZU, colour, NONE).length },
    { by: 'income', of: (colour) => incomeOf(s, colour, bestSale(s, ZU, colour, NONE)).credits },
    byLevel(s),
  ];
  const colour = choose(colours, priorities, (chosen) => ({ what: 'sale', colour: chosen }), dealer);
  const open = openMarkets(s, ZU, colour, NONE);
  const markets = pickMarkets(s, colour, open, Math.min(MOST_MARKETS, heldOf(s, colour), open.length), dealer);
  sellAt(s, colour, markets, dealer);
  return true;
}

/** The most profitable ones, if there are more than needed (EE-12.14). */
function pickMarkets(s: State, colour: Colour, open: readonly Market[], count: number, dealer: GameDealer): Market[] {
  if (open.length === count) return open.slice();
  const markets: Market[] = [];
  for (let i = 0; i < count; i++) {
    const left = open.filter((market) => !markets.includes(market));
    markets.push(choose(left, byProfit(s, colour), (market) => ({ what: 'market', market }), dealer));
  }
  return markets;
}

const CHEAPEST: readonly Priority<Tile>[] = [{ by: 'cheapest', of: (tile) => -(VALUE[tile] as number) }];

/** The tiles of the lowest value go first; equal ones at random. No free card (EE-12.12). */
function sellAt(s: State, colour: Colour, markets: readonly Market[], dealer: GameDealer): void {
  const tiles: Tile[] = [];
  while (tiles.length < markets.length) {
    const candidates = oneOfEachKind(tilesHeld(s, colour).filter((tile) => !tiles.includes(tile)));
    tiles.push(choose(candidates, CHEAPEST, (tile) => ({ what: 'given', tile }), dealer));
  }
  carryOutSale(s, ZU, colour, markets, tiles, dealer);
}

/** EE-12.30 to EE-12.32: Zu's Surge card: one tile at the best market anywhere, with a trader of its own if need be. */
export function surge(s: State, dealer: GameDealer): boolean {
  const colours = heldColours(s).filter((colour) => interestedMarkets(s, colour).length > 0);
  if (colours.length === 0) return false;
  const priorities: Priority<Colour>[] = [{ by: 'fewest-held', of: (colour) => -heldOf(s, colour) }, byLevel(s)];
  const colour = choose(colours, priorities, (chosen) => ({ what: 'sale', colour: chosen }), dealer);
  const market = choose(
    interestedMarkets(s, colour),
    byProfit(s, colour),
    (chosen) => ({ what: 'market', market: chosen }),
    dealer,
  );
  if (tradersAt(s, ZU, market) === 0) {
    if (crewLeft(s) === 0) return false; // EE-12.36 (e)
    placeTrader(s, market, dealer);
  }
  sellAt(s, colour, [market], dealer);
  return true;
}

const interestedMarkets = (s: State, colour: Colour): Market[] =>
  ALL_MARKETS.filter((market) => interestedAt(s, market, colour) > 0);
