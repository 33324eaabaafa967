import { describe, expect, it } from 'vitest';
import { box } from '../content/box.ts';
import { CARDS, KIND_OF, KINDS, kindOf } from '../content/catalogue.ts';
import { NATION_FILES } from '../content/files.ts';
import { NATIONS } from '../content/nations.ts';

const { items } = box;
const cardItems = items.filter(({ kind }) => kind !== 'component');

/** Cards as they lie in the box: two sides are one card. */
const physicalCount = (fits: (index: number) => boolean): number =>
  CARDS.filter((card) => kindOf(card).side !== 'B' && fits(card)).length;

describe('the box', () => {
  it('holds 552 cards: 83 common ones and 193 of nations in each of two boxes (IM-1)', () => {
    expect(cardItems.reduce((sum, { count }) => sum + count, 0)).toBe(552);
    expect(physicalCount(() => true)).toBe(552);
    for (const name of ['classics', 'legends'] as const) {
      expect(physicalCount((card) => KIND_OF[card]?.box === name && KIND_OF[card]?.nation === -1)).toBe(83);
      expect(physicalCount((card) => KIND_OF[card]?.box === name && (KIND_OF[card]?.nation ?? -1) >= 0)).toBe(193);
    }
  });

  it.each([
    ['region', 14],
    ['uncivilised', 22],
    ['civilised', 15],
    ['tributary', 11],
    ['fame', 9],
    ['unrest', 12],
  ])('holds of common cards %s: %i in each box, dual ones counted as uncivilised (IM-1.4)', (type, count) => {
    for (const name of ['classics', 'legends'])
      expect(
        physicalCount((card) => {
          const kind = KIND_OF[card];
          return kind?.box === name && kind.nation === -1 && kind.record.types[0] === type;
        }),
      ).toBe(count);
  });

  it.each(NATION_FILES.map((file, nation) => [file.nation, file.expectedTotal, nation] as const))(
    '%s have %i cards',
    (_, total, nation) => {
      expect(physicalCount((card) => KIND_OF[card]?.nation === nation)).toBe(total);
    },
  );

  it('has as many printed numbers as copies, no number and no id twice', () => {
    const records = [...new Set(KINDS.map(({ record }) => record))];
    for (const { id, numbers, count } of records) expect(numbers.length, id).toBe(count);
    const numbers = records.flatMap(({ numbers: of }) => of);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('says of every item where it is known from, in both languages', () => {
    const known = ['rulebook', 'public', 'known', 'designed'];
    for (const { id, name, source, sources } of items) {
      for (const one of [source, ...Object.values(sources)]) expect(known, id).toContain(one);
      expect([name.pl.trim(), name.en.trim()], id).not.toContain('');
    }
  });

  it('has sixteen nations, each with two sides of a power card', () => {
    expect(NATIONS).toHaveLength(16);
    for (const { powers, id } of NATIONS)
      expect(powers.map((card) => kindOf(card).id)).toEqual([`${id}-power-a`, `${id}-power-b`]);
  });
});
