import { type Dealer, stepsFor } from '@stolik/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** Whoever shuffles, draws and rolls does it with the dealer, whose generator is seeded once (IM-22.4). */
export type GameDealer = Dealer<Event>;

/** The words in which the rules of this game are written. */
export const { script, run, choose, loop, when, call } = stepsFor<State, Event>();
