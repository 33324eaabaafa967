import { given, type Option, type Seat, type Text } from '@stolik/engine';
import { either } from '@stolik/engine/phrases';
import type { ProgramId } from '../content/effects.ts';
import { must } from '../content/read-terms.ts';
import { hasObject } from '../rules/abilities.ts';
import { carryOut } from '../rules/effects.ts';
import { call, decide, type OrCompanion, script, when } from '../rules/steps.ts';
import { type State, wagonAt } from '../state.ts';
import { clause, following, gainsText, isGain, programText } from '../words/effects.ts';
import { ALWAYS, by, NOTHING_CERTAIN, told, type Verb } from './verb.ts';

/** DR-24.7: alternatives, all open but those whose object is missing. An option is the alternative's own program. */
export interface Choose {
  readonly does: 'choose';
  readonly branches: readonly ProgramId[];
}

interface Branching {
  seat: Seat;
  open: boolean;
  branches: readonly ProgramId[];
  branch?: OrCompanion<ProgramId> | null;
}

const choosing = script<Branching>('choose', [
  decide('branch', openBranches, { by: (_, { seat }) => seat, open: (_, { open }) => open }),
  when(
    (_, { branch }) => branch !== null,
    [call(carryOut, (_, { seat, open, branch }) => ({ seat, open, next: 0, program: given(branch) }))],
  ),
]);

function openBranches(s: State, { seat, branches }: Branching): (ProgramId & Option)[] {
  const wagon = wagonAt(s, seat);
  return branches.filter((branch) => hasObject(s, wagon, branch));
}

export const choose: Verb<Choose> = {
  reads: {
    choose: ({ branches }, enter) => {
      must(branches.length > 1, 'a choice of one');
      return { does: 'choose', branches: branches.map(enter) };
    },
  },
  stands: ['building', 'space'],
  can: { ...ALWAYS, begin: (s, wagon, { branches }) => branches.some((branch) => hasObject(s, wagon, branch)) },
  does: by(choosing, ({ seat, open }, { branches }: Choose) => ({ seat, open, branches })),
  road: null,
  says: told(({ branches }, opening) => {
    if (branches.every(isGain)) return clause('do-take', { things: either(branches.map(gainsText)) }, opening);
    const texts = branches.map((branch, at) => programText(branch, at === 0 ? opening : following(opening)));
    return either(texts, 'phrase-either') as Text; // of texts, so it is one
  }),
  brings: NOTHING_CERTAIN,
  shows: ({ branches }) => [{ either: branches.map((program) => ({ program })) }],
};
