import {
  type Dealer,
  type How,
  type Option,
  type Script,
  type Seat,
  type Step,
  type Steps,
  stepsFor,
} from '@stolik/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { watch } from './watch.ts';

/**
 * The words in which the rules of this game are written. Two rules hold everywhere, so they stand here and not in every script:
 * after every change all end conditions are looked at (AR-13.2), and when the game has ended, by independence in the middle of anything
 * (AR-12.1), nothing is done and nobody is asked any more.
 */
const plain = stepsFor<State, Event>();

export type GameDealer = Dealer<Event>;

const { script } = plain;

export { script };

const NONE: readonly never[] = [];

/** Options with a word beside them: cards, or `none`. */
export const or = <T, W extends string>(options: readonly T[], word: W): (T | W)[] => [...options, word];

const goesOn = (s: State): boolean => s.ended === null;

export const run = <L>(change: (s: State, local: L, dealer: GameDealer) => void): Step<State, L, Event> =>
  plain.run<L>((s, local, dealer) => {
    if (s.ended !== null) return;
    change(s, local, dealer);
    watch(s, dealer);
  });

export const choose = <L, K extends keyof L & string>(
  name: K,
  options: (s: State, local: L) => readonly (L[K] & Option)[],
  how: How<State, L> = {},
): Step<State, L, Event> => plain.choose<L, K>(name, (s, local) => (s.ended === null ? options(s, local) : NONE), how);

export const chooseTogether = <L, K extends keyof L & string>(
  name: K,
  who: (s: State, local: L) => readonly Seat[],
  options: (s: State, local: L, seat: Seat, picked: readonly Option[]) => readonly Option[],
  how: How<State, L> = {},
): Step<State, L, Event> =>
  plain.chooseTogether<L, K>(name, (s, local) => (s.ended === null ? who(s, local) : NONE), options, how);

type Test<L> = (s: State, local: L) => boolean;

export const when = <L>(
  test: Test<L>,
  then: Steps<State, L, Event>,
  otherwise: Steps<State, L, Event> = [],
): Step<State, L, Event> => plain.when<L>((s, local) => s.ended === null && test(s, local), then, otherwise);

export const loop = <L>(test: Test<L>, body: Steps<State, L, Event>): Step<State, L, Event> =>
  plain.loop<L>((s, local) => s.ended === null && test(s, local), body);

export const call = <L, M extends object = Record<never, never>>(
  called: Script<M> | ((s: State, local: L) => Script<M>),
  give?: (s: State, local: L) => NoInfer<M>,
  back?: (s: State, local: L, given: NoInfer<M>) => void,
): Step<State, L, Event> =>
  plain.when<L>(goesOn, [
    plain.call<L, M>(
      called,
      give,
      back === undefined
        ? undefined
        : (s, local, given) => {
            if (s.ended === null) back(s, local, given);
          },
    ),
  ]);

export const forEachSeat = <L, K extends keyof L & string>(
  name: K,
  order: (s: State, local: L) => readonly Seat[],
  body: Steps<State, L, Event>,
): Step<State, L, Event> =>
  plain.forEachSeat<L, K>(name, (s, local) => (s.ended === null ? order(s, local) : NONE), body);
