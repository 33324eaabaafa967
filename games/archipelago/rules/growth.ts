import { defined, type Seat } from '@stolik/engine';
import { landsOf } from '../content/regions.ts';
import { HIRE_PRICE } from '../content/tables.ts';
import { type Area, type Region, regionOfArea } from '../pieces.ts';
import { activePlayer, areaAt, isOut, type State } from '../state.ts';
import { changeWorkers } from './markers.ts';
import { choose, type GameDealer, loop, run, script } from './steps.ts';
import { type Means, payFlorins } from './stock.ts';
import { appear, citizenInSupply, firstCitizen, hasActiveUnitIn, hasRoomIn, lastCitizen, newCitizen } from './units.ts';

/** AR-9.5 Reproduction: a citizen more in each region where there are exactly two, both active. */
export interface Reproduction {
  left: number;
  made: number;
  area: Area | 'done' | null;
}

export const reproduce = script<Reproduction>('reproduce', [
  loop(
    (_, { left, area }) => left > 0 && area !== 'done',
    [
      choose('area', (s, { made }) => withDone(nurseries(s, s.active), made)),
      run((s, local, dealer) => {
        if (local.area === null) local.left = 0;
        if (local.area === null || local.area === 'done') return;
        appear(s, newCitizen(s, s.active), local.area);
        local.left--;
        local.made++;
        dealer.tell({ type: 'born', seat: s.active, area: local.area });
      }),
    ],
  ),
]);

/** Stopping is legal after the first one. */
export function withDone<T>(options: T[], made: number): (T | 'done')[] {
  return made > 0 && options.length > 0 ? [...options, 'done'] : options;
}

/** Land areas in which one of exactly two active citizens of a region stands. */
export function nurseries(s: State, seat: Seat): Area[] {
  const areas: Area[] = [];
  if (citizenInSupply(s, seat) < 0) return areas;
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) {
    if (!isOut(s, unit)) continue;
    const area = areaAt(s, unit);
    if (!areas.includes(area) && isCouple(s, seat, regionOfArea(area))) areas.push(area);
  }
  return areas;
}

function isCouple(s: State, seat: Seat, region: Region): boolean {
  let active = 0;
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) {
    if (!isOut(s, unit) || regionOfArea(defined(s.at[unit])) !== region) continue;
    if (s.lying[unit] !== 0) return false;
    active++;
  }
  return active === 2;
}

/** AR-9.6 Recruitment: free workers for the price at their marker, which may rise in between. */
export interface Recruitment {
  left: number;
  free: boolean;
  made: number;
  area: Area | 'done' | null;
}

export const recruit = script<Recruitment>('recruit', [
  loop(
    (_, { left, area }) => left > 0 && area !== 'done',
    [
      choose('area', (s, { free, made }) => withDone(homes(s, s.active, activePlayer(s), free), made), {
        about: (s, { free }) => ({ price: free ? 0 : hirePrice(s) }),
      }),
      run(hire),
    ],
  ),
]);

export const hirePrice = (s: State): number => defined(HIRE_PRICE[s.workers]);

/** Lands of regions with an active unit of the seat and room for a citizen; none if nobody can be hired. */
export function homes(s: State, seat: Seat, { florins }: Pick<Means, 'florins'>, free: boolean): Area[] {
  const areas: Area[] = [];
  if (s.workers === 0 || citizenInSupply(s, seat) < 0 || (!free && florins < hirePrice(s))) return areas;
  for (let i = 0; i < s.map.length; i++) {
    const { region } = defined(s.map[i]);
    const lands = landsOf(region);
    if (lands.length > 0 && hasActiveUnitIn(s, seat, region) && hasRoomIn(s, seat, region)) areas.push(...lands);
  }
  return areas;
}

function hire(s: State, local: Recruitment, dealer: GameDealer): void {
  const { area } = local;
  if (area === null) local.left = 0;
  if (area === null || area === 'done') return;
  const price = local.free ? 0 : hirePrice(s);
  payFlorins(s, s.active, price);
  appear(s, newCitizen(s, s.active), area);
  local.left--;
  local.made++;
  dealer.tell({ type: 'hired', seat: s.active, area, price });
  changeWorkers(s, -1, dealer);
}
