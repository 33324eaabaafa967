import type { Script, Seat } from '@stolik/engine';
import type { Effect } from '../content/effects.ts';
import type { State } from '../state.ts';
import type { Handed } from '../verbs/verb.ts';
import type { Means } from './stock.ts';

/** Which script carries an effect out, what it has to know, and whether it can do anything: its verb says so. */

export const scriptOf = (effect: Effect): Script => effect.verb.does.script;
export const memoryOf = (effect: Effect, handed: Handed): object => effect.verb.does.memory(effect, handed);

/** AR-10.5 */
export const canDo = (s: State, seat: Seat, effect: Effect, means: Means, discs: number): boolean =>
  effect.verb.can(s, seat, effect, means, discs);
