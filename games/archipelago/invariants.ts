import { allSeats, defined } from '@stolik/engine';
import { conserved } from '@stolik/engine/state';
import { cardKind, objectiveKind } from './content/catalogue.ts';
import { neighbour, opposite } from './content/hexes.ts';
import { edgeCode, isWater, REGIONS } from './content/regions.ts';
import {
  CITY_TEMPLE_TOKENS,
  LIMITED,
  MARKET_PORT_TOKENS,
  MOST_DISCS,
  MOST_WORKERS,
  REGION_LIMIT,
  STACKS,
  START,
  sharedCircles,
  TOKENS_PER_STACK,
} from './content/tables.ts';
import { state } from './fields.ts';
import { BUILDINGS, buildingOf, CITY, FIRST, isShip, MARKET, ownerOf, PORT, regionOfArea, TEMPLE } from './pieces.ts';
import { citizensOut } from './rules/criteria.ts';
import { canGive, isNothing, NOTHING } from './rules/deals.ts';
import { keptObjectives } from './rules/setup.ts';
import { OFFERS_OF_CENTRE, OFFERS_OF_OTHERS } from './rules/talk.ts';
import { shipsOut } from './rules/taxes.ts';
import { buildingUnder, citizensIn, groundFor, lastCitizen, lastShip } from './rules/units.ts';
import { wasMet } from './rules/watch.ts';
import {
  IN_SUPPLY,
  isOut,
  type Laid,
  NO_CARD,
  NOT_BUILT,
  ON_BUILDING,
  ON_WONDER,
  OPEN_GROUND,
  type State,
  VACANT,
} from './state.ts';
import { endOf } from './verbs/ends.ts';

/** AR-20: what must always hold. Each law that does not is a sentence. */
export function invariants(s: State): string[] {
  const broken: string[] = [];
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  broken.push(...conserved(state, s)); // AR-20.1 to 20.3, 20.7, 20.8
  units(s, check); // AR-20.4, 20.5, 20.10
  buildings(s, check); // AR-20.6
  tiles(s, check); // AR-20.7
  cards(s, check); // AR-20.11
  wheel(s, check); // AR-20.9
  objectives(s, check); // AR-20.12, AR-13.2
  bargains(s, check); // AR-17
  return broken;
}

type Check = (holds: boolean, sentence: string) => void;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function units(s: State, check: Check): void {
  const citizens = sum(allSeats(s.seats).map((seat) => citizensOut(s, seat)));
  check(s.population === citizens, `the population is ${s.population}, but ${citizens} citizens are on the map`);
  check(s.fleet === sum(allSeats(s.seats).map((seat) => shipsOut(s, seat))), 'ships on the map do not add up');
  const independent = s.ended === 'independence' || s.ended === 'separatist';
  check(independent === s.unrest > s.population, 'more unrest than people is independence, and nothing else is'); // AR-12.1
  check(s.unrest >= 0 && s.workers >= 0 && s.workers <= MOST_WORKERS, 'a marker is off its board');
  const spots = new Set<string>();
  for (let unit = 0; unit < s.at.length; unit++) {
    if (!isInBox(s, unit)) check(s.at[unit] === IN_SUPPLY, `unit ${unit} is not in the box`);
    if (!isOut(s, unit)) {
      check(s.at[unit] === IN_SUPPLY || s.at[unit] === ON_WONDER, `unit ${unit} is nowhere`);
      check(s.lying[unit] === 0 && s.engaged[unit] === 0, `unit ${unit} is not on the map and yet busy`);
      continue;
    }
    const area = defined(s.at[unit]);
    check(
      s.map.some(({ region }) => region === regionOfArea(area)),
      `unit ${unit} is in a region that is not on the map`,
    );
    check(isWater(area) === isShip(unit), `unit ${unit} is ${isShip(unit) ? 'ashore' : 'at sea'}`);
    check(!(isShip(unit) && s.lying[unit] !== 0), `ship ${unit} rebels`);
    const spot = defined(s.spot[unit]);
    check(!(spot === ON_BUILDING + TEMPLE && s.lying[unit] !== 0), `unit ${unit} lies on a temple`);
    if (spot === OPEN_GROUND) continue;
    check(!spots.has(`${area} ${spot}`), `two units on spot ${spot} of area ${area}`);
    spots.add(`${area} ${spot}`);
    const building = buildingUnder(s, unit);
    if (building === null) continue;
    check(s.holder[building - FIRST.building] === unit, `unit ${unit} and its building disagree`);
    check(groundFor(s, unit, building) === area, `unit ${unit} stands beside its building`);
  }
  const wonders = s.players.map((player) => player.wonders.length);
  const onWonders = allSeats(s.seats).map(
    (seat) => s.at.filter((at, unit) => at === ON_WONDER && ownerOf(unit) === seat).length,
  );
  // Between the cost and the citizen of a wonder the card is built and nobody is on it yet.
  check(
    onWonders.every((count, seat) => count === wonders[seat] || (s.turn.carded && count === (wonders[seat] ?? 0) - 1)),
    'citizens on wonders do not add up',
  );
}

/** Ten citizens and four ships of a colour; two colours each with two players (AR-15.2). */
const isInBox = (s: State, unit: number): boolean =>
  unit < (isShip(unit) ? lastShip(s, ownerOf(unit)) : lastCitizen(s, ownerOf(unit)));

function buildings(s: State, check: Check): void {
  BUILDINGS.forEach((_, kind) => {
    const standing = REGIONS.filter((region) => s.holder[buildingOf(region, kind) - FIRST.building] !== NOT_BUILT);
    check(standing.length === s.built[kind], `buildings of kind ${kind} do not add up`);
    for (const region of standing) {
      const building = buildingOf(region, kind);
      const unit = defined(s.holder[building - FIRST.building]);
      check(unit === VACANT || buildingUnder(s, unit) === building, `building ${building} and its unit disagree`);
      check(s.ground[building - FIRST.building] !== 0, `building ${building} stands nowhere`);
    }
  });
  check(defined(s.built[CITY]) + defined(s.built[TEMPLE]) <= CITY_TEMPLE_TOKENS, 'too many cities and temples');
  check(defined(s.built[MARKET]) + defined(s.built[PORT]) <= MARKET_PORT_TOKENS, 'too many markets and ports');
  for (const { region } of s.map)
    for (const seat of allSeats(s.seats))
      check(citizensIn(s, seat, region) <= REGION_LIMIT, `seat ${seat} has more than three citizens in a region`);
  check(new Set(s.served).size === s.served.length, 'a port or market was used twice');
}

function tiles(s: State, check: Check): void {
  const at = new Map<number, Laid>(s.map.map((laid) => [laid.cell, laid]));
  check(at.size === s.map.length, 'two tiles in one cell');
  s.map.forEach((laid, index) => {
    let touching = 0;
    for (let direction = 0; direction < 6; direction++) {
      const other = at.get(neighbour(laid.cell, direction));
      if (other === undefined) continue;
      if (s.map.indexOf(other) < index) touching++;
      const own = (edgeCode(laid.region, laid.rotation) >> (2 * direction)) & 3;
      const facing = (edgeCode(other.region, other.rotation) >> (2 * opposite(direction))) & 3;
      check(own === facing, `the edges of tiles ${index} and ${s.map.indexOf(other)} do not match`);
    }
    const needed = index === 0 ? 0 : index <= s.seats ? 1 : 2;
    check(touching >= needed, `tile ${index} touches ${touching} tiles`);
  });
}

function cards(s: State, check: Check): void {
  const track = s.track.filter((card) => card !== NO_CARD);
  s.track.forEach((card, place) => {
    if (card !== NO_CARD)
      check(defined(s.rotation[place]) < cardKind(card).prices.length, `card ${card} has been turned too often`);
  });
  const empty = s.track.length > track.length;
  if (s.round > 0 && s.phase !== 6)
    check(!empty || s.deck.length + s.discard.length + s.revealed.length === 0, 'a place on the track was not filled');
  check(new Set(s.used).size === s.used.length, 'a card was used twice');
  for (const { cards: owned, wonders } of s.players)
    check(
      wonders.every((card) => owned.includes(card)),
      'a wonder is built by somebody who does not own it',
    );
}

function wheel(s: State, check: Check): void {
  const emptied = Math.min(2, STACKS - Math.ceil(s.tokens / TOKENS_PER_STACK));
  const discs = Math.min(MOST_DISCS, START.discs + emptied);
  for (const player of s.players) {
    check(player.discs === discs, `somebody has ${player.discs} discs instead of ${discs}`);
    check(player.spent >= 0 && player.spent <= player.discs, 'more discs laid than owned');
  }
  LIMITED.forEach((zone, at) => {
    const taken = s.circles[at] ?? [];
    check(taken.length - new Set(taken).size <= sharedCircles(s.seats, zone), `too many discs on ${zone}`); // AR-8.4
  });
}

/** Nobody may keep quiet about an objective that is met, and none is held twice. */
function objectives(s: State, check: Check): void {
  if (s.round === 0) return;
  const held = s.players.flatMap((player) => [...player.objectives, ...player.declined]);
  check(new Set(held).size === held.length, 'an objective is in two hands');
  const choosing = s.options.widerChoice && s.players.every(({ declined }) => declined.length === 0);
  for (const player of s.players) {
    const kept = keptObjectives(s) * (choosing ? 2 : 1);
    check(
      player.objectives.length === kept,
      `somebody holds ${player.objectives.length} objectives instead of ${kept}`,
    );
    for (const objective of player.objectives) {
      const { length, end, thresholds } = objectiveKind(objective);
      check(length === s.options.length, 'an objective of another length');
      if (s.ended === null && endOf(end).isMet(s, defined(thresholds[s.seats])))
        check(wasMet(s, objective), `the end condition of objective ${objective} is met, and nobody noticed`);
      if (wasMet(s, objective) && !s.options.allClear)
        check(player.shown.includes(objective), `objective ${objective} is met and was not shown`);
    }
  }
}

/** Offers speak of what can change hands, go to or come from the one in the middle, and are as many as allowed; what was agreed on for a place is there. */
function bargains(s: State, check: Check): void {
  const { talks, placeDeals } = s;
  for (const { from, to, give, take } of [...(talks?.offers ?? []), ...placeDeals]) {
    check(from !== to, 'an offer to oneself');
    for (const { florins, cubes, tokens, cards } of [give, take]) {
      check(Math.min(florins, tokens, ...cubes) >= 0, 'an offer of less than nothing');
      check(new Set(cards).size === cards.length, 'an offer of one card twice');
    }
  }
  for (const { from, to } of talks?.offers ?? [])
    check(from === talks?.centre || to === talks?.centre, 'an offer past the one in the middle');
  talks?.made.forEach((made, seat) => {
    check(made <= (seat === talks.centre ? OFFERS_OF_CENTRE : OFFERS_OF_OTHERS), 'too many offers'); // AR-17.6
  });
  for (const { give, take } of placeDeals) check(isNothing(give) !== isNothing(take), 'a place is paid by one side');
  for (const seat of allSeats(s.seats)) check(canGive(s, seat, NOTHING), 'somebody cannot pay for his place'); // AR-17.5
}
