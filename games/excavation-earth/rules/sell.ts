import { defined, given, or, pieceIn, removeFrom } from '@stolik/engine';
import { tileColour, tileValue } from '../content/catalogue.ts';
import { MARKET_LOCATION, marketOf } from '../content/map.ts';
import { FREE_CARDS, MOST_MARKETS } from '../content/tables.ts';
import {
  type ActionCard,
  ALL_COLOURS,
  byColour,
  type Colour,
  colourName,
  filled,
  type Location,
  type Market,
  NONE,
  type OrNone,
  type Tile,
} from '../pieces.ts';
import { activePlayer, activeSeat, type State, tradersAt } from '../state.ts';
import { acquire, acquiring } from './acquire.ts';
import { drawCards, drawToHand } from './cards.ts';
import { colourOfTrack } from './market.ts';
import { powerTo, tellPower } from './powers.ts';
import { carryOutSale, coloursToSell, openMarkets, purchases } from './sale.ts';
import { sample, sampling } from './sample.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { oneOfEachKind, tilesOfColour } from './storage.ts';

/** EE-6.13 Sell: a region, one to three markets, and the tiles that are given up. The sale so far stands in `s.turn`. */
export interface Selling {
  /** The symbol's market if it needs no trader (EE-9.5). */
  waived: OrNone<Market>;
  region: string | null;
  market: Location | 'done' | null;
  tiles: Tile[];
  tile: Tile | null;
}

export const selling = (waived: OrNone<Market>): Selling => ({
  waived,
  region: null,
  market: null,
  tiles: [],
  tile: null,
});

/** EE-9.6: the smugglers' purchase before the sale. */
interface BuyingFirst {
  tile: Tile | 'none' | null;
}

export const buyFirst = script<BuyingFirst>('buy-first', [
  choose('tile', (s) => {
    const tiles = purchases(s, s.turn.waived);
    return coloursToSell(s, s.active, s.turn.waived) === 0 ? tiles : or(tiles, 'none');
  }),
  when(
    (_, { tile }) => tile !== 'none' && tile !== null,
    [
      run((s, _, dealer) => tellPower(s, dealer)),
      call(acquire, (_, { tile }) => acquiring(pieceIn(tile), tileValue(pieceIn(tile)))),
      call(sample, (_, { tile }) => sampling([pieceIn(tile)])),
    ],
  ),
]);

/** EE-6.17: one of the cards looked at is kept, in secret; the rest goes to the common discard. */
interface Keeping {
  card: ActionCard | null;
}

export const keepCard = script<Keeping>('free-card', [
  choose('card', (s) => s.turn.aside.slice()),
  run((s, { card }, dealer) => {
    const seat = activeSeat(s);
    const kept = pieceIn(card);
    removeFrom(s.turn.aside, kept);
    activePlayer(s).hand.push(kept);
    s.discard.push(...s.turn.aside);
    dealer.tell({ type: 'cards-drawn', seat, count: 1 });
    dealer.tell({ type: 'kept', seat, card: kept, to: [seat] });
    if (s.turn.aside.length > 0) dealer.tell({ type: 'discarded', seat, cards: s.turn.aside });
    s.turn.aside = [];
  }),
]);

export const sell = script<Selling>('sell', [
  run((s, { waived }) => {
    s.turn.waived = waived;
    s.turn.region = NONE;
    s.turn.markets = [];
  }),
  when((s) => powerTo(s, 'buy-first') !== null, [call(buyFirst, () => ({ tile: null }))]),
  choose('region', regionsToSell),
  run((s, { region }) => {
    s.turn.region = colourOfTrack(given(region));
  }),
  loop(mayAddMarket, [
    choose('market', marketsToAdd, { about: (s) => ({ colour: colourName(regionOf(s)) }) }),
    run((s, { market }) => {
      if (market === 'done' || market === null) return;
      s.turn.markets.push(marketOf(market));
    }),
  ]),
  loop(
    (s, { tiles }) => tiles.length < s.turn.markets.length,
    [
      choose('tile', tilesToGive, { about: (s, { tiles }) => ({ left: s.turn.markets.length - tiles.length }) }), // EE-6.16
      run((_, local) => {
        local.tiles.push(pieceIn(local.tile));
      }),
    ],
  ),
  run(carryOut),
  run(drawFreeCards),
  when((s) => s.turn.aside.length > 0, [call(keepCard, () => ({ card: null }))]),
  run((s) => {
    s.turn.region = NONE;
    s.turn.markets = [];
    s.turn.waived = NONE;
  }),
]);

const regionOf = (s: State): Colour => filled(s.turn.region);

export function regionsToSell(s: State): string[] {
  const bits = coloursToSell(s, s.active, s.turn.waived);
  return ALL_COLOURS.filter((colour) => (bits & (1 << colour)) !== 0).map((colour) => SELL[colour]);
}

const SELL = byColour((colour) => `sell@track-${colourName(colour)}`);

/** One market for each tile, three at most (EE-6.13). */
function mayAddMarket(s: State, { market }: Selling): boolean {
  const { markets } = s.turn;
  return (
    market !== 'done' &&
    markets.length < Math.min(MOST_MARKETS, tilesOfColour(activePlayer(s), regionOf(s))) &&
    marketsLeft(s).length > 0
  );
}

const marketsLeft = (s: State): Market[] =>
  openMarkets(s, s.active, regionOf(s), s.turn.waived).filter((market) => !s.turn.markets.includes(market));

function marketsToAdd(s: State): (Location | 'done')[] {
  const options: (Location | 'done')[] = marketsLeft(s).map((market) => MARKET_LOCATION[market]);
  if (s.turn.markets.length > 0) options.push('done');
  return options;
}

/** Whoever gives up all he has of the colour need not say in which order. */
function tilesToGive(s: State, { tiles }: Selling): Tile[] {
  const { hold, hatch } = activePlayer(s);
  const fits = (tile: Tile): boolean => tileColour(tile) === s.turn.region && !tiles.includes(tile);
  const inHold = hold.filter(fits);
  const inHatch = hatch.filter(fits);
  const spare = inHold.length + inHatch.length > s.turn.markets.length - tiles.length;
  const left = [...oneOfEachKind(inHold), ...oneOfEachKind(inHatch)];
  return spare ? left : left.slice(0, 1);
}

/** EE-6.17: what is all kept goes to the hand; otherwise one is to be chosen. */
function drawFreeCards(s: State, _: Selling, dealer: GameDealer): void {
  const { drawn, kept } = defined(FREE_CARDS[s.turn.markets.length]);
  const seat = activeSeat(s);
  if (drawn === kept) {
    drawToHand(s, seat, drawn, dealer);
    return;
  }
  s.turn.aside = drawCards(s, drawn, dealer);
  if (s.turn.aside.length > 0) dealer.tell({ type: 'drew', seat, cards: s.turn.aside.slice(), to: [seat] });
}

function carryOut(s: State, { tiles }: Selling, dealer: GameDealer): void {
  const { markets, waived } = s.turn;
  if (waived !== NONE && markets.includes(waived) && tradersAt(s, s.active, waived) === 0) tellPower(s, dealer);
  carryOutSale(s, s.active, regionOf(s), markets, tiles, dealer);
}
