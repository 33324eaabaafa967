import { defined, given, type Script, scriptNamed } from '@stolik/engine';
import { buildingKind, DISTRICT_PROGRAMS, heroKind, programOf } from '../content/cards.ts';
import type { Power, ProgramId } from '../content/effects.ts';
import { COINS_PER_STEP, DISTRICTS, type DistrictId, SPACES, type Space } from '../content/tables.ts';
import { type Building, EMPTY, filled, type Hero, isFilled } from '../pieces.ts';
import { activeSeat, activeWagon, type State, type Wagon } from '../state.ts';
import type { Carrying } from './effects.ts';
import { sumOf, tellHelp } from './powers.ts';
import { call, decide, type GameDealer, loop, run, script, when } from './steps.ts';

/**
 * DR-7 Activate: one adjacent district with the night die; with a glow die as well both of them and the building between. `end` is
 * asked for even when nothing else is left: Rest turns over new cards, and the last action could not be taken back otherwise.
 */
interface Activating {
  place?: Building | string | null;
}

const carryOut = scriptNamed<Carrying>('carry-out');

export const activate = script<Activating>('activate', [
  loop(
    (_, { place }) => place !== 'end',
    [
      decide('place', placesToActivate, {
        always: true,
        about: (s) => ({ left: placesToActivate(s).length > 1 ? 'some' : 'none' }),
      }),
      when(
        (_, { place }) => place !== 'end',
        [
          run(begin),
          call(carryOut, (s, { place }) => ({
            seat: activeSeat(s),
            program: programAt(given(place)),
            next: 0,
            open: true,
          })),
        ],
      ),
    ],
  ),
]);

const VISITS: readonly string[] = DISTRICTS.map((district) => `visit@${district}`);
export const visitOf = (district: DistrictId): string => defined(VISITS[placeOnRing(district)]);

const programAt = (place: Building | string): ProgramId =>
  typeof place === 'number' ? buildingKind(place).program : defined(DISTRICT_PROGRAMS[VISITS.indexOf(place)]);

const spaceOf = (wagon: Wagon): Space => defined(SPACES[wagon.pawn]);
const placeOnRing = (district: DistrictId): number => DISTRICTS.indexOf(district);

export function placesToActivate(s: State): (Building | string)[] {
  const wagon = activeWagon(s);
  const { turn } = s;
  const places: (Building | string)[] = [];
  if (turn.glow || turn.districts === 0)
    for (const district of spaceOf(wagon).districts) {
      const at = placeOnRing(district);
      if (((turn.districts >> at) & 1) === 0 && canVisit(s, wagon, district)) places.push(defined(VISITS[at]));
    }
  if (turn.glow && !turn.building)
    for (const building of buildingsWithinReach(s, wagon)) if (isUseful(s, wagon, building)) places.push(building);
  places.push('end');
  return places;
}

/** DR-7.5: only where the action can do something. */
export function canVisit(s: State, wagon: Wagon, district: DistrictId): boolean {
  switch (district) {
    case 'great-bazaar':
    case 'yurgs-excursions':
      return true;
    case 'queens-commissions':
      return s.contracts.some((stack) => stack.length > 0);
    case 'dark-market':
      return wagon.coins >= COINS_PER_STEP;
    case 'ringway-inn':
      return (
        (wagon.prestige > 0 && s.heroDeck.length > 0) || s.inn.some((hero) => isFilled(hero) && wantsSome(wagon, hero))
      );
  }
}

/** Has the player anything that this hero wants? */
export function wantsSome({ goods }: Wagon, hero: Hero): boolean {
  const { wants } = heroKind(hero);
  for (let i = 0; i < wants.length; i++) {
    const normal = defined(wants[i]) * 2;
    if (defined(goods[normal]) + defined(goods[normal + 1]) > 0) return true;
  }
  return false;
}

const anywhere = (power: Power): number => (power.anyBuilding ? 1 : 0);

/** The building at this space; any one in play with Shadow (DR-7.3). */
export function buildingsWithinReach(s: State, wagon: Wagon): Building[] {
  if (sumOf(wagon, anywhere) > 0) return s.buildings.filter(isFilled);
  const { slot } = spaceOf(wagon);
  return slot === EMPTY ? [] : [filled(defined(s.buildings[slot]))];
}

/** DR-22.1: without payment nothing happens, so a building that asks for one is offered only to those who can pay. */
export function isUseful(s: State, wagon: Wagon, building: Building): boolean {
  const [first] = programOf(buildingKind(building).program).effects;
  return first === undefined || first.verb.can.pay(s, wagon, first);
}

/** A glow die goes first: once it lies on a district it no longer counts towards the limit (DR-18.5). */
function begin(s: State, { place }: Activating, dealer: GameDealer): void {
  const wagon = activeWagon(s);
  const seat = activeSeat(s);
  if (typeof place === 'number') {
    s.turn.building = true;
    if (s.buildings[spaceOf(wagon).slot] !== place) tellHelp(s, wagon, (power) => power.anyBuilding, dealer);
    dealer.tell({ type: 'building-activated', seat, building: place });
    return;
  }
  const at = VISITS.indexOf(given(place));
  s.turn.districts |= 1 << at;
  if (wagon.glowPool !== EMPTY) {
    wagon.glowPool = EMPTY;
    s.turn.glowPlaced++;
  }
  dealer.tell({ type: 'activated', seat, district: defined(DISTRICTS[at]) });
}

export const activateScripts: readonly Script[] = [activate];
