import type { TextArg } from '@stolik/engine';
import { pieceIn } from '@stolik/engine';
import { distance, outwards } from '../content/map.ts';
import { EXPLORERS, type Explorer, explorerOf, FIRST, filled, type Location, NONE } from '../pieces.ts';
import { activeSeat, locationOf, type State, standsAt } from '../state.ts';
import { powerTo, tellPower } from './powers.ts';
import { choose, type GameDealer, loop, run, script, when } from './steps.ts';

/**
 * EE-6.1, EE-6.2 Travel: explorers one after the other, each at most once, each to a location free of own explorers. As explorers are
 * interchangeable and lines run both ways, every final position that the fuel allows is reached this way.
 */
export interface Travelling {
  fuel: number;
  /** How many explorers may move. */
  most: number;
  explorer: Explorer | 'done' | null;
  to: Location | null;
}

export const travelling = (fuel: number, most = EXPLORERS): Travelling => ({ fuel, most, explorer: null, to: null });

/** Fuel for any distance (EE-8.11). */
export const ANYWHERE = 99;

export const travel = script<Travelling>('travel', [
  run((s, { fuel }) => {
    s.turn.fuel = fuel;
    s.turn.moved = [];
  }),
  loop(
    (s, { explorer, most }) => explorer !== 'done' && s.turn.fuel > 0 && s.turn.moved.length < most,
    [
      choose('explorer', movableExplorers, {
        about: (s) => ({ fuel: s.turn.fuel, gone: s.turn.moved.length > 0 ? 'yes' : 'no' }),
      }),
      when(
        (_, { explorer }) => explorer !== 'done',
        [
          run((s, { explorer }) => {
            s.turn.explorer = pieceIn(explorer);
          }),
          choose('to', (s) => reachable(s, filled(s.turn.explorer), s.turn.fuel), {
            about: (s) => ({ from: standing(s), fuel: s.turn.fuel }),
          }),
          run(move),
        ],
      ),
    ],
  ),
  run((s) => {
    s.turn.explorer = NONE;
    s.turn.fuel = 0;
    s.turn.moved = [];
  }),
]);

/** Where the explorer stands that is about to move. */
const standing = (s: State): TextArg => ({ piece: locationOf(s, filled(s.turn.explorer)), form: 'place' });

export function movableExplorers(s: State): (Explorer | 'done')[] {
  const options: (Explorer | 'done')[] = [];
  for (let i = 0; i < EXPLORERS; i++) {
    const explorer = explorerOf(s.active, i);
    if (!s.turn.moved.includes(explorer) && reachable(s, explorer, s.turn.fuel).length > 0) options.push(explorer);
  }
  options.push('done');
  return options;
}

/** Locations without an own explorer within so many lines, the nearest first. */
export function reachable(s: State, explorer: Explorer, lines: number): Location[] {
  const from = locationOf(s, explorer);
  const options: Location[] = [];
  for (const to of outwards(from)) {
    if (distance(from, to) > lines) break;
    if (!standsAt(s, s.active, to)) options.push(to);
  }
  return options;
}

function move(s: State, local: Travelling, dealer: GameDealer): void {
  const explorer = pieceIn(local.explorer);
  const to = pieceIn(local.to);
  s.turn.fuel -= distance(locationOf(s, explorer), to);
  s.turn.moved.push(explorer);
  moveExplorer(s, explorer, to, dealer);
}

export function moveExplorer(s: State, explorer: Explorer, to: Location, dealer: GameDealer): void {
  const from = locationOf(s, explorer);
  s.explorers[explorer - FIRST.explorer] = to;
  dealer.tell({ type: 'explorer-moved', seat: activeSeat(s), explorer, from, at: to });
}

/** EE-9.3: the free step of the pilots, to an adjacent location without an own explorer. */
export interface Piloting {
  explorer: Explorer | 'stay' | null;
  to: Location | null;
}

export const pilot = script<Piloting>('pilot', [
  choose('explorer', pilotable),
  when(
    (_, { explorer }) => explorer !== 'stay' && explorer !== null,
    [
      run((s, { explorer }) => {
        s.turn.explorer = pieceIn(explorer);
      }),
      choose('to', (s) => reachable(s, filled(s.turn.explorer), pilotSteps(s)), {
        about: (s) => ({ from: standing(s) }),
      }),
      run((s, { to }, dealer) => {
        tellPower(s, dealer);
        moveExplorer(s, filled(s.turn.explorer), pieceIn(to), dealer);
        s.turn.explorer = NONE;
      }),
    ],
  ),
]);

const pilotSteps = (s: State): number => powerTo(s, 'pilot')?.steps ?? 0;

function pilotable(s: State): (Explorer | 'stay')[] {
  const options: (Explorer | 'stay')[] = [];
  for (let i = 0; i < EXPLORERS; i++) {
    const explorer = explorerOf(s.active, i);
    if (reachable(s, explorer, pilotSteps(s)).length > 0) options.push(explorer);
  }
  options.push('stay');
  return options;
}
