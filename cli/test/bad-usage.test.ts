import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectSentence, folder, stolik } from './stage.ts';

describe('wrong usage is exit status 2 and a sentence', () => {
  it.each([
    ['an unknown command', ['dance']],
    ['an option before the command', ['--fast']],
    ['an unknown game', ['simulate', 'chess']],
    ['a game called like a property of every object', ['simulate', 'constructor']],
    ['no game', ['simulate']],
    ['too many games', ['simulate', 'orchard', 'orchard']],
    ['too many seats', ['simulate', 'orchard', '--seats', '5']],
    ['too few seats', ['record', 'orchard', '--seats', '1', '--out', 'x.json']],
    ['no number of seats', ['play', 'orchard', '--seats', 'three']],
    ['an unknown variant', ['simulate', 'orchard', '--variant', 'moon=full']],
    ['an impossible value of a variant', ['simulate', 'orchard', '--variant', 'length=endless']],
    ['a variant without a value', ['simulate', 'orchard', '--variant', 'length']],
    ['variants that do not go together', ['simulate', 'orchard', '--seats', '4', '--variant', 'length=long']],
    ['an unknown bot', ['simulate', 'orchard', '--bots', 'genius']],
    ['a bot called like a property of every object', ['simulate', 'orchard', '--bots', '__proto__']],
    ['an empty bot', ['simulate', 'orchard', '--bots', 'random,']],
    ['more bots than seats', ['simulate', 'orchard', '--seats', '2', '--bots', 'random,random,random']],
    ['bots where people fill the table', ['play', 'orchard', '--people', '3', '--bots', 'random']],
    ['a search without a budget after the colon', ['simulate', 'orchard', '--bots', 'search:']],
    ['a search with a budget that is none', ['simulate', 'orchard', '--bots', 'search:long']],
    ['a budget for a bot that takes none', ['simulate', 'orchard', '--bots', 'greedy:500']],
    ['no games at all', ['simulate', 'orchard', '--games', '0']],
    ['an empty seed', ['simulate', 'orchard', '--seed', '']],
    ['an endless seed', ['simulate', 'orchard', '--seed', 'x'.repeat(201)]],
    ['an unknown language', ['games', '--lang', 'tlh']],
    ['nowhere to write', ['record', 'orchard']],
    ['more people than seats', ['play', 'orchard', '--people', '4']],
    ['more names than people', ['play', 'orchard', '--names', 'Ann,Bob']],
    ['help for an unknown command', ['help', 'dance']],
    ['nothing to resume', ['play', '--resume']],
  ])('%s', async (_, args) => {
    expectSentence(await stolik(args), 2);
  });

  it('is complained of in Polish too', async () => {
    const told = await stolik(['simulate', 'orchard', '--seats', '9'], { env: { LANG: 'pl_PL.UTF-8' } });
    expectSentence(told, 2);
    expect(told.err).toContain('miejsc');
    expectSentence(await stolik(['simulate', 'orchard', '--seats', '9', '--lang', 'pl']), 2);
  });
});

describe('what is out of range in a good record is wrong usage', () => {
  it.each([[['--at', '1000']], [['--at', '-1']], [['--at', 'end']], [['--seat', '3']], [['--seat', '0', '--all']]])(
    'replay %j',
    async (more) => {
      const file = join(folder(), 'good.json');
      await stolik(['record', 'orchard', '--out', file]);
      expectSentence(await stolik(['replay', file, ...more]), 2);
    },
  );
});

describe('a content pack', () => {
  it('is refused with its problems, or with why it cannot be read', async () => {
    const there = folder();
    const file = join(there, 'pack.json');
    expectSentence(await stolik(['content', 'orchard', '--pack', file]), 1);
    writeFileSync(file, '{"cards": [');
    expectSentence(await stolik(['content', 'orchard', '--pack', file]), 1);
    writeFileSync(file, 'null');
    const told = await stolik(['content', 'orchard', '--pack', file]);
    expectSentence(told, 1);
    expect(told.out.trim()).not.toBe('');
    writeFileSync(file, '{}');
    expect((await stolik(['content', 'orchard', '--pack', file])).status).toBe(0);
  });
});
