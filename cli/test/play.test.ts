import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, firstly, folder, stolik } from './stage.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** A text without what hides a flaw: a message that is missing, a stack. */
function expectWellSaid(text: string): void {
  expect(text).not.toContain('⟦');
  expect(text).not.toContain('{$');
  expect(text).not.toContain('    at ');
  expect(text).not.toContain('undefined');
}

/** How often something is said. */
const count = (text: string, what: string | RegExp): number => text.split(what).length - 1;

describe('a hint', () => {
  it.each([
    ['en', '/i', 'A good player would choose'],
    ['pl', '/podpowiedz', 'Dobry gracz wybrałby'],
  ])('in %s tells options by their keys, and changes nothing', async (lang, order, says) => {
    const files = ['with', 'without'].map((name) => join(folder(), `${name}.json`));
    const args = ['play', 'orchard', '--seed', 'hint', '--lang', lang, '--save'];
    const { out, status } = await stolik([...args, files[0] ?? ''], { lines: [order, '/q'] });
    expect(status).toBe(0);
    const [before = '', advice = ''] = out.split(says);
    expect(before).not.toBe('');
    const [first = ''] = advice.split('\n').slice(1);
    expect(first).toMatch(/^ {2}\w+ /);
    const [, key = '', words = ''] = /^ {2}(\w+) (.{4})/.exec(first) ?? [];
    expect(before).toMatch(new RegExp(`${key} .*${words}`));
    expect(out).not.toContain('⟦');
    await stolik([...args, files[1] ?? ''], { lines: ['/q'] });
    expect(read(files[0] ?? '')).toEqual(read(files[1] ?? ''));
  });
});

describe('who sits there', () => {
  it('is told of levels by their names and characters, and they come back to a saved game', async () => {
    const file = join(folder(), 'game.json');
    const args = ['play', 'orchard', '--seats', '4', '--bots', 'novice,novice,search:5', '--seed', 'faces'];
    const { out, status } = await stolik([...args, '--save', file]);
    expect(status).toBe(0);
    expect(out).toMatch(/Kuba +Learnt the rules/);
    expect(out).toMatch(/Ada +Learnt the rules/);
    expect(out).toMatch(/Leo +a bot that thinks ahead/);
    expect(out).not.toContain('⟦');
    expect(read(file)).toMatchObject({ bots: [null, 'novice', 'novice', 'search:5'] });
    const again = await stolik(['play', '--resume', file], { lines: always('1') });
    expect(again.status).toBe(0);
    expect(read(file)).toMatchObject({ result: expect.anything() });
  });
});

describe('a whole game through a pipe', () => {
  it.each([
    ['en', 'wins!', 'The game is over.'],
    ['pl', 'Wygrywa', 'Koniec gry.'],
  ])('in %s', async (lang, winner, over) => {
    const home = folder();
    const args = ['play', 'orchard', '--seed', 'whole', '--lang', lang, '--bots', 'greedy,random'];
    const { status, out, err } = await stolik(args, { lines: always('1'), env: { XDG_STATE_HOME: home } });
    expect(err).toBe('');
    expect(status).toBe(0);
    expectWellSaid(out);
    expect(out).toContain(over);
    expect(out).toContain(winner);
    const [name, ...more] = readdirSync(join(home, 'stolik', 'finished'));
    expect(more).toEqual([]);
    const file = join(home, 'stolik', 'finished', name ?? '');
    expect(out).toContain(file);
    expect(read(file)).toMatchObject({ bots: [null, 'greedy', 'random'], seed: 'whole', result: expect.anything() });
    expect((await stolik(['verify', file])).status).toBe(0);
    expect(existsSync(join(home, 'stolik', 'orchard.json'))).toBe(false);
  });

  it('the same seed and answers are the same game', async () => {
    const files = ['one.json', 'two.json'].map((name) => join(folder(), name));
    for (const file of files)
      await stolik(['play', 'orchard', '--seed', 'same', '--save', file], { lines: always('1') });
    const [one, two] = files.map(read);
    expect(one.result).toBeDefined();
    expect(two).toEqual(one);
  });

  it.each([40, 80, 120, 160])('no line is wider than a screen of %i columns', async (columns) => {
    const args = ['play', 'orchard', '--seed', 'wide', '--save', join(folder(), 'x')];
    const { out } = await stolik(args, { lines: always('1'), columns });
    const lines = out.split('\n').filter((line) => !line.includes('/stolik-'));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => [...line].length > columns)).toEqual([]);
  });
});

describe('colours', () => {
  const args = () => ['play', 'orchard', '--save', join(folder(), 'x')];
  it('are there when wanted and only then', async () => {
    const plain = await stolik(args(), { lines: always('1') });
    expect(plain.out).not.toContain('\u001b');
    const coloured = await stolik(args(), { lines: always('1'), colours: true });
    expect(coloured.out).toContain('\u001b[');
  });
});

describe('choosing', () => {
  const args = () => ['play', 'orchard', '--seed', 'choose', '--save', join(folder(), 'game.json')];

  it('Enter alone, an unknown key and an unknown command choose nothing', async () => {
    const file = join(folder(), 'game.json');
    const start = await stolik(['play', 'orchard', '--seed', 'choose', '--save', file]);
    expect(start.status).toBe(0);
    const before = read(file).choices;
    await stolik(['play', '--resume', file], { lines: ['', '   ', 'z', '77', '/nothing', 'no such option', '/', '?'] });
    expect(read(file).choices).toEqual(before);
  });

  it('part of the text is enough, with or without accents, in any case', async () => {
    for (const [lang, typed] of [
      ['en', 'REST'],
      ['pl', 'odpocz'],
    ] as const) {
      const file = join(folder(), 'game.json');
      await stolik(['play', 'orchard', '--seed', 'choose', '--save', file, '--lang', lang], { lines: [typed] });
      expect(read(file).choices).toContain('rest');
    }
  });

  it('commands answer and choose nothing', async () => {
    const file = join(folder(), 'game.json');
    await stolik(['play', 'orchard', '--seed', 'choose', '--save', file]);
    const before = read(file).choices;
    const lines = ['/h', '/l', '/s', '/t', '?', '? e', '? 1', '? zzz', 'help', '/u', '/pl', '/en'];
    const { out, err } = await stolik(['play', '--resume', file], { lines });
    expectWellSaid(out);
    expect(err).toBe('');
    expect(read(file).choices).toEqual(before);
    const answers = out.split('\n> ').map((answer) => answer.split('\n').slice(1).join('\n').trim());
    expect(answers.slice(1, 1 + lines.length).filter((answer) => answer === '')).toEqual([]);
  });

  it('the language can be changed in play', async () => {
    const { out } = await stolik(args(), { lines: ['/pl', '/h'] });
    expect(out).toContain('/h pomoc');
    const back = await stolik([...args(), '--lang', 'pl'], { lines: ['/en', '/h'] });
    expect(back.out).toContain('/h help');
  });
});

describe('undo', () => {
  it('takes back a choice, and the next choice is made instead of it', async () => {
    const file = join(folder(), 'game.json');
    const play = (lines: string[]) => stolik(['play', 'orchard', '--seed', 'undo', '--save', file], { lines });
    await play([]);
    const before = read(file).choices;
    const { out } = await play(['plant', '/u']);
    expect(out).toContain('Undone.');
    expect(read(file).choices).toEqual(before);
    await play(['plant', '/u', 'rest']);
    expect(read(file).choices.slice(0, before.length + 1)).toEqual([...before, 'rest']);
  });

  it('says in the language why not', async () => {
    const nothing = await stolik(['play', 'orchard', '--people', '3', '--save', join(folder(), 'x')], {
      lines: ['', '/u'],
    });
    expect(nothing.out).toContain('There is nothing to undo.');
    const drawn = await stolik(['play', 'orchard', '--people', '3', '--lang', 'pl', '--save', join(folder(), 'x')], {
      lines: ['', '2', '', '/u'],
    });
    expect(drawn.out).toMatch(/Tego nie można cofnąć: .+\./);
  });

  it('what was taken back is not in the log', async () => {
    const lines = ['plant', '1', '/l', '/u', '/u', '/l'];
    const { out } = await stolik(['play', 'orchard', '--seed', 'undo', '--save', join(folder(), 'x')], { lines });
    const [, first = '', second = ''] = out.split('> /l');
    const told = first.split('\n').find((line) => line.includes('lays out'));
    expect(told).toBeDefined();
    expect(second).not.toContain('lays out');
  });
});

describe('saving and coming back', () => {
  it('a game put down at any point goes on to the same end', async () => {
    const whole = join(folder(), 'whole.json');
    await stolik(['play', 'orchard', '--seed', 'pause', '--save', whole], { lines: always('1') });
    const paused = join(folder(), 'paused.json');
    let told = await stolik(['play', 'orchard', '--seed', 'pause', '--save', paused], { lines: ['1'] });
    for (let pauses = 0; read(paused).result === undefined; pauses++) {
      expect(pauses).toBeLessThan(100);
      expect(told.status).toBe(0);
      expect(told.out).toContain(`stolik play orchard --resume ${paused}`);
      told = await stolik(['play', 'orchard', '--resume', paused], { lines: ['1', '/q'] });
    }
    expect(read(paused)).toEqual(read(whole));
  });

  it('without a file named, the usual one is found again', async () => {
    const env = { XDG_STATE_HOME: folder() };
    const { out } = await stolik(['play', 'orchard', '--seed', 'usual'], { lines: ['1'], env });
    expect(out).toContain('stolik play orchard --resume\n');
    const again = await stolik(['play', 'orchard', '--resume'], { lines: always('1'), env });
    expect(again.status).toBe(0);
    expect(again.out).toContain('wins!');
  });

  it('an unfinished game is offered to one who sits there, and put aside for a new one', async () => {
    const env = { XDG_STATE_HOME: folder() };
    const usual = join(env.XDG_STATE_HOME, 'stolik', 'orchard.json');
    await stolik(['play', 'orchard', '--seed', 'first'], { lines: ['1'], env });
    const first = read(usual);
    const offered = await stolik(['play', 'orchard'], { lines: [''], env, interactive: true });
    expect(offered.out).toContain('Continue it?');
    expect(read(usual).seed).toBe('first');
    await stolik(['play', 'orchard', '--seed', 'second'], { lines: ['n', '', '1'], env, interactive: true });
    expect(read(usual).seed).toBe('second');
    expect(read(usual.replace('.json', '.earlier.json'))).toEqual(first);
  });

  it('a damaged usual file is put aside, not lost and not in the way', async () => {
    const env = { XDG_STATE_HOME: folder() };
    const usual = join(env.XDG_STATE_HOME, 'stolik', 'orchard.json');
    await stolik(['play', 'orchard', '--seed', 'first'], { env });
    writeFileSync(usual, '{"stolik":1,"game":');
    const { status } = await stolik(['play', 'orchard', '--seed', 'second'], { lines: ['1'], env });
    expect(status).toBe(0);
    expect(read(usual).seed).toBe('second');
    expect(readFileSync(usual.replace('.json', '.earlier.json'), 'utf8')).toBe('{"stolik":1,"game":');
  });

  it('/w saves where it is told, and refuses what is not its own', async () => {
    const there = folder();
    const letter = join(there, 'letter.txt');
    writeFileSync(letter, 'Dear Ann');
    const mine = join(there, 'mine.json');
    const { out } = await stolik(['play', 'orchard', '--seed', 'w'], { lines: [`/w ${letter}`, `/w ${mine}`, '1'] });
    expect(readFileSync(letter, 'utf8')).toBe('Dear Ann');
    expect(out).toContain('is not a game record');
    expect(read(mine).seed).toBe('w');
    expect(out).toContain(`--resume ${mine}`);
    expect(readdirSync(there).sort()).toEqual(['letter.txt', 'mine.json']);
  });

  it('where nothing can be saved the game goes on and says so once', async () => {
    const { status, out, err } = await stolik(['play', 'orchard', '--seed', 'x'], {
      lines: firstly(['1', '1'], []),
      env: { XDG_STATE_HOME: '/dev/null/state' },
    });
    expect(status).toBe(0);
    expect(out.length).toBeGreaterThan(500);
    expect(count(err, 'orchard.json')).toBe(1);
  });

  it('finished games and games of bots only cannot be resumed', async () => {
    const file = join(folder(), 'done.json');
    await stolik(['play', 'orchard', '--save', file], { lines: always('1') });
    expect(await stolik(['play', '--resume', file])).toMatchObject({ status: 1, err: expect.stringContaining('over') });
    await stolik(['record', 'orchard', '--out', file]);
    const unfinished = read(file);
    delete unfinished.result;
    unfinished.choices.length = 3;
    writeFileSync(file, JSON.stringify(unfinished));
    expect(await stolik(['play', '--resume', file])).toMatchObject({ status: 1, err: expect.stringContaining('bots') });
  });
});

describe('several people at one keyboard', () => {
  it('are told to change places, and see only their own hands', async () => {
    const args = ['play', 'orchard', '--people', '2', '--seats', '2', '--names', 'Ann,Bob', '--seed', 'two'];
    const { out } = await stolik([...args, '--save', join(folder(), 'x')], { lines: ['', 'rest', '', 'rest'] });
    const screens = out.split('Pass the keyboard to ').slice(1);
    expect(screens.length).toBeGreaterThanOrEqual(2);
    expect(new Set(screens.map((screen) => screen.split(',')[0]))).toEqual(new Set(['Ann', 'Bob']));
    for (const screen of screens.slice(0, 2)) expect(count(screen, /Hand +a face-down card ×3/)).toBe(1);
  });

  it('clear the screen between them, the scrollback too', async () => {
    const { out } = await stolik(['play', 'orchard', '--people', '2', '--save', join(folder(), 'x')], {
      lines: ['', '', 'rest'],
      interactive: true,
    });
    expect(out).toContain('\u001b[2J\u001b[3J');
  });
});

describe('whatever is typed', () => {
  it('never breaks the game', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('1', '2', '3', '/u', '/s', '/l', '/t', '/h', '?', '/pl', '/en', '/undo', 'cofnij', '__proto__'),
      fc.string({ maxLength: 5 }).map((word) => `? ${word}`),
    );
    const env = { XDG_STATE_HOME: folder() };
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { maxLength: 40 }), fc.constantFrom('pl', 'en'), async (lines, lang) => {
        const safe = lines.filter((line) => !/^\s*\/?(w|save|zapisz)\s/i.test(line));
        const { status, out, err } = await stolik(['play', 'orchard', '--lang', lang], { lines: safe, env });
        expect(status).toBe(0);
        expect(err).toBe('');
        expect(out).not.toContain('    at ');
      }),
      { numRuns: 60 },
    );
  });
});
