import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, isRefusal, seatingOf } from '@stolik/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { foundIn, keepFinds } from '../found.ts';
import { lawsFor, watchGame } from '../index.ts';
import { inTurn, newGround, roundOf } from '../new-ground.ts';
import { Ledger, leastWalked, soak } from '../soak.ts';
import { orchard } from '../toy/orchard.ts';
import { careless } from './careless.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-soak-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const laws = lawsFor();
const other: AnyGame = { ...orchard, id: 'other' };
const lines = (
  file: string,
): { game: string; seating: { seats: number }; seed: string; ms: number; found: string[] }[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

/** A clock on which a second goes by at every look. */
function ticking(): () => number {
  let time = 0;
  return () => (time += 1000);
}

const run = (file: string, grounds: readonly AnyGame[], name = 'a run') =>
  soak({
    grounds: grounds.map((game) => ({ game, laws })),
    ledger: new Ledger(file),
    finds: join(folder, 'finds'),
    name,
    minutes: 0.5,
    now: ticking(),
    note: () => {},
  });

describe('the soak', () => {
  it('spends its time where least was walked, and goes on where it ended', () => {
    const file = join(folder, 'ledger.jsonl');
    const { games, found } = run(file, [orchard, other]);
    expect(found).toEqual([]);
    const first = lines(file);
    expect(first).toHaveLength(games);
    expect(games).toBeGreaterThan(4);
    const of = (id: string): number => first.filter(({ game }) => game === id).length;
    expect(Math.abs(of('orchard') - of('other'))).toBeLessThanOrEqual(1);
    expect(new Set(first.map(({ seating }) => seating.seats)).size).toBeGreaterThan(1);
    // A third game has everything to make up for.
    run(file, [orchard, { ...orchard, id: 'third' }], 'another run');
    const more = lines(file).slice(games);
    expect(new Set(more.slice(0, of('orchard')).map(({ game }) => game))).toEqual(new Set(['third']));
    expect(new Set(lines(file).map(({ seed }) => seed)).size).toBe(lines(file).length);
  });

  it('does not count what was walked by other rules, nor half a line', () => {
    const file = join(folder, 'cut.jsonl');
    const ledger = new Ledger(file);
    const seating = seatingOf(orchard, 2, {});
    if (isRefusal(seating)) throw new Error(seating.message);
    const line = { game: orchard.id, rules: orchard.version, seating, seed: '1', ms: 5, found: [] };
    ledger.add(line);
    ledger.add({ ...line, rules: '0.0.1' });
    ledger.add(line);
    truncateSync(file, readFileSync(file).length - 9);
    const again = new Ledger(file);
    expect(again.walked(orchard)).toBe(5);
    again.add(line);
    expect(new Ledger(file).walked(orchard)).toBe(10);
    expect(leastWalked([{ game: orchard, laws }], again).seating.seats).not.toBe(2);
  });

  it('notes down a game that breaks a law, and one command makes it a test', () => {
    const { game, law } =
      careless.find((one) => one.law === 'invariants hold') ?? (careless[0] as (typeof careless)[0]);
    const file = join(folder, 'broken.jsonl');
    const { found } = run(file, [{ ...game, id: 'broken' }]);
    expect(found.join('\n')).toContain(`${law}: `);
    expect(lines(file).some((line) => line.found.length > 0)).toBe(true);
    const kept = keepFinds(join(folder, 'finds'), folder);
    expect(kept.length).toBeGreaterThan(0);
    expect(keepFinds(join(folder, 'finds'), folder)).toEqual([]);
    const tests = foundIn(join(folder, 'games', 'broken', 'test'));
    expect(tests).toHaveLength(kept.length);
    const test = tests.find((one) => one.law === law);
    expect(test?.what).toContain(law);
    const broken = laws.filter(({ name }) => name === law);
    expect(() => watchGame(game, test?.plan as NonNullable<typeof test>['plan'], broken)).toThrow(law);
    watchGame(orchard, test?.plan as NonNullable<typeof test>['plan'], broken);
  });
});

describe('new ground', () => {
  it('is the same all day, and another every day', () => {
    const day = (name: string) => JSON.stringify(newGround(orchard, name, 3));
    expect(day('2026-11-16')).toBe(day('2026-11-16'));
    expect(day('2026-11-17')).not.toBe(day('2026-11-16'));
  });

  it('has everything in turn within six days, once each, and then anew', () => {
    const things = Array.from({ length: 13 }, (_, at) => at);
    const days = Array.from({ length: 12 }, (_, at) => `2026-11-${15 + at}`);
    const walked = days.map((day) => inTurn(things, day));
    expect(
      walked
        .slice(0, 6)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(things);
    expect(walked.slice(6)).toEqual(walked.slice(0, 6));
    expect(days.map(roundOf)).toEqual(days.map((_, at) => roundOf('2026-11-15') + (at < 6 ? 0 : 1)));
  });
});
