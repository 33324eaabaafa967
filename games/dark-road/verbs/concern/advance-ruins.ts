import { say } from '@stolik/engine';
import { numberOf, wordOf } from '../../content/read-terms.ts';
import { advanceRuins as advance } from '../../rules/ruins.ts';
import { CONCERN } from '../../state.ts';
import type { ConcernVerb } from './verb.ts';

/** The marker of the Ruins goes on, and gives nobody anything. */
export interface AdvanceRuins {
  readonly does: 'advance-ruins';
  readonly n: number;
}

export const advanceRuins: ConcernVerb<AdvanceRuins> = {
  reads: { advanceRuins: (item) => ({ does: 'advance-ruins', n: numberOf(wordOf(item, 0)) }) },
  does: (s, { n }, dealer) => advance(s, CONCERN, n, dealer),
  says: ({ n }) => say('concern-does-advance-ruins', { n }),
  worth: () => 0,
  shows: () => [],
};
