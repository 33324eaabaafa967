import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsFrom } from '@stolik/testkit';
import { describe, expect, it, vi } from 'vitest';
import { house } from '../games.ts';
import { folder, stolik, theFirst } from './stage.ts';

const root = join(import.meta.dirname, '..', '..');
const program = join(root, 'cli', 'stolik.mjs');

function child(command: string, args: readonly string[], input = '', env: Record<string, string> = {}) {
  const { NO_COLOR: _, FORCE_COLOR: __, ...rest } = process.env;
  return spawnSync(command, args, { input, encoding: 'utf8', env: { ...rest, LANG: 'en_GB.UTF-8', ...env } });
}

describe('the program itself', () => {
  it('starts, answers and ends', () => {
    const { status, stdout, stderr } = child(process.execPath, [program, '--version']);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(status).toBe(0);
  });

  it('gives the exit status and a sentence', () => {
    const { status, stdout, stderr } = child(process.execPath, [program, 'simulate', 'no-such-game', '--json']);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^stolik: .*no-such-game.*\.\n$/);
  });

  it('is content with a reader who has seen enough', () => {
    const line = `"${process.execPath}" "${program}" simulate star-scrappers --games 400 --json | head -n 1`;
    const { status, stdout, stderr } = child('bash', ['-o', 'pipefail', '-c', line]);
    expect(stdout).toMatch(/^\{.*\}\n$/);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('plays from a pipe, and keeps the game when the pipe ends', () => {
    const home = folder();
    const { status, stdout, stderr } = child(
      process.execPath,
      [program, 'play', 'star-scrappers', '--seed', 'x'],
      '1\n',
      { XDG_STATE_HOME: home },
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('stolik play star-scrappers --resume');
    expect(status).toBe(0);
    expect(existsSync(join(home, 'stolik', 'star-scrappers.json'))).toBe(true);
  });
});

describe('a tournament that is interrupted', () => {
  it('ends at once, and every game it tells of is in its ledger', async () => {
    const ledger = join(folder(), 'games.jsonl');
    const args = ['arena', 'star-scrappers', '--games', '100000', '--threads', '1', '--json', '--ledger', ledger];
    const running = spawn(process.execPath, [program, ...args], { env: { ...process.env, LANG: 'en_GB.UTF-8' } });
    let out = '';
    let err = '';
    running.stdout.on('data', (text) => (out += text));
    running.stderr.on('data', (text) => (err += text));
    const ended = new Promise((resolve) => running.on('close', resolve));
    const lines = (): number => (existsSync(ledger) ? readFileSync(ledger, 'utf8').split('\n').length - 1 : 0);
    await vi.waitUntil(() => lines() > 3, { timeout: 60_000, interval: 50 });
    running.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(err).toContain(`--ledger ${ledger}`);
    const { games, complete } = JSON.parse(out);
    expect(complete).toBe(false);
    expect(lines()).toBe(games + 1);
  });
});

describe('a disk that is full in the middle of a record', () => {
  it('leaves the old record whole and nothing beside it', () => {
    const there = folder();
    const file = join(there, 'game.json');
    const args = `"${process.execPath}" "${program}" record star-scrappers --out "${file}"`;
    expect(child('bash', ['-c', `${args} --seed one`]).status).toBe(0);
    const before = readFileSync(file, 'utf8');
    expect(before.length).toBeGreaterThan(2048);
    // A limit of one block on the size of files stands in for the full disk.
    const { status, stderr } = child('bash', ['-c', `ulimit -f 1; ${args} --seed two`]);
    expect(stderr).toMatch(/^stolik: .*game\.json.*\.\n$/);
    expect(status).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(there)).toEqual(['game.json']);
  });
});

const games = [...house.shelf.keys()];
/** Games that have an opponent of their own for one who plays alone. */
const alone = ['excavation-earth', 'dark-road', 'imperium'];
const evenings = [
  ...games.map((id) => [id, ['--bots', 'random']] as const),
  ...alone.map((id) => [id, ['--seats', '1']] as const),
].flatMap(([id, company], at) =>
  [
    [id, 'pl', company] as const,
    // The longest game is played at its full length in one language only.
    [id, 'en', id === 'archipelago' ? [...company, '--variant', 'length=short'] : company] as const,
    // In turn in one language and in the other; a long run plays all in both.
  ].filter((_, language) => !settingsFrom(process.env).usual || (at + language) % 2 === 1),
);

describe('every game of the house', () => {
  it.each(evenings)('%s is played to its end in the terminal, in %s %s', async (id, lang, company) => {
    const home = folder();
    const args = ['play', id, '--lang', lang, '--seed', 'evening', ...company];
    const { status, out, err } = await stolik(args, { house, lines: theFirst(), env: { XDG_STATE_HOME: home } });
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).not.toContain('⟦');
    expect(out).not.toContain('{$');
    const finished = join(home, 'stolik', 'finished');
    const [record = ''] = readdirSync(finished);
    expect((await stolik(['verify', join(finished, record)], { house })).status).toBe(0);
    const tooWide = out.split('\n').filter((line) => [...line].length > 80 && !line.includes(home));
    expect(tooWide).toEqual([]);
  });

  it.each(games)('%s tells its names, its box and its table in both languages', async (id) => {
    const file = join(folder(), 'game.json');
    expect((await stolik(['record', id, '--seed', 'x', '--out', file], { house })).status).toBe(0);
    for (const lang of ['pl', 'en'])
      for (const args of [
        ['games'],
        ['content', id],
        ['replay', file, '--all'],
        ['replay', file, '--at', '9', '--seat', '0'],
      ]) {
        const { status, out, err } = await stolik([...args, '--lang', lang], { house });
        expect(err).toBe('');
        expect(status).toBe(0);
        expect(out).not.toContain('⟦');
      }
  });
});
