import type { Option } from '@stolik/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysFor, keysOnTable, type MenuItem, meant } from '../play/menu.ts';

const menu = (...texts: string[]): MenuItem[] => {
  const keys = keysFor(texts);
  return texts.map((text, place) => ({ key: keys[place] ?? '', option: text, text }));
};
const found = (items: readonly MenuItem[], typed: string): string[] => meant(items, typed).map((item) => item.text);

describe('the keys of options', () => {
  it('are 1 to 9, then letters', () => {
    const keys = keysFor(Array.from({ length: 12 }, (_, option) => option));
    expect(keys.join(' ')).toBe('1 2 3 4 5 6 7 8 9 a b c');
  });

  it('an amount is its own key, and what stands beside it has a letter', () => {
    expect(keysFor(['0', '1', '2', '10', 'done'])).toEqual(['0', '1', '2', '10', 'a']);
  });

  it('are never given twice, however many options there are', () => {
    const option: fc.Arbitrary<Option> = fc.oneof(
      fc.nat({ max: 500 }),
      fc.constantFrom('pass', 'done', 'raid@base-1'),
      fc.nat({ max: 99 }).map(String),
    );
    fc.assert(
      fc.property(fc.uniqueArray(option, { maxLength: 120 }), (options) => {
        const keys = keysFor(options);
        expect(new Set(keys).size).toBe(options.length);
      }),
    );
  });

  it('stand on the table at the piece or the place that is meant', () => {
    const items: MenuItem[] = [
      { key: '1', option: 7, text: 'seven' },
      { key: '2', option: 'raid@base-1', text: 'raid' },
      { key: '3', option: 'spare@base-1', text: 'spare' },
      { key: '4', option: 'pass', text: 'pass' },
    ];
    expect([...keysOnTable(items)]).toEqual([
      [7, ['1']],
      ['base-1', ['2', '3']],
    ]);
  });
});

describe('what is typed means', () => {
  const items = menu('Recruit a Mercenary', 'Mine a Crystal', 'Mine a rock', 'Zakończ turę', 'Łódź');

  it('the option with that key', () => {
    expect(found(items, '2')).toEqual(['Mine a Crystal']);
    expect(found(items, ' 2 ')).toEqual(['Mine a Crystal']);
  });

  it('the option with that text or part of it', () => {
    expect(found(items, 'merc')).toEqual(['Recruit a Mercenary']);
    expect(found(items, 'crystal mine')).toEqual(['Mine a Crystal']);
    expect(found(items, 'ZAKONCZ')).toEqual(['Zakończ turę']);
    expect(found(items, 'lodz')).toEqual(['Łódź']);
  });

  it('all options that it fits', () => {
    expect(found(items, 'mine')).toEqual(['Mine a Crystal', 'Mine a rock']);
  });

  it('the whole text before any part', () => {
    expect(found(menu('pear', 'pear tree'), 'pear')).toEqual(['pear']);
  });

  it('the first of options that read the same', () => {
    const same = menu('plum', 'plum', 'pear');
    expect(meant(same, 'plu')).toEqual([same[0]]);
  });

  it('nothing, when it is a single letter or a number that is no key', () => {
    expect(found(items, 'm')).toEqual([]);
    expect(found(items, '6')).toEqual([]);
    expect(found(items, '')).toEqual([]);
    expect(found(menu('pay 10', 'pay 20'), '10')).toEqual([]);
  });
});
