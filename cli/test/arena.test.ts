import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { house as broken } from './broken-house.ts';
import { expectSentence, folder, stolik } from './stage.ts';

const contest = ['arena', 'orchard', '--games', '12', '--seed', 'x', '--threads', '1'];

/** All but the clock, which no two runs agree on. */
function timeless(out: string): unknown {
  return JSON.parse(out, (key, value) => (['seconds', 'meanMs', 'p50Ms', 'p95Ms'].includes(key) ? 0 : value));
}

/** Played once for all tests that need a whole contest, with its ledger: every contest begins a thread of its own. */
const shelf = mkdtempSync(join(tmpdir(), 'stolik-arena-'));
afterAll(() => rmSync(shelf, { recursive: true, force: true }));
const whole = stolik([...contest, '--json', '--ledger', join(shelf, 'whole.jsonl')]);

describe('stolik arena', () => {
  it('gives one JSON object with rates, intervals, ratings and thinking times', async () => {
    const { status, out } = await whole;
    expect(status).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(1);
    const told = JSON.parse(out);
    expect(told).toMatchObject({ game: 'orchard', seats: 2, seed: 'x', games: 12, complete: true, fairShare: 0.5 });
    expect(told.bots.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
    for (const { of, winRate, interval, rating, thinking } of told.bots) {
      expect(of).toBe(12);
      expect(interval[0]).toBeLessThanOrEqual(winRate);
      expect(interval[1]).toBeGreaterThanOrEqual(winRate);
      expect(rating.sigma).toBeLessThan(25 / 3);
      expect(thinking.choices).toBeGreaterThan(0);
      expect(thinking.p95Ms).toBeGreaterThanOrEqual(thinking.p50Ms);
    }
    expect(told.bots[0].wins + told.bots[1].wins).toBeCloseTo(12, 6);
    expect(told.bySeat[0].wins + told.bySeat[1].wins).toBeCloseTo(12, 6);
  });

  it('plays the very games that simulate plays from the same seed', async () => {
    const told = JSON.parse(
      (await stolik(['arena', 'orchard', '--bots', 'greedy,random', '--games', '2', '--seed', 'x', '--json'])).out,
    );
    const simulated = await stolik([
      'simulate',
      'orchard',
      '--seats',
      '2',
      '--bots',
      'greedy,random',
      '--games',
      '2',
      '--seed',
      'x',
      '--json',
    ]);
    const [first] = simulated.out.split('\n').map((line) => JSON.parse(line || 'null'));
    const turned = await stolik([
      'simulate',
      'orchard',
      '--seats',
      '2',
      '--bots',
      'random,greedy',
      '--games',
      '2',
      '--seed',
      'x',
      '--json',
    ]);
    const second = turned.out.split('\n').map((line) => JSON.parse(line || 'null'))[1];
    expect(told.decisions).toBe(first.decisions + second.decisions);
    expect(told.bots[0].meanScore).toBeCloseTo((first.scores[0].total + second.scores[1].total) / 2, 2);
  });

  it('gives the same on one thread as on three', async () => {
    const { out } = await stolik([...contest, '--threads', '3', '--json']);
    expect(timeless(out)).toEqual(timeless((await whole).out));
  });

  it('takes searches with their budgets, and levels', async () => {
    const bots = ['search:5', 'search:2ms', 'novice'];
    const { out, status } = await stolik([
      'arena',
      'orchard',
      '--bots',
      bots.join(','),
      '--seats',
      '2',
      '--games',
      '6',
      '--threads',
      '1',
      '--json',
    ]);
    expect(status).toBe(0);
    const told = JSON.parse(out);
    expect(told.bots.map(({ bot }: { bot: string }) => bot)).toEqual(bots);
    expect(told.meetings).toHaveLength(3);
    for (const { of } of told.bots) expect(of).toBe(4);
  });

  it('prints a table for people, in both languages', async () => {
    const ledger = join(folder(), 'games.jsonl');
    for (const lang of ['en', 'pl']) {
      const { status, out } = await stolik([...contest, '--seats', '3', '--lang', lang, '--ledger', ledger]);
      expect(status).toBe(0);
      expect(out).toMatch(/greedy +\d/);
      expect(out).toMatch(/\d\.\d%–\d+\.\d%/);
      expect(out).not.toContain('⟦');
    }
  });

  it('leaves nothing behind when it is done', async () => {
    const home = folder();
    await stolik(contest, { env: { XDG_STATE_HOME: home } });
    expect(readdirSync(join(home, 'stolik', 'contests'))).toEqual([]);
  });

  it('plays though there is no place to keep games', async () => {
    const home = join(folder(), 'file');
    writeFileSync(home, '');
    expect((await stolik(contest, { env: { XDG_STATE_HOME: home } })).status).toBe(0);
  });
});

describe('a ledger', () => {
  const keptIn = async (file: string, ...more: string[]) => stolik([...contest, ...more, '--json', '--ledger', file]);
  /** A copy of the whole ledger. */
  const kept = async (): Promise<string> => {
    await whole;
    const file = join(folder(), 'games.jsonl');
    writeFileSync(file, readFileSync(join(shelf, 'whole.jsonl')));
    return file;
  };

  it('that was cut in the middle of a line is gone on with to the same end', async () => {
    const file = await kept();
    const text = readFileSync(file, 'utf8');
    expect(text.split('\n')).toHaveLength(12 + 2);
    for (const cut of [text.length - 5, Math.floor(text.length / 2), text.indexOf('\n') + 1, 20]) {
      truncateSync(file, cut);
      const { status, out } = await keptIn(file);
      expect(status).toBe(0);
      expect(timeless(out)).toEqual(timeless((await whole).out));
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      expect(lines).toHaveLength(12 + 1);
      for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    }
  });

  it('is not played again when it is whole, and goes on for more games', async () => {
    const file = await kept();
    const before = readFileSync(file, 'utf8');
    await keptIn(file);
    expect(readFileSync(file, 'utf8')).toBe(before);
    await keptIn(file, '--games', '16');
    const after = readFileSync(file, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(after.trim().split('\n')).toHaveLength(17);
  });

  it.each([
    ['--seed', 'y', 'seed'],
    ['--seats', '3', 'seats'],
    ['--bots', 'random,greedy', 'bots'],
    ['--variant', 'length=long', 'variants'],
  ])('of another contest (%s %s) is refused and left as it is', async (option, value, named) => {
    const file = await kept();
    const before = readFileSync(file, 'utf8');
    const told = await keptIn(file, option, value);
    expectSentence(told, 1);
    expect(told.err).toContain(named);
    expect(told.out).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('that is none, or is damaged, or is nowhere is refused with a sentence', async () => {
    const there = folder();
    const file = join(there, 'games.jsonl');
    writeFileSync(file, 'a letter to a friend\n');
    expectSentence(await keptIn(file), 1);
    expect(readFileSync(file, 'utf8')).toBe('a letter to a friend\n');
    writeFileSync(file, '');
    await keptIn(file);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.with(3, '{"contest":0').join('\n'));
    const told = await keptIn(file);
    expectSentence(told, 1);
    expect(told.err).toContain('4');
    mkdirSync(join(there, 'folder'));
    expectSentence(await keptIn(join(there, 'folder')), 1);
    expectSentence(await keptIn(join(there, 'no', 'such', 'folder.jsonl')), 1);
  });
});

describe('Ctrl-C', () => {
  it('keeps what was played, tells it, and tells how to go on', async () => {
    const home = folder();
    const args = ['arena', 'orchard', '--games', '1000000', '--seed', "it's", '--threads', '1'];
    const told = await stolik([...args, '--json'], {
      env: { XDG_STATE_HOME: home },
      interrupted(stop) {
        const contests = join(home, 'stolik', 'contests');
        const kept = (): number =>
          readdirSync(contests).reduce((sum, name) => sum + statSync(join(contests, name)).size, 0);
        void vi.waitUntil(() => kept() > 2000, { timeout: 60_000 }).then(stop);
      },
    });
    expect(told.status).toBe(1);
    expect(told.err).toMatch(/^stolik: .*\n$/);
    const { games, complete, bots } = JSON.parse(told.out);
    expect(complete).toBe(false);
    expect(games).toBeGreaterThan(0);
    expect(bots[0].of).toBe(games);
    const [ledger = ''] = readdirSync(join(home, 'stolik', 'contests'));
    const file = join(home, 'stolik', 'contests', ledger);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(games + 1);
    expect(told.err).toContain(`--seed 'it'\\''s' --ledger ${file}`);
    // The rest, as far as it is asked for, goes on from there.
    const on = await stolik(['arena', 'orchard', '--games', '10', '--seed', "it's", '--json', '--ledger', file]);
    expect(JSON.parse(on.out)).toMatchObject({ games: 10, complete: true });
    expect(existsSync(file)).toBe(true);
  });
});

describe('a game that fails', () => {
  it('ends the tournament with a sentence that says how to see it again', async () => {
    const told = await stolik([...contest, '--seats', '3'], { house: broken });
    expect(told.status).toBe(1);
    expect(told.out).toBe('');
    expect(told.err).toContain('the scales are broken');
    const again = 'stolik record orchard --seats 3 --bots greedy,random,greedy --seed x-0 --variant length=short';
    expect(told.err).toContain(again);
    expect(told.err).not.toContain('    at ');
  });
});

describe('wrong usage of the arena is exit status 2 and a sentence', () => {
  it.each([
    ['no game', ['arena']],
    ['an unknown game', ['arena', 'chess']],
    ['an unknown bot', ['arena', 'orchard', '--bots', 'greedy,genius']],
    ['one bot', ['arena', 'orchard', '--bots', 'greedy']],
    ['a bot twice', ['arena', 'orchard', '--bots', 'greedy,greedy']],
    ['an empty bot', ['arena', 'orchard', '--bots', 'greedy,']],
    ['no games', ['arena', 'orchard', '--games', '0']],
    ['half a game', ['arena', 'orchard', '--games', '1.5']],
    ['no threads', ['arena', 'orchard', '--threads', '0']],
    ['too many seats', ['arena', 'orchard', '--seats', '5']],
    ['an unknown variant', ['arena', 'orchard', '--variant', 'moon=full']],
    ['variants that do not go together', ['arena', 'orchard', '--seats', '4', '--variant', 'length=long']],
    ['an empty seed', ['arena', 'orchard', '--seed', '']],
    ['a ledger without a name', ['arena', 'orchard', '--ledger']],
    ['a mirror without a bot for every seat', ['arena', 'orchard', '--seats', '3', '--mirror']],
    ['an unknown option', ['arena', 'orchard', '--fast']],
  ])('%s', async (_, args) => {
    expectSentence(await stolik(args), 2);
  });
});
