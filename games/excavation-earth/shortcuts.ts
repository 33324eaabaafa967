import { type Option, verbOf } from '@stolik/engine';
import { fuelOf, tileColour, tileKind } from './content/catalogue.ts';
import { distance, LOCATIONS, MARKET_LOCATION, siteOf } from './content/map.ts';
import type { ActionName } from './events.ts';
import {
  ALL_CENTRES,
  ALL_MARKETS,
  type Card,
  CENTRES,
  type Centre,
  type Colour,
  colourName,
  EXPLORERS,
  type Explorer,
  explorerOf,
  filled,
  type Location,
  type Market,
  type OrNone,
  type Tile,
} from './pieces.ts';
import { cardsFor, faceOf, legalActions } from './rules/actions.ts';
import { centreOf, commanding, commandSteps } from './rules/command.ts';
import { excavating, tilesToExcavate } from './rules/excavate.ts';
import { powerTo } from './rules/powers.ts';
import { purchases, waivedBy } from './rules/sale.ts';
import { regionsToSell } from './rules/sell.ts';
import { smuggling, tilesToSmuggle } from './rules/smuggle.ts';
import { unmarkedForecast } from './rules/survey.ts';
import { movableExplorers, reachable } from './rules/travel.ts';
import { activePlayer, locationOf, type State, standsAt } from './state.ts';

/**
 * What stands for several choices at once, or for an answer that is called by another name: a tile of one's own for the colour that is sold, a dock for its
 * market, and, with a card that is held, what the card would be played for.
 */

type Target = number | string;
type Meanings = Map<Target, readonly Option[]>;

/** What something means while this card is held. */
export const withCard = (card: Card, target: Target): string => `with-${card}-${target}`;

/** The places beside a centre where an envoy goes in, and where one is taken out. */
export const sendTo = (centre: Centre): string => `send-${CENTRES[centre]}`;
export const withdrawFrom = (centre: Centre): string => `withdraw-${CENTRES[centre]}`;
/** Where the buyers of a market stand. */
export const dockOf = (market: Market): string => `queue-${market + 1}`;
export const marketOfDock = (dock: Target): Market | null =>
  ALL_MARKETS.find((market) => dockOf(market) === dock) ?? null;

export function shortcuts(view: State, prompt: string): ReadonlyMap<Target, readonly Option[]> {
  const meanings: Meanings = new Map();
  switch (prompt) {
    case 'action.action':
      for (const action of legalActions(view)) if (action !== 'pass') addAction(view, action, meanings);
      break;
    case 'travel.explorer':
      addJourneys(view, view.turn.fuel, (to, options) => meanings.set(to, options));
      break;
    case 'sell.region':
      for (const tile of ownTiles(view)) meanings.set(tile, [sellOf(tileColour(tile))]);
      break;
    case 'survey.place':
      for (const tile of view.turn.drawn) if (!meanings.has(siteOf(tile))) meanings.set(siteOf(tile), [tile]);
      break;
    case 'command.step':
      for (const centre of ALL_CENTRES) {
        meanings.set(sendTo(centre), [`envoy@centre-${CENTRES[centre]}`]);
        meanings.set(withdrawFrom(centre), [`withdraw@centre-${CENTRES[centre]}`]);
      }
      break;
    case 'sell.market':
    case 'recruit.market':
    case 'campaign.market':
    case 'bribe.to':
    case 'imagine.symbol':
      for (const market of ALL_MARKETS) meanings.set(dockOf(market), [MARKET_LOCATION[market]]);
      break;
  }
  if (ASKING_FOR_TILES.includes(prompt)) for (const [twin, first] of twins(view)) meanings.set(twin, [first]);
  return meanings;
}

const ASKING_FOR_TILES: readonly string[] = [
  'excavate.tile',
  'dig.tile',
  'sell.tile',
  'smuggle.tile',
  'deal.tile',
  'survey.free',
  'survey.place',
  'survey.buy',
];

/** Copies of a kind in one place are one answer (EE-1.5): the first is the option, and each of the others with it. */
function twins(view: State): [twin: Tile, first: Tile][] {
  const places = [view.map, view.turn.drawn, ...view.players.flatMap(({ hold, hatch }) => [hold, hatch])];
  return places.flatMap((tiles) =>
    tiles.flatMap((tile): [Tile, Tile][] => {
      const first = tiles.find((other) => tileKind(other) === tileKind(tile));
      return first === undefined || first === tile ? [] : [[tile, first]];
    }),
  );
}

/** What is not asked, because there is nothing else to choose, is not answered either. */
const asked = <T extends Option>(options: readonly T[], option: T): T[] => (options.length > 1 ? [option] : []);

const ownTiles = (view: State): Tile[] => [...activePlayer(view).hold, ...activePlayer(view).hatch];

const sellOf = (colour: Colour): string => `sell@track-${colourName(colour)}`;

/** Everything that one action means with each card that pays for it. */
function addAction(view: State, action: ActionName, meanings: Meanings): void {
  const cards = cardsFor(view, action);
  for (const card of cards) {
    const paid: Option[] = [action, ...asked(cards, card)];
    const add = (target: Target, options: readonly Option[]): void => {
      const key = withCard(card, target);
      if (!meanings.has(key)) meanings.set(key, [...paid, ...options]);
    };
    add(action, []);
    addTargets(view, action, card, add);
  }
}

type Add = (target: Target, options: readonly Option[]) => void;

function addTargets(view: State, action: ActionName, card: Card, add: Add): void {
  const { colour, symbol } = faceOf(card);
  switch (action) {
    case 'travel':
      for (const explorer of movableExplorers(fuelled(view, fuelOf(card))))
        if (typeof explorer === 'number') add(explorer, [explorer]);
      addJourneys(view, fuelOf(card), add);
      break;
    case 'excavate': {
      const tiles = tilesToExcavate(view, excavating(filled(colour)));
      for (const tile of tiles) add(tile, asked(tiles, tile));
      addTwins(view, tiles, add);
      break;
    }
    case 'market':
      add(dockOf(filled(symbol)), []);
      break;
    case 'sell':
      addSales(view, waivedBy(view, symbol), add);
      break;
    case 'command':
      addOrders(view, filled(symbol), add);
      break;
    case 'smuggle': {
      const tiles = tilesToSmuggle(view, smuggling());
      const own = ownTiles(view);
      const bought = tiles.filter((tile) => tile === 'done' || !own.includes(tile));
      for (const tile of bought) add(tile, asked(tiles, tile));
      addTwins(view, bought, add);
      break;
    }
    case 'survey': {
      const replaceable = unmarkedForecast(view);
      for (const one of replaceable) add(one, asked(replaceable, one));
      break;
    }
  }
}

function addTwins(view: State, tiles: readonly (Tile | 'done')[], add: Add): void {
  for (const [twin, first] of twins(view)) if (tiles.includes(first)) add(twin, asked(tiles, first));
}

/** Tiles of one's own for the sale of their colour; whoever may buy first is asked that before (EE-9.6). */
function addSales(view: State, waived: OrNone<Market>, add: Add): void {
  const selling = { ...view, turn: { ...view.turn, waived } };
  if (powerTo(view, 'buy-first') !== null && purchases(view, waived).length > 0) return;
  const regions = regionsToSell(selling);
  for (const tile of ownTiles(view)) {
    const region = sellOf(tileColour(tile));
    if (regions.includes(region)) add(tile, asked(regions, region));
  }
}

/** EE-6.21: a trader at the dock, an envoy into the centre or out of it. */
function addOrders(view: State, market: Market, add: Add): void {
  const steps = commandSteps(view, commanding(market));
  const centre = centreOf(market);
  const places = new Map([
    ['trader', dockOf(market)],
    ['envoy', sendTo(centre)],
    ['withdraw', withdrawFrom(centre)],
  ]);
  for (const step of steps) {
    const place = places.get(verbOf(step));
    if (place !== undefined) add(place, asked(steps, step));
  }
}

const fuelled = (view: State, fuel: number): State => ({ ...view, turn: { ...view.turn, fuel, moved: [] } });

/** EE-6.1: a place within reach stands for the nearest explorer's way there. */
function addJourneys(view: State, fuel: number, add: Add): void {
  for (const to of LOCATIONS) {
    const explorer = nearestTo(view, to, fuel);
    if (explorer !== null) add(to, [explorer, ...asked(reachable(view, explorer, fuel), to)]);
  }
}

function nearestTo(view: State, to: Location, fuel: number): Explorer | null {
  if (standsAt(view, view.active, to)) return null;
  let nearest: Explorer | null = null;
  let least = fuel + 1;
  for (let i = 0; i < EXPLORERS; i++) {
    const explorer = explorerOf(view.active, i);
    if (view.turn.moved.includes(explorer)) continue;
    const lines = distance(locationOf(view, explorer), to);
    if (lines >= least) continue;
    least = lines;
    nearest = explorer;
  }
  return nearest;
}
