import {
  defined,
  type Ground,
  type HexCell,
  type HexMap,
  oneNamed,
  type Piece,
  type Seat,
  say,
  type Text,
} from '@stolik/engine';
import { qOf, rOf } from '../content/hexes.ts';
import { areasOf, isWater, sideOf, symbolsOf, TERRAINS } from '../content/regions.ts';
import { CITIZENS, colourOfSeat, SHIPS, secondColourOfSeat } from '../content/tables.ts';
import {
  type Area,
  BUILDINGS,
  type Building,
  buildingOf,
  type Cell,
  FIRST,
  isShip,
  KINDS,
  kindName,
  MOST_CITIZENS,
  ownerOf,
  regionOfArea,
  UNITS_PER_SEAT,
} from '../pieces.ts';
import { controllerOf, NOBODY } from '../rules/control.ts';
import { areaFacing, graphOf, linksOf } from '../rules/graph.ts';
import { areaAt, type Laid, NOT_BUILT, ON_BUILDING, OPEN_GROUND, type State } from '../state.ts';
import { symbolsText } from './explain.ts';
import { nameOf, numberOfArea } from './names.ts';
import { besideOf } from './options.ts';
import { all, inParts, kindText } from './phrases.ts';

/** The map with the cells beside it where a tile may be laid: beside one other on the first voyages, beside two later on (AR-5.6, AR-9.4). */
export function mapShown(view: State): HexMap {
  const least = view.round === 0 ? 1 : 2;
  const free = graphOf(view).frontier.filter(({ touching }) => touching >= least);
  const cells = [...view.map.map((laid) => laidCell(view, laid)), ...free.map(({ cell }) => freeCell(view, cell))];
  return { kind: 'hexes', id: 'map-cells', title: say('row-map'), cells: cells.toSorted(asRead) };
}

/** From the north to the south, and from the west to the east: a step in q goes half a cell down. */
const asRead = (one: HexCell, other: HexCell): number => southing(one) - southing(other) || one.q - other.q;
const southing = ({ q, r }: HexCell): number => 2 * r + q;

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

function laidCell(view: State, laid: Laid): HexCell {
  const { region, cell, rotation } = laid;
  const { edges } = sideOf(region);
  return {
    id: `region-${region}`,
    q: qOf(cell),
    r: rOf(cell),
    piece: { id: region, name: nameOf(region) },
    sides: DIRECTIONS.map((direction) => oneNamed(TERRAINS, defined(edges[(direction - rotation + 6) % 6]))),
    grounds: areasOf(region).map((area) => groundShown(view, laid, area)),
  };
}

function freeCell(view: State, cell: Cell): HexCell {
  const { region, others } = besideOf(view, cell);
  const regions = [region, ...others].map((one) => ({ piece: one }));
  return {
    id: `cell-${cell}`,
    q: qOf(cell),
    r: rOf(cell),
    piece: { id: cell, name: nameOf(cell), note: say('mark-cell', { regions: all(regions) }) },
    sides: null,
    grounds: [],
  };
}

const groundShown = (view: State, laid: Laid, area: Area): Ground => ({
  piece: areaPiece(view, area),
  water: isWater(area),
  sides: DIRECTIONS.filter((direction) => areaFacing(laid, direction) === area),
  pieces: [...buildingsIn(view, area), ...symbolPieces(view, area), ...unitsIn(view, area)],
});

function areaPiece(view: State, area: Area): Piece {
  const links = linksOf(view, area);
  const number = numberOfArea(area);
  const pillaged = view.pillaged
    .filter((symbol) => symbol >> 3 === area)
    .map((symbol) => kindText(defined(symbolsOf(area)[symbol & 7])));
  const said: Text[] = [symbolsText(area)];
  if (pillaged.length > 0) said.push(say('mark-pillaged', { kinds: all(pillaged) }));
  if (links.length > 0) said.push(say('mark-links', { areas: all(links.map((link) => ({ piece: link }))) }));
  return {
    id: area,
    name: say(isWater(area) ? 'shown-water' : 'shown-land', { number }),
    note: say('mark-area', { parts: inParts(said) }),
    ...(number === 0 ? {} : { sign: say('sign-area', { number }) }),
  };
}

/** Buildings on the land of an area; a port is shown there and not in its water. */
function buildingsIn(view: State, area: Area): Piece[] {
  return BUILDINGS.flatMap((name, kind) => {
    const building = buildingOf(regionOfArea(area), kind);
    if (view.holder[building - FIRST.building] === NOT_BUILT || view.ground[building - FIRST.building] !== area)
      return [];
    const seat = controllerOf(view, building);
    return [
      {
        id: building,
        name: say(`shown-${name}`),
        note: controlText(view, building, seat),
        sign: say(`sign-${name}`),
        picture: name,
        ...(seat === NOBODY ? {} : { seat }),
        ...(view.served.includes(building) ? { state: 'spent' as const } : {}),
      },
    ];
  });
}

function controlText(view: State, building: Building, seat: Seat | typeof NOBODY): Text {
  const used = view.served.includes(building) ? 'yes' : 'no';
  return seat === NOBODY ? say('mark-uncontrolled', { used }) : say('mark-control', { player: { seat }, used });
}

/** Symbols with a unit on them, and pillaged ones, are set back: nobody can harvest there (AR-9.2). */
function symbolPieces(view: State, area: Area): Piece[] {
  const taken = new Set(view.pillaged.filter((symbol) => symbol >> 3 === area).map((symbol) => symbol & 7));
  for (let unit = 0; unit < view.at.length; unit++) {
    const spot = defined(view.spot[unit]);
    if (view.at[unit] === area && spot !== OPEN_GROUND && spot < ON_BUILDING) taken.add(spot - 1);
  }
  return symbolsOf(area).map((kind, at) => ({
    id: null,
    name: kindText(kind),
    sign: say(`sign-${KINDS[kind]}`),
    picture: kindName(kind),
    ...(taken.has(at) ? { state: 'spent' as const } : {}),
  }));
}

function unitsIn(view: State, area: Area): Piece[] {
  const units: Piece[] = [];
  for (let unit = 0; unit < view.at.length; unit++) {
    if (view.at[unit] !== area) continue;
    const state = view.lying[unit] !== 0 ? 'lying' : view.engaged[unit] !== 0 ? 'spent' : null;
    units.push({
      id: unit,
      name: nameOf(unit),
      note: unitNote(view, unit),
      tint: tintOf(view, unit),
      picture: isShip(unit) ? 'ship' : 'citizen',
      seat: ownerOf(unit),
      ...(state === null ? {} : { state }),
    });
  }
  return units;
}

/** Two players have two colours each; the second one comes out when the first is used up (AR-15.2). */
function tintOf({ seats }: State, unit: number): string {
  const seat = ownerOf(unit);
  const number = unit % UNITS_PER_SEAT;
  const second = isShip(unit) ? number - MOST_CITIZENS >= SHIPS : number >= CITIZENS;
  return second ? secondColourOfSeat(seat) : colourOfSeat(seat, seats);
}

function unitNote(view: State, unit: number): Text {
  const state = view.lying[unit] !== 0 ? 'lying' : view.engaged[unit] !== 0 ? 'engaged' : 'free';
  const spot = defined(view.spot[unit]);
  if (spot === OPEN_GROUND) return say('mark-unit', { state });
  if (spot >= ON_BUILDING) return say('mark-unit-on', { state, place: say(`shown-${BUILDINGS[spot - ON_BUILDING]}`) });
  return say('mark-unit-on', { state, place: kindText(defined(symbolsOf(areaAt(view, unit))[spot - 1])) });
}
