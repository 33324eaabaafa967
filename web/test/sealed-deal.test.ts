import { commitmentTo, isRefusal, Match, recordOf, refuse, seatingOf } from '@stolik/engine';
import type { Company } from '@stolik/server/protocol';
import { starScrappers } from '@stolik/star-scrappers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitsSeal, PartOfDeal, partToShow, type Seal, sealPart, takeSeal } from '../online/sealed-deal.ts';

const seating = seatingOf(starScrappers, 2, {});
if (isRefusal(seating)) throw new Error(seating.message);
const recordWith = (seed: string, entropy: readonly string[]): string =>
  JSON.stringify(recordOf(new Match(starScrappers, seating, { seed, entropy }), { names: ['Ann', 'Bob'] }));
const [another, mine] = ['from-another', 'from-my-device'];
const commitment = commitmentTo('sealed');
const seal: Seal = { commitment, entropy: mine, commitments: [another, mine].map(commitmentTo), brought: false };

describe('a sealed deal', () => {
  it('is the one that was sealed, with what this device added', () => {
    expect(fitsSeal(recordWith('sealed', [another, mine]), seal)).toBe(true);
  });

  it('is another one when anything of it was chosen later, or this device was left out', () => {
    expect(fitsSeal(recordWith('chosen later', [another, mine]), seal)).toBe(false);
    expect(fitsSeal(recordWith('sealed', [another]), seal)).toBe(false);
    expect(fitsSeal(recordWith('sealed', ['chosen-later', mine]), seal)).toBe(false);
    expect(fitsSeal('no record', seal)).toBe(false);
    // A record that carries the right commitment beside another seed.
    const forged = { ...JSON.parse(recordWith('chosen later', [another, mine])), commitment };
    expect(fitsSeal(JSON.stringify(forged), seal)).toBe(false);
  });

  describe('on this device', () => {
    const kept = new Map<string, string>();
    const company = { commitment, brought: false };
    const dealing = (...commitments: string[]) => ({ commitment, commitments, unrevealed: [0, 1] });
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
      sealPart('one', company);
      const own = sealPart('one', company);
      expect(takeSeal('two')).toBeNull();
      expect(commitmentTo(takeSeal('one')?.entropy ?? '')).toBe(own);
      expect(takeSeal('one')).toBeNull();
    });

    it('shows its part once, however often the table says that it is waited for', async () => {
      const own = sealPart('one', company);
      const shown: string[] = [];
      const answers = [refuse('game-over', 'Not now.'), null, null];
      const part = new PartOfDeal('one', async (entropy) => {
        shown.push(commitmentTo(entropy));
        return answers.shift() ?? null;
      });
      const seats = [{ mine: false }, { mine: true }] as Company['seats'];
      const waits = { ...dealing(commitmentTo(another), own), seats };
      await part.look({ ...waits, unrevealed: [0] });
      expect(shown).toEqual([]);
      // What was not taken is shown again; what is on its way, or was taken, is not.
      expect(await part.look(waits)).toMatchObject({ why: 'game-over' });
      await Promise.all([part.look(waits), part.look({ ...waits, unrevealed: [1] })]);
      await part.look(waits);
      expect(shown).toEqual([own, own]);
    });

    it('shows its part when all are committed, and to the same commitments only', () => {
      const own = sealPart('one', company);
      const other = commitmentTo(another);
      expect(partToShow('one', { ...dealing(other, own), unrevealed: null })).toBeNull();
      expect(partToShow('one', dealing(other))).toBeNull();
      expect(partToShow('one', { ...dealing(other, own), commitment: commitmentTo('another seed') })).toBeNull();
      const part = partToShow('one', dealing(other, own));
      expect(commitmentTo(part ?? '')).toBe(own);
      // The same again, as after a line that broke; but not with a part that was chosen since.
      expect(partToShow('one', dealing(other, own))).toBe(part);
      expect(partToShow('one', dealing(commitmentTo('chosen since'), own))).toBeNull();
      expect(takeSeal('one')).toEqual({ ...company, entropy: part, commitments: [other, own] });
    });

    it('proves nothing where the game was brought', () => {
      sealPart('one', { commitment, brought: true });
      expect(takeSeal('one')).toBeNull();
    });

    it('is on the page at least where nothing can be kept', () => {
      vi.stubGlobal('localStorage', undefined);
      const own = sealPart('one', company);
      expect(partToShow('one', dealing(own))).not.toBeNull();
      expect(takeSeal('one')).not.toBeNull();
      expect(takeSeal('one')).toBeNull();
    });
  });
});
