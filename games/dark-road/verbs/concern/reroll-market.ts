import { say } from '@stolik/engine';
import type { Kind } from '../../pieces.ts';
import { rollOntoWheel } from '../../rules/market.ts';
import type { ConcernVerb } from './verb.ts';

/** All dice are taken off the wheel and rolled one by one (DR-16.2). */
export interface RerollMarket {
  readonly does: 'reroll-market';
}

export const rerollMarket: ConcernVerb<RerollMarket> = {
  reads: { rerollAllMarketDice: () => ({ does: 'reroll-market' }) },
  does: (s, _, dealer) => {
    const dice = s.market.reduce((sum, count) => sum + count, 0);
    s.market = s.market.map(() => 0);
    const kinds: Kind[] = [];
    for (let die = 0; die < dice; die++) kinds.push(rollOntoWheel(s, dealer));
    dealer.tell({ type: 'market-refilled', kinds });
  },
  says: () => say('concern-does-reroll-market'),
  worth: () => 0,
  shows: () => [],
};
