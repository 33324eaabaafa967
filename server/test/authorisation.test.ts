import { describe, expect, it } from 'vitest';
import { concerned } from '../tables/authorisation.ts';
import type { Deed } from '../tables/deeds.ts';
import { Ledger } from '../tables/ledger.ts';
import { foundedByAnn } from './founding.ts';

/** A game of Ann and Bo in which Ann has chosen a few times, and asks to take back what only Bo can allow. */
function asking(): { ledger: Ledger; happens: (deed: Deed) => void } {
  const table = foundedByAnn();
  const [opened] = table.entries;
  if (opened?.deed.kind !== 'opened') throw new Error('no opening');
  const ledger = new Ledger(table.game, table.seed, opened.deed, []);
  const happens = (deed: Deed): void => {
    const refusal = ledger.apply({ at: ledger.at + 1, time: 1, account: null, request: null, deed });
    if (refusal !== null) throw new Error(refusal.message);
  };
  for (const { deed } of table.entries) happens(deed);
  happens({ kind: 'sat', seat: 1, account: 'bo', name: 'Bo' });
  happens({ kind: 'began', entropy: [] });
  for (let made = 0; made < 3; made++) {
    const [asked] = ledger.match?.table.pending ?? [];
    if (asked === undefined) throw new Error('nobody is asked');
    happens({ kind: 'chose', seat: asked.seat, option: asked.options[0] ?? '', by: 'person' });
  }
  happens({ kind: 'undo-asked', seat: 0, to: 1, of: concerned(ledger, 'ann') });
  return { ledger, happens };
}

describe('whoever is concerned by taking back', () => {
  it('is asked, and agrees to nothing by being away', () => {
    for (const why of ['absent', 'clock'] as const) {
      const { ledger, happens } = asking();
      happens({ kind: 'minded', seat: 1, why });
      expect(ledger.undo?.waitsFor).toEqual([1]);
      expect(ledger.match?.choices).toHaveLength(3);
      expect(concerned(ledger, 'ann')).toEqual([1]);
      happens({ kind: 'undo-lapsed' });
      expect(ledger.match?.choices).toHaveLength(3);
    }
  });

  it('is concerned no longer after giving up', () => {
    const { ledger, happens } = asking();
    happens({ kind: 'minded', seat: 1, why: 'resigned' });
    expect(ledger.undo).toBeNull();
    expect(ledger.match?.choices).toHaveLength(1);
    expect(concerned(ledger, 'ann')).toEqual([]);
  });
});
