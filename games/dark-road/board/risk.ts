import { defined } from '@stolik/engine';
import { EVENT_KINDS, programOf, type Route } from '../content/catalogue.ts';
import type { ProgramId } from '../content/effects.ts';
import { TRAVEL_FACES } from '../content/tables.ts';

/** What a travel die may mean before the event is known: told from the events that this road has. */

export type LineKind = 'loss' | 'gain';

export const lineKind = (program: ProgramId): LineKind =>
  programOf(program).effects.some((effect) => effect.verb.road?.takes(effect) ?? false) ? 'loss' : 'gain';

/** For each value from 1 on: does it take something or give something, on most events of this road? */
export const usualKinds = (route: Route): readonly LineKind[] =>
  Array.from({ length: TRAVEL_FACES }, (_, at) => {
    const events = EVENT_KINDS.filter((event) => event.route === route);
    const losses = events.filter(({ lines }) => lineKind(defined(lines[at])) === 'loss').length;
    return losses * 2 > events.length ? 'loss' : 'gain';
  });
