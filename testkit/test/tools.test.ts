import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Box, defineGame, type GameRecord, say, verify } from '@stolik/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxProblems } from '../box.ts';
import {
  coverageOf,
  findRecord,
  fingerprintsOf,
  firstDifference,
  firstUnplain,
  recordProblems,
  seatingsOf,
  tellingGames,
} from '../index.ts';
import { examplesOf } from '../plan.ts';
import { writeMissingRecords } from '../records.ts';
import { settingsFrom } from '../settings.ts';
import { differsFromStored } from '../stored.ts';
import { orchard, orchardRules } from '../toy/orchard.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orchard-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('firstDifference', () => {
  it('finds none between equal values', () => {
    expect(firstDifference({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull();
  });

  it.each([
    [{ a: [1, 2] }, { a: [1, 3] }, 'a[1]: 2 is not 3'],
    [{ a: [1, 2] }, { a: [1] }, 'a: 2 items ([1,2]) are not 1 ([1])'],
    [{ a: 1 }, {}, 'a: 1 is not nothing'],
    [{}, { a: undefined }, 'a: nothing is not undefined'],
    [[], {}, 'the whole: [] is not {}'],
    [{ a: { b: 'x' } }, { a: { b: null } }, 'a.b: "x" is not null'],
    [0, '0', 'the whole: 0 is not "0"'],
  ])('between %j and %j', (one, other, where) => {
    expect(firstDifference(one, other)).toBe(where);
  });
});

describe('firstUnplain', () => {
  it('has nothing against JSON', () => {
    expect(firstUnplain({ a: [1, 'x', null, true, { b: -1.5 }] })).toBeNull();
  });

  it.each([
    [{ a: undefined }, 'a: undefined'],
    [{ a: [new Date(0)] }, 'a[0]: a Date'],
    [{ a: new Map() }, 'a: a Map'],
    [{ a: Number.NaN }, 'a: NaN'],
    [{ a: -0 }, 'a: -0'],
    [{ a: () => 1 }, 'a: function'],
    [{ a: 1n }, 'a: bigint'],
    // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested.
    [{ a: [1, , 2] }, 'a[1]: a hole in a list'],
    [{ a: { [Symbol('s')]: 1 } }, 'a: a symbol as a name'],
  ])('notices %o', (value, where) => {
    expect(firstUnplain(value)).toBe(where);
  });
});

describe('seatings', () => {
  it('are all playable combinations of variants, and no others', () => {
    expect(seatingsOf(orchard, 3).map(({ variants }) => variants.length)).toEqual(['short', 'long']);
    expect(seatingsOf(orchard, 4).map(({ variants }) => variants.length)).toEqual(['short']);
  });

  it('meet every value even when there are too many combinations to try them all', () => {
    const values = ['one', 'two', 'three', 'four'];
    const variants = ['a', 'b', 'c', 'd'].map((id) => ({ id, values, default: 'one' }));
    const seatings = seatingsOf(defineGame({ ...orchardRules, variants, refuseSeating: () => null }), 2);
    for (const { id } of variants)
      expect(new Set(seatings.map((seating) => seating.variants[id]))).toEqual(new Set(values));
    expect(seatings.length).toBeLessThan(4 ** 4);
  });
});

describe('stored files', () => {
  it('are missed, written, compared and told apart by their first different line', () => {
    const path = join(folder, 'golden', 'some.txt');
    expect(differsFromStored(path, 'one\ntwo\n', false)).toMatch(/is not there; run again with UPDATE_GOLDEN=1/);
    expect(differsFromStored(path, 'one\ntwo\n', true)).toBeNull();
    expect(differsFromStored(path, 'one\ntwo\n', false)).toBeNull();
    expect(differsFromStored(path, 'one\nthree\n', false)).toMatch(/line 2 on\.\n {2}before: two\n {2}now: {4}three/);
    expect(differsFromStored(path, 'one\n', false)).toMatch(/line 2 on/);
    expect(differsFromStored(path, 'one\ntwo\nmore\n', false)).toMatch(/line 3 on/);
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
  });
});

describe('fingerprints', () => {
  it('change when the rules do, even where no score changes', () => {
    const reversed = defineGame({
      ...orchardRules,
      scripts: orchardRules.scripts.map((script) => ({
        ...script,
        ops: script.ops.map((op) =>
          op.prompt === 'plant.place' ? { ...op, options: (...all) => op.options(...all).toReversed() } : op,
        ),
      })),
    });
    expect(fingerprintsOf(orchard, 2)).toBe(fingerprintsOf(orchard, 2));
    expect(fingerprintsOf(reversed, 2)).not.toBe(fingerprintsOf(orchard, 2));
  });
});

describe('coverage', () => {
  it('stops when everything was used', () => {
    const { games, missing, unlisted } = coverageOf(orchard, 2000);
    expect({ missing, unlisted }).toEqual({ missing: [], unlisted: [] });
    expect(games).toBeLessThan(2000);
  });

  it('lists what no game reached and what nobody listed', () => {
    const { coverage } = orchardRules;
    const game = defineGame({
      ...orchardRules,
      coverage: { ...coverage, all: [...coverage.all.filter((id) => id !== 'draw'), 'piece-99'] },
    });
    expect(coverageOf(game, 200)).toMatchObject({ games: 200, missing: ['piece-99'], unlisted: ['draw'] });
  });

  it('looks first where something rare is known to happen, and then everywhere', () => {
    const { games } = coverageOf(orchard, 2000);
    const telling = tellingGames(orchard, 2000);
    expect(telling.length).toBeLessThan(games);
    expect(coverageOf(orchard, 0, telling)).toMatchObject({ games: telling.length, missing: [] });
    expect(coverageOf(orchard, 2000, telling.slice(0, 1))).toMatchObject({ missing: [] });
  });
});

describe('records', () => {
  it('are found for every ending, and verify', () => {
    for (const ending of orchard.endings) {
      const record = findRecord(orchard, ending, 500) as GameRecord;
      expect(record.result?.ending).toBe(ending);
      expect(verify(orchard, record)).toBeNull();
    }
  });

  it('are not made up where a game never ends so', () => {
    expect(findRecord(orchard, 'flood', 100)).toBeNull();
  });

  it('are missed, written once, and checked', () => {
    const records = join(folder, 'records');
    expect(recordProblems(orchard, records)).toHaveLength(2);
    writeMissingRecords(orchard, records, 500);
    expect(recordProblems(orchard, records)).toEqual([]);

    const path = join(records, 'winter.json');
    const record = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
    writeFileSync(path, JSON.stringify({ ...record, choices: record.choices.slice(1) }));
    writeFileSync(join(records, 'harvest-cut.json'), '{"stolik":1,');
    const problems = recordProblems(orchard, records).join('\n');
    expect(problems).toMatch(/harvest-cut\.json: This is not a game record/);
    expect(problems).toMatch(/winter\.json: /);
    expect(problems).toMatch(/No recorded game ends by "winter"/);

    writeMissingRecords(orchard, records, 500);
    expect(recordProblems(orchard, records)).toHaveLength(1);
    rmSync(join(records, 'harvest-cut.json'));
    expect(recordProblems(orchard, records)).toEqual([]);
  });

  it('of another version of the rules are refused', () => {
    const records = join(folder, 'newer');
    writeMissingRecords(orchard, records, 500);
    const newer = defineGame({ ...orchardRules, version: '2.0.0' });
    expect(recordProblems(newer, records).join('\n')).toMatch(/rules 1\.0\.0 of orchard; this is 2\.0\.0/);
  });
});

describe('settings', () => {
  it('are modest and steady by default', () => {
    expect(settingsFrom({})).toMatchObject({ usual: true, seed: 1, rewrite: false });
    expect(settingsFrom({}).day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(settingsFrom({ STOLIK_DAY: '2026-11-15' }).day).toBe('2026-11-15');
  });

  it('look elsewhere each time in a long run, unless told where', () => {
    expect(settingsFrom({ STOLIK_GAMES: '1000' })).toMatchObject({
      games: 1000,
      usual: false,
      seed: null,
      rewrite: false,
    });
    expect(settingsFrom({ STOLIK_GAMES: '1000', STOLIK_SEED: '5' })).toMatchObject({ games: 1000, seed: 5 });
    expect(settingsFrom({ UPDATE_GOLDEN: '1' })).toMatchObject({ rewrite: true });
  });

  it('must be numbers', () => {
    expect(() => settingsFrom({ STOLIK_GAMES: 'many' })).toThrow('STOLIK_GAMES is a whole number, not "many".');
    expect(() => settingsFrom({ STOLIK_GAMES: '0' })).toThrow('at least 1');
  });
});

describe('examplesOf', () => {
  const switches = ['one', 'two', 'three', 'four'].map((id) => ({
    id,
    values: ['off', 'on', 'maybe'],
    default: 'off',
  }));
  const many = defineGame({
    ...orchardRules,
    variants: switches,
    refuseSeating: ({ variants }) => (variants.one === 'on' && variants.two === 'on' ? 'Not both.' : null),
  });

  it('has any two values that go together, in far fewer seatings than there are', () => {
    const all = seatingsOf(many, 2);
    const some = examplesOf(many, 2);
    expect(some.length).toBeLessThan(all.length / 2);
    const met = (one: string, a: string, other: string, b: string): boolean =>
      some.some(({ variants }) => variants[one] === a && variants[other] === b);
    for (const { variants } of all)
      for (const [one, a] of Object.entries(variants))
        for (const [other, b] of Object.entries(variants)) expect(met(one, a, other, b), `${one} ${other}`).toBe(true);
    expect(met('one', 'on', 'two', 'on')).toBe(false);
  });

  it('has the one seating of a game without variants', () => {
    expect(examplesOf(defineGame({ ...orchardRules, variants: [] }), 2)).toHaveLength(1);
  });
});

describe('boxProblems', () => {
  const item = { kind: 'card', name: { pl: 'A', en: 'A' }, count: 1, source: 'known', sources: {} } as const;
  const facets = [{ id: 'suit', name: say('suit'), values: [{ id: 'red', name: say('red') }] }];
  const withBox = (box: Partial<Box>) =>
    defineGame({ ...orchardRules, box: { ...orchardRules.box, items: [], ...box } });

  it('has nothing against the orchard', () => expect(boxProblems(orchard)).toEqual([]));

  it.each<[string, Partial<Box>, RegExp]>([
    [
      'an id twice',
      {
        items: [
          { ...item, id: 'a' },
          { ...item, id: 'a' },
        ],
      },
      /two things of the box are called "a"/,
    ],
    [
      'a piece twice',
      {
        items: [
          { ...item, id: 'a', faces: [[1, 2]] },
          { ...item, id: 'b', faces: [[3], [2]] },
        ],
      },
      /piece 2 is both "a" and "b"/,
    ],
    ['an unknown value', { facets, items: [{ ...item, id: 'a', facets: { suit: ['red', 'blue'] } }] }, /suit "blue"/],
    ['a value of nothing', { facets, items: [{ ...item, id: 'a' }] }, /nothing is found by suit "red"/],
  ])('notices %s', (_, box, problem) => {
    expect(boxProblems(withBox(box)).join('; ')).toMatch(problem);
  });
});
