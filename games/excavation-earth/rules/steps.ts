import { type Dealer, stepsFor } from '@stolik/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** The words in which the rules of this game are written. */
export const { script, run, choose, chooseTogether, loop, when, call, forEachSeat } = stepsFor<State, Event>();

export type GameDealer = Dealer<Event>;

/** Takes a piece out of a pile in which it must be. */
export function removeFrom<T>(pile: T[], piece: T): void {
  const at = pile.indexOf(piece);
  if (at < 0) throw new Error(`piece ${piece} is not where it should be`);
  pile.splice(at, 1);
}
