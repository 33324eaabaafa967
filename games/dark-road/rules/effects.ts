import { defined, type Script, type Seat } from '@stolik/engine';
import { programOf } from '../content/cards.ts';
import type { Effect, ProgramId } from '../content/effects.ts';
import { type State, wagonAt } from '../state.ts';
import { settle } from './settle.ts';
import { call, type GameDealer, loop, run, script, when } from './steps.ts';
import { isOverfull } from './stock.ts';

/** The interpreter of effect programs (content/NOTATION.md). What an effect does stands in the file of its verb. */

export interface Carrying {
  seat: Seat;
  program: ProgramId;
  next: number;
  /** Companions may be used meanwhile: the effect is part of an own action, not of a companion or an event (DR-30). */
  open: boolean;
}

/** DR-24: left to right. What one program gives arrives together; then the wagon is settled (DR-17.4). */
export const carryOut = script<Carrying>('carry-out', [
  run(doPlainOnes),
  loop(isNotDone, [call(scriptFor, memoryFor), run(goOn)]),
  when((s, { seat }) => isOverfull(wagonAt(s, seat)), [call(settle, (_, { seat }) => ({ seat }))]),
]);

const effectAt = ({ program, next }: Carrying): Effect | undefined => programOf(program).effects[next];

function isNotDone(_: State, local: Carrying): boolean {
  return effectAt(local) !== undefined;
}

function goOn(s: State, local: Carrying, dealer: GameDealer): void {
  local.next++;
  doPlainOnes(s, local, dealer);
}

/** All that asks nothing, up to the first that does. */
function doPlainOnes(s: State, local: Carrying, dealer: GameDealer): void {
  for (let effect = effectAt(local); effect !== undefined; effect = effectAt(local)) {
    if (!effect.verb.does.atOnce(s, local.seat, effect, dealer)) return;
    local.next++;
  }
}

/** Which script carries the next effect out, and what it has to know. */
function scriptFor(_: State, local: Carrying): Script {
  const effect = defined(effectAt(local));
  return effect.verb.does.script(effect);
}

function memoryFor(s: State, local: Carrying): object {
  const effect = defined(effectAt(local));
  return effect.verb.does.memory(local, effect, s);
}

export const effectScripts: readonly Script[] = [carryOut, settle];
