import { type Description, type Option, say } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { aboutWhat } from '../frame/option-groups.ts';
import { inBar, optionOrder } from '../frame/option-order.ts';
import { digitOf } from '../frame/use-digits.ts';

const row = (id: string, ids: number[]) => ({
  kind: 'pieces' as const,
  id,
  title: say(`row-${id}`),
  pieces: ids.map((piece) => ({ id: piece, name: say('piece') })),
});
const table: Description = [
  { id: 'market', title: say('market'), rows: [row('north', [1, 2, 3, 4, 5]), row('south', [6, 7, 8, 9])] },
  { id: 'me', title: say('me'), rows: [row('hand', [10, 11]), row('base-1', [])] },
];
const flat = (options: readonly Option[], best?: Option, shortcuts?: Map<number, Option[]>) =>
  optionOrder(options, table, best, shortcuts).flatMap((group) => group.options);

describe('the order of answers', () => {
  it('ends with what ends, passes or declines, wherever the game lists it', () => {
    expect(flat(['pass', 1, 2])).toEqual([1, 2, 'pass']);
    expect(flat(['decline', 'accept', 4])).toEqual(['accept', 4, 'decline']);
  });

  it('begins with the best one, unless that is the one which ends', () => {
    expect(flat([1, 2, 'mine', 'end'], 2)).toEqual([2, 'mine', 1, 'end']);
    expect(flat([1, 2, 'end'], 'end')).toEqual([1, 2, 'end']);
  });

  it('names words that are nowhere on the table before those that glowing pieces stand for, and both before pieces', () => {
    const shortcuts = new Map([[7, ['mine', 7]]]);
    expect(flat([1, 'raid@base-1', 'mine', 'recruit', 'end'], undefined, shortcuts)).toEqual([
      'recruit',
      'mine',
      1,
      'raid@base-1',
      'end',
    ]);
  });

  it('is the same in a long list with headings, and loses none', () => {
    const options = ['end', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'mine'];
    const groups = optionOrder(options, table, 6);
    expect(groups.map(({ title }) => title?.key ?? null)).toEqual([
      null,
      null,
      'row-north',
      'row-south',
      'row-hand',
      null,
    ]);
    expect(flat(options, 6)).toEqual([6, 'mine', 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 'end']);
  });
});

describe('answers in the bar', () => {
  const bar = (options: readonly Option[], best?: Option) => inBar(optionOrder(options, table, best));

  it('are all of them where there are up to six', () => {
    expect(bar([1, 2, 3, 4, 'mine', 'end'])).toEqual({ shown: ['mine', 1, 2, 3, 4, 'end'], rest: [] });
  });

  it('are six places where there are more: one for the way to the rest, and always one for what ends', () => {
    expect(bar(['end', 1, 2, 3, 4, 5, 6])).toEqual({ shown: [1, 2, 3, 4, 'end'], rest: [5, 6] });
    expect(bar([1, 2, 3, 4, 5, 6, 7])).toEqual({ shown: [1, 2, 3, 4, 5], rest: [6, 7] });
  });

  it('name what the rest is about: its rows, their sections where those are many, nothing for mere words', () => {
    const about = (options: readonly Option[]) => aboutWhat(options, table).map(({ key }) => key);
    expect(about([1, 2, 6])).toEqual(['row-north', 'row-south']);
    expect(about([1, 6, 10])).toEqual(['market', 'me']);
    expect(about(['mine', 1])).toEqual([]);
  });
});

describe('digits', () => {
  it('count in the order of the list; nought ends, however many stand before it', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'end'];
    expect([1, 9, 10, 'end'].map((option) => digitOf(all, option))).toEqual([1, 9, undefined, 0]);
    expect(digitOf([1, 'end'], 'end')).toBe(2);
  });
});
