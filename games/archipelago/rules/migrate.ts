import { defined, type Seat, sure } from '@stolik/engine';
import { coastsOf, isWater } from '../content/regions.ts';
import { REGION_LIMIT } from '../content/tables.ts';
import { type Area, type Building, buildingOf, FIRST, is, isShip, PORT, regionOfArea, type Unit } from '../pieces.ts';
import { areaAt, isFree, type State } from '../state.ts';
import { mayEnter } from './control.ts';
import { linksOf, sameRegion } from './graph.ts';
import { withDone } from './growth.ts';
import { choose, type GameDealer, loop, run, script } from './steps.ts';
import { citizensIn, eachUnit, enter, firstShip, groundFor, lastShip, moveTo, unlikeUnits } from './units.ts';

/** AR-9.7 Migration: free units move one after another, each at most once. */
export interface Migration {
  citizens: boolean;
  ships: boolean;
  transport: boolean;
  /** Links a citizen may walk over. */
  steps: number;
  moved: Unit[];
  unit: Unit | 'done' | null;
  target: Area | Building | null;
}

export type Manner = Pick<Migration, 'citizens' | 'ships' | 'transport' | 'steps'>;
export const USUAL: Manner = { citizens: true, ships: true, transport: true, steps: 1 };

export const migrating = (manner: Manner): Migration => ({
  citizens: manner.citizens,
  ships: manner.ships,
  transport: manner.transport,
  steps: manner.steps,
  moved: [],
  unit: null,
  target: null,
});

export const migrate = script<Migration>('migrate', [
  loop(
    (_, { unit }) => unit !== 'done',
    [
      choose('unit', (s, local) => withDone(movable(s, s.active, local, local.moved), local.moved.length)),
      choose(
        'target',
        (s, { unit, ...manner }) => (unit === null || unit === 'done' ? [] : targetsOf(s, s.active, unit, manner)),
        { about: (_, { unit }) => ({ unit: { piece: sure(is.unit, unit) } }) },
      ),
      run((s, local, dealer) => {
        const { unit, target } = local;
        if (unit === null) local.unit = 'done';
        if (unit === null || unit === 'done' || target === null) return;
        move(s, unit, target, dealer);
        local.moved.push(unit);
      }),
    ],
  ),
]);

function movable(s: State, seat: Seat, manner: Manner, moved: readonly Unit[]): Unit[] {
  return unlikeUnits(s, seat, (unit) => !moved.includes(unit) && isFree(s, unit) && canMove(s, seat, unit, manner));
}

export function canMigrate(s: State, seat: Seat, manner: Manner): boolean {
  let found = false;
  eachUnit(s, seat, (unit) => {
    if (!found && isFree(s, unit) && canMove(s, seat, unit, manner)) found = true;
  });
  return found;
}

const canMove = (s: State, seat: Seat, unit: Unit, manner: Manner): boolean =>
  (isShip(unit) ? manner.ships : manner.citizens || manner.transport) && targetsOf(s, seat, unit, manner).length > 0;

function move(s: State, unit: Unit, target: Area | Building, dealer: GameDealer): void {
  if (is.area(target)) moveTo(s, unit, target);
  else enter(s, unit, target);
  dealer.tell({ type: 'moved', seat: s.active, unit, target });
}

/** Everywhere the unit may end: open areas and buildings. */
export function targetsOf(s: State, seat: Seat, unit: Unit, manner: Manner): (Area | Building)[] {
  const from = areaAt(s, unit);
  const targets: (Area | Building)[] = [];
  if (isShip(unit)) {
    if (!manner.ships) return targets;
    addBuildings(s, seat, unit, from, targets); // AR-9.7b
    for (const water of linksOf(s, from)) addArea(s, seat, unit, water, targets); // AR-9.7a
    return targets;
  }
  if (manner.citizens) {
    addBuildings(s, seat, unit, from, targets);
    for (const land of landsWithin(s, from, manner.steps)) addIfRoom(s, seat, unit, land, targets);
  }
  if (manner.transport) for (const land of landsOverSea(s, seat, from)) addIfRoom(s, seat, unit, land, targets); // AR-9.7c
  return targets;
}

/** The open of an area, and its buildings that may be entered in the same move (AR-9.7a). */
function addArea(s: State, seat: Seat, unit: Unit, area: Area, targets: (Area | Building)[]): void {
  if (targets.includes(area)) return;
  targets.push(area);
  addBuildings(s, seat, unit, area, targets);
}

/** AR-9.7d: the limit of three holds at every step. */
function addIfRoom(s: State, seat: Seat, unit: Unit, land: Area, targets: (Area | Building)[]): void {
  if (targets.includes(land)) return;
  if (sameRegion(land, defined(s.at[unit])) || citizensIn(s, seat, regionOfArea(land)) < REGION_LIMIT)
    addArea(s, seat, unit, land, targets);
}

/** Buildings of the area that the unit could step onto. */
function addBuildings(s: State, seat: Seat, unit: Unit, area: Area, targets: (Area | Building)[]): void {
  const region = regionOfArea(area);
  for (let kind = isShip(unit) ? PORT : 0; kind <= PORT; kind++) {
    const building = buildingOf(region, kind);
    if (s.ground[building - FIRST.building] === 0 || groundFor(s, unit, building) !== area) continue;
    if (!targets.includes(building) && mayEnter(s, seat, building)) targets.push(building);
  }
}

/** Lands that can be reached on foot over so many links. */
function landsWithin(s: State, from: Area, steps: number): Area[] {
  const reached: Area[] = [];
  let edge: readonly Area[] = [from];
  for (let step = 0; step < steps; step++) {
    const next: Area[] = [];
    for (const area of edge)
      for (const land of linksOf(s, area))
        if (land !== from && !reached.includes(land)) {
          reached.push(land);
          next.push(land);
        }
    edge = next;
  }
  return reached;
}

/**
 * AR-9.7c: lands that own free ships can carry a citizen to. Each border between two waters, and the cove inside a region, takes the
 * service of another ship beside it. Ships in one water are alike, so only their number matters.
 */
export function landsOverSea(s: State, seat: Seat, from: Area): Area[] {
  const lands: Area[] = [];
  const ships = new Map<number, number>();
  for (let ship = firstShip(seat); ship < lastShip(s, seat); ship++)
    if (isFree(s, ship)) ships.set(defined(s.at[ship]), (ships.get(defined(s.at[ship])) ?? 0) + 1);
  if (ships.size === 0) return lands;
  for (const water of coastsOf(from)) {
    if (!isWater(water)) continue;
    if (ships.has(water))
      for (const land of coastsOf(water)) if (land !== from && !lands.includes(land)) lands.push(land);
    sail(s, water, ships, [water], (reached) => {
      for (const land of coastsOf(reached)) if (land !== from && !lands.includes(land)) lands.push(land);
    });
  }
  return lands;
}

/** Goes on over every border that a ship not yet used can serve, from either side. */
function sail(
  s: State,
  water: Area,
  ships: Map<number, number>,
  passed: readonly Area[],
  reach: (water: Area) => void,
): void {
  for (const next of linksOf(s, water)) {
    if (passed.includes(next)) continue;
    for (const carrier of [water, next]) {
      const left = ships.get(carrier) ?? 0;
      if (left === 0) continue;
      reach(next);
      ships.set(carrier, left - 1);
      sail(s, next, ships, [...passed, next], reach);
      ships.set(carrier, left);
    }
  }
}
