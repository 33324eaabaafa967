import { describe, expect, it } from 'vitest';
import {
  addTo,
  dealt,
  defined,
  given,
  isOneOf,
  isWord,
  oneNamed,
  placeNamed,
  removeFrom,
  sure,
  withId,
} from '../index.ts';

describe('What surely is there', () => {
  const seats: (number | null)[] = [0, null];

  it('is handed on, also where it is nothing much', () => {
    expect(defined(seats[0])).toBe(0);
    expect(given(seats[0])).toBe(0);
    expect(given('')).toBe('');
  });

  it('may be null where null stands for something, and may not where it stands for nothing', () => {
    expect(defined(seats[1])).toBeNull();
    expect(() => given(seats[1])).toThrow('a fault in the rules');
  });

  it('stops the program where it is missing', () => {
    expect(() => defined(seats[2])).toThrow('a fault in the rules');
    expect(() => given(seats[2])).toThrow('a fault in the rules');
  });

  it('is of the kind that a rule needs, or stops the program', () => {
    expect(sure(isWord, 'done')).toBe('done');
    expect(() => sure(isWord, 3)).toThrow('a fault in the rules');
  });

  it('can be taken out of its pile, once', () => {
    const pile = [4, 7, 4];
    removeFrom(pile, 4);
    expect(pile).toEqual([7, 4]);
    expect(() => removeFrom(pile, 5)).toThrow('piece 5 is not where it should be');
  });

  it('is dealt from the top of its pile, which is the end', () => {
    const pile = [4, 7, 9];
    expect(dealt(pile, 2)).toEqual([9, 7]);
    expect(pile).toEqual([4]);
    expect(() => dealt(pile, 2)).toThrow('a fault in the rules');
  });

  it('can be added to, and taken from', () => {
    const amounts = [1, 2];
    addTo(amounts, 1, 3);
    addTo(amounts, 0, -1);
    expect(amounts).toEqual([0, 5]);
    expect(() => addTo(amounts, 2, 1)).toThrow('a fault in the rules');
  });
});

describe('Names that are written out', () => {
  const kinds = ['fish', 'wood'] as const;

  it('have a place, and those that are none of them say so', () => {
    expect(placeNamed(kinds, 'wood')).toBe(1);
    expect(oneNamed(kinds, 'fish')).toBe('fish');
    expect(() => placeNamed(kinds, 'iron')).toThrow('"iron" is none of fish, wood.');
    expect(() => oneNamed(kinds, 'iron')).toThrow('"iron" is none of fish, wood.');
  });

  it('find what a file lists, and say what it does not list', () => {
    const list = [
      { id: 'fish', price: 2 },
      { id: 'wood', price: 3 },
    ];
    expect(withId(list, 'wood').price).toBe(3);
    expect(() => withId(list, 'iron')).toThrow('"iron" is none of fish, wood.');
  });

  it('are told from other words and from what is no word', () => {
    expect([isOneOf(kinds, 'fish'), isOneOf(kinds, 'iron'), isOneOf(kinds, 0)]).toEqual([true, false, false]);
  });
});
