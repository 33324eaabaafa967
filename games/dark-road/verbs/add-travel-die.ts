import { say } from '@stolik/engine';
import { numberOf, wordOf } from '../content/read-terms.ts';
import { together } from '../words/signs.ts';
import { saying, type Verb, WITH_THE_JOURNEY } from './verb.ts';

/** Windcat: a picked travel die counts for more (DR-19.8). */
export interface AddTravelDie {
  readonly does: 'add-travel-die';
  readonly least: number;
  readonly most: number;
}

export const addTravelDie: Verb<AddTravelDie> = {
  ...WITH_THE_JOURNEY,
  reads: {
    addTravelDie: (item) => {
      const [least, most] = wordOf(item, 0).split('..');
      return { does: 'add-travel-die', least: numberOf(least), most: numberOf(most) };
    },
  },
  says: saying('do-add-travel-die', ({ least, most }) => ({ least, most })),
  shows: ({ least, most }) => together({ die: 'travel' }, { words: say('board-plus-die', { least, most }) }),
};
