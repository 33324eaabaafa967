import { type Dealer, scriptNamed, stepsFor } from '@stolik/engine';
import type { Event } from '../events.ts';
import { activeSeat, type State } from '../state.ts';
import { mayUseCompanion } from './abilities.ts';

/** The words in which the rules of this game are written. */
export const { script, run, choose, chooseTogether, chooseWith, loop, when, call, forEachSeat } = stepsFor<
  State,
  Event
>();

export type GameDealer = Dealer<Event>;

/** The answer that opens the companions (DR-4.3). */
export const COMPANION = 'companion';
export type OrCompanion<T> = T | typeof COMPANION;

/**
 * DR-4.3: a decision of the active player at which companions may be used as well, as often as they like. All abilities
 * stand behind one option, so that the lists stay short.
 */
export const decide = chooseWith({
  word: COMPANION,
  isOpen: (s) => mayUseCompanion(s, activeSeat(s)),
  script: scriptNamed('companion'),
});
