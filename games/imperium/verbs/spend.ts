import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import { exactly } from '../content/read-operations.ts';
import { readAmount } from '../content/read-terms.ts';
import { actionFor, canPayAll } from '../rules/can.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { actor, playerAt, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** IM-11.4: `spend(1 action)` */
export interface Spend {
  readonly op: 'spend';
  readonly n: number;
}

const spending = script<Doing>('spend', [
  run((s, { node }, dealer) => {
    const { n } = nodeAt<'spend'>(node);
    actor(s).actions -= n;
    dealer.tell({ type: 'actions-spent', seat: top(s).actor, n });
  }),
]);

export const spend: Verb<Spend> = {
  reads: {
    spend: (reader, library) =>
      reader.inBrackets(() => {
        const amount = readAmount(reader, library);
        if (amount.token !== 'action') reader.fail('expected "action" before this');
        return { op: 'spend', n: exactly(reader, amount) };
      }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: {
    ...ALWAYS,
    begin: (s, node, seat, self, except) => canPayAll(s, [node], seat, self, except),
    pay: (s, { n }, seat, _, except, bill) => {
      bill.actions += n;
      return playerAt(s, seat).actions - actionFor(s, seat, except) >= bill.actions;
    },
  },
  lead: NO_LEAD,
  does: by(spending),
  says: saying(({ n }, { mood }) => say('do-spend', { mood, n })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
