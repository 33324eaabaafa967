import { defined } from '@stolik/engine';
import { tileColour, tileValue } from '../content/catalogue.ts';
import { BLACK_MARKETS, CENTRE_OF } from '../content/map.ts';
import { CREDITS_PER_BUYER, MARKETS_BONUS, MOST_MARKETS } from '../content/tables.ts';
import type { Income } from '../events.ts';
import {
  ALL_COLOURS,
  ALL_MARKETS,
  type Buyer,
  type Colour,
  type Market,
  NONE,
  type OrNone,
  type Tile,
} from '../pieces.ts';
import { activePlayer, type Player, playerAt, type State, standsAt, tradersAt, whoIs } from '../state.ts';
import { interestedAt, isInterested, payoutOf, returnToPool } from './buyers.ts';
import { gain } from './credits.ts';
import { addEnvoy } from './crew.ts';
import { powerTo } from './powers.ts';
import type { GameDealer } from './steps.ts';
import { anyRoom, takeOut, tilesOfColour } from './storage.ts';

/** EE-6.13 to EE-6.20: what can be sold where, what it brings, and how a sale is carried out, by players and by Zu alike. */

/** A market with an own trader, or the one that needs none (EE-9.5), and an interested buyer. */
export const isOpen = (s: State, rival: number, market: Market, colour: Colour, waived: number): boolean =>
  (market === waived || tradersAt(s, rival, market) > 0) && interestedAt(s, market, colour) > 0;

export function openMarkets(s: State, rival: number, colour: Colour, waived: number): Market[] {
  const markets: Market[] = [];
  for (const market of ALL_MARKETS) if (isOpen(s, rival, market, colour, waived)) markets.push(market);
  return markets;
}

function someOpen(s: State, rival: number, colour: Colour, waived: number): boolean {
  for (const market of ALL_MARKETS) if (isOpen(s, rival, market, colour, waived)) return true;
  return false;
}

/** Colours of which the rival has something to sell, and somewhere to sell it: one bit for each. */
export function coloursToSell(s: State, rival: number, waived: number): number {
  const { hold, hatch } = playerAt(s, rival);
  let held = 0;
  for (let i = 0; i < hold.length; i++) held |= 1 << tileColour(defined(hold[i]));
  for (let i = 0; i < hatch.length; i++) held |= 1 << tileColour(defined(hatch[i]));
  if (held === 0) return 0;
  let bits = 0;
  for (const colour of ALL_COLOURS) {
    if ((held & (1 << colour)) !== 0 && someOpen(s, rival, colour, waived)) bits |= 1 << colour;
  }
  return bits;
}

/** EE-6.14: is a sale possible, the purchase before it included (EE-9.6)? */
export const canSell = (s: State, waived: number): boolean =>
  coloursToSell(s, s.active, waived) !== 0 || (powerTo(s, 'buy-first') !== null && purchases(s, waived).length > 0);

/**
 * EE-9.6: tiles on top of black-market stacks that may be bought before a sale. If nothing else could be sold, only tiles
 * that can.
 */
export function purchases(s: State, waived: number): Tile[] {
  const player = activePlayer(s);
  if (anyRoom(player) === 0 || !BLACK_MARKETS.some((location) => standsAt(s, s.active, location))) return [];
  const needed = coloursToSell(s, s.active, waived) === 0;
  const tiles: Tile[] = [];
  for (const colour of ALL_COLOURS) {
    const top = defined(s.blackMarket[colour])[0];
    if (top === undefined || tileValue(top) > player.credits) continue;
    if (!needed || someOpen(s, s.active, colour, waived)) tiles.push(top);
  }
  return tiles;
}

/** EE-6.15: all computed before any piece moves. */
export function incomeOf(s: State, colour: Colour, markets: readonly Market[]): Income {
  let buyers = 0;
  for (let i = 0; i < markets.length; i++) buyers += interestedAt(s, defined(markets[i]), colour);
  const popularity = payoutOf(s, colour);
  const forBuyers = CREDITS_PER_BUYER * buyers;
  const bonus = defined(MARKETS_BONUS[markets.length]);
  return { popularity, buyers, forBuyers, bonus, credits: popularity + forBuyers + bonus };
}

/** The best sale of a colour: at as many markets as possible, those with the most buyers. */
export function bestSale(s: State, rival: number, colour: Colour, waived: number): Market[] {
  const most = Math.min(MOST_MARKETS, tilesOfColour(playerAt(s, rival), colour));
  return openMarkets(s, rival, colour, waived)
    .sort((one, other) => interestedAt(s, other, colour) - interestedAt(s, one, colour))
    .slice(0, most);
}

/** EE-6.15, EE-6.18 to EE-6.20: credits, ship, envoys, tiles out of the game. */
export function carryOutSale(
  s: State,
  rival: number,
  colour: Colour,
  markets: readonly Market[],
  tiles: readonly Tile[],
  dealer: GameDealer,
): void {
  const player = playerAt(s, rival);
  const income = incomeOf(s, colour, markets);
  gain(player, income.credits, 'sales');
  for (const buyer of s.ship) returnToPool(s, buyer); // EE-6.18
  s.ship = [];
  for (const market of markets) {
    shipBuyers(s, market, colour);
    promote(s, rival, market);
  }
  for (const tile of tiles) sellTile(s, player, tile);
  dealer.tell({ type: 'sold', who: whoIs(s, rival), colour, markets: markets.slice(), tiles: tiles.slice(), income });
}

function shipBuyers(s: State, market: Market, colour: Colour): void {
  const staying: Buyer[] = [];
  for (const buyer of defined(s.queues[market])) (isInterested(buyer, colour) ? s.ship : staying).push(buyer);
  s.queues[market] = staying;
}

/** EE-6.19; without a trader there (EE-9.5) nobody is promoted. */
function promote(s: State, rival: number, market: Market): void {
  if (tradersAt(s, rival, market) === 0) return;
  s.traders[rival * 6 + market] = tradersAt(s, rival, market) - 1;
  addEnvoy(s, rival, CENTRE_OF[market]);
}

function sellTile(s: State, player: Player, tile: Tile): void {
  takeOut(player, tile);
  s.sold.push(tile);
}

/** The market that needs no trader when this symbol is discarded (EE-9.5). */
export const waivedBy = (s: State, symbol: OrNone<Market>): OrNone<Market> =>
  powerTo(s, 'sell-anywhere') === null ? NONE : symbol;
