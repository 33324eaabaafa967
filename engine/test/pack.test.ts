import { describe, expect, it } from 'vitest';
import { attempt, type Lists, listProblems, oneOf, orNull, someOf, text, whole, wholes } from '../pack.ts';

const fruits = [
  { id: 'apple', name: { pl: 'jabłko', en: 'apple' }, worth: 2 },
  { id: 'pear', name: { pl: 'gruszka', en: 'pear' }, worth: 3 },
];
const LISTS: Lists = {
  fruits: { items: fruits, fields: { name: { pl: text(20), en: text(20) }, worth: whole(0, 9) } },
};
const pack = (given: unknown): object => ({ game: 'orchard', name: 'My fruits', fruits: given });
const problems = (given: unknown): string[] => listProblems(given, 'orchard', LISTS, () => {});

describe('a pack', () => {
  it('that fits has no problems, and what agrees with what is asked of the items it makes', () => {
    let asked: readonly unknown[] = [];
    const given = pack([{ id: 'pear', worth: 5, name: { en: 'bergamot' } }]);
    const found = listProblems(given, 'orchard', LISTS, (of, report) => {
      asked = of('fruits');
      report('Pears are too dear.');
    });
    expect(problems(given)).toEqual([]);
    expect(found).toEqual(['Pears are too dear.']);
    expect(asked).toEqual([
      { id: 'apple', name: { pl: 'jabłko', en: 'apple' }, worth: 2 },
      { id: 'pear', name: { pl: 'gruszka', en: 'bergamot' }, worth: 5 },
    ]);
  });

  it.each([
    ['no object', [1], 'The pack must be a plain JSON object.'],
    ['not even JSON', { game: 'orchard', name: 1n }, 'The pack must be a plain JSON object.'],
    ['of another game', { game: 'chess', name: 'x' }, '"game" must be "orchard", not "chess".'],
    ['without a name', { game: 'orchard' }, '"name" must be a text of 1 to 80 characters, not nothing.'],
    ['with another list', { ...pack([]), trees: [] }, '"trees" is not part of a pack; its lists are fruits.'],
    ['with a list that is none', pack({}), '"fruits" must be a list of items, not {}.'],
    [
      'with an item of nowhere',
      pack([{ id: 'plum' }]),
      'fruits: item 1 must have the id of an item of the box, not "plum".',
    ],
    ['with an item twice', pack([{ id: 'pear' }, { id: 'pear' }]), 'fruits, "pear": this item is given twice.'],
    [
      'with a value that cannot be',
      pack([{ id: 'pear', worth: 10 }]),
      'fruits, "pear": "worth" must be a whole number from 0 to 9, not 10.',
    ],
    [
      'with a field of its own',
      pack([{ id: 'pear', name: { de: 'Birne' } }]),
      'fruits, "pear": "name.de" cannot be replaced; what can be is pl, en.',
    ],
    [
      'with a value for fields',
      pack([{ id: 'pear', name: 'pear' }]),
      'fruits, "pear": "name" must be an object, not "pear".',
    ],
  ])('%s is told so', (_, given, problem) => {
    expect(problems(given)).toEqual([problem]);
  });

  it('of nothing but faults is told of a hundred', () => {
    expect(problems(pack(Array(500).fill(null)))).toHaveLength(100);
  });

  it('cannot reach what objects are made of', () => {
    const given = JSON.parse('{"game":"orchard","name":"x","fruits":[{"id":"pear","__proto__":{"worth":1}}]}');
    expect(problems(given)).toEqual(['fruits, "pear": "__proto__" cannot be replaced; what can be is name, worth.']);
  });
});

describe('what a value has to be', () => {
  it.each([
    ['a text', text(3), ['a', 'abc'], ['', '  ', 'abcd', 1, null]],
    ['a whole number', whole(1, 3), [1, 3], [0, 4, 1.5, '1', null, Number.NaN]],
    ['whole numbers', wholes(2, 0, 1), [[0, 1]], [[0], [0, 2], [0, 1, 1], 0]],
    ['one of some', oneOf('red', 2), ['red', 2], ['blue', '2', null]],
    ['some of some', someOf(['a', 'b', 'c'], 1, 2), [['a'], ['b', 'a']], [[], ['a', 'a'], ['d'], ['a', 'b', 'c'], 'a']],
    ['something or nothing', orNull(whole(1, 3)), [null, 2], [0, undefined]],
  ])('%s', (_, check, right, wrong) => {
    for (const value of right) expect(check(value)).toBeNull();
    for (const value of wrong) expect(check(value)).toEqual(expect.any(String));
  });
});

it('a program that cannot be read is reported in its reader’s words, and nothing comes of it', () => {
  const reported: string[] = [];
  const report = (problem: string): void => void reported.push(problem);
  expect(attempt(() => 3, 'fruits', report)).toBe(3);
  expect(
    attempt(
      () => {
        throw new Error('expected a number');
      },
      'fruits, "pear"',
      report,
    ),
  ).toBeNull();
  expect(reported).toEqual(['fruits, "pear": expected a number.']);
});
