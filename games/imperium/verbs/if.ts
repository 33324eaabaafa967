import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Condition, Node } from '../content/language.ts';
import { readBlock, readConditionInBrackets } from '../content/read-operations.ts';
import { canDo, couldChange } from '../rules/can.ts';
import { holds } from '../rules/count.ts';
import { type Doing, perform } from '../rules/running.ts';
import { rivalDoes } from '../rules/solo/acts.ts';
import { rivalHolds, rivalSuffers } from '../rules/solo/suffers.ts';
import { run, script, when } from '../rules/steps.ts';
import { top } from '../state.ts';
import { conditionText } from '../words/conditions.ts';
import { within } from '../words/effects.ts';
import { ANYWHERE, by, NO_LEAD, NO_SIGN, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** `if(C){A} else {B}` */
export interface If {
  readonly op: 'if';
  readonly cond: Condition;
  readonly then: Node;
  readonly otherwise: Node | null;
}

interface Conditional extends Doing {
  /** The node that is carried out, or -1. */
  chosen: number;
}

const deciding = script<Conditional>('if', [
  run((s, local) => {
    const { cond, then, otherwise } = nodeAt<'if'>(local.node);
    const { actor, self } = top(s);
    local.chosen = (holds(s, actor, cond, self) ? then : otherwise)?.id ?? -1;
  }),
  when((_, { chosen }) => chosen >= 0, [perform(({ chosen }) => nodeAt(chosen))]),
]);

export const conditional: Verb<If> = {
  reads: {
    if: (reader, library) => {
      const cond = readConditionInBrackets(reader, library);
      const then = readBlock(reader, library);
      return { op: 'if', cond, then, otherwise: reader.took('else') ? readBlock(reader, library) : null };
    },
  },
  parts: ({ then, otherwise }) => (otherwise === null ? [then] : [then, otherwise]),
  stands: ANYWHERE,
  can: {
    begin: (s, { cond, then, otherwise }, seat, self, except) =>
      otherwise !== null || (holds(s, seat, cond, self) && canDo(s, then, seat, self, except)),
    pay: () => true,
    beVain: () => false,
    change: (s, { cond, then, otherwise }, seat, self) => {
      const branch = holds(s, seat, cond, self) ? then : otherwise;
      return branch !== null && couldChange(s, branch, seat, self);
    },
  },
  lead: NO_LEAD,
  does: by(deciding),
  says: {
    text: ({ cond, then, otherwise }, standing) =>
      otherwise === null
        ? say('do-if', { cond: conditionText(cond, standing.it.is), what: within(then, standing) })
        : say('do-if-else', {
            cond: conditionText(cond, standing.it.is),
            what: within(then, standing),
            otherwise: within(otherwise, standing),
          }),
    gender: () => null,
    isPlain: () => false,
  },
  rival: {
    ...NOT_FOR_RIVAL,
    does: (s, { cond, then, otherwise }, dealer) => {
      const branch = rivalHolds(s, cond) ? then : otherwise;
      if (branch !== null) rivalDoes(s, branch, dealer);
    },
    suffers: (s, { cond, then }, dealer) => (rivalHolds(s, cond) ? rivalSuffers(s, then, dealer) : 0),
  },
  shows: NO_SIGN,
};
