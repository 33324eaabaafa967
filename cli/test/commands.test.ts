import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, stolik } from './stage.ts';

const lines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

async function recorded(...more: string[]): Promise<string> {
  const file = join(folder(), 'game.json');
  const { status, err } = await stolik(['record', 'orchard', '--out', file, ...more]);
  expect(err).toBe('');
  expect(status).toBe(0);
  return file;
}

describe('help', () => {
  it.each(['play', 'games', 'simulate', 'record', 'replay', 'verify', 'content', 'bench'])('of %s', async (command) => {
    const asked = await Promise.all([
      stolik(['help', command]),
      stolik([command, '--help']),
      stolik([command, '-h', '--seats']),
    ]);
    for (const { status, out } of asked) {
      expect(status).toBe(0);
      expect(out).toMatch(new RegExp(`^stolik ${command}`));
      expect(out).toBe(asked[0]?.out);
    }
    expect((await stolik(['help', command, '--lang', 'pl'])).out).not.toBe(asked[0]?.out);
  });

  it('of all, with every command in it', async () => {
    const [first, second, third] = await Promise.all([stolik(['--help']), stolik([]), stolik(['help'])]);
    expect(first.out).toBe(second.out);
    expect(first.out).toBe(third.out);
    for (const command of ['play', 'games', 'simulate', 'record', 'replay', 'verify', 'content', 'bench'])
      expect(first.out).toContain(`\n  ${command} `);
    expect((await stolik(['--lang', 'pl', '--help'])).out).toContain('Użycie');
  });

  it('and the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'));
    expect(await stolik(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });
});

describe('games', () => {
  it('tells of each game what can be chosen', async () => {
    const { out, err } = await stolik(['games', '--json']);
    expect(err).toBe('');
    expect(lines(out)).toEqual([
      {
        id: 'orchard',
        rules: expect.any(String),
        names: { pl: 'Sad', en: 'Orchard' },
        seats: { min: 2, max: 4 },
        variants: [{ id: 'length', values: ['short', 'long'], default: 'short' }],
        bots: ['random', 'greedy', 'search', 'novice', 'casual', 'regular', 'expert', 'master'],
        solo: [],
      },
    ]);
    const told = await stolik(['games', '--lang', 'pl']);
    expect(told.out).toContain('Sad');
    expect(told.out).toContain('length=long');
    expect(told.out).not.toContain('⟦');
  });
});

describe('simulate', () => {
  it('prints a line a game and a summary that adds up', async () => {
    const args = ['simulate', 'orchard', '--games', '20', '--seats', '3', '--bots', 'greedy,random', '--seed', '42'];
    const { status, out, err } = await stolik([...args, '--variant', 'length=long', '--json']);
    expect(status).toBe(0);
    expect(err).toBe('');
    const printed = lines(out);
    const games = printed.slice(0, -1);
    const summary = printed.at(-1);
    expect(games).toHaveLength(20);
    games.forEach((game, place) => {
      expect(game).toMatchObject({
        game: 'orchard',
        seed: `42-${place}`,
        seats: 3,
        bots: ['greedy', 'random', 'greedy'],
        variants: { length: 'long' },
        ms: expect.any(Number),
      });
      const best = Math.max(...game.scores.map((score: { total: number }) => score.total));
      expect(game.scores.map((score: { seat: number }) => score.seat)).toEqual([0, 1, 2]);
      for (const { total, lines } of game.scores)
        expect(lines.reduce((sum: number, line: { points: number }) => sum + line.points, 0)).toBe(total);
      for (const winner of game.winners) expect(game.scores[winner].total).toBe(best);
    });
    const sum = (of: (game: (typeof games)[number]) => number): number =>
      games.reduce((all, game) => all + of(game), 0);
    expect(summary).toMatchObject({
      summary: true,
      game: 'orchard',
      games: 20,
      decisions: sum((game) => game.decisions),
    });
    for (const seat of [0, 1, 2]) {
      expect(summary.winsBySeat[seat]).toBe(sum((game) => (game.winners.includes(seat) ? 1 : 0)));
      expect(summary.meanScores[seat]).toBeCloseTo(sum((game) => game.scores[seat].total) / 20, 2);
    }
    expect(summary.decisionsPerSecond).toBeGreaterThan(0);
  });

  it('is the same for the same seed; one game has the seed itself', async () => {
    const once = async (...more: string[]) => {
      const printed = lines((await stolik(['simulate', 'orchard', '--json', ...more])).out);
      return printed.slice(0, -1).map(({ ms: _, ...game }) => game);
    };
    expect(await once('--games', '3', '--seed', 'a')).toEqual(await once('--games', '3', '--seed', 'a'));
    const [alone] = await once('--games', '1', '--seed', 'a-1');
    const [, second] = await once('--games', '2', '--seed', 'a');
    expect(alone).toEqual(second);
    const [one] = await once('--games', '1');
    const [other] = await once('--games', '1');
    expect(one?.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(one?.seed).not.toBe(other?.seed);
  });

  it('speaks to people without --json', async () => {
    const { out } = await stolik(['simulate', 'orchard', '--games', '5', '--seed', 'a', '--lang', 'pl']);
    expect(out).toContain('5 partii');
    expect(out).not.toContain('⟦');
    const widths = out
      .split('\n')
      .slice(0, 5)
      .map((line) => line.indexOf(' ms'));
    expect(new Set(widths).size).toBe(1);
  });
});

describe('record, verify and replay', () => {
  it('agree with one another and with simulate', async () => {
    const file = await recorded('--seed', 'r', '--bots', 'greedy,random,random');
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(record).toMatchObject({
      stolik: 1,
      game: 'orchard',
      seats: 3,
      bots: ['greedy', 'random', 'random'],
      seed: 'r',
    });
    const verified = await stolik(['verify', file, '--json']);
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, choices: record.choices.length, result: record.result });
    const [game] = lines(
      (await stolik(['simulate', 'orchard', '--games', '1', '--seed', 'r', '--bots', 'greedy,random,random', '--json']))
        .out,
    );
    expect(game.scores).toEqual(record.result.scores);
    expect(game.winners).toEqual(record.result.winners);
    const told = await stolik(['verify', file]);
    expect(told.out).toContain(record.commitment);
    expect(told.out).toContain(String(record.choices.length));
  });

  it('replay shows the table after any number of choices', async () => {
    const file = await recorded('--seed', 'r');
    const { choices, result } = JSON.parse(readFileSync(file, 'utf8'));
    for (let at = 0; at <= choices.length; at++) {
      const { out, status } = await stolik(['replay', file, '--at', String(at), '--all', '--json']);
      expect(status).toBe(0);
      const replayed = JSON.parse(out);
      expect(replayed.at).toBe(at);
      expect(replayed.over).toBe(at === choices.length);
      if (replayed.over) expect(replayed.result).toEqual(result);
      else {
        const choice = choices[at];
        const option = typeof choice === 'object' ? choice.option : choice;
        expect(replayed.decisions.some((asked: { options: unknown[] }) => asked.options.includes(option))).toBe(true);
      }
    }
    const end = await stolik(['replay', file, '--json']);
    expect(JSON.parse(end.out)).toMatchObject({ at: choices.length, over: true, seat: null, all: false });
  });

  it('replay shows a seat its own hand, a spectator none, and all to one who asks for all', async () => {
    const file = await recorded('--seed', 'r');
    const hands = async (...who: string[]) => {
      const { out } = await stolik(['replay', file, '--at', '0', '--json', ...who]);
      const { view } = JSON.parse(out);
      return view.hands.map((hand: number[]) => hand.every((card) => card >= 0));
    };
    expect(await hands('--seat', '1')).toEqual([false, true, false]);
    expect(await hands('--spectator')).toEqual([false, false, false]);
    expect(await hands()).toEqual([false, false, false]);
    expect(await hands('--all')).toEqual([true, true, true]);
  });

  it('replay gives a decision only to whom it may be known', async () => {
    const file = await recorded('--seed', 'r');
    const at0 = async (...who: string[]) =>
      JSON.parse((await stolik(['replay', file, '--at', '0', '--json', ...who])).out);
    const all = await at0('--all');
    const asked = all.waitingFor[0];
    expect((await at0('--spectator')).decision).toBeNull();
    expect((await at0('--seat', String(asked))).decision).toEqual(all.decision);
    expect((await at0('--seat', String((asked + 1) % 3))).decision).toBeNull();
  });

  it('replay draws for people', async () => {
    const file = await recorded('--seed', 'r');
    for (const more of [['--at', '0'], ['--at', '3', '--all'], ['--at', '5', '--seat', '0'], []]) {
      const { out, status } = await stolik(['replay', file, ...more, '--lang', 'pl']);
      expect(status).toBe(0);
      expect(out).toContain('random 1');
      expect(out).not.toContain('⟦');
    }
  });
});

describe('content', () => {
  it('counts what is in the box', async () => {
    const { out } = await stolik(['content', 'orchard', '--json']);
    const { items, kinds, sources } = JSON.parse(out);
    expect(items.length).toBeGreaterThan(0);
    const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);
    expect(total(Object.values(sources))).toBe(items.length);
    expect(total(Object.values<{ items: number }>(kinds).map((kind) => kind.items))).toBe(items.length);
    const told = await stolik(['content', 'orchard']);
    for (const { name } of items) expect(told.out).toContain(name.en);
    expect(told.out).not.toContain('⟦');
  });
});

describe('something unforeseen', () => {
  const broken = {
    textOf: () => {
      throw new Error('first line\n    at secret (place.ts:1:1)');
    },
  };
  it('is one sentence, and a stack only for those who ask', async () => {
    const { orchardHouse } = await import('./stage.ts');
    const house = { ...orchardHouse, ...broken };
    const told = await stolik(['games'], { house });
    expect(told.status).toBe(1);
    expect(told.err).toContain('first line');
    expect(told.err).not.toContain('    at ');
    const debugged = await stolik(['games'], { house, env: { STOLIK_DEBUG: '1' } });
    expect(debugged.err).toContain('    at ');
  });
});
