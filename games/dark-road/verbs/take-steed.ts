import type { Seat } from '@stolik/engine';
import { must, wordOf } from '../content/read-terms.ts';
import type { Steed } from '../pieces.ts';
import { choose, run, script } from '../rules/steps.ts';
import { wagonAt } from '../state.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** Second Harness: any steed that nobody uses. */
export interface TakeSteed {
  readonly does: 'take-steed';
}

const taking = script<{ seat: Seat; steed?: Steed | null }>('take-steed', [
  choose('steed', (s) => s.steeds.slice(), { by: (_, { seat }) => seat }),
  run((s, { seat, steed }, dealer) => {
    if (typeof steed !== 'number') return;
    s.steeds.splice(s.steeds.indexOf(steed), 1);
    wagonAt(s, seat).steeds.push(steed);
    dealer.tell({ type: 'steed-taken', seat, steed });
  }),
]);

export const takeSteed: Verb<TakeSteed> = {
  reads: {
    takeSteed: (item) => {
      must(wordOf(item, 0) === 'anyUnused', `takeSteed(${wordOf(item, 0)})`);
      return { does: 'take-steed' };
    },
  },
  stands: [],
  can: ALWAYS,
  does: by(taking, ({ seat }) => ({ seat })),
  road: null,
  says: saying('do-take-steed'),
  brings: NOTHING_CERTAIN,
  shows: () => together('+', { icon: 'horseshoe' }),
};
