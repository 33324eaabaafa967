import type { Script, Seat } from '@stolik/engine';
import type { Gift } from '../content/effects.ts';
import {
  ALL_KINDS,
  type Area,
  type Building,
  buildingOf,
  type Kind,
  type KindName,
  kindName,
  kindNamed,
  MARKETS,
  type Market,
  PORT,
  type Region,
  regionOfArea,
  type Unit,
} from '../pieces.ts';
import { activePlayer, isOut, type Laid, ON_BUILDING, type State } from '../state.ts';
import { controllerOf } from './control.ts';
import { withDone } from './growth.ts';
import { changeUnrest } from './markers.ts';
import { payCubes } from './payment.ts';
import { call, choose, forEachSeat, type GameDealer, loop, run, script } from './steps.ts';
import { canLay, gainCubes, layOnMarket, type Means, shortage } from './stock.ts';
import {
  addKindOf,
  appear,
  firstCitizen,
  harbourOf,
  hasActiveUnitIn,
  lastCitizen,
  shipInSupply,
  shipsInSupply,
  stepOff,
  unlikeUnits,
} from './units.ts';

/** Effects of cards that help people, markets and ships. */

/** Missionary, Hospital: rebels stand up; unrest does not change by this. */
export interface StandingUp {
  left: number;
  oneRegion: boolean;
  region: Region | null;
  made: number;
  citizen: Unit | 'done' | null;
}

export const standUp = script<StandingUp>('stand-up', [
  loop(
    (_, { left, citizen }) => left > 0 && citizen !== 'done',
    [
      choose('citizen', (s, local) => withDone(rebels(s, s.active, local.oneRegion, local.region), local.made)),
      run((s, local, dealer) => {
        const { citizen } = local;
        if (citizen === null) local.left = 0;
        if (citizen === null || citizen === 'done') return;
        s.lying[citizen] = 0;
        local.region = regionOfArea(s.at[citizen] as number);
        local.left--;
        local.made++;
        dealer.tell({ type: 'stood-up', seat: s.active, units: [citizen] });
      }),
    ],
  ),
]);

/** Rebels anywhere; or in regions with an active unit of the seat, after the first one in its region only. */
export function rebels(s: State, seat: Seat, oneRegion: boolean, region: Region | null): Unit[] {
  const list: Unit[] = [];
  for (const owner of s.order)
    for (let unit = firstCitizen(owner); unit < lastCitizen(s, owner); unit++) {
      if (s.lying[unit] === 0) continue;
      const where = regionOfArea(s.at[unit] as number);
      if (oneRegion && (region === null ? !hasActiveUnitIn(s, seat, where) : where !== region)) continue;
      addKindOf(s, list, unit as Unit);
    }
  return list;
}

/** Foreman: engaged units become free; those on symbols step off. */
export interface Disengaging {
  left: number;
  made: number;
  unit: Unit | 'done' | null;
}

export const disengage = script<Disengaging>('disengage', [
  loop(
    (_, { left, unit }) => left > 0 && unit !== 'done',
    [
      choose('unit', (s, { made }) => withDone(busyUnits(s, s.active), made)),
      run((s, local, dealer) => {
        const { unit } = local;
        if (unit === null) local.left = 0;
        if (unit === null || unit === 'done') return;
        setFree(s, unit);
        local.left--;
        local.made++;
        dealer.tell({ type: 'disengaged', seat: s.active, unit });
      }),
    ],
  ),
]);

export const busyUnits = (s: State, seat: Seat): Unit[] =>
  unlikeUnits(s, seat, (unit) => isOut(s, unit) && s.engaged[unit] !== 0 && s.lying[unit] === 0);

/** Units on buildings stay there, those on symbols step beside them (AR-6.2). */
export function setFree(s: State, unit: Unit): void {
  s.engaged[unit] = 0;
  if ((s.spot[unit] as number) < ON_BUILDING) stepOff(s, unit);
}

/** Granary: cubes of the bank go on a market. */
export interface Stocking {
  market: Market;
  left: number;
  kinds: readonly Kind[];
  made: number;
  kind: KindName | 'done' | null;
}

export const stockMarket = script<Stocking>('stock-market', [
  loop(
    (_, { left, kind }) => left > 0 && kind !== 'done',
    [
      choose('kind', (s, { market, kinds, made }) => withDone(stockable(s, market, kinds).map(kindName), made), {
        about: (_, { market }) => ({ market: MARKETS[market] }),
      }),
      run((s, local, dealer) => {
        const { market, kind } = local;
        if (kind === null) local.left = 0;
        if (kind === null || kind === 'done') return;
        layOnMarket(s, market, kindNamed(kind));
        local.left--;
        local.made++;
        dealer.tell({ type: 'cube-to-market', seat: s.active, market, kind: kindNamed(kind) });
      }),
    ],
  ),
]);

export const stockable = (s: State, market: Market, kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) => canLay(s, market, kind));

/** Warehouse: a cube of another kind than the one paid. */
export interface Exchange {
  paid: KindName | 'token' | null;
  kind: KindName | null;
}

export const exchange = script<Exchange>('exchange', [
  choose('kind', (s, { paid }) => exchangeable(s).filter((kind) => kind !== paid)),
  run((s, { kind }, dealer) => {
    if (kind === null) return;
    gainCubes(s, s.active, kindNamed(kind), 1);
    dealer.tell({ type: 'cubes-gained', seat: s.active, kind: kindNamed(kind), cubes: 1 });
  }),
]);

const exchangeable = (s: State): KindName[] => ALL_KINDS.filter((kind) => (s.bank[kind] as number) > 0).map(kindName);

/** Something to pay with, for which another kind is left in the bank. */
export const canExchange = (s: State, { cubes, tokens }: Means): boolean =>
  ALL_KINDS.some(
    (paid) =>
      ((cubes[paid] as number) > 0 || tokens > 0) &&
      ALL_KINDS.some((kind) => (s.bank[kind] as number) > 0 && (kind !== paid || tokens > 0)),
  );

/** Gifts from the Clergy: so many cubes for so much less unrest. */
export interface Giving {
  gifts: readonly Gift[];
  gift: string | null;
}

export const chooseGift = script<Giving>('choose-gift', [
  choose('gift', (s, { gifts }) => giftsWithin(activePlayer(s), gifts)),
  call(payCubes, (_, local) => ({ due: giftOf(local).cubes.slice(), with: null })),
  run((s, local, dealer) => changeUnrest(s, giftOf(local).unrest, dealer)),
]);

const giftOf = ({ gifts, gift }: Giving): Gift => gifts[Number(gift?.slice('gift-'.length))] as Gift;

export const giftsWithin = ({ cubes, tokens }: Means, gifts: readonly Gift[]): string[] =>
  gifts.flatMap((gift, at) => (shortage(cubes, gift.cubes) <= tokens ? [`gift-${at}`] : []));

/** AR-10.10 Great Lighthouse: in turn order every player a ship in each region where he controls a port. */
interface Lighthouse {
  seat: Seat;
  port: Building | null;
  done: Building[];
}

export const shipsToPorts = script<Lighthouse>('ships-to-ports', [
  forEachSeat('seat', (s) => s.order, [
    run((_, local) => {
      local.done = [];
    }),
    loop(
      (s, local) => portsLeft(s, local).length > 0 && shipsInSupply(s, local.seat) > 0,
      [
        choose('port', portsToServe, { by: (_, { seat }) => seat }),
        run((s, local, dealer) => launch(s, local, dealer)),
      ],
    ),
  ]),
]);

export const lighthouse = (): Lighthouse => ({ seat: 0 as Seat, port: null, done: [] });

function portsLeft(s: State, { seat, done }: Lighthouse): Building[] {
  const ports: Building[] = [];
  for (let i = 0; i < s.map.length; i++) {
    const port = buildingOf((s.map[i] as Laid).region, PORT);
    if (controllerOf(s, port) === seat && !done.includes(port)) ports.push(port);
  }
  return ports;
}

/** He chooses only if ships run short. */
function portsToServe(s: State, local: Lighthouse): Building[] {
  const ports = portsLeft(s, local);
  return shipsInSupply(s, local.seat) >= ports.length ? ports.slice(0, 1) : ports;
}

function launch(s: State, local: Lighthouse, dealer: GameDealer): void {
  const port = local.port as Building;
  local.done.push(port);
  const water = harbourOf(s, port) as Area;
  appear(s, shipInSupply(s, local.seat) as Unit, water);
  dealer.tell({ type: 'ship-added', seat: local.seat, area: water });
}

export const helpScripts: readonly Script[] = [standUp, disengage, stockMarket, exchange, chooseGift, shipsToPorts];
