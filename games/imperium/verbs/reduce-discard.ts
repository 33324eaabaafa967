import { say } from '@stolik/engine';
import type { Filter } from '../content/language.ts';
import { anyCard, readFilter } from '../content/read-terms.ts';
import { filterText } from '../words/filters.ts';
import { ALWAYS, NO_LEAD, NO_PARTS, NO_SIGN, NOT_BY_ITSELF, NOT_FOR_RIVAL, onlyIn, saying, type Verb } from './verb.ts';

/** So many fewer have to be discarded; read where cards are discarded (`moving.ts`). */
export interface ReduceDiscard {
  readonly op: 'reduceDiscard';
  readonly n: number;
  readonly filter: Filter;
}

export const reduceDiscard: Verb<ReduceDiscard> = {
  reads: {
    reduceDiscard: (reader, library) =>
      reader.inBrackets(() => ({
        op: 'reduceDiscard',
        n: reader.number(),
        filter: reader.is(')') ? anyCard(library) : readFilter(reader, library),
      })),
  },
  parts: NO_PARTS,
  stands: onlyIn('youMustDiscard'),
  can: ALWAYS,
  lead: NO_LEAD,
  does: NOT_BY_ITSELF,
  says: saying(({ n, filter }, { mood }) => say('do-reduce-discard', { mood, what: filterText(filter, 'count', n) })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
