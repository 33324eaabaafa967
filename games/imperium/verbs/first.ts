import { say } from '@stolik/engine';
import type { Node } from '../content/language.ts';
import { readBranches } from '../content/read-operations.ts';
import { either } from '../words/effects.ts';
import { ALWAYS, IN_TABLES, NO_LEAD, NOT_BY_ITSELF, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** `first{A | B}`: the solo opponent takes the first branch that it can carry out completely (IM-21.14). */
export interface First {
  readonly op: 'first';
  readonly branches: readonly Node[];
}

export const first: Verb<First> = {
  reads: { first: (reader, library) => ({ op: 'first', branches: readBranches(reader, library) }) },
  parts: ({ branches }) => branches,
  stands: IN_TABLES,
  can: ALWAYS,
  lead: NO_LEAD,
  does: NOT_BY_ITSELF,
  says: saying(({ branches }, standing) => say('do-first', { branches: either(branches, standing) })),
  rival: NOT_FOR_RIVAL, // what it may ask the human is a step of the opponent's turn
  shows: { sign: ({ branches }, signs) => signs.all(branches, ' | '), keyword: null },
};
