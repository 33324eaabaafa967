import { describe, expect, it } from 'vitest';
import { box } from '../content/box.ts';
import { CARDS, KIND_OF, KINDS, kindOf } from '../content/catalogue.ts';
import { COMMONS_FILES, NATION_FILES } from '../content/files.ts';
import { MARKS, SYMBOLS } from '../content/language.ts';
import { NATIONS, namesOf, nationNamed } from '../content/nations.ts';

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

  it.each([
    ['carthaginians', 23],
    ['celts', 28],
    ['greeks', 23],
    ['macedonians', 23],
    ['persians', 23],
    ['romans', 23],
    ['scythians', 24],
    ['vikings', 26],
    ['arthurians', 29],
    ['atlanteans', 22],
    ['egyptians', 23],
    ['mauryans', 24],
    ['minoans', 23],
    ['olmecs', 26],
    ['qin', 25],
    ['utopians', 21],
  ])('%s have %i cards (IM-1.1, IM-1.2)', (id, total) => {
    const nation = nationNamed(id);
    expect(physicalCount((card) => KIND_OF[card]?.nation === nation)).toBe(total);
    expect(NATION_FILES[nation]?.expectedTotal).toBe(total);
  });

  it('has of other components what one box has (IM-1.3)', () => {
    const counts = items.filter(({ kind }) => kind === 'component').map(({ id, count }) => [id, count]);
    expect(Object.fromEntries(counts)).toEqual({
      'state-card': 4,
      'market-board': 3,
      'solstice-card': 1,
      'exhaust-token': 21,
      'action-token': 18,
      'solo-token': 6,
      die: 1,
      materials: 39,
      population: 39,
      progress: 39,
    });
  });

  it('has no types but those of the rules, and a place where each card begins (IM-2.2, IM-2.5)', () => {
    const types = ['power', 'region', 'uncivilised', 'civilised', 'tributary', 'fame', 'unrest'];
    const starts = ['power', 'inPlay', 'deck', 'nation', 'accession', 'development', 'supply', 'common'];
    expect([...new Set(KINDS.flatMap(({ record }) => record.types))].sort()).toEqual(types.sort());
    expect([...new Set(KINDS.map(({ start }) => start))].sort()).toEqual(starts.sort());
    for (const { id, record, start, nation } of KINDS) {
      expect(start === 'common', id).toBe(nation < 0);
      if (start === 'supply') expect(record.types, id).toEqual(['unrest']); // IM-4.7
      if (record.types.length > 1) expect(record.types, id).toEqual(['uncivilised', 'civilised']); // IM-2.3
    }
  });

  it('has no words in its files but those that their types list', () => {
    const words = (all: Iterable<unknown>): unknown[] => [...new Set(all)].sort();
    const files = [...COMMONS_FILES, ...NATION_FILES];
    const records = files.flatMap(({ cards }) => cards);
    expect(words(files.map(({ set }) => set))).toEqual(['classics', 'legends']);
    expect(words(records.map(({ state }) => String(state)))).toEqual(['barbarian', 'empire', 'null']);
    for (const mark of words(records.flatMap(({ subtypes }) => subtypes))) expect(MARKS).toContain(mark);
    for (const symbol of words(records.flatMap(({ symbols }) => symbols))) expect(SYMBOLS).toContain(symbol);
    for (const source of words(items.flatMap((one) => [one.source, ...Object.values(one.sources)])))
      expect(['rulebook', 'public', 'known', 'designed']).toContain(source);
    expect(words(NATION_FILES.map(({ agePile }) => agePile))).toEqual(['history', 'none', 'sunken']);
    const bottoms = ['accession', 'nadir', 'none', 'zenith'];
    for (const bottom of words(NATION_FILES.map((file) => file.bottomNationCard))) expect(bottoms).toContain(bottom);
    const areas = ['developments', 'none', 'quests'];
    for (const area of words(NATION_FILES.map((file) => file.developmentArea))) expect(areas).toContain(area);
  });

  it('has tributaries that clash with nations, all of them of the other box (IM-20.3)', () => {
    const clashing = (box: string): string[] =>
      KINDS.filter(({ record, nation, box: of }) => nation < 0 && of === box && record.types.includes('tributary'))
        .map(({ family }) => family)
        .filter((family) => NATIONS.some((_, nation) => namesOf(nation).has(family)));
    const nationsOf = (box: string): string[] => NATIONS.filter((nation) => nation.box === box).map(({ id }) => id);
    const unnamed = ['arthurians', 'atlanteans', 'utopians'];
    expect(clashing('classics').sort()).toEqual(
      nationsOf('legends')
        .filter((id) => !unnamed.includes(id))
        .sort(),
    );
    expect(clashing('legends').sort()).toEqual(nationsOf('classics').sort());
  });

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
