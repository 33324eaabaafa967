import { type Dealer, stepsFor } from '@stolik/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** The words in which the rules of this game are written. */
export const { script, run, choose, loop, when, call } = stepsFor<State, Event>();

export type GameDealer = Dealer<Event>;
