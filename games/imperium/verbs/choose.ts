import { defined, given, say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Node } from '../content/language.ts';
import { readBranches } from '../content/read-operations.ts';
import { NONE } from '../pieces.ts';
import { canDo, canPayAll, couldChange } from '../rules/can.ts';
import { branchNamed, LETTERS, type Letter } from '../rules/effect.ts';
import { aboutSelf, byActor, type Doing, perform } from '../rules/running.ts';
import { choose as ask, script, when } from '../rules/steps.ts';
import { type State, top } from '../state.ts';
import { either, isPlain } from '../words/effects.ts';
import { ANYWHERE, by, NO_LEAD, NO_SIGN, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** `choose{A | B}`: exactly one branch that can be started (IM-5.4). Branches are called by letters. */
export interface Choose {
  readonly op: 'choose';
  readonly branches: readonly Node[];
}

interface Branching extends Doing {
  asCost: boolean;
  branch: Letter | null;
}

function openBranches(s: State, local: Branching): Letter[] {
  const node = nodeAt<'choose'>(local.node);
  const { actor, self } = top(s);
  const open: Letter[] = [];
  const telling: Letter[] = [];
  node.branches.forEach((branch, index) => {
    if (!(local.asCost ? canPayAll(s, [branch], actor, self, NONE) : canDo(s, branch, actor, self))) return;
    open.push(defined(LETTERS[index]));
    if (couldChange(s, branch, actor, self)) telling.push(defined(LETTERS[index]));
  });
  return telling.length > 0 ? telling : open.slice(0, 1); // where no branch would change anything nobody is asked
}

const choosing = script<Branching>('choose', [
  ask('branch', openBranches, { ...byActor, about: aboutSelf }),
  when(
    (_, { branch }) => branch !== null,
    [perform(({ node, branch }) => branchNamed(nodeAt<'choose'>(node), given(branch)))],
  ),
]);

export const choose: Verb<Choose> = {
  reads: { choose: (reader, library) => ({ op: 'choose', branches: readBranches(reader, library) }) },
  parts: ({ branches }) => branches,
  stands: ANYWHERE,
  can: {
    begin: (s, { branches }, seat, self, except) => branches.some((branch) => canDo(s, branch, seat, self, except)),
    pay: (s, { branches }, seat, self, except) => branches.some((branch) => canPayAll(s, [branch], seat, self, except)),
    beVain: () => false,
    change: (s, { branches }, seat, self) =>
      branches.some((branch) => canDo(s, branch, seat, self) && couldChange(s, branch, seat, self)),
  },
  lead: NO_LEAD,
  does: { ...by(choosing), memory: ({ id }, asCost) => ({ node: id, asCost }) },
  says: {
    text: ({ branches }, standing) => say('do-choose', { mood: standing.mood, branches: either(branches, standing) }),
    gender: () => null,
    isPlain: ({ branches }) => branches.every(isPlain),
  },
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
