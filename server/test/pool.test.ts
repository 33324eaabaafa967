import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, Match, seatingOf } from '@stolik/engine';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { BotPool, type BotRequest } from '../bots/pool.ts';
import { games } from './games.ts';

const [game] = games as readonly [AnyGame];
const seating = seatingOf(game, 2, {});
if ('why' in seating) throw new Error(seating.message);
const match = new Match(game, seating, { seed: 'pool' });
const { seat = 0, options = [] } = match.table.pending[0] ?? {};
const asks = (table: string, bot: string): BotRequest => ({
  table,
  game: game.id,
  bot,
  state: match.table,
  seat,
  luck: ['pool', table],
});

let pool: BotPool | null = null;
const failures: string[] = [];
const open = (longest: number): BotPool => {
  failures.length = 0;
  pool = new BotPool({
    // In this house there is also a game that thinks for seconds.
    house: new URL('./slow-house.ts', import.meta.url).href,
    threads: 2,
    longest,
    failed: (message) => failures.push(message),
    took: () => {},
  });
  return pool;
};
afterEach(() => pool?.stop(), 60_000);

describe('the bots’ threads', () => {
  it('answer with an option of the decision, the same for the same luck', async () => {
    const threads = open(10_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => threads.choose(asks('t', 'greedy'))));
    for (const answer of answers) expect(options).toContain(answer);
    expect(new Set(answers).size).toBe(1);
  });

  it('let a heavy table slow no other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stolik-pool-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    process.env.STOLIK_GATE = join(folder, 'open');
    const threads = open(30_000);
    const heavy = (number: number, game: string) => threads.choose({ ...asks(`heavy${number}`, 'random'), game });
    // Once to be known as heavy, then until they are let go.
    await Promise.all([1, 2, 3].map((number) => heavy(number, 'slow')));
    let answered = 0;
    const all = [1, 2, 3, 1, 2].map((number) => heavy(number, 'held').then(() => answered++));
    // Each table is asked once: on a busy machine one that answers often may come to count as heavy itself.
    for (let i = 0; i < 10; i++) expect(options).toContain(await threads.choose(asks(`quick${i}`, 'random')));
    expect(answered, 'ten quick answers come while five heavy ones are held').toBe(0);
    writeFileSync(process.env.STOLIK_GATE, '');
    await Promise.all(all);
    expect(failures).toEqual([]);
  });

  it('end a bot that does not come to an end, and the game goes on', async () => {
    const threads = open(1500);
    await threads.choose(asks('warm', 'random'));
    expect(options).toContain(await threads.choose({ ...asks('t', 'random'), game: 'endless' }));
    expect(failures[0]).toContain('thought for too long');
    expect(options).toContain(await threads.choose(asks('other', 'random')));
  });

  it('hurry when they are asked to', async () => {
    const threads = open(30_000);
    await threads.choose(asks('warm', 'random'));
    const since = performance.now();
    const choice = threads.choose(asks('t', 'search:20s'));
    setTimeout(() => threads.hurry('t'), 300);
    expect(options).toContain(await choice);
    expect(performance.now() - since).toBeLessThan(10_000);
  });

  it('survive a bot that fails', async () => {
    const threads = open(10_000);
    expect(options).toContain(await threads.choose({ ...asks('t', 'random'), game: 'none such' }));
    expect(failures).toHaveLength(1);
    expect(options).toContain(await threads.choose(asks('t', 'random')));
  });
});
