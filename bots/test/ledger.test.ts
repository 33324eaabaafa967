import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, entryLine, headLine, readLedger } from '../arena/index.ts';
import { contestOf, outcomeOf } from './contests.ts';

const contests = [contestOf(), contestOf({ seats: 3, seed: 'other' })];
const entries: Entry[] = [
  { contest: 0, outcome: outcomeOf({ index: 0 }) },
  { contest: 1, outcome: outcomeOf({ index: 4, scores: [1, 2, 3], winners: [2] }) },
  { contest: 0, outcome: outcomeOf({ index: 1, rounds: null }) },
];
const text = headLine(contests) + entries.map(entryLine).join('');

describe('a ledger', () => {
  it('gives back what was written', () => {
    expect(readLedger(text, contests)).toEqual({ entries, whole: text });
  });

  it('cut anywhere, gives back all games whose lines are whole, and says how far they go', () => {
    fc.assert(
      fc.property(fc.nat(text.length), (cut) => {
        const read = readLedger(text.slice(0, cut), contests);
        if ('why' in read) throw new Error(`cut at ${cut}: ${read.why}`);
        const lines = text.slice(0, cut).split('\n').length - 1;
        expect(read.entries).toEqual(entries.slice(0, Math.max(0, lines - 1)));
        expect(text.startsWith(read.whole)).toBe(true);
        expect(read.whole === '' || read.whole.endsWith('\n')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('may be gone on with for more games of the same contest', () => {
    expect(readLedger(text, [contestOf({ games: 500 }), contests[1] ?? contestOf()])).toEqual({ entries, whole: text });
  });

  it.each([
    ['game', { game: 'chess' }, 'orchard', 'chess'],
    ['rules', { rules: '2.0.0' }, '1.0.0', '2.0.0'],
    ['seed', { seed: 'x' }, 'test', 'x'],
    ['seats', { seats: 4 }, '2', '4'],
    ['bots', { bots: ['random', 'greedy'] }, 'greedy,random', 'random,greedy'],
    ['variants', { variants: { length: 'long' } }, 'length=short', 'length=long'],
    ['accounts', { accounts: true as const }, '-', 'true'],
  ])('of another %s is not taken', (differs, change, there, here) => {
    const other = [contestOf(change), contests[1] ?? contestOf()];
    expect(readLedger(text, other)).toEqual({ why: 'other-contest', differs, there, here });
  });

  it('of fewer contests is not taken', () => {
    expect(readLedger(text, contests.slice(0, 1))).toMatchObject({ why: 'other-contest', differs: 'contests' });
  });

  it.each(['', 'hello', 'hello\n', '{}\n', 'null\n', '[1]\n', '{"stolik":1}\n'])('is not %j', (other) => {
    const read = readLedger(other, contests);
    // Nothing at all could be the beginning of a ledger.
    expect(read).toEqual(other === '' ? { entries: [], whole: '' } : { why: 'no-ledger' });
  });

  it.each([
    'nonsense',
    '{}',
    'null',
    '{"contest":7,"index":0}',
    entryLine({ contest: 1, outcome: outcomeOf() }).trim(),
    entryLine({ contest: 0, outcome: outcomeOf({ winners: [5] }) }).trim(),
  ])('with a damaged line within it says which: %s', (line) => {
    expect(readLedger(`${headLine(contests)}${line}\n${entryLine(entries[0] as Entry)}`, contests)).toEqual({
      why: 'bad-line',
      line: 2,
    });
  });

  it('counts a game once, though it was written twice', () => {
    const read = readLedger(text + entryLine(entries[0] as Entry), contests);
    expect('entries' in read && read.entries).toHaveLength(entries.length);
  });
});
