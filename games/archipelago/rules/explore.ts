import { defined, given, or, type Seat, sure, type TextArgs } from '@stolik/engine';
import { turnsOf } from '../content/regions.ts';
import { type Cell, FIRST, is, type Region, sidesOf, tileOf, type Unit } from '../pieces.ts';
import { areaAt, isFree, type State } from '../state.ts';
import { findings, meetIslanders, takeDiscoveryToken } from './findings.ts';
import { areaFacing, fits, graphOf, type Spot, spotAt } from './graph.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';
import { eachUnit, moveTo, unlikeUnits } from './units.ts';

/** AR-9.4 Exploration. */
export interface Exploring {
  way: 'take' | 'refuse' | null;
  region: Region | 'give-up' | null;
  cell: Cell | null;
  rotation: string | null;
  unit: Unit | null;
}

export const exploring = (): Exploring => ({ way: null, region: null, cell: null, rotation: null, unit: null });

export const explore = script<Exploring>('explore', [
  run(renewStack),
  choose('way', waysToTake, { about: (s) => ({ region: { piece: defined(s.stack.at(-1)) } }) }), // AR-9.4b
  run(takeUp),
  choose('region', (s) => or(placeable(s), 'give-up')), // AR-9.4c, d
  when(
    (_, { region }) => region === 'give-up',
    [run(giveUp)],
    [
      choose('cell', (s, { region }) => cellsFor(s, sure(is.region, region)), { about: aboutTile }),
      choose('rotation', (s, { region, cell }) => rotationsFor(s, sure(is.region, region), given(cell)), {
        about: aboutTile,
      }),
      choose('unit', (s, { cell }) => explorersFor(s, given(cell)), { about: aboutTile }),
      run(lay),
      call(findings, (_, { region }) => ({ region: sure(is.region, region), market: null, own: null })), // AR-9.4f
      run((s, { region }, dealer) => meetIslanders(s, sure(is.region, region), dealer)), // AR-9.4g
    ],
  ),
]);

/** The tile that is being laid, as far as it is settled: whoever draws the table shows it there. */
export function aboutTile<L extends Pick<Exploring, 'region' | 'cell' | 'rotation'>>(_: State, local: L): TextArgs {
  const { region, cell, rotation } = local;
  return {
    region: { piece: sure(is.region, region) },
    ...(cell === null ? {} : { cell: { piece: cell } }),
    ...(rotation === null ? {} : { rotation }),
  };
}

/** AR-9.4a: a tile, and a free unit that could enter an empty cell next to two tiles. */
export function canExplore(s: State, seat: Seat): boolean {
  if (s.stack.length + s.tileDiscard.length === 0) return false;
  const { beyond } = graphOf(s);
  let found = false;
  eachUnit(s, seat, (unit) => {
    if (!found && isFree(s, unit)) found = defined(beyond[areaAt(s, unit) - FIRST.area]).length > 0;
  });
  return found;
}

/** Only when a new stack has to be made of the discarded tiles. */
function renewStack(s: State, _: Exploring, dealer: GameDealer): void {
  if (s.stack.length === 0) turnDiscardOver(s, dealer);
}

function turnDiscardOver(s: State, dealer: GameDealer): void {
  const tiles = s.tileDiscard;
  s.tileDiscard = [];
  shuffleIntoStack(s, tiles, dealer);
}

/** Each tile with a random side up; the side on top can be seen (AR-5.9). */
export function shuffleIntoStack(s: State, tiles: readonly Region[], dealer: GameDealer): void {
  const turned = tiles.map((region) => defined(sidesOf(tileOf(region))[dealer.below(2)]));
  s.stack = [...dealer.shuffle(turned), ...s.stack];
}

function waysToTake(s: State): ('take' | 'refuse')[] {
  return s.stack.length + s.tileDiscard.length > 1 ? ['take', 'refuse'] : ['take'];
}

function takeUp(s: State, { way }: Exploring, dealer: GameDealer): void {
  dealer.reveal();
  if (way === 'refuse') {
    const refused = takeTop(s);
    if (s.stack.length === 0) turnDiscardOver(s, dealer);
    s.tileDiscard = [...s.tileDiscard, refused];
    dealer.tell({ type: 'tile-refused', seat: s.active, region: refused });
  }
  s.found = takeTop(s);
  dealer.tell({ type: 'tile-taken', seat: s.active, region: s.found });
}

export function takeTop(s: State): Region {
  const top = defined(s.stack.at(-1));
  s.stack = s.stack.slice(0, -1);
  return top;
}

/** Empty cells that the seat can enter now. */
const spotsFor = (s: State, seat: Seat): Spot[] =>
  graphOf(s).frontier.filter(
    (spot) => spot.touching >= 2 && spot.ways.some(({ from }) => hasFreeUnitIn(s, seat, from)),
  );

function hasFreeUnitIn(s: State, seat: Seat, area: number): boolean {
  let found = false;
  eachUnit(s, seat, (unit) => {
    if (s.at[unit] === area && isFree(s, unit)) found = true;
  });
  return found;
}

/** Can the region lie there in some way? */
export const fitsSomehow = (spot: Spot, region: Region): boolean =>
  turnsOf(region).some((rotation) => fits(spot, region, rotation));

/** Sides of the tile that was taken up which can be laid somewhere. */
function placeable(s: State): Region[] {
  const spots = spotsFor(s, s.active);
  return sidesOf(tileOf(given(s.found))).filter((region) => spots.some((spot) => fitsSomehow(spot, region)));
}

/** Empty cells on which it could be laid now. */
export const cellsFor = (s: State, region: Region): Cell[] =>
  spotsFor(s, s.active)
    .filter((spot) => fitsSomehow(spot, region))
    .map(({ cell }) => cell);

/** Ways in which it can lie there; those that look alike are one. */
export const rotationsFor = (s: State, region: Region, cell: Cell): string[] => {
  const spot = spotAt(s, cell);
  return turnsOf(region)
    .filter((rotation) => fits(spot, region, rotation))
    .map(String);
};

/** Free units that could go there, one of each sort. */
export const explorersFor = (s: State, cell: Cell): Unit[] => {
  const { ways } = spotAt(s, cell);
  return unlikeUnits(s, s.active, (unit) => isFree(s, unit) && ways.some(({ from }) => from === s.at[unit]));
};

/** AR-9.4e */
function lay(s: State, { region, cell, rotation, unit }: Exploring, dealer: GameDealer): void {
  const spot = spotAt(s, given(cell));
  const way = defined(spot.ways.find(({ from }) => from === s.at[given(unit)]));
  layTile(s, sure(is.region, region), Number(rotation), given(cell), dealer);
  moveTo(s, given(unit), areaFacing({ region: sure(is.region, region), rotation: Number(rotation) }, way.direction));
  takeDiscoveryToken(s, dealer);
}

export function layTile(s: State, region: Region, rotation: number, cell: Cell, dealer: GameDealer): void {
  s.map = [...s.map, { region, rotation, cell }];
  s.found = null;
  dealer.tell({ type: 'tile-laid', seat: s.active, region, rotation, cell });
}

/** AR-9.4d */
function giveUp(s: State, _: Exploring, dealer: GameDealer): void {
  const found = given(s.found);
  s.tileDiscard = [...s.tileDiscard, found];
  s.found = null;
  dealer.tell({ type: 'exploration-failed', seat: s.active, region: found });
}
