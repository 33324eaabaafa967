import { defined, given, type Script } from '@stolik/engine';
import type { Power } from '../content/effects.ts';
import { FACE_VALUE, SPACES } from '../content/tables.ts';
import { EMPTY, filled } from '../pieces.ts';
import { activeSeat, activeWagon, type State, type Wagon } from '../state.ts';
import { sumOf, tellHelp } from './powers.ts';
import { decide, type GameDealer, type OrCompanion, run, script, when } from './steps.ts';
import { takeAway } from './stock.ts';

/** DR-6 Move: by the value of one die in the pool, then perhaps a space more or less for a horseshoe. */
interface Moving {
  space?: OrCompanion<string> | null;
  step?: OrCompanion<string> | null;
}

export const move = script<Moving>('move', [
  decide('space', spacesWithinReach), // DR-6.1
  run(ride),
  when(
    (s) => activeWagon(s).horseshoes > 0,
    [decide('step', horseshoeSteps), when((_, { step }) => step !== 'stay', [run(useHorseshoe)])], // DR-6.2
  ),
]);

export const RING = SPACES.length;
const RIDES: readonly string[] = SPACES.map(({ id }) => `ride@${id}`);
const steps = (option: string, from: number): number => (RIDES.indexOf(option) - from + RING) % RING;

const exact = (power: Power): number => power.moveExactly;

/** How far each way of moving goes: by the night die, the glow die, or a steed's own stride. */
function strides(wagon: Wagon): number[] {
  const found = [FACE_VALUE[filled(wagon.pool)]];
  const more = wagon.glowPool === EMPTY ? -1 : FACE_VALUE[wagon.glowPool];
  if (more >= 0 && !found.includes(more)) found.push(more);
  const stride = sumOf(wagon, exact);
  if (stride > 0 && !found.includes(stride)) found.push(stride);
  return found.sort((a, b) => a - b);
}

export function spacesWithinReach(s: State): string[] {
  const wagon = activeWagon(s);
  return strides(wagon).map((stride) => defined(RIDES[(wagon.pawn + stride) % RING]));
}

function ride(s: State, { space }: Moving, dealer: GameDealer): void {
  const wagon = activeWagon(s);
  const by = steps(given(space), wagon.pawn);
  const byDice = [wagon.pool, wagon.glowPool].some((face) => face !== EMPTY && FACE_VALUE[face] === by);
  if (!byDice) tellHelp(s, wagon, (power) => power.moveExactly === by, dealer);
  wagon.pawn = (wagon.pawn + by) % RING;
  dealer.tell({ type: 'rode', seat: activeSeat(s), space: wagon.pawn, by });
}

export function horseshoeSteps(s: State): string[] {
  const { pawn } = activeWagon(s);
  return ['stay', defined(RIDES[(pawn + 1) % RING]), defined(RIDES[(pawn + RING - 1) % RING])];
}

function useHorseshoe(s: State, { step }: Moving, dealer: GameDealer): void {
  const wagon = activeWagon(s);
  takeAway(s, activeSeat(s), 'horseshoe', 1);
  wagon.pawn = RIDES.indexOf(given(step));
  dealer.tell({ type: 'horseshoe-used', seat: activeSeat(s), space: wagon.pawn });
}

export const moveScripts: readonly Script[] = [move];
