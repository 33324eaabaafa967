import { allSeats, defined, given, oneNamed, type Seat, type Seating, seat } from '@stolik/engine';
import { LENGTHS } from '../content/cards.ts';
import { BENEFACTOR, CARDS, objectiveKind, TRENDS } from '../content/catalogue.ts';
import { MIDDLE } from '../content/hexes.ts';
import { areaNamed, hutsOf, OPEN_SEA, REGIONS, VILLAGE } from '../content/regions.ts';
import { CUBES, FLORINS, LIMITED, NO_CUBES, START, TOKENS, TRACK_PLACES } from '../content/tables.ts';
import {
  BUILDINGS,
  FIRST,
  type Objective,
  type Region,
  sidesOf,
  type Trend,
  tileOf,
  UNITS_PER_SEAT,
} from '../pieces.ts';
import {
  IN_SUPPLY,
  NO_CARD,
  NOT_BUILT,
  newTurn,
  OPEN_GROUND,
  type Options,
  type Player,
  playerAt,
  type State,
} from '../state.ts';
import { shuffleIntoStack } from './explore.ts';
import { call, choose, chooseTogether, forEachSeat, type GameDealer, run, script, when } from './steps.ts';
import { appear, newCitizen, newShip } from './units.ts';
import { voyage, voyageOf } from './voyage.ts';
import { objectivesOf } from './watch.ts';

const isOn = (seating: Seating, variant: string): boolean => seating.variants[variant] === 'true';

export const optionsOf = (seating: Seating): Options => ({
  length: oneNamed(LENGTHS, seating.variants.length ?? 'short'),
  desert: isOn(seating, 'desert-start'),
  allClear: isOn(seating, 'all-clear'),
  moreControl: isOn(seating, 'more-control'),
  widerChoice: isOn(seating, 'wider-choice'),
  chooseOpenly: isOn(seating, 'choose-openly'),
  benefactor: isOn(seating, 'benefactor'),
  negotiation: seating.variants.negotiation !== 'false',
});

/** AR-5.1 to 5.4: the table before anybody moves. */
export function setup(seating: Seating, dealer: GameDealer): State {
  const { seats } = seating;
  const options = optionsOf(seating);
  const start = options.desert ? VILLAGE : OPEN_SEA;
  const units = seats * UNITS_PER_SEAT;
  const s: State = {
    seats,
    options,
    order: dealer.shuffle(allSeats(seats)), // AR-5.5
    active: seat(0),
    round: 0,
    phase: 0,
    map: [{ region: start, rotation: 0, cell: MIDDLE }], // AR-5.3
    stack: REGIONS.filter((region) => (region - FIRST.region) % 2 === 0 && region !== OPEN_SEA),
    tileDiscard: [],
    aside: [],
    found: null,
    holder: Array<number>(REGIONS.length * BUILDINGS.length).fill(NOT_BUILT),
    ground: Array<number>(REGIONS.length * BUILDINGS.length).fill(0),
    harbour: Array<number>(REGIONS.length).fill(0),
    built: BUILDINGS.map(() => 0),
    served: [],
    pillaged: [],
    pillageCoins: 0,
    at: Array<number>(units).fill(IN_SUPPLY),
    spot: Array<number>(units).fill(OPEN_GROUND),
    engaged: Array<number>(units).fill(0),
    lying: Array<number>(units).fill(0),
    fleet: 0,
    domestic: CUBES.map(() => START.cubesPerArea), // AR-5.1
    export: NO_CUBES.slice(),
    bank: CUBES.map((cubes) => cubes - START.cubesPerArea),
    florins: FLORINS - seats * START.florins,
    population: 0,
    unrest: 0,
    workers: options.desert ? hutsOf(VILLAGE) : 0,
    tokens: TOKENS, // AR-5.2
    tokensSpent: 0,
    circles: LIMITED.map(() => []),
    players: allSeats(seats).map(newPlayer),
    deck: dealer.shuffle(CARDS.slice()),
    track: Array.from({ length: TRACK_PLACES }, () => NO_CARD),
    rotation: Array<number>(TRACK_PLACES).fill(0),
    discard: [],
    revealed: [],
    used: [],
    fresh: [],
    trends: [],
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
    passed: allSeats(seats).map(() => false),
    ended: null,
  };
  s.active = defined(s.order[0]);
  for (const seat of s.order) settle(s, seat, start);
  dealer.tell({ type: 'game-began', order: s.order.slice() });
  return s;
}

/** AR-5.4 */
const newPlayer = (): Player => ({
  florins: START.florins,
  cubes: NO_CUBES.slice(),
  tokens: 0,
  discs: START.discs,
  spent: 0,
  cards: [],
  wonders: [],
  objectives: [],
  shown: [],
  declined: [],
  tiles: [],
  given: 0,
  portFees: 0,
  marketFees: 0,
  words: 0,
  promisesKept: 0,
  promisesBroken: 0,
});

/** A ship on the open sea, or two citizens in the village (AR-16.1). */
function settle(s: State, seat: Seat, start: Region): void {
  if (start === OPEN_SEA) appear(s, newShip(s, seat), areaNamed(start, 'w0'));
  else for (let i = 0; i < START.citizens; i++) appear(s, newCitizen(s, seat), areaNamed(start, 'l0'));
}

/** AR-5.5 to 5.13 and the variants of AR-16 that concern the beginning. */
interface Preparing {
  seat: Seat;
  trend: Trend | null;
  keep: Objective[][] | null;
}

export const prepare = script<Preparing>('prepare', [
  when(
    (s) => s.options.chooseOpenly,
    [
      forEachSeat('seat', (s) => s.order, [
        choose('trend', trendsToVote, { by: (_, { seat }) => seat, always: true }), // AR-16.5
        run((s, { seat, trend }, dealer) => {
          s.votes = [...s.votes, given(trend)];
          dealer.tell({ type: 'voted', seat, trend: given(trend) });
        }),
      ]),
      run(countVotes),
    ],
  ),
  run(dealTiles),
  forEachSeat('seat', (s) => s.order, [call(voyage, (_, { seat }) => voyageOf(seat))]),
  run(beginRounds),
  when(
    (s) => s.options.widerChoice,
    [
      chooseTogether('keep', (s) => s.order, objectivesToKeep, { always: true }), // AR-16.4
      run(keepObjectives),
    ],
  ),
]);

function trendsToVote(s: State): Trend[] {
  return TRENDS.filter((trend) => trend !== BENEFACTOR || !s.options.benefactor);
}

/** How many public objectives are drawn beside a fixed Benefactor. */
const trendsNeeded = ({ options }: State): number => (options.allClear ? 0 : options.moreControl ? 2 : 1);

/** Most votes first; ties by lot. */
function countVotes(s: State, _: Preparing, dealer: GameDealer): void {
  const votesFor = (trend: Trend): number => s.votes.filter((vote) => vote === trend).length;
  const ranked = dealer.shuffle(trendsToVote(s)).sort((one, other) => votesFor(other) - votesFor(one));
  s.trends = ranked.slice(0, trendsNeeded(s));
}

/** AR-5.5 */
function dealTiles(s: State, _: Preparing, dealer: GameDealer): void {
  const stack = dealer.shuffle(s.stack.slice());
  for (const seat of s.order) playerAt(s, seat).tiles = stack.splice(0, START.tiles);
  s.stack = stack;
}

/** AR-5.9 to 5.13 */
function beginRounds(s: State, _: Preparing, dealer: GameDealer): void {
  const tiles = [...s.stack, ...s.aside, ...s.players.flatMap((player) => player.tiles)];
  s.stack = [];
  s.aside = [];
  for (const player of s.players) player.tiles = [];
  shuffleIntoStack(
    s,
    tiles.map((tile) => sidesOf(tileOf(tile))[0]).sort((one, other) => one - other),
    dealer,
  ); // AR-5.9
  s.track = s.deck.slice(-TRACK_PLACES).reverse(); // AR-5.10
  s.deck = s.deck.slice(0, -TRACK_PLACES);
  if (!s.options.chooseOpenly && !s.options.allClear)
    s.trends = dealer.shuffle(trendsToVote(s)).slice(0, trendsNeeded(s)); // AR-5.11
  if (s.options.benefactor) s.trends = [BENEFACTOR, ...s.trends]; // AR-16.6
  if (s.trends.length > 0) dealer.tell({ type: 'trends-shown', trends: s.trends.slice() });
  dealObjectives(s, dealer);
  s.round = 1;
  dealer.tell({ type: 'round-zero-over', population: s.population });
}

/** AR-5.12: one each, two with two players (AR-15.1); twice as many where one chooses (AR-16.4). */
function dealObjectives(s: State, dealer: GameDealer): void {
  const deck = dealer.shuffle(objectivesInBox(s));
  const each = keptObjectives(s) * (s.options.widerChoice ? 2 : 1);
  for (const seat of s.order) {
    const objectives = deck.splice(0, each);
    playerAt(s, seat).objectives = objectives;
    if (s.options.allClear) dealer.tell({ type: 'objectives-open', seat, objectives: objectives.slice() });
    else dealer.tell({ type: 'objectives-dealt', seat, objectives: objectives.slice(), to: [seat] });
  }
}

/** AR-16.2: with all clear there is one for each player, two in all with two players. */
export const keptObjectives = (s: State): number => (s.seats === 2 && !s.options.allClear ? 2 : 1);

/** Separatist and Pacifist are out with two players and in two variants (AR-15.1, AR-16.2, AR-16.6). */
export const objectivesInBox = (s: State): Objective[] => {
  const peaceful = s.seats === 2 || s.options.allClear || s.options.benefactor;
  return objectivesOf(s.options.length).filter((objective) => !peaceful || objectiveKind(objective).special === null);
};

function objectivesToKeep(s: State, _: Preparing, seat: Seat, picked: readonly unknown[]): Objective[] {
  if (picked.length >= keptObjectives(s)) return [];
  return playerAt(s, seat).objectives.filter((objective) => !picked.includes(objective));
}

function keepObjectives(s: State, { keep }: Preparing, dealer: GameDealer): void {
  for (const seat of s.order) {
    const player = playerAt(s, seat);
    const kept = keep?.[seat] ?? [];
    player.declined = player.objectives.filter((objective) => !kept.includes(objective));
    player.objectives = kept.slice();
    dealer.tell({ type: 'objectives-kept', seat, objectives: kept.slice(), to: [seat] });
  }
}
