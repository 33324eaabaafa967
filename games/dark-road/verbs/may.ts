import type { Seat } from '@stolik/engine';
import type { ProgramId } from '../content/effects.ts';
import { branchOf } from '../content/read-terms.ts';
import { hasObject } from '../rules/abilities.ts';
import { carryOut } from '../rules/effects.ts';
import { call, decide, type OrCompanion, script, when } from '../rules/steps.ts';
import { wagonAt } from '../state.ts';
import { clause, following, programText } from '../words/effects.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, told, type Verb } from './verb.ts';

/** Something that may be left: its program, or no. */
export interface May {
  readonly does: 'may';
  readonly program: ProgramId;
}

interface Offer {
  seat: Seat;
  open: boolean;
  program: ProgramId;
  answer?: OrCompanion<ProgramId | 'no'> | null;
}

const offering = script<Offer>('may', [
  decide('answer', (s, { seat, program }) => (hasObject(s, wagonAt(s, seat), program) ? [program, 'no'] : ['no']), {
    by: (_, { seat }) => seat,
    open: (_, { open }) => open,
  }),
  when(
    (_, { answer, program }) => answer === program,
    [call(carryOut, (_, { seat, open, program }) => ({ seat, open, next: 0, program }))],
  ),
]);

export const may: Verb<May> = {
  reads: { may: (item, enter) => ({ does: 'may', program: enter(branchOf(item, 0)) }) },
  stands: ['building'],
  can: ALWAYS,
  does: by(offering, ({ seat, open }, { program }: May) => ({ seat, open, program })),
  road: null,
  // What one may do is said as it would be done, also where it is told of somebody.
  says: told(({ program }, opening) => clause('do-may', { does: programText(program, following(opening)) }, opening)),
  brings: NOTHING_CERTAIN,
  shows: ({ program }) => together('(', { program }, ')'),
};
