import { defined, type Seat } from '@stolik/engine';
import { KINDS_SHOWN } from '../content/regions.ts';
import { ALL_KINDS, FIRST, FISH, type Kind, type Region, regionOfArea, type Unit } from '../pieces.ts';
import { activePlayer, areaAt, HIDDEN, isFree, playerAt, type State } from '../state.ts';
import { lordOf, NOBODY } from './control.ts';
import { withDone } from './growth.ts';
import { choose, type GameDealer, loop, run, script } from './steps.ts';
import { gainCubes, type Means } from './stock.ts';
import {
  addKindOf,
  buildingUnder,
  firstCitizen,
  firstShip,
  freeSymbol,
  lastCitizen,
  lastShip,
  stepOff,
} from './units.ts';

/** AR-9.2 Harvest of one kind: free units go to free symbols of their area, one by one. */
export interface Harvest {
  kind: Kind;
  made: number;
  unit: Unit | 'done' | null;
}

export const harvest = script<Harvest>('harvest', [
  loop(
    (_, { unit }) => unit !== 'done',
    [
      choose('unit', (s, { kind, made }) => withDone(harvesters(s, s.active, kind), made)),
      run((s, local, dealer) => {
        if (local.unit === null) local.unit = 'done';
        if (local.unit === 'done') return;
        send(s, local.kind, local.unit, dealer);
        local.made++;
      }),
    ],
  ),
]);

/** Units that may be sent for this kind, one of each sort: ships for fish, citizens for the rest. */
export function harvesters(s: State, seat: Seat, kind: Kind): Unit[] {
  const units: Unit[] = [];
  if (s.bank[kind] === 0) return units;
  const from = kind === FISH ? firstShip(seat) : firstCitizen(seat);
  const to = kind === FISH ? lastShip(s, seat) : lastCitizen(s, seat);
  for (let unit = from; unit < to; unit++)
    if (mayHarvest(s, seat, unit, kind, s.turn.harvestFee, playerAt(s, seat))) addKindOf(s, units, unit);
  return units;
}

export function canHarvest(s: State, seat: Seat, kind: Kind): boolean {
  if (s.bank[kind] === 0) return false;
  const from = kind === FISH ? firstShip(seat) : firstCitizen(seat);
  const to = kind === FISH ? lastShip(s, seat) : lastCitizen(s, seat);
  for (let unit = from; unit < to; unit++)
    if (mayHarvest(s, seat, unit, kind, s.turn.harvestFee, playerAt(s, seat))) return true;
  return false;
}

function mayHarvest(
  s: State,
  seat: Seat,
  unit: number,
  kind: Kind,
  fee: number,
  means: Pick<Means, 'florins'>,
): boolean {
  if (!isFree(s, unit)) return false;
  const area = areaAt(s, unit);
  if ((defined(KINDS_SHOWN[area - FIRST.area]) & (1 << kind)) === 0) return false;
  return isAllowed(s, seat, regionOfArea(area), fee, means) && freeSymbol(s, area, kind) >= 0;
}

/** The region is nobody's, one's own, or its lord allows it, or is paid (AR-17.5, Ambassador). */
function isAllowed(s: State, seat: Seat, region: Region, fee: number, { florins }: Pick<Means, 'florins'>): boolean {
  const lord = lordOf(s, region);
  if (lord === NOBODY || lord === seat || s.turn.permits.includes(region)) return true;
  return fee !== HIDDEN && florins >= fee;
}

/** Could the seat harvest in a region of another's city if it were allowed to, paying so much for each unit? */
export function couldHarvestAbroad(s: State, seat: Seat, fee: number, means: Pick<Means, 'florins'>): boolean {
  return foreignRegions(s, seat, fee, means).length > 0;
}

/** Regions of others' cities in which the seat's free units stand beside free symbols. */
export function foreignRegions(s: State, seat: Seat, fee: number, means: Pick<Means, 'florins'>): Region[] {
  const regions: Region[] = [];
  const look = (unit: number, ship: boolean): void => {
    if (!isFree(s, unit)) return;
    const area = areaAt(s, unit);
    const region = regionOfArea(area);
    const lord = lordOf(s, region);
    if (lord === NOBODY || lord === seat || s.turn.permits.includes(region) || regions.includes(region)) return;
    for (const kind of ALL_KINDS)
      if ((kind === FISH) === ship && s.bank[kind] !== 0 && mayHarvest(s, seat, unit, kind, fee, means)) {
        regions.push(region);
        return;
      }
  };
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) look(unit, false);
  for (let unit = firstShip(seat); unit < lastShip(s, seat); unit++) look(unit, true);
  return regions;
}

function send(s: State, kind: Kind, unit: Unit, dealer: GameDealer): void {
  const area = areaAt(s, unit);
  const region = regionOfArea(area);
  const lord = lordOf(s, region);
  const place = freeSymbol(s, area, kind);
  const abroad = lord !== NOBODY && lord !== s.active && !s.turn.permits.includes(region);
  if (abroad) {
    activePlayer(s).florins -= s.turn.harvestFee;
    playerAt(s, lord).florins += s.turn.harvestFee;
  }
  const building = buildingUnder(s, unit);
  stepOff(s, unit);
  s.spot[unit] = place + 1;
  s.engaged[unit] = 1;
  const cubes = gainCubes(s, s.active, kind, s.turn.doubled === kind ? 2 : 1); // AR-10.6
  if (building !== null) dealer.tell({ type: 'left-building', seat: s.active, unit, building });
  dealer.tell({ type: 'harvested', seat: s.active, unit, region, kind, cubes });
  if (abroad) dealer.tell({ type: 'fee-paid', seat: s.active, lord, florins: s.turn.harvestFee });
}
