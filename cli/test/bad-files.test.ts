import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGEST_FILE } from '../files.ts';
import { expectSentence, folder, stolik } from './stage.ts';

describe('a file that is not what it should be is exit status 1 and a sentence', () => {
  let record = '';
  let there = '';

  beforeAll(async () => {
    there = mkdtempSync(join(tmpdir(), 'stolik-test-'));
    const file = join(there, 'good.json');
    expect((await stolik(['record', 'orchard', '--seed', 'good', '--out', file])).status).toBe(0);
    record = readFileSync(file, 'utf8');
  });
  afterAll(() => rmSync(there, { recursive: true, force: true }));

  const withFile = async (content: string | Uint8Array): Promise<void> => {
    const file = join(there, 'bad.json');
    writeFileSync(file, content);
    for (const args of [
      ['verify', file],
      ['replay', file],
      ['play', 'orchard', '--resume', file],
    ]) {
      expectSentence(await stolik(args), 1);
      expect(readFileSync(file).equals(Buffer.from(content))).toBe(true);
    }
  };
  const changed = (change: (record: Record<string, unknown>) => void): string => {
    const data = JSON.parse(record);
    change(data);
    return JSON.stringify(data);
  };

  it('missing', async () => {
    for (const command of ['verify', 'replay']) expectSentence(await stolik([command, join(there, 'no.json')]), 1);
    expectSentence(await stolik(['play', 'orchard', '--resume', join(there, 'no.json')]), 1);
    expectSentence(await stolik(['play', 'orchard', '--resume'], { env: { XDG_STATE_HOME: there } }), 1);
  });

  it('a folder, or no ordinary file', async () => {
    expectSentence(await stolik(['verify', there]), 1);
    expectSentence(await stolik(['verify', '/dev/null']), 1);
    expectSentence(await stolik(['verify', join(there, 'good.json', 'deeper')]), 1);
  });

  it('empty, binary, no JSON, other JSON', async () => {
    for (const content of ['', '\0\0\0', 'hello', 'null', '[]', '3', '{}', '{"stolik":2}']) await withFile(content);
    await withFile(Uint8Array.of(0xff, 0xfe, 0x80));
  });

  it('too large', async () => {
    await withFile(`${record}${' '.repeat(LARGEST_FILE)}`);
  });

  it('of a game that is not here, or of other rules', async () => {
    await withFile(
      changed((data) => {
        data.game = 'chess';
      }),
    );
    await withFile(
      changed((data) => {
        data.rules = '0.0.1';
      }),
    );
  });

  it('with impossible seats, variants, names or bots', async () => {
    await withFile(
      changed((data) => {
        data.seats = 9;
      }),
    );
    await withFile(
      changed((data) => {
        data.seats = 2;
      }),
    );
    await withFile(
      changed((data) => {
        data.variants = { moon: 'full' };
      }),
    );
    await withFile(
      changed((data) => {
        data.variants = JSON.parse('{"__proto__":"full"}');
      }),
    );
    await withFile(
      changed((data) => {
        data.names = ['only one'];
      }),
    );
    await withFile(
      changed((data) => {
        data.bots = ['random'];
      }),
    );
  });

  it('with choices that do not fit', async () => {
    await withFile(
      changed((data) => {
        data.choices = [...(data.choices as unknown[]), 'draw'];
      }),
    );
    await withFile(
      changed((data) => {
        data.choices = [99, ...(data.choices as unknown[])];
      }),
    );
    await withFile(
      changed((data) => {
        data.choices = [{ seat: -1, option: 'x' }];
      }),
    );
    await withFile(
      changed((data) => {
        data.choices = [{ seat: 0.5, option: [] }];
      }),
    );
    await withFile(
      changed((data) => {
        data.choices = 'all of them';
      }),
    );
  });

  it('so deep that reading it could exhaust the stack', async () => {
    const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`;
    const text = record.replace(/"result": .*/, `"result": ${deep}`);
    const file = join(there, 'deep.json');
    writeFileSync(file, text);
    expectSentence(await stolik(['verify', file]), 1);
    expectSentence(await stolik(['play', 'orchard', '--resume', file]), 1);
  });

  it('with a result or a seed that was changed', async () => {
    const file = join(there, 'changed.json');
    for (const text of [
      changed((data) => {
        data.seed = 'better';
      }),
      changed((data) => {
        delete data.result;
      }),
      changed((data) => {
        data.result = { ...(data.result as object), winners: [0, 1, 2] };
      }),
      changed((data) => {
        data.choices = (data.choices as unknown[]).slice(0, -1);
      }),
    ]) {
      writeFileSync(file, text);
      expectSentence(await stolik(['verify', file]), 1);
      const told = await stolik(['verify', file, '--json']);
      expect(told.status).toBe(1);
      expect(JSON.parse(told.out)).toMatchObject({ ok: false });
    }
  });

  it('cut off anywhere', async () => {
    const file = join(there, 'cut.json');
    const whole = record.trimEnd().length;
    for (let length = 0; length < whole; length += 7) {
      writeFileSync(file, record.slice(0, length));
      expectSentence(await stolik(['verify', file]), 1);
    }
  });

  it('changed anywhere: whatever it is then, no command fails without a sentence', async () => {
    const file = join(there, 'mangled.json');
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: record.length - 1 }),
        fc.string({ maxLength: 6 }),
        fc.nat({ max: 20 }),
        async (at, put, cut) => {
          writeFileSync(file, record.slice(0, at) + put + record.slice(at + cut));
          for (const args of [
            ['verify', file],
            ['replay', file, '--all'],
            ['play', '--resume', file],
          ]) {
            const told = await stolik(args);
            if (told.status !== 0) expectSentence(told, told.status === 2 ? 2 : 1);
            expect(told.out).not.toContain('    at ');
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('cannot speak to the terminal through its names', async () => {
    const file = join(there, 'names.json');
    const unfinished = changed((data) => {
      data.names = ['\u001b[2J\u001b]0;title\u0007', 'a\nb', '\u202eevil'];
      data.bots = [null, 'random', 'random'];
      data.choices = [];
      delete data.result;
    });
    writeFileSync(file, unfinished);
    for (const args of [
      ['replay', file],
      ['verify', file],
      ['play', '--resume', file],
    ]) {
      const { out, err } = await stolik(args);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/);
    }
    writeFileSync(
      file,
      changed((data) => {
        data.game = '\u001b[2J';
      }),
    );
    const { err } = await stolik(['verify', file]);
    expect(err).not.toContain('\u001b');
  });
});

describe('nothing is half-written, and nothing strange is written over', () => {
  const expectOnly = (there: string, names: string[]): void => expect(readdirSync(there).sort()).toEqual(names.sort());

  it('a file that is no record stays as it is', async () => {
    const there = folder();
    const file = join(there, 'letter.txt');
    writeFileSync(file, 'Dear Ann');
    expectSentence(await stolik(['record', 'orchard', '--out', file]), 1);
    expectSentence(await stolik(['play', 'orchard', '--save', file]), 1);
    expect(readFileSync(file, 'utf8')).toBe('Dear Ann');
    expectOnly(there, ['letter.txt']);
  });

  it('a record may be written over by a record', async () => {
    const there = folder();
    const file = join(there, 'game.json');
    await stolik(['record', 'orchard', '--seed', 'one', '--out', file]);
    expect((await stolik(['record', 'orchard', '--seed', 'two', '--out', file])).status).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8')).seed).toBe('two');
    expectOnly(there, ['game.json']);
  });

  it('a folder that is not there, a file in the way, a folder of that name', async () => {
    const there = folder();
    writeFileSync(join(there, 'file'), '');
    mkdirSync(join(there, 'folder'));
    for (const out of [join(there, 'no', 'game.json'), join(there, 'file', 'game.json'), join(there, 'folder')])
      expectSentence(await stolik(['record', 'orchard', '--out', out]), 1);
    expectOnly(there, ['file', 'folder']);
    expectOnly(join(there, 'folder'), []);
  });

  it('wrong usage writes nothing', async () => {
    const there = folder();
    await stolik(['record', 'orchard', '--seats', '9', '--out', join(there, 'game.json')]);
    expectOnly(there, []);
  });
});
