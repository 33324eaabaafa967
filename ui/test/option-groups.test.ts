import { type Description, say } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { groupOptions } from '../frame/option-groups.ts';

const pieces = (id: string, ids: number[]) => ({
  kind: 'pieces' as const,
  id,
  title: say(`row-${id}`),
  pieces: ids.map((piece) => ({ id: piece, name: say('piece') })),
});

const table: Description = [
  { id: 'market', title: say('market'), rows: [pieces('north', [1, 2, 3, 4, 5]), pieces('south', [6, 7, 8, 9])] },
  { id: 'me', title: say('me'), rows: [pieces('hand', [10, 11]), pieces('camp', [])] },
];
const titlesOf = (groups: ReturnType<typeof groupOptions>) => groups.map(({ title }) => title?.key ?? null);

describe('a long list of options', () => {
  it('is parted by where on the table they lie, and loses none', () => {
    const options = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'pass'];
    const groups = groupOptions(options, table);
    expect(titlesOf(groups)).toEqual(['row-north', 'row-south', 'row-hand', null]);
    expect(groups.flatMap((group) => group.options)).toEqual(options);
  });

  it('knows places and pieces in words', () => {
    const options = ['dig@1', 'dig@2', 'dig@3', 'dig@6', 'dig@7', 'dig@8', 'rest@camp', 'sleep@camp', 'a', 'b', 'c'];
    expect(titlesOf(groupOptions(options, table))).toEqual(['row-north', 'row-south', 'row-camp', null]);
  });

  it('stays in one piece when it is short, or when nothing parts it', () => {
    expect(groupOptions([1, 6, 10], table)).toHaveLength(1);
    const words = Array.from({ length: 20 }, (_, at) => `${at}`);
    expect(groupOptions(words, [])).toEqual([{ title: null, options: words }]);
  });
});
