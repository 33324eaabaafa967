import { defined, type Seat } from '@stolik/engine';
import { SERVICE_FEE, SERVICE_TRANSACTIONS } from '../content/tables.ts';
import {
  type Building,
  buildingOf,
  CITY,
  DOMESTIC,
  EXPORT,
  FIRST,
  kindOfBuilding,
  MARKET,
  type Market,
  PORT,
  regionOfBuilding,
} from '../pieces.ts';
import { activePlayer, playerAt, type State, VACANT } from '../state.ts';
import { controllerOf } from './control.ts';
import { call, type GameDealer, run, script } from './steps.ts';
import { canTrade, trade, trading } from './trade.ts';

/** AR-9.9: a port or a market serves its controller once a round, for a fee. */
export interface Service {
  building: Building;
}

export const serve = script<Service>('serve', [
  run(open),
  call(trade, (_, { building }) => trading(marketOf(building), SERVICE_TRANSACTIONS)),
]);

const marketOf = (building: Building): Market => (kindOfBuilding(building) === PORT ? EXPORT : DOMESTIC);

export function addServices(s: State, seat: Seat, options: (string | number)[]): void {
  const { florins, cubes, tokens } = playerAt(s, seat);
  if (florins < SERVICE_FEE) return;
  const means = { florins: florins - SERVICE_FEE, cubes, tokens };
  for (const kind of [MARKET, PORT] as const) {
    if (s.built[kind] === 0 || !canTrade(s, means, kind === PORT ? EXPORT : DOMESTIC, false)) continue;
    for (let i = 0; i < s.map.length; i++) {
      const building = buildingOf(defined(s.map[i]).region, kind);
      if (controllerOf(s, building) === seat && !s.served.includes(building)) options.push(building);
    }
  }
}

/** The unit on it becomes engaged, or the citizen in the city from which it is controlled. */
function open(s: State, { building }: Service, dealer: GameDealer): void {
  const player = activePlayer(s);
  player.florins -= SERVICE_FEE;
  if (kindOfBuilding(building) === PORT) player.portFees += SERVICE_FEE;
  else player.marketFees += SERVICE_FEE;
  s.served = [...s.served, building];
  const unit = defined(s.holder[building - FIRST.building]);
  const city = defined(s.holder[buildingOf(regionOfBuilding(building), CITY) - FIRST.building]);
  const server = unit === VACANT || s.lying[unit] !== 0 ? city : unit;
  s.engaged[server] = 1;
  dealer.tell({ type: 'served', seat: s.active, building });
}
