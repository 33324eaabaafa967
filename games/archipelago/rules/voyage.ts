import { defined, given, type Seat } from '@stolik/engine';
import { coastsOf, landsOf, OPEN_SEA, VILLAGE } from '../content/regions.ts';
import { START } from '../content/tables.ts';
import { type Area, type Cell, type Region, regionOfArea, sidesOf, tileOf, type Unit } from '../pieces.ts';
import { activePlayer, type Player, playerAt, type State } from '../state.ts';
import { aboutTile, fitsSomehow, layTile, rotationsFor, takeTop } from './explore.ts';
import { findings, meetIslanders, takeDiscoveryToken } from './findings.ts';
import { areaFacing, graphOf, type Spot, spotAt, type Way } from './graph.ts';
import { call, choose, type GameDealer, loop, run, script } from './steps.ts';
import { appear, eachUnit, moveTo, newCitizen } from './units.ts';

/** AR-5.6 to 5.8: a player's first exploration, from the start tile. */
export interface Voyage {
  seat: Seat;
  region: Region | null;
  cell: Cell | null;
  rotation: string | null;
  /** Citizens still aboard. */
  aboard: number;
  /** The water behind the shared edge. */
  shore: Area | null;
  area: Area | null;
}

export const voyage = script<Voyage>('voyage', [
  run(begin),
  choose('region', regionsThatFit), // AR-5.6
  run(showTile),
  choose('cell', (s, { region }) => cellsAtStart(s, given(region)), { about: aboutTile }),
  choose('rotation', (s, { region, cell }) => rotationsFor(s, given(region), given(cell)), { about: aboutTile }),
  run(arrive), // AR-5.8a, b
  loop(
    (_, { aboard }) => aboard > 0,
    [
      choose('area', landings), // AR-5.8c
      run((s, local, dealer) => {
        appear(s, newCitizen(s, s.active), given(local.area));
        local.aboard--;
        dealer.tell({ type: 'went-ashore', seat: s.active, area: given(local.area) });
      }),
    ],
  ),
  run((s, { region }, dealer) => meetIslanders(s, given(region), dealer)), // AR-5.8d
  call(findings, (_, { region }) => ({ region: given(region), market: null, own: null })), // AR-5.8e, f
]);

export const voyageOf = (seat: Seat): Voyage => ({
  seat,
  region: null,
  cell: null,
  rotation: null,
  aboard: 0,
  shore: null,
  area: null,
});

/** Whether he can place a tile at all is news to the others: from here on nothing is taken back. */
function begin(s: State, { seat }: Voyage, dealer: GameDealer): void {
  s.active = seat;
  dealer.reveal();
  dealer.tell({ type: 'voyage-began', seat });
  while (regionsThatFit(s).length === 0) exchange(s, dealer);
}

/** AR-5.7: none fits, so they are shown, laid aside, and replaced. */
function exchange(s: State, dealer: GameDealer): void {
  const player = activePlayer(s);
  layAside(s, player, dealer);
  if (s.stack.length >= START.tiles) {
    player.tiles = s.stack.slice(-START.tiles);
    s.stack = s.stack.slice(0, -START.tiles);
    return;
  }
  const unused: Region[] = [];
  for (const seat of s.order.slice(0, s.order.indexOf(s.active))) {
    unused.push(...playerAt(s, seat).tiles);
    playerAt(s, seat).tiles = [];
  }
  s.stack = dealer.shuffle([...s.stack, ...s.aside, ...unused]);
  s.aside = [];
  player.tiles = [takeTop(s)];
  while (regionsThatFit(s).length === 0) {
    layAside(s, player, dealer);
    player.tiles = [takeTop(s)];
  }
}

function layAside(s: State, player: Player, dealer: GameDealer): void {
  dealer.tell({ type: 'tiles-exchanged', seat: s.active, regions: player.tiles.slice() });
  s.aside = [...s.aside, ...player.tiles];
  player.tiles = [];
}

/** Cells next to the start tile. */
const spotsAtStart = (s: State): Spot[] => graphOf(s).frontier.filter((spot) => wayFromStart(spot) !== undefined);

const wayFromStart = ({ ways }: Spot): Way | undefined =>
  ways.find(({ from }) => regionOfArea(from) === OPEN_SEA || regionOfArea(from) === VILLAGE);

function regionsThatFit(s: State): Region[] {
  const spots = spotsAtStart(s);
  return activePlayer(s)
    .tiles.flatMap((tile) => sidesOf(tileOf(tile)))
    .filter((region) => spots.some((spot) => fitsSomehow(spot, region)));
}

function showTile(s: State, { region }: Voyage): void {
  const player = activePlayer(s);
  player.tiles = player.tiles.filter((tile) => tileOf(tile) !== tileOf(given(region)));
  s.found = region;
}

/** Empty cells beside the start on which it could be laid. */
export const cellsAtStart = (s: State, region: Region): Cell[] =>
  spotsAtStart(s)
    .filter((spot) => fitsSomehow(spot, region))
    .map(({ cell }) => cell);

/** The ship sails in with the citizens aboard; from the village one citizen walks in and the other stays (AR-16.1). */
function arrive(s: State, local: Voyage, dealer: GameDealer): void {
  const { region, cell, rotation } = local;
  const { from, direction } = defined(wayFromStart(spotAt(s, given(cell))));
  layTile(s, given(region), Number(rotation), given(cell), dealer);
  const shore = areaFacing({ region: given(region), rotation: Number(rotation) }, direction);
  moveTo(s, travellerAt(s, from), shore);
  takeDiscoveryToken(s, dealer);
  local.shore = shore;
  local.aboard = s.options.desert ? 0 : START.citizens;
}

function travellerAt(s: State, area: Area): Unit {
  const there: Unit[] = [];
  eachUnit(s, s.active, (unit) => {
    if (s.at[unit] === area) there.push(unit);
  });
  return defined(there[0]);
}

/** Lands with a coast on that water; if there is none, any land of the region. */
function landings(_: State, { region, shore }: Voyage): readonly Area[] {
  const coast = coastsOf(given(shore));
  return coast.length > 0 ? coast : landsOf(given(region));
}
