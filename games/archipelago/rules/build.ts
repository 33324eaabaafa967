import { addTo, defined, given, type Seat, sure, type TextArgs } from '@stolik/engine';
import type { Cost, Project } from '../content/effects.ts';
import { coastsOf, isWater } from '../content/regions.ts';
import { CITY_TEMPLE_TOKENS, costOf, MARKET_PORT_TOKENS } from '../content/tables.ts';
import {
  ALL_KINDS,
  type Area,
  BUILDINGS,
  type Building,
  type BuildingKind,
  type BuildingName,
  buildingNamed,
  buildingOf,
  CITY,
  FIRST,
  is,
  isShip,
  type KindName,
  kindName,
  kindNamed,
  MARKET,
  PORT,
  regionOfArea,
  TEMPLE,
  type Unit,
} from '../pieces.ts';
import { activePlayer, areaAt, isFree, type State } from '../state.ts';
import { honour } from './benefactor.ts';
import { buildingsOf } from './control.ts';
import { payCubes } from './payment.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';
import { canPay, type Means, payFlorins, shortage } from './stock.ts';
import { appear, enter, firstCitizen, harbourOf, lastCitizen, newShip, shipInSupply, unlikeUnits } from './units.ts';

/** AR-9.8 Building. What cards change about it is in `Terms`. */
export interface Terms {
  projects: readonly Project[];
  free: boolean;
  minus: number;
  atPort: boolean;
}

export const ALL_PROJECTS: readonly Project[] = ['ship', 0, 1, 2, 3];
export const USUAL_TERMS: Terms = { projects: ALL_PROJECTS, free: false, minus: 0, atPort: false };

export interface Construction extends Terms {
  project: BuildingName | 'ship' | null;
  /** The builder of a building. */
  unit: Unit | null;
  /** The other area of a port's coast; the water of a new ship. */
  area: Area | null;
  /** Port beside which a Shipyard builds. */
  port: Building | null;
  /** The kind of cube that need not be paid. */
  spared: KindName | null;
  due: number[];
}

export const construction = (terms: Terms): Construction => ({
  projects: terms.projects,
  free: terms.free,
  minus: terms.minus,
  atPort: terms.atPort,
  project: null,
  unit: null,
  area: null,
  port: null,
  spared: null,
  due: [],
});

export const build = script<Construction>('build', [
  choose('project', (s, local) => projectsFor(s, s.active, activePlayer(s), local), {
    about: (_, { minus }) => ({ minus }),
  }),
  when(
    (_, { project }) => project === 'ship',
    [
      when(
        (_, { atPort }) => atPort,
        [choose('port', (s) => buildingsOf(s, s.active, PORT))],
        [
          choose('area', (s) => slipways(s, s.active), { about: aboutProject }), // AR-9.8d
        ],
      ),
    ],
    [
      choose('unit', (s, { project }) => builders(s, s.active, buildingNamed(given(project))), {
        about: aboutProject,
      }), // AR-9.8a
      when(
        (_, { project }) => project === 'port',
        [choose('area', (s, { unit }) => shoresFor(s, given(unit)), { about: aboutProject })],
      ),
    ],
  ),
  when((_, { minus }) => minus > 0, [choose('spared', sparable)]),
  run(payAndCount),
  call(payCubes, (_, { due }) => ({ due: due.slice(), with: null })),
  run(finish),
]);

function aboutProject(_: State, { project }: Construction): TextArgs {
  return { project: project ?? '' };
}

const projectOf = (name: BuildingName | 'ship' | null): Project =>
  name === 'ship' || name === null ? 'ship' : buildingNamed(name);
const nameOf = (project: Project): BuildingName | 'ship' => (project === 'ship' ? 'ship' : BUILDINGS[project]);

/** Everything that can be built and paid for. */
export function projectsFor(s: State, seat: Seat, means: Means, terms: Terms): (BuildingName | 'ship')[] {
  const names: (BuildingName | 'ship')[] = [];
  for (const project of terms.projects)
    if (isAffordable(means, project, terms) && isPossible(s, seat, project, terms)) names.push(nameOf(project));
  return names;
}

export function canBuild(s: State, seat: Seat, means: Means, terms: Terms): boolean {
  for (const project of terms.projects)
    if (isAffordable(means, project, terms) && isPossible(s, seat, project, terms)) return true;
  return false;
}

function isAffordable(means: Means, project: Project, { free, minus }: Terms): boolean {
  if (free) return true;
  const cost = costOf(project);
  if (minus === 0) return canPay(means, cost);
  return means.florins >= cost.florins && shortage(means.cubes, cost.cubes) - minus <= means.tokens;
}

function isPossible(s: State, seat: Seat, project: Project, { atPort }: Terms): boolean {
  if (project !== 'ship') return hasToken(s, project) && hasBuilder(s, seat, project);
  if (shipInSupply(s, seat) < 0) return false;
  return atPort ? buildingsOf(s, seat, PORT).length > 0 : slipways(s, seat).length > 0;
}

/** AR-9.8a: each token serves two kinds. */
function hasToken({ built }: State, kind: BuildingKind): boolean {
  return kind === CITY || kind === TEMPLE
    ? defined(built[CITY]) + defined(built[TEMPLE]) < CITY_TEMPLE_TOKENS
    : defined(built[MARKET]) + defined(built[PORT]) < MARKET_PORT_TOKENS;
}

/** A free citizen in a region without such a building; for a port also a free ship, on a coast in either case. */
function mayBuild(s: State, unit: number, kind: BuildingKind): boolean {
  if (!isFree(s, unit)) return false;
  const area = defined(s.at[unit]);
  if (kind === PORT ? coastsOf(area).length === 0 : isShip(unit)) return false;
  return s.ground[buildingOf(regionOfArea(area), kind) - FIRST.building] === 0;
}

const builders = (s: State, seat: Seat, kind: BuildingKind): Unit[] =>
  unlikeUnits(s, seat, (unit) => mayBuild(s, unit, kind));

function hasBuilder(s: State, seat: Seat, kind: BuildingKind): boolean {
  let unit = firstCitizen(seat);
  for (; unit < lastCitizen(s, seat); unit++) if (mayBuild(s, unit, kind)) return true;
  return kind === PORT && builders(s, seat, kind).length > 0;
}

/** The other side of the coast on which the port will stand (AR-4.5). */
const shoresFor = (s: State, unit: Unit): readonly Area[] => coastsOf(defined(s.at[unit]));

/** Waters with a coast on the land of a free citizen. */
function slipways(s: State, seat: Seat): Area[] {
  const waters: Area[] = [];
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) {
    if (!isFree(s, unit)) continue;
    for (const water of coastsOf(defined(s.at[unit]))) if (!waters.includes(water)) waters.push(water);
  }
  return waters;
}

/** The Architect leaves out one cube: any kind of the cost with which the rest can be paid. */
function sparable(s: State, { project }: Construction): KindName[] {
  const cost = costOf(projectOf(project));
  const { cubes, tokens } = activePlayer(s);
  return ALL_KINDS.filter((kind) => {
    if (cost.cubes[kind] === 0) return false;
    const rest = cost.cubes.slice();
    addTo(rest, kind, -1);
    return shortage(cubes, rest) <= tokens;
  }).map(kindName);
}

function payAndCount(s: State, local: Construction): void {
  const cost: Cost = costOf(projectOf(local.project));
  local.due = local.free ? [] : cost.cubes.slice();
  if (local.spared !== null) addTo(local.due, kindNamed(local.spared), -1);
  if (!local.free) payFlorins(s, s.active, cost.florins);
}

function finish(s: State, local: Construction, dealer: GameDealer): void {
  const project = projectOf(local.project);
  if (project === 'ship') {
    const water = sure(is.area, local.port === null ? local.area : harbourOf(s, local.port));
    appear(s, newShip(s, s.active), water);
    dealer.tell({ type: 'ship-built', seat: s.active, area: water });
    return;
  }
  const unit = given(local.unit);
  const building = raise(s, project, areaAt(s, unit), local.area);
  enter(s, unit, building); // AR-9.8b
  s.engaged[unit] = 1;
  dealer.tell({ type: 'built', seat: s.active, building });
  if (project === TEMPLE) honour(s, s.active, dealer); // AR-14.1
}

/** Puts a building on the map, unoccupied. */
export function raise(s: State, kind: BuildingKind, area: Area, other: Area | null): Building {
  const region = regionOfArea(area);
  const building = buildingOf(region, kind);
  const ground = kind === PORT && isWater(area) ? other : area;
  s.ground = s.ground.with(building - FIRST.building, given(ground));
  if (kind === PORT) s.harbour = s.harbour.with(region - FIRST.region, given(isWater(area) ? area : other));
  s.built = s.built.with(kind, defined(s.built[kind]) + 1);
  return building;
}
