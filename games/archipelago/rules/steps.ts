import { type Dealer, stepsFor } from '@stolik/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** The words in which the rules of this game are written. */
export const { script, run, choose, chooseTogether, loop, when, call, forEachSeat } = stepsFor<State, Event>();

export type GameDealer = Dealer<Event>;

/** Options with a word beside them: cards, or `none`. */
export const or = <T, W extends string>(options: readonly T[], word: W): (T | W)[] => [...options, word];
