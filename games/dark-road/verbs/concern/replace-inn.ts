import { say } from '@stolik/engine';
import { EMPTY } from '../../pieces.ts';
import { putUnder } from '../../rules/heroes.ts';
import { refill } from '../../rules/rest.ts';
import type { ConcernVerb } from './verb.ts';

/** All heroes of the Inn go under their deck, and others come. */
export interface ReplaceInn {
  readonly does: 'replace-inn';
}

export const replaceInn: ConcernVerb<ReplaceInn> = {
  reads: { replaceInn: () => ({ does: 'replace-inn' }) },
  does: (s, _, dealer) => {
    s.inn.forEach((hero, slot) => {
      if (hero !== EMPTY) putUnder(s, hero);
      s.inn[slot] = EMPTY;
    });
    dealer.tell({ type: 'refilled', pieces: refill(s.inn, s.heroDeck) });
  },
  says: () => say('concern-does-replace-inn'),
  worth: () => 0,
  shows: () => [],
};
