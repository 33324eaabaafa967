import { say } from '@stolik/engine';
import { bitOf } from '../content/cards.ts';
import { MARKET_TYPES, type MarketType } from '../content/language.ts';
import { alone } from '../content/read-operations.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { choose, run, script } from '../rules/steps.ts';
import { top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** The player names a type, which `declared` then means. */
export interface DeclareType {
  readonly op: 'declareType';
}

interface Declaring extends Doing {
  type: MarketType | null;
}

const declaring = script<Declaring>('declare', [
  choose('type', () => MARKET_TYPES, { ...byActor, about: aboutSelf }),
  run((s, { type }, dealer) => {
    if (type === null) return;
    top(s).declared = bitOf(type);
    dealer.tell({ type: 'declared', seat: top(s).actor, of: type });
  }),
]);

export const declareType: Verb<DeclareType> = {
  reads: { declareType: alone({ op: 'declareType' }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(declaring),
  says: saying((_, { mood }) => say('do-declare-type', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
