import { addTo, defined } from '@stolik/engine';
import { priceAt } from '../content/tables.ts';
import {
  ALL_KINDS,
  DOMESTIC,
  EXPORT,
  type Kind,
  kindName,
  kindNamed,
  MARKETS,
  type Market,
  marketNamed,
} from '../pieces.ts';
import { activePlayer, playerAt, type State } from '../state.ts';
import { choose, type GameDealer, loop, run, script } from './steps.ts';
import { areasOfMarket, gainFlorins, hasSpace, type Means, payFlorins, spendToken } from './stock.ts';

/** AR-3.3, AR-9.3: transactions on the markets. An option is `buy@domestic-fish`, `sell@...` or `sell-token@...`. */
export interface Trading {
  market: Market | 'either';
  left: number;
  sellOnly: boolean;
  /** Only this kind; a Smuggler's second half. */
  kind: Kind | null;
  made: number;
  deal: string | null;
}

export const trade = script<Trading>('trade', [
  loop(
    (_, { left, deal }) => left > 0 && deal !== 'done',
    [
      choose(
        'deal',
        (s, local) => {
          const options = transactions(s, activePlayer(s), local);
          if (local.made > 0 && options.length > 0) options.push('done');
          return options;
        },
        { about: (_, { left }) => ({ left }) },
      ),
      run((s, local, dealer) => {
        if (local.deal === null) local.left = 0;
        if (local.deal === null || local.deal === 'done') return;
        transact(s, local.deal, dealer);
        local.left--;
        local.made++;
      }),
    ],
  ),
]);

export const trading = (market: Market | 'either', left: number, sellOnly = false): Trading => ({
  market,
  left,
  sellOnly,
  kind: null,
  made: 0,
  deal: null,
});

export const bothMarkets: readonly Market[] = [DOMESTIC, EXPORT];
const ROWS = MARKETS.map((market) => ALL_KINDS.map((kind) => `${market}-${kindName(kind)}`));
const words = (verb: string) => ROWS.map((rows) => rows.map((row) => `${verb}@${row}`));
const BUY = words('buy');
const SELL = words('sell');
const SELL_TOKEN = words('sell-token');

/** The option to buy a cube. */
export const buying = (market: Market, kind: number): string => defined(defined(BUY[market])[kind]);

/** The row of the description that shows an area of a market. */
export const rowOf = (market: Market, kind: number): string => defined(defined(ROWS[market])[kind]);

/** All transactions that these means allow. */
export function transactions(s: State, means: Means, { market, sellOnly, kind: only }: Trading): string[] {
  const options: string[] = [];
  for (const on of bothMarkets) {
    if (market !== 'either' && market !== on) continue;
    for (const kind of ALL_KINDS) {
      if (only !== null && kind !== only) continue;
      if (!sellOnly && canBuy(s, means, on, kind)) options.push(buying(on, kind));
      if (!hasSpace(s, on, kind)) continue;
      if (defined(means.cubes[kind]) > 0) options.push(defined(defined(SELL[on])[kind]));
      if (means.tokens > 0 && defined(s.bank[kind]) > 0) options.push(defined(defined(SELL_TOKEN[on])[kind]));
    }
  }
  return options;
}

/** Is there any transaction at all? */
export function canTrade(s: State, means: Means, market: Market | 'either', sellOnly: boolean): boolean {
  for (const on of bothMarkets) {
    if (market !== 'either' && market !== on) continue;
    for (const kind of ALL_KINDS) {
      if (!sellOnly && canBuy(s, means, on, kind)) return true;
      if (!hasSpace(s, on, kind)) continue;
      if (defined(means.cubes[kind]) > 0 || (means.tokens > 0 && defined(s.bank[kind]) > 0)) return true;
    }
  }
  return false;
}

export function canBuy(s: State, { florins }: Pick<Means, 'florins'>, market: Market, kind: number): boolean {
  const cubes = defined(areasOfMarket(s, market)[kind]);
  return cubes > 0 && florins >= priceAt(market, kind, cubes);
}

/** The parts of `sell@domestic-fish`. */
export function partsOf(deal: string): { verb: string; market: Market; kind: Kind } {
  const [verb = '', row = ''] = deal.split('@');
  const [market = '', kind = ''] = row.split('-');
  return { verb, market: marketNamed(market), kind: kindNamed(kind) };
}

/** What a deal costs or brings at this moment. */
export function priceOf(s: State, deal: string): number {
  const { verb, market, kind } = partsOf(deal);
  const cubes = defined(areasOfMarket(s, market)[kind]);
  return priceAt(market, kind, verb === 'buy' ? cubes : cubes + 1);
}

export function transact(s: State, deal: string, dealer: GameDealer): void {
  const { verb, market, kind } = partsOf(deal);
  if (verb === 'buy') buy(s, market, kind, dealer);
  else sell(s, market, kind, verb === 'sell-token', dealer);
}

function buy(s: State, market: Market, kind: Kind, dealer: GameDealer): void {
  const area = areasOfMarket(s, market);
  const price = priceAt(market, kind, defined(area[kind]));
  addTo(area, kind, -1);
  addTo(activePlayer(s).cubes, kind, 1);
  payFlorins(s, s.active, price);
  dealer.tell({ type: 'bought', seat: s.active, market, kind, price });
}

/** A token is replaced by a cube of the bank, which goes to the market (AR-2.7). */
function sell(s: State, market: Market, kind: Kind, token: boolean, dealer: GameDealer): void {
  const area = areasOfMarket(s, market);
  addTo(area, kind, 1);
  if (token) {
    addTo(s.bank, kind, -1);
    spendToken(s, s.active);
  } else addTo(playerAt(s, s.active).cubes, kind, -1);
  const price = gainFlorins(s, s.active, priceAt(market, kind, defined(area[kind]))); // AR-3.4
  dealer.tell({ type: 'sold', seat: s.active, market, kind, price, token });
}
