import { defined } from '@stolik/engine';
import { backZones } from '../content/catalogue.ts';
import { LABOUR_UNREST, STABILITY_UNREST, STABILITY_WORKERS, TAX, unrestAt, workersAt } from '../content/tables.ts';
import {
  ALL_KINDS,
  type Building,
  backSeen,
  DOMESTIC,
  EXPORT,
  is,
  isShip,
  regionOfArea,
  regionOfBuilding,
  TEMPLE,
} from '../pieces.ts';
import { countLying } from '../rules/crisis-turns.ts';
import { areaAt, isOut, ON_BUILDING, type State } from '../state.ts';

/** Where the unrest would come to, and by what. */
export interface Forecast {
  /** Key of its words: `forecast-<what>`. */
  readonly what: string;
  readonly unrest: number;
  readonly by: number;
  /** AR-12.1: more unrest than people. */
  readonly independence: boolean;
}

const forecast = ({ unrest, population }: State, what: string, by: number): Forecast => ({
  what,
  by,
  unrest: Math.max(0, unrest + by),
  independence: unrest + by > population,
});

/** What is to come by itself: the crisis being resolved, the third phase, the back on top of the deck at its worst; nothing any more when the game is over. */
export function forecastsOf(state: State): Forecast[] {
  const { crisis } = state;
  if (state.ended !== null) return [];
  if (crisis !== null)
    return [forecast(state, 'no-help', crisis.zone === 'domestic' ? countLying(state) : crisis.missing)];
  const list: Forecast[] = [];
  if (state.round === 0) return list;
  const boards = unrestOfBoards(state);
  if (state.phase !== 3 && boards !== 0) list.push(forecast(state, 'boards', boards));
  const worst = worstOfBack(state);
  if (worst > 0) list.push(forecast(state, 'back', Math.max(0, boards) + worst));
  return list;
}

/** AR-6.4: what the third phase brings as things stand. */
export function unrestOfBoards(state: State): number {
  let unrest = (STABILITY_UNREST[state.population] ?? 0) + (LABOUR_UNREST[state.workers] ?? 0);
  for (const kind of ALL_KINDS)
    unrest +=
      unrestAt(DOMESTIC, kind, defined(state.domestic[kind])) + unrestAt(EXPORT, kind, defined(state.export[kind]));
  return unrest;
}

/** New free workers in the third phase. */
export function workersOfBoards(state: State): number {
  let workers = STABILITY_WORKERS[state.population] ?? 0;
  for (const kind of ALL_KINDS)
    workers +=
      workersAt(DOMESTIC, kind, defined(state.domestic[kind])) + workersAt(EXPORT, kind, defined(state.export[kind]));
  return workers;
}

/** The crises of the back that wait for the fourth phase, if nobody helps. */
function worstOfBack(state: State): number {
  const top = state.deck.at(-1);
  if (top === undefined || top >= 0 || state.phase === 4) return 0;
  let worst = 0;
  for (const zone of backZones(backSeen(top))) {
    if (zone.red) continue;
    if (zone.zone === 'domestic-crisis') worst += citizensOutside(state);
    if (zone.zone === 'export-crisis') worst += zone.cubes;
  }
  return worst;
}

/** AR-11.7: those in temples do not lie down. */
function citizensOutside(state: State): number {
  let count = 0;
  for (let unit = 0; unit < state.at.length; unit++)
    if (!isShip(unit) && isOut(state, unit) && state.spot[unit] !== ON_BUILDING + TEMPLE) count++;
  return count;
}

/** What the thing pointed at would do to the unrest; null where it would do nothing that is certain. */
export function forecastOf(state: State, target: number | string | null): Forecast | null {
  if (target === 'taxes') return forecast(state, 'taxes', TAX.unrest);
  const { crisis } = state;
  if (crisis === null) return null;
  const lying = countLying(state);
  if (crisis.zone === 'export')
    return isHelp(target) ? forecast(state, 'delivered', Math.max(0, crisis.missing - 1)) : null;
  if (isHelp(target)) return forecast(state, 'helped', Math.max(0, lying - crisis.rate));
  if (is.building(target)) return forecast(state, 'blessed', lying - lyingIn(state, target));
  return target === 'done' ? forecast(state, 'no-help', lying) : null;
}

/** A cube or a token given: from behind the screen or from a market. */
export const isHelp = (target: unknown): boolean =>
  target === 'own' ||
  target === 'token' ||
  (typeof target === 'string' && /^(market@)?(domestic|export)-/.test(target));

/** Citizens whom a temple would stand up. */
export function lyingIn(state: State, temple: Building): number {
  const region = regionOfBuilding(temple);
  let count = 0;
  for (let unit = 0; unit < state.lying.length; unit++)
    if (state.lying[unit] !== 0 && regionOfArea(areaAt(state, unit)) === region) count++;
  return count;
}
