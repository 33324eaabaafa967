import { type Description, say, seat } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inkOf } from '../screen/ink.ts';
import { flow, padEnd, padStart, sideBySide, widthOf, words, wrap } from '../screen/layout.ts';
import { manualLines } from '../screen/manual.ts';
import { drawSheet } from '../screen/sheet.ts';
import { type Drawing, drawTable } from '../screen/table.ts';

const plain = inkOf(false);
const coloured = inkOf(true);
const speaker = speakerOf('en', [
  `text = { $text }
score-gems = Gems
score-sets = Sets
why = { $count } gems
part = a part
cli-sheet-total = Total
cli-sheet-name = { $who }`,
]);
const text = (words: string) => say('text', { text: words });

describe('widths', () => {
  it('are counted in columns, not in letters, and without colours', () => {
    expect(widthOf('żółw')).toBe(4);
    expect(widthOf('z\u0307')).toBe(1);
    expect(widthOf('桌子')).toBe(4);
    expect(widthOf(coloured.accent('abc'))).toBe(3);
    expect(padEnd(coloured.bold('a'), 3)).toBe(`${coloured.bold('a')}  `);
    expect(padStart('ab', 4)).toBe('  ab');
  });

  it('are kept by whatever is wrapped, and no word is lost', () => {
    const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcdeżół') });
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1 })), fc.integer({ min: 14, max: 60 }), (groups, width) => {
        const lines = flow(
          groups.map((group) => words(group.join(' '), coloured.dim)),
          width,
        );
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
        const back = flow(
          groups.map((group) => words(group.join(' '), plain.plain)),
          width,
        );
        expect(back.join(' ').split(/\s+/).filter(Boolean)).toEqual(groups.flat());
        for (const line of wrap(groups.flat().join(' '), width, plain.plain))
          expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('are the same in all columns', () => {
    expect(sideBySide([['a', 'b'], ['c']], 3, 2)).toEqual(['a    c', 'b']);
  });

  it('of help keep its columns', () => {
    expect(manualLines('  --save FILE   where to keep the game', 30)).toEqual([
      '  --save FILE   where to keep',
      '                the game',
    ]);
  });
});

const description: Description = [
  {
    id: 'market',
    title: text('Market'),
    rows: [
      {
        kind: 'pieces',
        id: 'row-1',
        title: text('Cards'),
        pieces: [
          { id: 1, name: text('gem'), tint: 'purple' },
          { id: 2, name: text('gem'), tint: 'purple' },
          { id: 3, name: text('gem'), tint: 'red', note: text('now for 2') },
          { id: null, name: text('hidden') },
          { id: null, name: text('hidden') },
        ],
      },
      { kind: 'pieces', id: 'row-2', title: text('Nothing'), pieces: [] },
      { kind: 'track', id: 'danger', title: text('Danger'), at: 3, end: 8 },
      { kind: 'count', id: 'deck', title: text('Deck'), count: 12 },
      { kind: 'count', id: 'pile', title: text('Pile'), count: 4 },
      { kind: 'note', id: 'note', text: text('It rains.') },
    ],
  },
  {
    id: 'seat-0',
    title: text('Ann'),
    seat: seat(0),
    rows: [{ kind: 'count', id: 'c0', title: text('Coins'), count: 1 }],
  },
  {
    id: 'seat-1',
    title: text('Bob'),
    seat: seat(1),
    rows: [{ kind: 'count', id: 'c1', title: text('Coins'), count: 2 }],
  },
  {
    id: 'seat-2',
    title: text('Cid'),
    seat: seat(2),
    rows: [{ kind: 'count', id: 'c2', title: text('Coins'), count: 3 }],
  },
];

const drawing = (more: Partial<Drawing> = {}): Drawing => ({
  speaker,
  ink: plain,
  names: [],
  width: 79,
  own: seat(1),
  beside: () => '',
  keys: new Map(),
  ...more,
});

describe('a table drawn', () => {
  it('keeps the order of pieces: only neighbours that look the same are drawn as one', () => {
    const pile = [text('ant'), text('bee'), text('ant'), text('ant')].map((name, id) => ({ id, name }));
    const rows = [{ kind: 'pieces' as const, id: 'pile', title: text('Pile'), pieces: pile }];
    const drawn = drawTable([{ id: 'pile', title: text('Pile'), rows }], drawing()).join('\n');
    expect(drawn).toContain('ant  bee  ant ×2');
  });

  it('shows everything that is described', () => {
    const drawn = drawTable(description, drawing()).join('\n');
    for (const part of [
      'Market',
      '❖ gem ×2',
      '▼ gem (now for 2)',
      'hidden ×2',
      '–',
      '███░░░░░ 3/8',
      'Deck 12   Pile 4',
    ])
      expect(drawn).toContain(part);
    expect(drawn).toContain('It rains.');
  });

  it('has the own place last, with a heavy line', () => {
    const lines = drawTable(description, drawing());
    expect(lines.at(-2)).toMatch(/^━━ ▲ Bob ━+$/);
    expect(lines.findIndex((line) => line.includes('Ann') && line.includes('Cid'))).toBeGreaterThan(0);
  });

  it('shows keys at the pieces and places that can be chosen', () => {
    const keys = new Map<number | string, string[]>([
      [1, ['1']],
      [2, ['2']],
      ['deck', ['3']],
      ['danger', ['4']],
      ['market', ['5']],
    ]);
    const drawn = drawTable(description, drawing({ keys })).join('\n');
    for (const part of ['[1,2] ❖ gem ×2', '[3] Deck 12', '[4] Danger', '[5] Market']) expect(drawn).toContain(part);
  });

  it.each([39, 60, 79, 119, 159])('fits into %i columns', (width) => {
    for (const own of [null, seat(0)])
      for (const line of drawTable(description, drawing({ width, own, ink: coloured })))
        expect(widthOf(line)).toBeLessThanOrEqual(width);
  });

  it('bears a track that is empty, full, or beyond its end', () => {
    const track = (at: number, end: number): string =>
      drawTable(
        [{ id: 's', title: text('T'), rows: [{ kind: 'track', id: 't', title: text('x'), at, end }] }],
        drawing(),
      ).join('\n');
    expect(track(0, 4)).toContain('░░░░ 0/4');
    expect(track(4, 4)).toContain('████ 4/4');
    expect(track(9, 4)).toContain('████ 9/4');
    expect(track(0, 0)).toContain('0/0');
    expect(track(50, 100)).toContain(`${'█'.repeat(10)}${'░'.repeat(10)} 50/100`);
  });
});

describe('a score sheet', () => {
  const sheet = drawSheet(
    [
      {
        seat: seat(0),
        total: 7,
        lines: [
          { what: 'gems', points: 9, text: say('why', { count: 3 }) },
          { what: 'sets', points: -2, parts: [{ text: say('part'), points: -2 }] },
        ],
      },
      { seat: seat(1), total: 4, lines: [{ what: 'gems', points: 4 }] },
    ],
    speaker,
    ['Ann', 'Bartholomew the Elder'],
    plain,
    60,
  );

  it('is a table with a line a subject', () => {
    expect(sheet.head).toMatch(/● Ann +▲ Bartholomew/);
    expect(sheet.rows[0]).toMatch(/^ {2}Gems +9 +4$/);
    expect(sheet.rows[1]).toMatch(/^ {2}Sets +−2 +0$/);
    expect(sheet.total.at(-1)).toMatch(/^ {2}Total +7 +4$/);
    for (const line of [sheet.head, ...sheet.rows, ...sheet.total]) expect(widthOf(line)).toBeLessThanOrEqual(60);
  });

  it('explains the points', () => {
    expect(sheet.reasons.get(seat(0))).toEqual(['  Gems 9: 3 gems', '  Sets −2:', '     −2  a part']);
    expect(sheet.reasons.get(seat(1))).toEqual([]);
  });
});
