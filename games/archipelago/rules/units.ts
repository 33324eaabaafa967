import { defined, type Seat, sure } from '@stolik/engine';
import { symbolsOf } from '../content/regions.ts';
import { CITIZENS, REGION_LIMIT, SHIPS } from '../content/tables.ts';
import {
  type Area,
  type Building,
  buildingOf,
  FIRST,
  is,
  isShip,
  kindOfBuilding,
  MOST_CITIZENS,
  ownerOf,
  regionOfArea,
  type Unit,
  unitOf,
} from '../pieces.ts';
import { IN_SUPPLY, isFree, ON_BUILDING, ON_WONDER, OPEN_GROUND, type State, VACANT } from '../state.ts';

/** Citizens and ships: where they are, and how they come and go. */

/** With two players each has two colours (AR-15.2). */
export const citizensOf = (s: State): number => (s.seats === 2 ? 2 * CITIZENS : CITIZENS);
export const shipsOf = (s: State): number => (s.seats === 2 ? 2 * SHIPS : SHIPS);

/** The numbers of a seat's citizens and ships: from the first one, up to but not including the last. */
export const firstCitizen = (seat: number): Unit => unitOf(seat, 0);
export const lastCitizen = (s: State, seat: number): Unit => unitOf(seat, citizensOf(s));
export const firstShip = (seat: number): Unit => unitOf(seat, MOST_CITIZENS);
export const lastShip = (s: State, seat: number): Unit => unitOf(seat, MOST_CITIZENS + shipsOf(s));

export function eachUnit(s: State, seat: number, visit: (unit: Unit) => void): void {
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) visit(unit);
  for (let unit = firstShip(seat); unit < lastShip(s, seat); unit++) visit(unit);
}

/** A citizen or ship that is not in use, or -1. */
export const citizenInSupply = (s: State, seat: number): Unit | -1 =>
  firstInSupply(s, firstCitizen(seat), lastCitizen(s, seat));
export const shipInSupply = (s: State, seat: number): Unit | -1 => firstInSupply(s, firstShip(seat), lastShip(s, seat));

/** The one that is used next; whoever asks knows that there is one. */
export const newCitizen = (s: State, seat: number): Unit => sure(is.unit, citizenInSupply(s, seat));
export const newShip = (s: State, seat: number): Unit => sure(is.unit, shipInSupply(s, seat));

function firstInSupply(s: State, from: Unit, to: Unit): Unit | -1 {
  for (let unit = from; unit < to; unit++) if (s.at[unit] === IN_SUPPLY) return unit;
  return -1;
}

export function shipsInSupply(s: State, seat: number): number {
  let ships = 0;
  for (let unit = firstShip(seat); unit < lastShip(s, seat); unit++) if (s.at[unit] === IN_SUPPLY) ships++;
  return ships;
}

/** Citizens of a seat in a region, active or not, on buildings or not (AR-4.6). */
export function citizensIn(s: State, seat: number, region: number): number {
  const first = FIRST.area + (region - FIRST.region) * 4;
  let citizens = 0;
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) {
    const at = defined(s.at[unit]);
    if (at >= first && at < first + 4) citizens++;
  }
  return citizens;
}

/** With two players both colours count together (AR-15.3). */
export const hasRoomIn = (s: State, seat: number, region: number): boolean =>
  citizensIn(s, seat, region) < REGION_LIMIT;

/** A unit of the supply appears in the open of an area. */
export function appear(s: State, unit: Unit, area: Area): void {
  s.at[unit] = area;
  s.spot[unit] = OPEN_GROUND;
  s.engaged[unit] = 0;
  s.lying[unit] = 0;
  if (isShip(unit)) s.fleet++;
  else s.population++;
}

/** A ship goes back to its owner's supply; a citizen leaves the map for a wonder (AR-10.9). */
export function disappear(s: State, unit: Unit): void {
  stepOff(s, unit);
  s.at[unit] = isShip(unit) ? IN_SUPPLY : ON_WONDER;
  s.engaged[unit] = 0;
  s.lying[unit] = 0;
  if (isShip(unit)) s.fleet--;
  else s.population--;
}

/** Leaves a building or a symbol for the open. */
export function stepOff(s: State, unit: Unit): void {
  const building = buildingUnder(s, unit);
  if (building !== null) s.holder[building - FIRST.building] = VACANT;
  s.spot[unit] = OPEN_GROUND;
}

export function moveTo(s: State, unit: Unit, area: Area): void {
  stepOff(s, unit);
  s.at[unit] = area;
}

/** Onto an unoccupied building: a ship in the water of a port, all others on land. */
export function enter(s: State, unit: Unit, building: Building): void {
  stepOff(s, unit);
  s.at[unit] = groundFor(s, unit, building);
  s.spot[unit] = ON_BUILDING + kindOfBuilding(building);
  s.holder[building - FIRST.building] = unit;
}

/** The area in which a unit has to be to stand on a building. */
export function groundFor(s: State, unit: number, building: number): Area {
  return sure(is.area, isShip(unit) ? harbourOf(s, building) : s.ground[building - FIRST.building]);
}

/** The water of a port, 0 for other buildings. */
export const harbourOf = (s: State, building: number): number =>
  ((building - FIRST.building) & 3) === 3 ? defined(s.harbour[(building - FIRST.building) >> 2]) : 0;

/** The building a unit stands on. */
export function buildingUnder(s: State, unit: number): Building | null {
  const spot = defined(s.spot[unit]);
  return spot < ON_BUILDING ? null : buildingOf(regionOfArea(defined(s.at[unit])), spot - ON_BUILDING);
}

/** Bit by place: symbols of an area that a unit stands on or that are pillaged (AR-4.7). */
export function takenSymbols(s: State, area: number): number {
  let taken = 0;
  for (let unit = 0; unit < s.at.length; unit++) {
    if (s.at[unit] !== area) continue;
    const spot = defined(s.spot[unit]);
    if (spot > OPEN_GROUND && spot < ON_BUILDING) taken |= 1 << (spot - 1);
  }
  for (let i = 0; i < s.pillaged.length; i++) {
    const symbol = defined(s.pillaged[i]);
    if (symbol >> 3 === area) taken |= 1 << (symbol & 7);
  }
  return taken;
}

/** A free symbol of the kind in the area: its place, or -1. */
export function freeSymbol(s: State, area: number, kind: number): number {
  const symbols = symbolsOf(area);
  let taken = -1;
  for (let place = 0; place < symbols.length; place++) {
    if (symbols[place] !== kind) continue;
    if (taken < 0) taken = takenSymbols(s, area);
    if ((taken & (1 << place)) === 0) return place;
  }
  return -1;
}

/** Two units between which nobody can tell a difference that matters (AR-19). */
export function areAlike(s: State, one: number, other: number): boolean {
  return (
    s.at[one] === s.at[other] &&
    s.engaged[one] === s.engaged[other] &&
    s.lying[one] === s.lying[other] &&
    isShip(one) === isShip(other) &&
    ownerOf(one) === ownerOf(other) &&
    standing(s, one) === standing(s, other)
  );
}

/** Open ground, a building of its own, or a symbol of a kind. */
function standing(s: State, unit: number): number {
  const spot = defined(s.spot[unit]);
  return spot === OPEN_GROUND || spot >= ON_BUILDING ? spot : 1 + defined(symbolsOf(defined(s.at[unit]))[spot - 1]);
}

/** Adds the unit unless one like it is in the list already. */
export function addKindOf(s: State, list: Unit[], unit: Unit): void {
  for (let i = 0; i < list.length; i++) if (areAlike(s, defined(list[i]), unit)) return;
  list.push(unit);
}

/** Units of the seat that pass the test, one of each kind. */
export function unlikeUnits(s: State, seat: Seat, test: (unit: Unit) => boolean): Unit[] {
  const list: Unit[] = [];
  eachUnit(s, seat, (unit) => {
    if (test(unit)) addKindOf(s, list, unit);
  });
  return list;
}

export function hasFreeCitizen(s: State, seat: number): boolean {
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) if (isFree(s, unit)) return true;
  return false;
}

/** Does the seat have a standing unit in the region? Ships always stand. */
export function hasActiveUnitIn(s: State, seat: number, region: number): boolean {
  const first = FIRST.area + (region - FIRST.region) * 4;
  const within = (unit: number): boolean => {
    const at = defined(s.at[unit]);
    return at >= first && at < first + 4 && s.lying[unit] === 0;
  };
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) if (within(unit)) return true;
  for (let unit = firstShip(seat); unit < lastShip(s, seat); unit++) if (within(unit)) return true;
  return false;
}

/** Units on buildings stay there, those on symbols step beside them (AR-6.2). */
export function setFree(s: State, unit: Unit): void {
  s.engaged[unit] = 0;
  if (defined(s.spot[unit]) < ON_BUILDING) stepOff(s, unit);
}
