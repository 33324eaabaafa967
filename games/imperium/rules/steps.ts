import { type Dealer, type How, type Option, type Script, type Step, type Steps, stepsFor } from '@stolik/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** Whoever shuffles, draws and rolls does it with the dealer, whose generator is seeded once (IM-22.4). */
export type GameDealer = Dealer<Event>;

/** The words in which the rules of this game are written. */
const words = stepsFor<State, Event>();

/**
 * IM-15.3: a collapse ends the game in the middle of whatever is happening. So every step of the rules first looks
 * whether the game has been halted, and once it has, nothing is done, asked or called any more until `play` takes over.
 */
export const { script } = words;

export const run = <L>(change: (s: State, local: L, dealer: GameDealer) => void): Step<State, L, Event> =>
  words.run((s, local: L, dealer) => {
    if (!s.halted) change(s, local, dealer);
  });

const nothing: readonly never[] = [];

export const choose = <L, K extends keyof L & string>(
  name: K,
  options: (s: State, local: L) => readonly (L[K] & Option)[],
  how: How<State, L> = {},
): Step<State, L, Event> => words.choose<L, K>(name, (s, local) => (s.halted ? nothing : options(s, local)), how);

export const when = <L>(
  test: (s: State, local: L) => boolean,
  then: Steps<State, L, Event>,
  otherwise: Steps<State, L, Event> = [],
): Step<State, L, Event> => words.when((s, local: L) => !s.halted && test(s, local), then, otherwise);

export const loop = <L>(test: (s: State, local: L) => boolean, body: Steps<State, L, Event>): Step<State, L, Event> =>
  words.loop((s, local: L) => !s.halted && test(s, local), body);

const goesOn = (s: State): boolean => !s.halted;

export const call = <L, M extends object = Record<never, never>>(
  what: Script<M> | ((s: State, local: L) => Script<M>),
  give?: (s: State, local: L) => NoInfer<M>,
): Step<State, L, Event> => words.when<L>(goesOn, [words.call<L, M>(what, give)]);

/** A script of another file, by its name: so that files which need one another need not import one another. */
export const known = (name: string): Script => ({ name, ops: [] });

/** For the one script that goes on after a collapse. */
export const unstoppable = { run: words.run, call: words.call, when: words.when, loop: words.loop };
