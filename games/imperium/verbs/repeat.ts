import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Node } from '../content/language.ts';
import { readBlock } from '../content/read-operations.ts';
import { canDo, couldChange } from '../rules/can.ts';
import { type Doing, perform } from '../rules/running.ts';
import { loop, run, script } from '../rules/steps.ts';
import { top } from '../state.ts';
import { within } from '../words/effects.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_SIGN, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** `repeat(n){A}`: the number is fixed before the first pass. */
export interface Repeat {
  readonly op: 'repeat';
  readonly times: number | 'last';
  readonly body: Node;
}

interface Repeating extends Doing {
  left: number;
}

const repeating = script<Repeating>('repeat', [
  run((s, local) => {
    const { times } = nodeAt<'repeat'>(local.node);
    local.left = times === 'last' ? top(s).last : times;
  }),
  loop(
    (_, { left }) => left > 0,
    [
      perform(({ node }) => nodeAt<'repeat'>(node).body),
      run((_, local) => {
        local.left--;
      }),
    ],
  ),
]);

export const repeat: Verb<Repeat> = {
  reads: {
    repeat: (reader, library) => {
      const times = reader.inBrackets(() => (reader.took('last') ? 'last' : reader.number()));
      return { op: 'repeat', times, body: readBlock(reader, library) };
    },
  },
  parts: ({ body }) => [body],
  stands: ANYWHERE,
  can: {
    ...ALWAYS,
    change: (s, { body }, seat, self) => canDo(s, body, seat, self) && couldChange(s, body, seat, self),
  },
  lead: NO_LEAD,
  does: by(repeating),
  says: {
    text: ({ times, body }, standing) => say('do-repeat', { n: times, what: within(body, standing) }),
    gender: () => null,
    isPlain: () => false,
  },
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
