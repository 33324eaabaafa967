import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { itemsByKind, sourcesIn, totals } from '../pages/box/box-content.ts';
import { bugReport } from '../pages/table/bug-facts.ts';
import { ago } from '../shell/dates.ts';
import { MoveWatch } from '../table/just-moved.ts';
import { game, person, saveFor, sitDown } from './company.ts';

describe('what the last choice has moved', () => {
  it('is found by comparing where pieces lie', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), person('Bartek')]));
    host.sit(page.now.passTo);
    const watch = new MoveWatch();
    expect(watch.look(game, page.now.view, page.now.lastMover).size).toBe(0);
    const moved = new Map<number, number>();
    for (let moves = 0; moves < 10 && moved.size === 0; moves++) {
      host.choose(page.now.view.decision?.id ?? -1, page.option());
      for (const [piece, mover] of watch.look(game, page.now.view, page.now.lastMover)) moved.set(piece, mover);
    }
    expect(moved.size).toBeGreaterThan(0);
    expect([...new Set(moved.values())]).toEqual([page.now.view.seat]);
  });

  it('is nothing after a leap: almost everything would have moved', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), person('Bartek')], { open: 'true' }));
    const watch = new MoveWatch();
    watch.look(game, page.now.view, null);
    for (let moves = 0; moves < 10; moves++) host.choose(page.now.view.decision?.id ?? -1, page.option());
    expect(watch.look(game, page.now.view, page.now.lastMover).size).toBe(0);
  });

  it('is nothing after one has changed the chair: another sees other cards', async () => {
    const { host, page } = await sitDown(saveFor([person('Ania'), person('Bartek')]));
    host.sit(seat(0));
    const watch = new MoveWatch();
    watch.look(game, page.now.view, seat(0));
    host.sit(seat(1));
    expect(watch.look(game, page.now.view, seat(0)).size).toBe(0);
  });
});

describe('a bug report', () => {
  it('has the words, the facts, and the record on a line of its own', () => {
    const report = bugReport({
      said: ' It broke. ',
      record: '{"stolik":1}',
      sequence: 41,
      moment: 40,
      seat: 0,
      prompt: 'mine.crystal',
      board: 'No such card.',
      language: 'pl',
      browser: 'Some Browser',
      screen: '390x844',
      version: '0.1.0',
    });
    const lines = report.split('\n');
    expect(lines).toContain('It broke.');
    expect(lines).toContain('sequence: 41');
    expect(lines).toContain('choices: 40');
    expect(lines).toContain('asked: mine.crystal');
    expect(lines).toContain('board: No such card.');
    expect(lines).toContain('{"stolik":1}');
  });
});

describe('the box', () => {
  const item = {
    id: 'a',
    kind: 'card',
    name: { pl: 'a', en: 'a' },
    count: 2,
    source: 'rulebook',
    sources: {},
  } as const;
  const items = [
    item,
    { ...item, id: 'b', source: 'designed', sources: { cost: 'rulebook', name: 'designed' } },
    { ...item, id: 'c', kind: 'token', count: 5 },
  ] as const;

  it('adds up by source and by kind', () => {
    expect(totals(items)).toEqual([
      { source: 'rulebook', count: 7 },
      { source: 'designed', count: 2 },
    ]);
    expect(itemsByKind(items).map(({ kind, count }) => [kind, count])).toEqual([
      ['card', 4],
      ['token', 5],
    ]);
  });

  it('says which parts of an item come from elsewhere', () => {
    expect(sourcesIn(items[1])).toEqual([
      { source: 'designed', parts: [] },
      { source: 'rulebook', parts: ['cost'] },
    ]);
  });
});

describe('dates', () => {
  it('are told in the largest unit that fits', () => {
    const now = Date.UTC(2026, 0, 10);
    expect(ago(now - 30_000, 'en', now)).toBe('now');
    expect(ago(now - 3 * 3_600_000, 'en', now)).toBe('3 hours ago');
    expect(ago(now - 24 * 3_600_000, 'pl', now)).toBe('wczoraj');
    expect(ago(now - 5 * 60_000, 'pl', now)).toBe('5 minut temu');
  });
});
