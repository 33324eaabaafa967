import { describe, expect, it } from 'vitest';
import { Complaint } from '../complaint.ts';
import { type Given, readArguments } from '../given.ts';

const kinds = { seats: 'word', variant: 'words', bots: 'words', json: 'flag' } as const;
const read = (...args: string[]): Given => readArguments('simulate', args, kinds, { least: 1, most: 1 });

function complaint(act: () => unknown): Complaint {
  try {
    act();
  } catch (error) {
    if (error instanceof Complaint) return error;
    throw error;
  }
  throw new Error('nothing was complained of');
}

describe('the arguments of a command', () => {
  it('are read in any order and in both forms', () => {
    const given = read('--seats', '3', 'orchard', '--json', '--variant=a=b', '--variant', 'c=d');
    expect(given.positionals).toEqual(['orchard']);
    expect(given.whole('seats', 1, 9)).toBe(3);
    expect(given.has('json')).toBe(true);
    expect(given.words('variant')).toEqual(['a=b', 'c=d']);
  });

  it('give nothing for what was not given', () => {
    const given = read('orchard');
    expect(given.word('seats')).toBeNull();
    expect(given.whole('seats', 1, 9)).toBeNull();
    expect(given.words('variant')).toEqual([]);
    expect(given.has('json')).toBe(false);
  });

  it('take lists with commas, and the last of a repeated word', () => {
    expect(read('orchard', '--bots', 'random, greedy', '--bots', 'random').list('bots')).toEqual([
      'random',
      'greedy',
      'random',
    ]);
    expect(read('orchard', '--seats', '2', '--seats', '4').word('seats')).toBe('4');
  });

  it.each([
    [['orchard', '--colour'], 'cli-wrong-option'],
    [['orchard', '-x'], 'cli-wrong-option'],
    [['orchard', '--toString'], 'cli-wrong-option'],
    [['orchard', '--seats'], 'cli-wrong-missing'],
    [['orchard', '--seats', '--json'], 'cli-wrong-missing'],
    [['orchard', '--json=yes'], 'cli-wrong-flag'],
    [[], 'cli-wrong-too-few'],
    [['orchard', 'pear'], 'cli-wrong-too-many'],
  ])('%j is wrong usage', (args, key) => {
    const { status, text } = complaint(() => read(...args));
    expect(status).toBe(2);
    expect(text.key).toBe(key);
  });

  it.each(['0', '10', '-1', '3.5', '1e1', 'three', '', ' 3', '99999999999'])('%j is no number from 1 to 9', (word) => {
    const { text } = complaint(() => read('orchard', `--seats=${word}`).whole('seats', 1, 9));
    expect(text.key).toBe('cli-wrong-number');
  });
});
