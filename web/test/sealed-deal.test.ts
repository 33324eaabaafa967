import { commitmentTo, isRefusal, Match, recordOf, seatingOf } from '@stolik/engine';
import { starScrappers } from '@stolik/star-scrappers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitsSeal, rememberSeal, takeSeal } from '../online/sealed-deal.ts';

const seating = seatingOf(starScrappers, 2, {});
if (isRefusal(seating)) throw new Error(seating.message);
const recordWith = (seed: string, entropy: readonly string[]): string =>
  JSON.stringify(recordOf(new Match(starScrappers, seating, { seed, entropy }), { names: ['Ann', 'Bob'] }));
const seal = { commitment: commitmentTo('sealed'), entropy: 'from-my-device' };

describe('a sealed deal', () => {
  it('is the one that was sealed, with what this device added', () => {
    expect(fitsSeal(recordWith('sealed', ['from-another', 'from-my-device']), seal)).toBe(true);
  });

  it('is another one when the seed was chosen later, or this device was left out', () => {
    expect(fitsSeal(recordWith('chosen later', ['from-my-device']), seal)).toBe(false);
    expect(fitsSeal(recordWith('sealed', ['from-another']), seal)).toBe(false);
    expect(fitsSeal('no record', seal)).toBe(false);
    // A record that carries the right commitment beside another seed.
    const forged = { ...JSON.parse(recordWith('chosen later', [seal.entropy])), commitment: seal.commitment };
    expect(fitsSeal(JSON.stringify(forged), seal)).toBe(false);
  });

  describe('on this device', () => {
    const kept = new Map<string, string>();
    beforeEach(() =>
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      }),
    );
    afterEach(() => {
      vi.unstubAllGlobals();
      kept.clear();
    });

    it('is kept by its table until the record has come', () => {
      rememberSeal('one', { ...seal, entropy: 'not ready after all' });
      rememberSeal('one', seal);
      expect(takeSeal('two')).toBeNull();
      expect(takeSeal('one')).toEqual(seal);
      expect(takeSeal('one')).toBeNull();
    });

    it('is done without where nothing can be kept', () => {
      vi.stubGlobal('localStorage', undefined);
      rememberSeal('one', seal);
      expect(takeSeal('one')).toBeNull();
    });
  });
});
