import { defined, type Seat } from '@stolik/engine';
import { type Building, buildingOf, CITY, FIRST, kindOfBuilding, ownerOf, regionOfBuilding } from '../pieces.ts';
import { type State, VACANT } from '../state.ts';

/** AR-11: who controls buildings and regions. */
export const NOBODY = -1;

/** AR-11.3: the owner of the active citizen in the city of a region. */
export function lordOf(s: State, region: number): Seat | typeof NOBODY {
  const unit = defined(s.holder[buildingOf(region, CITY) - FIRST.building]);
  return unit >= 0 && s.lying[unit] === 0 ? ownerOf(unit) : NOBODY;
}

export function controllerOf(s: State, building: number): Seat | typeof NOBODY {
  const unit = defined(s.holder[building - FIRST.building]);
  if (unit < VACANT) return NOBODY;
  if (unit >= 0 && s.lying[unit] === 0) return ownerOf(unit); // AR-11.1
  if (kindOfBuilding(building) === CITY) return NOBODY; // AR-11.6
  const lord = lordOf(s, regionOfBuilding(building));
  return unit === VACANT || ownerOf(unit) === lord ? lord : NOBODY; // AR-11.3, AR-11.2
}

/** AR-9.7b, AR-11.4: may a unit of this seat step onto the building? */
export function mayEnter(s: State, seat: number, building: number): boolean {
  if (s.holder[building - FIRST.building] !== VACANT) return false;
  if (kindOfBuilding(building) === CITY) return true;
  const lord = lordOf(s, regionOfBuilding(building));
  return lord === NOBODY || lord === seat;
}

/** How many buildings of a kind the seat controls. */
export function controlled(s: State, seat: number, kind: number): number {
  let count = 0;
  for (let i = 0; i < s.map.length; i++)
    if (controllerOf(s, buildingOf(defined(s.map[i]).region, kind)) === seat) count++;
  return count;
}

export function buildingsOf(s: State, seat: number, kind: number): Building[] {
  const list: Building[] = [];
  for (let i = 0; i < s.map.length; i++) {
    const building = buildingOf(defined(s.map[i]).region, kind);
    if (controllerOf(s, building) === seat) list.push(building);
  }
  return list;
}
