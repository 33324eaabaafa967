import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import { takeUnrest as takeOne } from '../rules/moves.ts';
import { answered, type Doing } from '../rules/running.ts';
import { rivalTakesUnrest } from '../rules/solo/deck.ts';
import { loop, run, script } from '../rules/steps.ts';
import { top } from '../state.ts';
import { ALWAYS, ANYWHERE, NO_LEAD, NO_PARTS, NOT_FOR_RIVAL, openly, saying, type Verb } from './verb.ts';

/** `take(n unrest)`: from the pile; `take(n unrest from ...)` is another verb. */
export interface TakeUnrest {
  readonly op: 'takeUnrest';
  readonly n: number;
}

interface TakingUnrest extends Doing {
  left: number;
}

const takingUnrest = script<TakingUnrest>('take-unrest', [
  run((s, local) => {
    local.left = nodeAt<'takeUnrest'>(local.node).n;
    top(s).last = 0;
  }),
  loop(
    (_, { left }) => left > 0,
    [
      run((s, local, dealer) => {
        local.left--;
        if (takeOne(s, top(s).actor, dealer)) top(s).last++;
      }),
      answered(),
    ],
  ),
]);

export const takeUnrest: Verb<TakeUnrest> = {
  reads: {
    take: (reader) => {
      if (reader.ahead(1).kind !== 'number' || reader.ahead(2).text !== 'unrest' || reader.ahead(3).text !== ')')
        return null;
      return reader.inBrackets(() => {
        const n = reader.number();
        reader.expect('unrest');
        return { op: 'takeUnrest', n };
      });
    },
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: openly(takingUnrest),
  says: saying(({ n }, { mood }) => say('do-take-unrest', { mood, n })),
  rival: { ...NOT_FOR_RIVAL, suffers: (s, { n }, dealer) => rivalTakesUnrest(s, n, dealer) },
  shows: { sign: ({ n }) => `+${n}‹unrest›`, keyword: 'takeUnrest' },
};
