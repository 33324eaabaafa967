import { defined, withId } from '@stolik/engine';
import { ALL_KINDS, BUILDINGS, KINDS, type Market } from '../pieces.ts';
import wheelFile from './action-wheel.json' with { type: 'json' };
import boardsFile from './boards.json' with { type: 'json' };
import type { Cost, Project } from './effects.ts';
import marketsFile from './markets.json' with { type: 'json' };
import { readCost } from './read-costs.ts';
import resourcesFile from './resources.json' with { type: 'json' };
import tablesFile from './tables.json' with { type: 'json' };

/** The numbers of the rules that are not on cards and tiles: what is in the box (AR-1.2 to 1.5, AR-1.8, AR-1.9), markets, boards, costs. */

export const CUBES: readonly number[] = KINDS.map((name) => withId(resourcesFile.resources, name).cubes);
export const FLORINS = tablesFile.coins.totalValue;
export const TOKENS = tablesFile.discoveryTokens.count;
export const TOKENS_PER_STACK = tablesFile.discoveryTokens.perStack;
export const STACKS = tablesFile.discoveryTokens.stacks;

export const START = {
  florins: tablesFile.perPlayer.startFlorins,
  citizens: tablesFile.perPlayer.startCitizens,
  ships: tablesFile.perPlayer.startShips,
  discs: tablesFile.perPlayer.startDiscs,
  cubesPerArea: marketsFile.markets[0]?.startCubesPerArea ?? 0,
  tiles: 3,
} as const;
export const CITIZENS = tablesFile.perPlayer.citizens;
export const SHIPS = tablesFile.perPlayer.ships;
export const MOST_DISCS = tablesFile.perPlayer.actionDiscs;

const { limits } = tablesFile;
export const REGION_LIMIT = limits.citizensOfOnePlayerPerRegion;
export const TRADE_TRANSACTIONS = limits.transactionsPerTradeAction;
export const SERVICE_TRANSACTIONS = limits.transactionsPerPortOrMarketUse;
export const SERVICE_FEE = limits.portOrMarketFee;
export const SURCHARGE = limits.anyoneCardSurcharge;
export const TRACK_PLACES = limits.cardsOnTrack;

/** Tokens with two faces: 13 for cities and temples, 13 for markets and ports (AR-1.4, AR-9.8a). */
const tokensFor = (kind: string): number =>
  defined(tablesFile.buildingTokens.items.find(({ faces }) => faces.includes(kind))).count;
export const CITY_TEMPLE_TOKENS = tokensFor('city');
export const MARKET_PORT_TOKENS = tokensFor('market');

/** AR-9.1 */
const tax = (id: string): number => withId(tablesFile.taxes.items, id).florins;
export const TAX = {
  citizen: tax('active-citizen'),
  ship: tax('ship'),
  city: tax('controlled-city'),
  temple: tax('controlled-temple'),
  unrest: tablesFile.taxes.unrestPerUse,
} as const;

/** AR-9.8 */
const buildCost = (id: string): Cost => {
  const { florins, resources } = withId(tablesFile.buildCosts.items, id);
  return readCost({ f: florins, resources });
};
const BUILD_COSTS: readonly Cost[] = BUILDINGS.map(buildCost);
const SHIP_COST = buildCost('ship');
export const costOf = (project: Project): Cost => (project === 'ship' ? SHIP_COST : defined(BUILD_COSTS[project]));

/** Markets: prices and symbols by cube, from the first one laid on an area, row after row (AR-3.1, AR-3.2). */
interface AreaTable {
  readonly price: readonly number[];
  readonly workers: readonly number[];
  readonly unrest: readonly number[];
}
const MARKET_TABLES: readonly (readonly AreaTable[])[] = marketsFile.markets.map(({ areas }) =>
  KINDS.map((kind) => {
    const rows = areas.find(({ resource }) => resource === kind)?.rows ?? [];
    const each = (value: 'price' | 'workers' | 'unrest') =>
      rows.flatMap((row) => Array<number>(row.spaces).fill(row[value]));
    return { price: each('price'), workers: each('workers'), unrest: each('unrest') };
  }),
);
const areaTable = (market: Market, kind: number): AreaTable => defined(defined(MARKET_TABLES[market])[kind]);

export const capacityOf = (market: Market, kind: number): number => areaTable(market, kind).price.length;
/** Price of the row that holds the n-th cube, counted from 1. */
export const priceAt = (market: Market, kind: number, cube: number): number =>
  defined(areaTable(market, kind).price[cube - 1]);
export const workersAt = (market: Market, kind: number, cubes: number): number =>
  cubes === 0 ? 0 : defined(areaTable(market, kind).workers[cubes - 1]);
export const unrestAt = (market: Market, kind: number, cubes: number): number =>
  cubes === 0 ? 0 : defined(areaTable(market, kind).unrest[cubes - 1]);

/** Boards III and IV by space (AR-3.5, AR-3.6). */
interface Row {
  readonly from: number;
  readonly to: number;
  readonly workers?: number;
  readonly unrest: number;
  readonly hireCost?: number;
}
const rowsOf = (id: string): readonly Row[] => withId(boardsFile.boards, id).rows;
const spread = (rows: readonly Row[], value: (row: Row) => number): number[] =>
  rows.flatMap((row) => Array<number>(row.to - row.from + 1).fill(value(row)));
const stability = rowsOf('stability');
const labour = rowsOf('free-workers');
export const MOST_POPULATION = defined(stability.at(-1)).to;
export const MOST_WORKERS = defined(labour.at(-1)).to;
export const STABILITY_WORKERS = spread(stability, ({ workers }) => workers ?? 0);
export const STABILITY_UNREST = spread(stability, ({ unrest }) => unrest);
export const LABOUR_UNREST = spread(labour, ({ unrest }) => unrest);
export const HIRE_PRICE = spread(labour, ({ hireCost }) => hireCost ?? 0);

/** The action wheel (AR-8.4). */
export const ZONES = wheelFile.zones.map(({ id }) => id);
export const LIMITED = ['taxes', 'explore', 'reproduce'] as const;
export type LimitedZone = (typeof LIMITED)[number];
const side = (seats: number) => wheelFile.sides.find(({ players }) => players.includes(seats));
/** Multicoloured circles of a limited zone. */
export const sharedCircles = (seats: number, zone: LimitedZone): number =>
  defined(side(seats)).limitedSlots[zone].multi;

export const COLOURS = tablesFile.colours.items.map(({ id }) => id);
/** First colour of each seat; with two players one has the warm colours, the other the cool ones (AR-15.2). */
export const colourOfSeat = (seat: number, seats: number): string => defined(COLOURS[seats === 2 ? seat * 2 : seat]);
export const secondColourOfSeat = (seat: number): string => defined(COLOURS[seat * 2 + 1]);

/** Rounds after which a game is stopped (AR-13.10). */
export const LAST_ROUND = 60;

export const NO_CUBES: readonly number[] = ALL_KINDS.map(() => 0);
