import { defined, given, type Seat, scriptNamed } from '@stolik/engine';
import { type DieFace, RUINS_FACES, RUINS_PROGRAMS } from '../content/cards.ts';
import type { Power, ProgramId } from '../content/effects.ts';
import { RUINS_SPACES } from '../content/tables.ts';
import { activeSeat, activeWagon, type Merchant, type State } from '../state.ts';
import type { Carrying } from './effects.ts';
import { sumOf, tellHelp } from './powers.ts';
import { call, decide, type GameDealer, type OrCompanion, run, script, when } from './steps.ts';
import { pay } from './stock.ts';

/** DR-12 Ruins of Yin: the marker moves, a fine good is found, and for a lantern the ruins die may be rolled. */
interface Exploring {
  seat: Seat;
  space?: OrCompanion<string> | null;
  roll?: OrCompanion<string> | null;
}

const carryOut = scriptNamed<Carrying>('carry-out');
const AROUND = RUINS_SPACES.length;
const MARKER: readonly string[] = RUINS_SPACES.map((space) => `marker@${space}`);

export const explore = script<Exploring>('explore', [
  decide('space', spacesWithinReach), // DR-12.1
  run((s, { space }, dealer) => {
    const steps = (MARKER.indexOf(given(space)) - s.ruins + AROUND - 1) % AROUND;
    advanceRuins(s, activeSeat(s), steps + 1, dealer);
  }),
  call(carryOut, (s) => ({ seat: activeSeat(s), program: findOf(s), next: 0, open: true })), // DR-12.2
  decide('roll', (s) => (mayRoll(s) ? ['roll', 'stop'] : ['stop'])),
  when(
    (_, { roll }) => roll === 'roll',
    [run(payForRoll), call(scriptNamed<Rolling>('roll-ruins'), () => ({ onSame: null }))],
  ), // DR-12.3
]);

/** One space, and one more for each hero aboard if one likes. */
function spacesWithinReach(s: State): string[] {
  const most = Math.min(AROUND, 1 + activeWagon(s).heroes.length);
  const options: string[] = [];
  for (let step = 1; step <= most; step++) options.push(defined(MARKER[(s.ruins + step) % AROUND]));
  return options;
}

export function advanceRuins(s: State, merchant: Merchant, steps: number, dealer: GameDealer): void {
  s.ruins = (s.ruins + steps) % AROUND;
  dealer.tell({ type: 'marker-moved', merchant, circle: 'ruins', space: s.ruins, paid: 0 });
}

export const findOf = ({ ruins }: State): ProgramId => defined(RUINS_PROGRAMS[ruins]);

const isFree = (power: Power): number => (power.freeRuinsRoll ? 1 : 0);
const rollsFree = (s: State): boolean => sumOf(activeWagon(s), isFree) > 0;

function mayRoll(s: State): boolean {
  return activeWagon(s).lanterns > 0 || rollsFree(s);
}

function payForRoll(s: State, _: Exploring, dealer: GameDealer): void {
  if (rollsFree(s)) tellHelp(s, activeWagon(s), (power) => power.freeRuinsRoll, dealer);
  else pay(s, activeSeat(s), 'lantern', 1, dealer);
}

/** The ruins die, free of charge. After an echo the second face counts; an echo again gives something else (DR-12.3, 12.4). */
interface Rolling {
  /** What an echo of an echo gives; null at the first roll. */
  onSame: ProgramId | null;
  face?: number;
}

export const rollRuins = script<Rolling>('roll-ruins', [
  run((s, local, dealer) => {
    local.face = dealer.below(RUINS_FACES.length);
    dealer.tell({ type: 'ruins-rolled', seat: activeSeat(s), face: local.face });
  }),
  call(carryOut, (s, local) => ({ seat: activeSeat(s), program: foundBy(local), next: 0, open: false })),
]);

const ECHO = RUINS_FACES.findIndex(({ id }) => id === 'echo');

const foundBy = ({ onSame, face }: Rolling): ProgramId =>
  face === ECHO && typeof onSame === 'string' ? onSame : faceAt(RUINS_FACES, face);

export const faceAt = (faces: readonly DieFace[], face: number | undefined): ProgramId =>
  defined(faces[defined(face)]).program;
