import { defined, given, type Script, say, scriptNamed, type TextArgs, verbOf } from '@stolik/engine';
import { LOCK_PROGRAMS, upgradeKind } from '../content/cards.ts';
import type { ProgramId } from '../content/effects.ts';
import { CRAFTED, FACE_VALUE, LOCK_FACES, LOCK_SLOTS } from '../content/tables.ts';
import {
  ALL_FACES,
  EMPTY,
  FACES,
  type Face,
  faceNamed,
  filled,
  isFilled,
  KINDS,
  type Slot,
  type Upgrade,
} from '../pieces.ts';
import { activeSeat, activeWagon, type State, type Wagon } from '../state.ts';
import type { Carrying } from './effects.ts';
import { call, choose, decide, type GameDealer, type OrCompanion, run, script, when } from './steps.ts';

/** DR-5 Plan: a reserve die replaces a locked one, which goes to the pool; the slot's special action follows. */
interface Planning {
  reset?: OrCompanion<string> | null;
  die?: OrCompanion<string> | null;
  slot?: OrCompanion<string> | null;
}

const carryOut = scriptNamed<Carrying>('carry-out');

export const plan = script<Planning>('plan', [
  when(mayReset, [
    decide('reset', () => ['reset', 'keep']), // DR-5.1
    when((_, { reset }) => reset === 'reset', [run(resetLocks)]),
  ]),
  when(
    (s) => activeWagon(s).reserve.length > 0,
    [decide('die', reserveDice), choose('slot', lockSlots, { about: aboutDie })], // DR-5.2
    [decide('slot', lockSlots, { about: aboutDie })], // DR-5.4
  ),
  run(unlock),
  call(carryOut, (s, local) => ({
    seat: activeSeat(s),
    program: specialOf(activeWagon(s), slotOf(local)),
    next: 0,
    open: true,
  })), // DR-5.3
]);

/** DR-5.1: all three slots hold a die, and the values are equal; one and star are. */
export function mayReset(s: State): boolean {
  const { locks } = activeWagon(s);
  const values = locks.filter(isFilled).map((face) => FACE_VALUE[face]);
  return values.length === LOCK_SLOTS && values.every((value) => value === values[0]);
}

function resetLocks(s: State, _: Planning, dealer: GameDealer): void {
  activeWagon(s).locks = LOCK_FACES.slice();
  dealer.tell({ type: 'locks-reset', seat: activeSeat(s) });
}

/** Different faces; which of two equal dice is used makes no difference. */
export function reserveDice(s: State): string[] {
  const { reserve } = activeWagon(s);
  const seat = activeSeat(s);
  const dice: string[] = [];
  for (const face of ALL_FACES) if (reserve.includes(face)) dice.push(defined(defined(DIE_OPTIONS[seat])[face]));
  return dice;
}

/** The die that takes the place, and what it would craft; in the last turns there is none. */
function aboutDie(_: State, { die }: Planning): TextArgs {
  if (typeof die !== 'string') return { locks: 'no' };
  const face = faceNamed(verbOf(die));
  return {
    locks: 'yes',
    face: say(`face-${FACES[face]}`),
    kind: say(`kind-of-${KINDS[CRAFTED[face]]}`, { form: 'acc' }),
  };
}

export function lockSlots(s: State): string[] {
  const { locks } = activeWagon(s);
  const seat = activeSeat(s);
  const slots: string[] = [];
  for (let slot = 0; slot < LOCK_SLOTS; slot++)
    if (locks[slot] !== EMPTY) slots.push(defined(defined(SLOT_OPTIONS[seat])[slot]));
  return slots;
}

/** `two@reserve-0`, and `slot-1@locks-0`, counted from 1 as on the wagon. */
const DIE_OPTIONS: readonly (readonly string[])[] = [0, 1, 2, 3].map((seat) =>
  FACES.map((face) => `${face}@reserve-${seat}`),
);
const SLOT_OPTIONS: readonly (readonly string[])[] = [0, 1, 2, 3].map((seat) =>
  Array.from({ length: LOCK_SLOTS }, (_, slot) => `slot-${slot + 1}@locks-${seat}`),
);

const slotOf = ({ slot }: Planning): number => slotNamed(given(slot));
export const slotNamed = (option: string): number => Number(option.slice(5, option.indexOf('@'))) - 1;

/** No face changes (DR-5.2). */
function unlock(s: State, local: Planning, dealer: GameDealer): void {
  const wagon = activeWagon(s);
  const slot = slotOf(local);
  const freed = filled(defined(wagon.locks[slot]));
  let face: Slot<Face> = EMPTY;
  if (typeof local.die === 'string') {
    face = faceNamed(local.die.slice(0, local.die.indexOf('@')));
    wagon.reserve.splice(wagon.reserve.indexOf(face), 1);
  }
  wagon.locks[slot] = face;
  wagon.pool = freed;
  dealer.tell({ type: 'planned', seat: activeSeat(s), slot, face, freed });
  const upgrade = upgradeOn(wagon, slot);
  if (upgrade !== null) dealer.tell({ type: 'upgrade-helped', seat: activeSeat(s), upgrade });
}

/** The printed special action, or that of the upgrade which covers it (DR-5.5). */
export function specialOf(wagon: Wagon, slot: number): ProgramId {
  const upgrade = upgradeOn(wagon, slot);
  return given(upgrade === null ? LOCK_PROGRAMS[slot] : upgradeKind(upgrade).special);
}

function upgradeOn({ upgrades }: Wagon, slot: number): Upgrade | null {
  for (const upgrade of upgrades) if (upgradeKind(upgrade).slot === slot) return upgrade;
  return null;
}

export const planScripts: readonly Script[] = [plan];
