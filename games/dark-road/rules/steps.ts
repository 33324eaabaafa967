import { type Dealer, type How, type Option, type Script, type Step, stepsFor } from '@stolik/engine';
import type { Event } from '../events.ts';
import { activeSeat, type State } from '../state.ts';
import { mayUseCompanion } from './abilities.ts';

/** The words in which the rules of this game are written. */
export const { script, run, choose, chooseTogether, loop, when, call, forEachSeat } = stepsFor<State, Event>();

export type GameDealer = Dealer<Event>;

/**
 * A script that stands in another file. Scripts of this game call one another in circles (a companion rolls the ruins die, in the ruins a
 * companion may be used), and a name is all that a call needs.
 */
export const scriptNamed = <M extends object>(name: string): Script<M> => ({ name, ops: [] });

/** The answer that opens the companions (DR-4.3). */
export const COMPANION = 'companion';
export type OrCompanion<T> = T | typeof COMPANION;

/** A decision may allow companions only at times: `open` says when. */
export interface Deciding<L> extends How<State, L> {
  readonly open?: (state: State, local: L) => boolean;
}

const useCompanion = scriptNamed('companion');

/**
 * DR-4.3: a decision of the active player at which companions may be used as well, as often as they like. All abilities
 * stand behind one option, so that the lists stay short. The options must be a list of their own: one is added to it.
 */
export function decide<L, K extends keyof L & string>(
  name: K,
  options: (state: State, local: L) => (L[K] & Option)[],
  { open, ...how }: Deciding<L> = {},
): Step<State, L, Event> {
  const listed = (s: State, local: L): (L[K] & Option)[] => {
    const all = options(s, local);
    if (all.length === 0) return all;
    if ((open === undefined || open(s, local)) && mayUseCompanion(s, activeSeat(s)))
      all.push(COMPANION as L[K] & Option);
    return all;
  };
  const isCompanion = (_: State, local: L): boolean => local[name] === COMPANION;
  return {
    step: 'block',
    steps: [
      run((_, local) => {
        local[name] = COMPANION as L[K];
      }),
      loop(isCompanion, [choose(name, listed, how), when(isCompanion, [call(useCompanion)])]),
    ],
  };
}
