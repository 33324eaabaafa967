import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectSentence, folder, stolik } from './stage.ts';

const report = ['simulate', 'orchard', '--report', '--bots', 'random', '--threads', '1'];

describe('stolik simulate --report', () => {
  it('writes a page, its pictures and its numbers, and says where', async () => {
    const out = join(folder(), 'pages');
    const told = await stolik([
      ...report,
      '--games',
      '20',
      '--pairs',
      'length=short',
      '--pair-games',
      '2',
      '--out',
      out,
    ]);
    expect(told.status).toBe(0);
    expect(told.out).toContain(join(out, 'orchard.md'));
    const page = readFileSync(join(out, 'orchard.md'), 'utf8');
    expect(page).toContain(
      'npx stolik simulate orchard --report --games 20 --pairs length=short --pair-games 2 --bots random\n',
    );
    expect(page).not.toContain(out);
    const shown = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file as string);
    for (const file of shown) expect([file, existsSync(join(out, file))]).toEqual([file, true]);
    expect(readdirSync(join(out, 'orchard'))).toContain('pairs.svg');
    const numbers = readFileSync(join(out, 'orchard', 'numbers.jsonl'), 'utf8')
      .trim()
      .split('\n');
    const lines = numbers.map((line) => JSON.parse(line));
    const tables = lines.flatMap((line) => line.table ?? []);
    const [usage] = lines.flatMap((line) => line.usage ?? []);
    const [pairs] = lines.flatMap((line) => line.pairs ?? []);
    expect(tables.map(({ seats, games }: { seats: number; games: number }) => [seats, games])).toEqual([
      [2, 20],
      [3, 20],
      [4, 20],
    ]);
    expect(usage.seats).toBe(3);
    const { length } = pairs.options;
    expect(pairs.games).toBe(length * (length - 1));
    for (const [a, row] of pairs.against.entries())
      for (const [b, { of }] of row.entries()) expect(of).toBe(a === b ? 0 : 2);
  });

  it('leaves out numbers of seats that a variant does not fit', async () => {
    const out = folder();
    const told = await stolik([...report, '--games', '2', '--variant', 'length=long', '--out', out, '--json']);
    const { report: numbers } = JSON.parse(told.out);
    expect(numbers.tables.map(({ seats }: { seats: number }) => seats)).toEqual([2, 3]);
  });

  it('goes on from a ledger that was cut, to the same page', async () => {
    const there = folder();
    const ledger = join(there, 'games.jsonl');
    const make = (out: string) =>
      stolik([...report, '--games', '6', '--seats', '2', '--out', join(there, out), '--ledger', ledger]);
    await make('first');
    writeFileSync(join(there, 'first', 'orchard', 'old.svg'), '');
    await make('first');
    expect(existsSync(join(there, 'first', 'orchard', 'old.svg'))).toBe(false);
    truncateSync(ledger, Math.floor(readFileSync(ledger).length / 2));
    expect((await make('second')).status).toBe(0);
    for (const name of ['seats', 'scores', 'length'])
      expect(readFileSync(join(there, 'second', 'orchard', `${name}.svg`), 'utf8')).toBe(
        readFileSync(join(there, 'first', 'orchard', `${name}.svg`), 'utf8'),
      );
    // The ledger of an arena is another contest.
    const other = await stolik(['arena', 'orchard', '--ledger', ledger]);
    expectSentence(other, 1);
  });

  it('is refused where it cannot be written, before anything is played', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'mine');
    expectSentence(await stolik([...report, '--games', '1000000', '--out', file]), 1);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it.each([
    ['what only a report has', ['simulate', 'orchard', '--out', 'x']],
    ['a ledger without a report', ['simulate', 'orchard', '--ledger', 'x']],
    ['pairs without a report', ['simulate', 'orchard', '--pairs', 'length=short']],
    ['pairs of no variant', [...report, '--pairs', 'moon=full']],
    ['pairs that are not a choice', [...report, '--pairs', 'length']],
    ['games of pairs without pairs', [...report, '--pair-games', '4']],
    ['half a game of pairs', [...report, '--pairs', 'length=short', '--pair-games', '0.5']],
    ['an unknown bot', ['simulate', 'orchard', '--report', '--bots', 'genius']],
    ['too many seats', [...report, '--seats', '7']],
  ])('does not take %s', async (_, args) => {
    expectSentence(await stolik([...args]), 2);
  });
});
