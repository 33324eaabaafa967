import type { Option, Script } from '@stolik/engine';
import {
  ACTION_CARDS,
  BUYER_CARDS,
  BUYERS,
  buyerKind,
  CREW,
  cardRegion,
  cardSymbol,
  FACTION_KINDS,
  fuelOf,
  ORDER_DESIGNS,
  orderDesign,
  TILES,
  tileColour,
  tileKind,
  travelCardsOf,
  ZU_CARDS,
  ZU_FACTION,
  zuKind,
} from '../content/catalogue.ts';
import type { ZuRules } from '../content/effects.ts';
import { locationNamed, placeAt } from '../content/map.ts';
import { TRACK_SPACES, ZU_USUALLY } from '../content/tables.ts';
import {
  type ActionCard,
  ALL_BUYER_KINDS,
  ALL_COLOURS,
  ALL_KINDS,
  ALL_MARKETS,
  type Buyer,
  type BuyerKind,
  type ColourName,
  colourName,
  colourNamed,
  type Faction,
  FIRST,
  is,
  kindOfCell,
  NONE,
  type OrderCard,
  type Tile,
  type ZuCard,
} from '../pieces.ts';
import { LEDGER, newTurn, type Player, type State } from '../state.ts';

/**
 * Positions written as in docs/examples.md, so that a test starts at the position. Action cards are a colour letter and a market (`R3`), travel
 * cards `T2` to `T4`, artefacts a colour letter and a glyph (`Yg1`), buyers a colour letter or `S`. Whatever is not mentioned lies
 * in its deck, stack or pool, so that every piece exists exactly once.
 */
export interface Given {
  seats?: number;
  round?: number;
  you?: GivenPlayer;
  others?: readonly GivenPlayer[];
  /** Artefacts on their dig sites. */
  map?: string;
  /** By colour, the top tile first. */
  blackMarket?: { readonly [colour in ColourName]?: string };
  /** The top tiles of face-down stacks, the first to be drawn first; `size` cuts a stack, the rest counts as sold. */
  stacks?: { readonly [colour in ColourName]?: string };
  stackSizes?: { readonly [colour in ColourName]?: number };
  /** By market 1 to 6, front to end. */
  queues?: { readonly [market: number]: string };
  /** Levels Y/G/R/P/O; buyers that are then nowhere are in the box. */
  levels?: string;
  /** How many special buyers are in the pool. */
  specials?: number;
  ship?: string;
  /** The next action cards to be drawn. */
  deck?: string;
  forecast?: string;
  /** Owner of the marker on each forecast card, left to right; `-` is none. */
  markers?: string;
  /** Designs beside the three centres. */
  orders?: readonly string[];
  zu?: GivenZu;
  /** What is played from here: one turn of yours by default. */
  play?: Script;
}

export interface GivenPlayer {
  faction?: string;
  credits?: number;
  hand?: string;
  explorers?: string;
  hold?: string;
  hatch?: string;
  gallery?: string;
  bonuses?: readonly ColourName[];
  supply?: number;
  /** `1:2 4:1`: two traders at market 1, one at market 4. */
  traders?: string;
  /** Envoys left, middle, right. */
  envoys?: string;
  token?: number;
}

export interface GivenZu extends GivenPlayer {
  rules?: Partial<ZuRules>;
  /** Ids of the next cards. */
  deck?: readonly string[];
}

export const LETTERS = 'YGRPO';
export const BUYER_LETTERS = 'YGRPOS';
export const words = (list: string | undefined): string[] => (list ?? '').split(/[ ,]+/).filter((word) => word !== '');
export const list = (pieces: readonly number[]): string => pieces.map(shorthand).join(' ');
export const kindName = (kind: number): string => `${LETTERS[Math.floor(kind / 4)]}g${(kind % 4) + 1}`;

/** A piece in shorthand, or the word itself. */
export function shorthand(option: Option): string {
  if (is.actionCard(option)) return `${LETTERS[cardRegion(option)]}${cardSymbol(option) + 1}`;
  if (is.travelCard(option)) return `T${fuelOf(option)}`;
  if (is.tile(option)) return kindName(tileKind(option));
  if (is.location(option)) return placeAt(option).id;
  if (is.buyer(option)) return BUYER_LETTERS[buyerKind(option)] as string;
  if (is.explorer(option)) return `explorer-${((option - FIRST.explorer) % 3) + 1}`;
  if (is.cell(option)) return `cell-${kindName(kindOfCell(option))}`;
  if (is.orderCard(option)) return orderDesign(option).id;
  if (is.zuCard(option)) return zuKind(option).id;
  return is.faction(option) ? (FACTION_KINDS[option - FIRST.faction]?.id as string) : String(option);
}

function takeFrom<T extends number>(from: T[], word: string): T {
  const at = from.findIndex((piece) => shorthand(piece) === word);
  if (at < 0) throw new Error(`no "${word}" is left`);
  return from.splice(at, 1)[0] as T;
}

class Supply {
  readonly cards: ActionCard[] = ACTION_CARDS.slice();
  readonly tiles: Tile[] = TILES.slice();
  readonly buyers: Buyer[] = BUYERS.slice();
  readonly zuCards: ZuCard[] = ZU_CARDS.slice();

  hand = (given: string | undefined): ActionCard[] =>
    words(given)
      .filter((word) => !word.startsWith('T'))
      .map((word) => takeFrom(this.cards, word));
  tilesOf = (given: string | undefined): Tile[] => words(given).map((word) => takeFrom(this.tiles, word));
  buyersOf = (given: string | undefined): Buyer[] => words(given).map((word) => takeFrom(this.buyers, word));
}

export const factionNamed = (id: string): Faction =>
  (FIRST.faction + FACTION_KINDS.findIndex((faction) => faction.id === `faction-${id}`)) as Faction;

/** Without a word on it, a faction whose ability is not in the way. */
const PLAIN = ['kuti-kuti', 'gul', 'aqulla', 'dal-harraii'];

const bitsOf = (kinds: readonly string[]): number =>
  ALL_KINDS.reduce((bits, kind) => (kinds.includes(kindName(kind)) ? bits | (1 << kind) : bits), 0);

function counts(given: string | undefined, size: number): number[] {
  const list = Array<number>(size).fill(0);
  for (const word of words(given)) {
    const [at, count] = word.split(':');
    list[Number(at) - 1] = Number(count ?? 1);
  }
  return list;
}

const envoysOf = (given: string | undefined): number[] => {
  const list = words(given).map(Number);
  return [list[0] ?? 0, list[1] ?? 0, list[2] ?? 0];
};

function playerOf(given: GivenPlayer, rival: number, supply: Supply, isZu: boolean): Player {
  const gallery = bitsOf(words(given.gallery));
  const hand = supply.hand(given.hand);
  const all = isZu ? [] : travelCardsOf(rival);
  const travel = all.filter((card) => words(given.hand).includes(shorthand(card)));
  const credits = given.credits ?? 0;
  const placed =
    words(given.gallery).length +
    counts(given.traders, 6).reduce((sum, count) => sum + count, 0) +
    envoysOf(given.envoys).reduce((sum, count) => sum + count, 0);
  return {
    faction: isZu ? ZU_FACTION : factionNamed(given.faction ?? (PLAIN[rival] as string)),
    credits,
    ledger: LEDGER.map((line) => (line === 'start' ? credits : 0)),
    hand,
    travel,
    spent: all.filter((card) => !travel.includes(card)),
    hold: supply.tilesOf(given.hold),
    hatch: supply.tilesOf(given.hatch),
    gallery,
    bonuses: (given.bonuses ?? []).reduce((bits, colour) => bits | (1 << colourNamed(colour)), 0),
    supply: given.supply ?? CREW - placed,
    token: given.token ?? 0,
    passed: false,
  };
}

export function stateOf(given: Given): State {
  const seats = given.seats ?? (given.zu ? 1 : Math.max(2, 1 + (given.others?.length ?? 0)));
  const supply = new Supply();
  const sides: GivenPlayer[] = Array.from(
    { length: seats },
    (_, seat) => (seat === 0 ? given.you : given.others?.[seat - 1]) ?? {},
  );
  if (given.zu) sides.push(given.zu);
  const players = sides.map((side, rival) => playerOf(side, rival, supply, rival >= seats));
  const map = supply.tilesOf(given.map);
  const blackMarket = ALL_COLOURS.map((colour) => supply.tilesOf(given.blackMarket?.[colourName(colour)]));
  const queues = ALL_MARKETS.map((market) => supply.buyersOf(given.queues?.[market + 1]));
  const ship = supply.buyersOf(given.ship);
  const forecast = supply.hand(given.forecast);
  const deckTop = supply.hand(given.deck);
  const { stacks, sold } = stacksOf(given, supply);
  const { pools, box } = poolsOf(given, supply);
  return {
    seats,
    startHand: 'dealt',
    round: given.round ?? 1,
    phase: 'action',
    active: 0,
    turnOrder: players.map((_, rival) => rival),
    players,
    deck: [...supply.cards, ...deckTop.reverse()],
    discard: [],
    forecast,
    markers: forecast.map((_, at) => {
      const owner = words(given.markers)[at] ?? '-';
      return owner === '-' ? NONE : Number(owner);
    }),
    packs: Array.from({ length: seats }, () => []),
    nextToken: 1 + sides.filter((side) => (side.token ?? 0) > 0).length,
    stacks,
    map,
    blackMarket,
    sold,
    pools,
    queues,
    ship,
    box,
    buyerDeck: BUYER_CARDS.slice(),
    buyerDiscard: [],
    orders: (given.orders ?? []).map(
      (id) => (FIRST.orderCard + 2 * ORDER_DESIGNS.findIndex((design) => design.id === `order-${id}`)) as OrderCard,
    ),
    orderDeck: [],
    explorers: sides.slice(0, seats).flatMap((side, seat) => explorersOf(side, seat)),
    traders: sides.flatMap((side) => counts(side.traders, 6)),
    envoys: sides.flatMap((side) => envoysOf(side.envoys)),
    turn: newTurn(),
    zu: given.zu ? zuOf(given.zu, supply) : null,
  };
}

const ELSEWHERE = ['dig-orange-north', 'dig-green-south', 'bm-west'];

function explorersOf({ explorers }: GivenPlayer, seat: number): State['explorers'] {
  const places = words(explorers ?? (seat === 0 ? ELSEWHERE.join(' ') : 'market-1 market-4 bm-east'));
  return [0, 1, 2].map((index) => {
    const place = places[index];
    return place === undefined ? NONE : locationNamed(place);
  });
}

function stacksOf(given: Given, supply: Supply): { stacks: Tile[][]; sold: Tile[] } {
  const sold: Tile[] = [];
  const stacks = ALL_COLOURS.map((colour) => {
    const name = colourName(colour);
    const top = supply.tilesOf(given.stacks?.[name]);
    const rest = supply.tiles.filter((tile) => tileColour(tile) === colour);
    const size = given.stackSizes?.[name] ?? rest.length + top.length;
    const below = rest.slice(0, size - top.length);
    sold.push(...rest.slice(below.length));
    return [...below, ...top.reverse()];
  });
  return { stacks, sold };
}

function poolsOf(given: Given, supply: Supply): { pools: Buyer[][]; box: Buyer[] } {
  const levels = given.levels?.split('/').map(Number);
  const box: Buyer[] = [];
  const pools = ALL_BUYER_KINDS.map((kind: BuyerKind) => {
    const pool = supply.buyers.filter((buyer) => buyerKind(buyer) === kind);
    const level = kind === 5 ? undefined : levels?.[kind];
    const size =
      kind === 5 ? (given.specials ?? pool.length) : level === undefined ? pool.length : TRACK_SPACES - level;
    if (size > pool.length) throw new Error(`there are not enough buyers for level ${level}`);
    box.push(...pool.slice(size));
    return pool.slice(0, size);
  });
  return { pools, box };
}

function zuOf({ rules, deck }: GivenZu, supply: Supply) {
  const top = (deck ?? []).map((id) => takeFrom(supply.zuCards, id));
  return {
    rules: { ...ZU_USUALLY, ...rules },
    deck: top.reverse(),
    later: [],
    discard: [],
    lastRound: [],
    removed: [],
    gone: supply.zuCards,
  };
}
