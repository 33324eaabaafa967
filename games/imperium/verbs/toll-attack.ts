import { say } from '@stolik/engine';
import type { Amount } from '../content/language.ts';
import { readAmount } from '../content/read-terms.ts';
import { amountText } from '../words/tokens.ts';
import { ALWAYS, NO_LEAD, NO_PARTS, NO_SIGN, NOT_BY_ITSELF, NOT_FOR_RIVAL, onlyIn, saying, type Verb } from './verb.ts';

/** IM-13.4: what an attacker owes the owner of the card; read where attacks are settled (`rules/attack.ts`). */
export interface TollAttack {
  readonly op: 'tollAttack';
  readonly amount: Amount;
}

export const tollAttack: Verb<TollAttack> = {
  reads: {
    tollAttack: (reader, library) => ({
      op: 'tollAttack',
      amount: reader.inBrackets(() => readAmount(reader, library)),
    }),
  },
  parts: NO_PARTS,
  stands: onlyIn('attacked'),
  can: ALWAYS,
  lead: NO_LEAD,
  does: NOT_BY_ITSELF,
  says: saying(({ amount }, { who }) => say('do-toll', { what: amountText(amount, who) })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
