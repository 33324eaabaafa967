import { given, type Seat } from '@stolik/engine';
import { must, wordOf } from '../content/read-terms.ts';
import type { Steed } from '../pieces.ts';
import { choose, run, script } from '../rules/steps.ts';
import { wagonAt } from '../state.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** Second Harness: any steed that nobody uses; there are more than could ever be used. */
export interface TakeSteed {
  readonly does: 'take-steed';
}

const taking = script<{ seat: Seat; steed?: Steed | null }>('take-steed', [
  choose('steed', (s) => s.steeds.slice(), { by: (_, { seat }) => seat }),
  run((s, { seat, steed }, dealer) => {
    const taken = given(steed);
    s.steeds.splice(s.steeds.indexOf(taken), 1);
    wagonAt(s, seat).steeds.push(taken);
    dealer.tell({ type: 'steed-taken', seat, steed: taken });
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
