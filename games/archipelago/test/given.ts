import { isOneOf, type Seat, seat } from '@stolik/engine';
import { CARDS, cardNamed, cardWithBack, objectiveNamed, trendNamed } from '../content/catalogue.ts';
import { cellAt, MIDDLE } from '../content/hexes.ts';
import {
  areaNamed,
  coastsOf,
  landsOf,
  OPEN_SEA,
  REGIONS,
  regionNamed,
  symbolsOf,
  VILLAGE,
} from '../content/regions.ts';
import { CUBES, FLORINS, LIMITED, TOKENS, TOKENS_PER_STACK, TRACK_PLACES } from '../content/tables.ts';
import {
  ALL_KINDS,
  type Area,
  BUILDINGS,
  buildingNamed,
  buildingOf,
  type Card,
  FIRST,
  KINDS,
  type KindName,
  PORT,
  type Region,
  sidesOf,
  tileOf,
  UNITS_PER_SEAT,
  type Unit,
} from '../pieces.ts';
import { raise } from '../rules/build.ts';
import { fits, graphOf } from '../rules/graph.ts';
import { optionsOf } from '../rules/setup.ts';
import { appear, citizenInSupply, enter, shipInSupply } from '../rules/units.ts';
import {
  IN_SUPPLY,
  type Laid,
  NO_CARD,
  NOT_BUILT,
  newTurn,
  OPEN_GROUND,
  type Phase,
  type Player,
  type State,
  VACANT,
} from '../state.ts';

/**
 * Positions in words, so that a test starts at the position. Regions, cards and objectives go by their ids. An area is `palm-point/l0`, a
 * building `palm-point/port`. Behind a unit's place `!` means engaged, `~` lying, and `:wood` that it stands on a symbol. Whatever is
 * not mentioned lies in the bank, in its deck or in its stack, so every piece exists exactly once.
 */
export interface Given {
  seats?: number;
  variants?: { readonly [id: string]: string };
  players?: readonly GivenPlayer[];
  /** Regions laid beside the start tile where they fit; `palm-point@0,-1,2` says the cell and the rotation. */
  map?: readonly string[];
  /** `palm-point/city`; a port may say its land and water: `green-isthmus/port:l0,w1`. */
  buildings?: readonly string[];
  domestic?: GivenCubes;
  export?: GivenCubes;
  unrest?: number;
  workers?: number;
  /** Discovery tokens left in the stacks. */
  tokens?: number;
  /** From the top: ids of cards, or of backs. */
  deck?: readonly string[];
  /** Cards left in the deck, all others being discarded. */
  deckSize?: number;
  track?: readonly string[];
  /** Quarter turns of the cards on the track. */
  rotation?: readonly number[];
  /** Tiles on top of the stack, from the top, by the region that is up. */
  stack?: readonly string[];
  /** Tiles left in the stack; the others are discarded. */
  stackSize?: number;
  trends?: readonly string[];
  pillaged?: readonly string[];
  round?: number;
  phase?: Phase;
  order?: readonly number[];
}

export type GivenCubes = { readonly [kind in KindName]?: number };

export interface GivenPlayer {
  florins?: number;
  cubes?: GivenCubes;
  tokens?: number;
  citizens?: string;
  ships?: string;
  cards?: readonly string[];
  wonders?: readonly string[];
  used?: readonly string[];
  fresh?: readonly string[];
  objectives?: readonly string[];
  spent?: number;
  passed?: boolean;
  given?: number;
}

const words = (list: string | undefined): string[] => (list ?? '').split(' ').filter((word) => word !== '');
const cubesOf = (given: GivenCubes = {}): number[] => KINDS.map((kind) => given[kind] ?? 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function stateOf(given: Given): State {
  const sides = given.players ?? [];
  const seats = given.seats ?? Math.max(3, sides.length);
  const options = optionsOf({ seats, variants: { negotiation: 'false', ...given.variants } });
  const players = Array.from({ length: seats }, (_, index) => playerOf(sides[index] ?? {}));
  const domestic = cubesOf(given.domestic);
  const exported = cubesOf(given.export);
  const held = players.map((player) => player.florins + player.given);
  const tokens = given.tokens ?? TOKENS - sum(players.map((player) => player.tokens));
  const emptied = Math.min(2, 3 - Math.ceil(tokens / TOKENS_PER_STACK));
  const units = seats * UNITS_PER_SEAT;
  for (const player of players) player.discs += emptied;
  const s: State = {
    seats,
    options,
    order: (given.order ?? players.map((_, index) => index)) as Seat[],
    active: seat(given.order?.[0] ?? 0),
    round: given.round ?? 2,
    phase: given.phase ?? 5,
    map: [{ region: options.desert ? VILLAGE : OPEN_SEA, rotation: 0, cell: MIDDLE }],
    stack: [],
    tileDiscard: [],
    aside: [],
    found: null,
    holder: Array<number>(REGIONS.length * 4).fill(NOT_BUILT),
    ground: Array<number>(REGIONS.length * 4).fill(0),
    harbour: Array<number>(REGIONS.length).fill(0),
    built: [0, 0, 0, 0],
    served: [],
    pillaged: [],
    pillageCoins: 0,
    at: Array<number>(units).fill(IN_SUPPLY),
    spot: Array<number>(units).fill(OPEN_GROUND),
    engaged: Array<number>(units).fill(0),
    lying: Array<number>(units).fill(0),
    fleet: 0,
    domestic,
    export: exported,
    bank: ALL_KINDS.map(
      (kind) =>
        (CUBES[kind] as number) -
        (domestic[kind] as number) -
        (exported[kind] as number) -
        sum(players.map(({ cubes }) => cubes[kind] as number)),
    ),
    florins: FLORINS - sum(held),
    population: 0,
    unrest: given.unrest ?? 0,
    workers: given.workers ?? 0,
    tokens,
    tokensSpent: TOKENS - tokens - sum(players.map((player) => player.tokens)),
    circles: LIMITED.map(() => []),
    players,
    ...cardsOf(given, players),
    revealed: [],
    used: sides.flatMap(({ used }) => (used ?? []).map(cardNamed)),
    fresh: sides.flatMap(({ fresh }) => (fresh ?? []).map(cardNamed)),
    trends: (given.trends ?? []).map(trendNamed),
    votes: [],
    met: 0,
    called: null,
    turn: newTurn(),
    crisis: null,
    fists: null,
    talks: null,
    promises: [],
    placeDeals: [],
    hands: [],
    passed: players.map((_, index) => sides[index]?.passed ?? false),
    ended: null,
  };
  layMap(s, given);
  for (const building of given.buildings ?? []) erect(s, building);
  sides.forEach((side, index) => {
    for (const place of words(side.citizens)) post(s, citizenInSupply(s, index) as Unit, place);
    for (const place of words(side.ships)) post(s, shipInSupply(s, index) as Unit, place);
  });
  s.pillaged = (given.pillaged ?? []).map((symbol) => symbolNamed(symbol));
  return s;
}

function playerOf(side: GivenPlayer): Player {
  return {
    florins: side.florins ?? 10,
    cubes: cubesOf(side.cubes),
    tokens: side.tokens ?? 0,
    discs: 3,
    spent: side.spent ?? 0,
    cards: (side.cards ?? []).map(cardNamed),
    wonders: (side.wonders ?? []).map(cardNamed),
    objectives: (side.objectives ?? []).map(objectiveNamed),
    shown: [],
    declined: [],
    tiles: [],
    given: side.given ?? 0,
    portFees: 0,
    marketFees: 0,
    words: 0,
    promisesKept: 0,
    promisesBroken: 0,
  };
}

const cardOf = (id: string): Card => (id.startsWith('back-') ? cardWithBack(id) : cardNamed(id));

/** Whose front is not on the table lies in the deck, and so do red backs below all others, that no test meets by accident. */
function cardsOf(given: Given, players: readonly Player[]): Pick<State, 'deck' | 'track' | 'rotation' | 'discard'> {
  const owned = players.flatMap(({ cards }) => cards);
  const top = given.deck?.map(cardOf) ?? CALM.filter((card) => !owned.includes(card)).slice(0, 1);
  const named = (given.track ?? []).map(cardOf);
  const rest = CARDS.filter((card) => !top.includes(card) && !owned.includes(card) && !named.includes(card));
  const calm = rest.filter((card) => CALM.includes(card));
  const track = given.track === undefined ? rest.filter((card) => !calm.includes(card)).slice(0, TRACK_PLACES) : named;
  const below = [...calm, ...rest.filter((card) => !calm.includes(card) && !track.includes(card))];
  const fromTop = [...top, ...below];
  const size = given.deckSize ?? fromTop.length;
  return {
    deck: fromTop.slice(0, size).reverse(),
    track: [...track, ...Array.from({ length: TRACK_PLACES - track.length }, () => NO_CARD)],
    rotation: Array.from({ length: TRACK_PLACES }, (_, place) => given.rotation?.[place] ?? 0),
    discard: fromTop.slice(size),
  };
}

/** Cards whose backs show nothing red and bring nothing in phase 6. */
const CALM: readonly Card[] = ['back-41', 'back-02', 'back-03', 'back-04', 'back-05', 'back-06', 'back-07'].map(
  cardWithBack,
);

function layMap(s: State, given: Given): void {
  for (const word of given.map ?? []) {
    const [id = '', where] = word.split('@');
    const region = regionNamed(id);
    s.map = [...s.map, where === undefined ? placeFor(s, region, s.map.length <= s.seats ? 1 : 2) : at(region, where)];
  }
  const laid = s.map.map(({ region }) => tileOf(region));
  const top = (given.stack ?? []).map(regionNamed);
  const rest = Array.from({ length: 24 }, (_, index) => index + 1)
    .filter((tile) => !laid.includes(tile) && !top.some((region) => tileOf(region) === tile))
    .map((tile) => sidesOf(tile)[0]);
  const fromTop = [...top, ...rest];
  const size = given.stackSize ?? fromTop.length;
  s.stack = fromTop.slice(0, size).reverse();
  s.tileDiscard = fromTop.slice(size);
}

function at(region: Region, where: string): Laid {
  const [q = 0, r = 0, rotation = 0] = where.split(',').map(Number);
  return { region, rotation, cell: cellAt(q, r) };
}

/** The first cell and rotation that fit; as near to the middle as possible. */
function placeFor(s: State, region: Region, touching: number): Laid {
  for (const spot of graphOf(s).frontier)
    for (let rotation = 0; rotation < 6; rotation++)
      if (spot.touching >= touching && fits(spot, region, rotation)) return { region, rotation, cell: spot.cell };
  throw new Error(`there is no place for region ${region}; say where it lies`);
}

/** `palm-point/l0` */
export function areaIn(place: string): Area {
  const [region = '', area = ''] = place.split('/');
  return areaNamed(regionNamed(region), area);
}

function erect(s: State, word: string): void {
  const [place = '', where] = word.split(':');
  const [id = '', kind = ''] = place.split('/');
  const region = regionNamed(id);
  const [landName, waterName] = where?.split(',') ?? [];
  const land = landName === undefined ? (landsOf(region)[0] as Area) : areaNamed(region, landName);
  const water = waterName === undefined ? (coastsOf(land)[0] ?? null) : areaNamed(region, waterName);
  const building = raise(s, buildingNamed(kind), land, buildingNamed(kind) === PORT ? water : null);
  s.holder[building - FIRST.building] = VACANT;
}

/** Puts a unit of the supply where the word says. */
function post(s: State, unit: Unit, word: string): void {
  const [, place = '', symbol, flags = ''] = /^([a-z0-9/-]+)(?::([a-z]+))?([!~]*)$/.exec(word) ?? [];
  const [id = '', where = ''] = place.split('/');
  const region = regionNamed(id);
  if (isOneOf(BUILDINGS, where)) {
    const building = buildingOf(region, buildingNamed(where));
    appear(s, unit, landsOf(region)[0] as Area);
    enter(s, unit, building);
  } else appear(s, unit, areaNamed(region, where));
  if (symbol !== undefined) {
    const free = symbolsOf(s.at[unit] as Area).findIndex(
      (one, index) => KINDS[one] === symbol && !s.at.some((a, u) => a === s.at[unit] && s.spot[u] === index + 1),
    );
    s.spot[unit] = free + 1;
    s.engaged[unit] = 1;
  }
  if (flags.includes('!')) s.engaged[unit] = 1;
  if (flags.includes('~')) s.lying[unit] = 1;
}

/** `palm-point/l0:wood` */
function symbolNamed(word: string): number {
  const [place = '', kind = ''] = word.split(':');
  const area = areaIn(place);
  return area * 8 + symbolsOf(area).findIndex((one) => KINDS[one] === kind);
}
