import { numberOf, wordOf } from '../content/read-terms.ts';
import { advanceDarkMarket, darkMarketOffer } from '../rules/dark-market.ts';
import { carryOut } from '../rules/effects.ts';
import { call, run, script } from '../rules/steps.ts';
import { activeSeat } from '../state.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** Cosimo: some steps free of charge, and what the space shows. */
export interface MoveDarkMarket {
  readonly does: 'move-dark-market';
  readonly n: number;
}

const moving = script<{ n: number }>('move-dark-market', [
  run((s, { n }, dealer) => advanceDarkMarket(s, activeSeat(s), n, 0, dealer)),
  call(carryOut, (s) => ({ seat: activeSeat(s), program: darkMarketOffer(s), next: 0, open: false })),
]);

export const moveDarkMarket: Verb<MoveDarkMarket> = {
  reads: { moveDarkMarket: (item) => ({ does: 'move-dark-market', n: numberOf(wordOf(item, 0)) }) },
  stands: ['building'],
  can: ALWAYS,
  does: by(moving, (_, { n }: MoveDarkMarket) => ({ n })),
  road: null,
  says: saying('do-move-dark-market', ({ n }) => ({ n })),
  brings: NOTHING_CERTAIN,
  shows: ({ n }) => together({ icon: 'hood' }, `+${n}`),
};
