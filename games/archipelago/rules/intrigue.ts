import type { Script, Seat } from '@stolik/engine';
import { symbolsOf } from '../content/regions.ts';
import {
  ALL_KINDS,
  type Area,
  isShip,
  KINDS,
  type Kind,
  type KindName,
  kindName,
  kindNamed,
  ownerOf,
  regionOfArea,
  type Unit,
} from '../pieces.ts';
import { EMPTY_HAND, type Fists, isFree, isOut, NOT_YET, playerAt, type State } from '../state.ts';
import { atPlayer, otherSeats, seatOf } from './seats.ts';
import { choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { gainCubes, totalOf } from './stock.ts';
import { addKindOf, disappear, firstCitizen, firstShip, lastCitizen, lastShip, takenSymbols } from './units.ts';

/** AR-10.7: Pirate, Thief, Spy and Barbarian. */

/** An enemy ship in a region with one of one's own goes back to its owner's supply. */
export interface Sinking {
  ship: Unit | null;
  victim: Seat | -1;
}

export const sinkShip = script<Sinking>('sink-ship', [
  choose('ship', (s) => preyOf(s, s.active)),
  run((s, local, dealer) => {
    const ship = local.ship as Unit;
    local.victim = ownerOf(ship) as Seat;
    const area = s.at[ship] as Area;
    disappear(s, ship);
    dealer.tell({ type: 'ship-sunk', seat: s.active, owner: local.victim, area });
  }),
]);

export function preyOf(s: State, seat: Seat): Unit[] {
  const prey: Unit[] = [];
  for (const other of otherSeats(s, seat))
    for (let ship = firstShip(other); ship < lastShip(s, other); ship++)
      if (isOut(s, ship) && hasShipIn(s, seat, regionOfArea(s.at[ship] as number))) addKindOf(s, prey, ship as Unit);
  return prey;
}

function hasShipIn(s: State, seat: Seat, region: number): boolean {
  for (let ship = firstShip(seat); ship < lastShip(s, seat); ship++)
    if (isOut(s, ship) && regionOfArea(s.at[ship] as number) === region) return true;
  return false;
}

/** The victim gives a cube of his choice, or shows that he has none. */
export interface Tribute {
  victim: Seat;
  kind: KindName | null;
}

export const tribute = script<Tribute>('tribute', [
  run((s, { victim }, dealer) => {
    dealer.reveal();
    if (totalOf(playerAt(s, victim).cubes) === 0) dealer.tell({ type: 'showed-no-cubes', seat: victim });
  }),
  choose('kind', (s, { victim }) => kindsOf(s, victim), { by: (_, { victim }) => victim, always: true }),
  run((s, { victim, kind }, dealer) => {
    if (kind !== null) takeCube(s, victim, kindNamed(kind), dealer);
  }),
]);

const kindsOf = (s: State, seat: Seat): KindName[] =>
  ALL_KINDS.filter((kind) => (playerAt(s, seat).cubes[kind] as number) > 0).map(kindName);

function takeCube(s: State, from: Seat, kind: Kind, dealer: GameDealer): void {
  (playerAt(s, from).cubes[kind] as number)--;
  (playerAt(s, s.active).cubes[kind] as number)++;
  dealer.tell({ type: 'cube-taken', seat: s.active, from, kind });
}

/**
 * Two hands, one cube in each if there are two; the thief picks one. What is in them is in the state, where views hide it. Both hands are asked for, whatever
 * there is to choose: a hand that closed by itself would tell what is behind the screen.
 */
export interface Theft {
  victim: string | null;
  hand: KindName | 'empty' | null;
  pick: 'left' | 'right' | null;
}

const victimOf = (s: State): Seat => (s.fists as Fists).victim;

export const steal = script<Theft>('steal', [
  choose('victim', (s) => otherSeats(s, s.active).map((seat) => atPlayer('rob', seat))),
  run((s, { victim }, dealer) => {
    const seat = seatOf(victim as string);
    dealer.reveal();
    dealer.tell({ type: 'robbed', seat: s.active, victim: seat });
    if (totalOf(playerAt(s, seat).cubes) === 0) dealer.tell({ type: 'showed-no-cubes', seat });
    else s.fists = { victim: seat, left: NOT_YET, right: NOT_YET };
  }),
  when(
    (s) => s.fists !== null,
    [
      loop(
        (s) => s.fists?.right === NOT_YET,
        [
          choose('hand', cubesForHand, {
            by: victimOf,
            always: true,
            about: (s) => ({ hand: s.fists?.left === NOT_YET ? 'left' : 'right' }),
          }),
          run((s, local) => {
            const fists = s.fists as Fists;
            const held = local.hand === 'empty' || local.hand === null ? EMPTY_HAND : kindNamed(local.hand);
            if (fists.left === NOT_YET) fists.left = held;
            else fists.right = held;
            local.hand = null;
          }),
        ],
      ),
      choose('pick', (): ('left' | 'right')[] => ['left', 'right']),
      run((s, { pick }, dealer) => {
        const { victim, left, right } = s.fists as Fists;
        const held = pick === 'left' ? left : right;
        dealer.reveal();
        s.fists = null;
        if (held === EMPTY_HAND) dealer.tell({ type: 'empty-hand', seat: s.active, victim });
        else takeCube(s, victim, held as Kind, dealer);
      }),
    ],
  ),
]);

/** A single cube goes into either hand; two or more leave no hand empty. */
function cubesForHand(s: State): (KindName | 'empty')[] {
  const { victim, left } = s.fists as Fists;
  const { cubes } = playerAt(s, victim);
  const first = left === NOT_YET;
  const kinds: (KindName | 'empty')[] = KINDS.filter(
    (_, kind) => (cubes[kind] as number) > (!first && left === kind ? 1 : 0),
  );
  if (totalOf(cubes) === 1) return first ? [...kinds, 'empty'] : left === EMPTY_HAND ? kinds : ['empty'];
  return kinds;
}

/** The Spy sees what is behind a screen at this moment. */
export interface Spying {
  player: string | null;
}

export const spy = script<Spying>('spy', [
  choose('player', (s) => otherSeats(s, s.active).map((seat) => atPlayer('watch', seat))),
  run((s, { player }, dealer) => {
    const watched = seatOf(player as string);
    const { florins, cubes, tokens } = playerAt(s, watched);
    dealer.reveal();
    dealer.tell({ type: 'spied', seat: s.active, watched });
    dealer.tell({ type: 'stock-seen', watched, florins, cubes: cubes.slice(), tokens, to: [s.active] });
  }),
]);

/** The Barbarian pillages a land symbol beside one of his free citizens: it is never harvested again. */
export interface Pillage {
  cubes: number;
  area: Area | null;
  kind: KindName | null;
}

export const pillage = script<Pillage>('pillage', [
  choose('area', (s) => pillageable(s, s.active)),
  choose('kind', (s, { area }) => kindsFreeIn(s, area as Area), {
    about: (_, { area }) => ({ area: { piece: area as Area } }),
  }),
  run((s, { cubes, area, kind: name }, dealer) => {
    const kind = kindNamed(name as KindName);
    const taken = takenSymbols(s, area as Area);
    const place = symbolsOf(area as Area).findIndex((one, at) => one === kind && (taken & (1 << at)) === 0);
    s.pillaged = [...s.pillaged, (area as number) * 8 + place];
    if (s.florins > 0) {
      s.florins--;
      s.pillageCoins++;
    }
    const gained = gainCubes(s, s.active, kind, cubes);
    dealer.tell({ type: 'pillaged', seat: s.active, area: area as Area, kind, cubes: gained });
  }),
]);

export function pillageable(s: State, seat: Seat): Area[] {
  const areas: Area[] = [];
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) {
    if (!isFree(s, unit) || isShip(unit)) continue;
    const area = s.at[unit] as Area;
    if (!areas.includes(area) && kindsFreeIn(s, area).length > 0) areas.push(area);
  }
  return areas;
}

function kindsFreeIn(s: State, area: Area): KindName[] {
  const taken = takenSymbols(s, area);
  const free = symbolsOf(area).filter((_, at) => (taken & (1 << at)) === 0);
  return KINDS.filter((_, kind) => free.includes(kind as Kind));
}

export const intrigueScripts: readonly Script[] = [sinkShip, tribute, steal, spy, pillage];
