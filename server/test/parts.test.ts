import { describe, expect, it } from 'vitest';
import { type Chair, chairOf, chairOfBot } from '../tables/chairs.ts';
import { Deal } from '../tables/deal.ts';

const chair = (account: string, commitment: string | null): Chair => ({ ...chairOf(account, account), commitment });

/** Ann on two chairs, Bo on one, and a bot. */
const dealt = (): Deal => new Deal([chair('ann', 'a'), chair('bo', 'b'), chair('ann', 'a'), chairOfBot('greedy')]);

describe('the parts of a deal', () => {
  it('are one for each person, not one for each chair', () => {
    expect(dealt().commitments).toEqual(['a', 'b']);
    expect([dealt().commitmentOf('bo'), dealt().commitmentOf('eve')]).toEqual(['b', null]);
  });

  it('are nobody’s who is not bound', () => {
    expect(new Deal([chair('ann', null), { ...chairOfBot('greedy'), commitment: 'x' }]).commitments).toEqual([]);
  });

  it('are shown one by one, each its owner’s, and the last completes them', () => {
    const deal = dealt();
    expect([deal.completedBy('ann', 'one'), deal.hasRevealed('ann')]).toEqual([null, false]);
    deal.reveal('ann', 'one');
    expect([deal.hasRevealed('ann'), deal.hasRevealed('bo')]).toEqual([true, false]);
    expect(deal.completedBy('bo', 'two')).toEqual(['one', 'two']);
  });

  it('are kept by value', () => {
    const deal = dealt();
    deal.reveal('bo', 'two');
    const restored = Deal.restored(deal.keep());
    deal.reveal('ann', 'one');
    expect([restored.hasRevealed('bo'), restored.hasRevealed('ann')]).toEqual([true, false]);
    expect(restored.completedBy('ann', 'other')).toEqual(['other', 'two']);
  });
});
