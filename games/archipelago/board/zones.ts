import { defined, isOneOf, type Seat, say, type Text } from '@stolik/engine';
import { either } from '@stolik/engine/phrases';
import { isWater, symbolsOf } from '../content/regions.ts';
import { LIMITED, type LimitedZone, ZONES } from '../content/tables.ts';
import { ALL_KINDS, type Building, buildingNamed, FISH, KINDS, type Kind, regionOfArea } from '../pieces.ts';
import { projectsFor, USUAL_TERMS } from '../rules/build.ts';
import { hirePrice, homes, nurseries } from '../rules/growth.ts';
import { harvesters } from '../rules/harvest.ts';
import { canMigrate, USUAL } from '../rules/migrate.ts';
import { taxIncome } from '../rules/taxes.ts';
import { buildingUnder, eachUnit } from '../rules/units.ts';
import { areaAt, isFree, playerAt, type State } from '../state.ts';
import { projectText } from '../words/effects.ts';
import { all, cubesText, florinsText } from '../words/phrases.ts';

/** What each zone of the wheel would do for a seat now. */
export interface ZoneGist {
  readonly text: Text;
  /** A figure for the zone itself: cubes, florins, people; null where none says it. */
  readonly figure: string | null;
}

export function zoneGist(state: State, seat: Seat, zone: string): ZoneGist {
  const kind = kindOfZone(zone);
  if (kind !== null) return harvestGist(state, seat, kind);
  switch (zone) {
    case 'taxes': {
      const income = taxIncome(state, seat);
      return { text: say('zone-does-taxes', { florins: florinsText(income) }), figure: `+${income}\u00A0f` };
    }
    case 'reproduce': {
      const regions = new Set(nurseries(state, seat).map(regionOfArea)).size;
      return { text: say('zone-does-reproduce', { regions }), figure: regions > 0 ? `+${regions}` : null };
    }
    case 'recruit': {
      const price = hirePrice(state);
      const places = homes(state, seat, playerAt(state, seat), false).length;
      return {
        text: say(places > 0 ? 'zone-does-recruit' : 'zone-does-recruit-none', { price: florinsText(price) }),
        figure: `${price}\u00A0f`,
      };
    }
    case 'build': {
      const projects = projectsFor(state, seat, playerAt(state, seat), USUAL_TERMS);
      return {
        text:
          projects.length === 0
            ? say('zone-does-build-none')
            : say('zone-does-build', {
                projects: either(
                  projects.map((name) => projectText(name === 'ship' ? name : buildingNamed(name), 'acc')),
                ),
              }),
        figure: null,
      };
    }
    case 'migrate': {
      const units = freeUnits(state, seat);
      return {
        text: say(canMigrate(state, seat, USUAL) ? 'zone-does-migrate' : 'zone-does-migrate-none', { units }),
        figure: null,
      };
    }
    default:
      return { text: say(`zone-does-${zone}`), figure: null };
  }
}

/** As many cubes as free units find free symbols, area by area. */
export function harvestOf(state: State, seat: Seat, kind: Kind): number {
  let cubes = 0;
  const regions = new Set(harvesters(state, seat, kind).map((unit) => areaAt(state, unit)));
  for (const area of regions) {
    let units = 0;
    eachUnit(state, seat, (unit) => {
      if (state.at[unit] === area && isFree(state, unit) && isWater(area) === (kind === FISH)) units++;
    });
    cubes += Math.min(units, freeSymbols(state, area, kind));
  }
  return Math.min(cubes, defined(state.bank[kind]));
}

function freeSymbols(state: State, area: number, kind: Kind): number {
  return symbolsOf(area).filter((one, at) => {
    if (one !== kind || state.pillaged.includes(area * 8 + at)) return false;
    return !state.at.some((where, unit) => where === area && state.spot[unit] === at + 1);
  }).length;
}

function harvestGist(state: State, seat: Seat, kind: Kind): ZoneGist {
  const times = state.turn.doubled === kind ? 2 : 1;
  const cubes = Math.min(times * harvestOf(state, seat, kind), defined(state.bank[kind]));
  return cubes === 0
    ? { text: say('zone-does-harvest-none'), figure: null }
    : { text: harvestText(state, seat, kind, cubesText(cubes, kind, 'acc')), figure: `+${cubes}` };
}

/** Who has to leave a building for so many cubes is told before: it is not controlled any more then (AR-9.2, AR-11.1). */
function harvestText(state: State, seat: Seat, kind: Kind, cubes: Text): Text {
  const buildings = leftFor(state, seat, kind);
  return buildings.length === 0
    ? say('zone-does-harvest', { cubes })
    : say('zone-does-harvest-leaves', {
        cubes,
        buildings: all(buildings.map((piece) => ({ piece }))),
      });
}

/** Buildings whose keepers are needed, because more symbols are free in their area than units stand in the open. */
function leftFor(state: State, seat: Seat, kind: Kind): Building[] {
  const left: Building[] = [];
  for (const area of new Set(harvesters(state, seat, kind).map((unit) => areaAt(state, unit)))) {
    const keepers: Building[] = [];
    let open = 0;
    eachUnit(state, seat, (unit) => {
      if (state.at[unit] !== area || !isFree(state, unit) || isWater(area) !== (kind === FISH)) return;
      const building = buildingUnder(state, unit);
      if (building === null) open++;
      else keepers.push(building);
    });
    left.push(...keepers.slice(0, Math.max(0, freeSymbols(state, area, kind) - open)));
  }
  return left;
}

function freeUnits(state: State, seat: Seat): number {
  let units = 0;
  eachUnit(state, seat, (unit) => {
    if (isFree(state, unit)) units++;
  });
  return units;
}

export const isZoneWord = (target: unknown): target is string => typeof target === 'string' && ZONES.includes(target);
export const kindOfZone = (zone: string): Kind | null => {
  const kind = ALL_KINDS.find((one) => zone === `harvest-${KINDS[one]}`);
  return kind ?? null;
};
export const isLimited = (zone: string): zone is LimitedZone => isOneOf(LIMITED, zone);
