import { describe, expect, it } from 'vitest';
import { orchard } from '../../testkit/toy/orchard.ts';
import { type Contest, fixtureOf, playFixture } from '../arena/index.ts';
import { type Naming, pageOf, reportOf } from '../balance/index.ts';
import { element, label, scale, ticks } from '../balance/plot/svg.ts';
import { cut, figure, percent, points } from '../balance/plot/words.ts';
import { random } from '../index.ts';
import { contestOf } from './contests.ts';

const naming: Naming = {
  game: 'Orchard & <Sons>',
  coverage: orchard.coverage.all,
  use: (id) => ({ verb: 'used', name: `"${id}" & <co>` }),
  begin: (id) => id,
  deed: (id) => id,
  points: (what) => what,
  option: (option) => `<${option}>`,
};

const played = (contest: Contest) => ({
  contest,
  outcomes: Array.from({ length: contest.games }, (_, index) =>
    playFixture(orchard, contest, fixtureOf(contest, index), [random]),
  ),
});

const contests = [
  contestOf({ bots: ['random'], games: 30 }),
  contestOf({ bots: ['random'], games: 60, seats: 3, accounts: true }),
  contestOf({ bots: ['random'], games: 12, pairs: { prompt: 'round.action', options: ['draw', 'plant', 'rest'] } }),
];
const page = pageOf(reportOf(contests.map(played)), naming, 'npx stolik simulate orchard --report');
const text = page.get('orchard.md') ?? '';

/** Are all elements closed that were opened, in order? */
function isWhole(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!alone) open.push(name as string);
  }
  return open.length === 0;
}

describe('a balance page', () => {
  it('shows every picture it has, and has every picture it shows', () => {
    const shown = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file as string);
    const drawn = [...page.keys()].filter((file) => file.endsWith('.svg'));
    expect(shown.toSorted()).toEqual(drawn.toSorted());
    expect(shown.length).toBeGreaterThanOrEqual(6);
  });

  it('says in its head which command makes it anew', () => {
    expect(text.split('\n')[0]).toContain('npx stolik simulate orchard --report');
  });

  it('has no holes', () => {
    for (const [file, content] of page) {
      expect([file, /NaN|undefined|Infinity|\[object/.exec(content)?.[0] ?? null]).toEqual([file, null]);
      if (!file.endsWith('.jsonl')) expect([file, content.includes('null')]).toEqual([file, false]);
    }
  });

  it('has tables with as many cells in every row', () => {
    for (const block of text.split('\n\n').filter((one) => one.startsWith('|')))
      expect(new Set(block.split('\n').map((row) => row.split('|').length)).size).toBe(1);
  });

  it('draws whole SVG, whatever things are called, readable in light and in dark', () => {
    for (const [file, svg] of page) {
      if (!file.endsWith('.svg')) continue;
      expect([file, isWhole(svg)]).toEqual([file, true]);
      expect(svg).not.toContain('<co>');
      expect(svg).toContain('prefers-color-scheme:dark');
    }
    expect(isWhole('<svg><g></svg>')).toBe(false);
  });

  it('keeps its numbers for others to read', () => {
    const lines = (page.get('orchard/numbers.jsonl') ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ report: { game: 'orchard', seed: 'test' } });
    expect(lines.filter((line) => 'table' in line).map(({ table }) => table.seats)).toEqual([2, 3]);
    expect(lines.find((line) => 'usage' in line)).toEqual({ usage: { seats: 3, games: 60 } });
    expect(lines.filter((line) => 'use' in line).length).toBeGreaterThan(5);
    expect(lines.at(-1).pairs.games).toBe(12);
  });

  it('is the same when it is made again, but for the clock', () => {
    const again = pageOf(reportOf(contests.map(played)), naming, 'npx stolik simulate orchard --report');
    for (const [file, content] of page)
      if (file.endsWith('.svg')) expect([file, again.get(file) === content]).toEqual([file, true]);
  });
});

describe('figures on a page', () => {
  it('are written as people write them', () => {
    expect([percent(0.5), percent(1, 0), points(0.123), points(-0.05), points(0)]).toEqual([
      '50.0%',
      '100%',
      '+12.3',
      '−5.0',
      '0.0',
    ]);
    expect([figure(123.4), figure(12.34), figure(1.234), figure(-4), figure(18)]).toEqual([
      '123',
      '12.3',
      '1.23',
      '−4',
      '18',
    ]);
    expect([cut('short', 10), cut('rather long', 7)]).toEqual(['short', 'rather…']);
  });

  it('stand at round places of an axis', () => {
    expect(ticks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(-0.3, 0.3, 6)).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
    expect(ticks(3, 3, 5)).toEqual([3]);
    expect(scale([0, 10], [100, 200])(5)).toBe(150);
    expect(scale([4, 4], [100, 200])(4)).toBe(100);
  });

  it('cannot break out of the drawing', () => {
    expect(label(1, 2, '<b>"&')).toBe('<text x="1" y="2">&lt;b&gt;&quot;&amp;</text>');
    expect(element('g', { id: '"><x', hidden: undefined })).toBe('<g id="&quot;&gt;&lt;x"/>');
  });
});
