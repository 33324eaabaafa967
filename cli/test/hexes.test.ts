import { type HexCell, type HexMap, type Piece, say, seat } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawHexes } from '../screen/hexes.ts';
import { inkOf } from '../screen/ink.ts';
import { widthOf } from '../screen/layout.ts';
import type { Drawing } from '../screen/table.ts';

const speaker = speakerOf('en', ['text = { $text }\ncli-map-legend = { $water } water, { $land } land. { $letters }']);
const text = (words: string) => say('text', { text: words });
const piece = (id: number | null, name: string, more: Partial<Piece> = {}): Piece => ({
  id,
  name: text(name),
  ...more,
});

const drawing = (keys: [number | string, string[]][] = [], width = 80, colours = false): Drawing => ({
  speaker,
  ink: inkOf(colours),
  names: ['Ada', 'Bruno'],
  width,
  own: seat(0),
  beside: () => '',
  keys: new Map(keys),
});

const fish = piece(null, 'fish', { sign: text('f') });
const ship = piece(1, 'ship', { seat: seat(0), picture: 'ship' });
const citizen = (id: number, state?: 'lying'): Piece =>
  piece(id, 'citizen', { seat: seat(1), picture: 'citizen', ...(state ? { state } : {}) });

const sea: HexCell = {
  id: 'sea',
  q: 0,
  r: 0,
  piece: piece(100, 'Open sea'),
  sides: ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'],
  grounds: [{ piece: piece(101, 'water'), water: true, sides: [0, 1, 2, 3, 4, 5], pieces: [fish, fish, ship] }],
};
const cape: HexCell = {
  id: 'cape',
  q: 1,
  r: 0,
  piece: piece(110, 'Stone Cape'),
  sides: ['sea', 'field', 'mountain', 'sea', 'sea', 'sea'],
  grounds: [
    { piece: piece(111, 'water'), water: true, sides: [0, 3, 4, 5], pieces: [] },
    {
      piece: piece(112, 'land'),
      water: false,
      sides: [1, 2],
      pieces: [citizen(20), citizen(21), citizen(22, 'lying')],
    },
  ],
};
const empty: HexCell = { id: 'empty', q: 0, r: 1, piece: piece(120, 'cell'), sides: null, grounds: [] };
const map = (cells: readonly HexCell[]): HexMap => ({ kind: 'hexes', id: 'map', title: text('Map'), cells });

describe('a map of hexes', () => {
  it('is drawn with its coasts, its names and what is on it', () => {
    expect(drawHexes(map([sea, cape, empty]), 80, drawing())).toEqual([
      '    ~~~~~~~~~~~~~~~',
      '   ~               ~',
      '  ~    Open sea     ~',
      ' ~      ≈ ff ●       ~~~~~~~~~~~~~~~~',
      ' ~                   ~               \\',
      '  ~                 ~   Stone Cape    \\',
      '   ~~~~~~~~~~~~~~~~~  ≈                \\',
      '                   ~           ∴ ▲▲ △  ^',
      '                    ~                 ^',
      '                     ~~~~~~~~~~~~~~~~^',
      ' ≈ water, ∴ land. f fish',
    ]);
  });

  it('shows what to type at a tile, a ground, a unit, and at an empty place only then', () => {
    const lines = drawHexes(
      map([sea, cape, empty]),
      80,
      drawing([
        [1, ['2']],
        [112, ['3']],
        [22, ['4']],
        [120, ['5']],
        ['cape', ['6']],
      ]),
    ).join('\n');
    for (const shown of ['[2]●', '[3]∴', '[4]△', '[5]', '[6] Stone', '···']) expect(lines).toContain(shown);
    expect(drawHexes(map([sea, cape, empty]), 80, drawing()).join('\n')).not.toContain('·');
  });

  it('keeps to its width, in bands if need be, and never loses what can be chosen', () => {
    const many = fc.uniqueArray(fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -3, max: 3 })), {
      minLength: 1,
      maxLength: 25,
      selector: ([q, r]) => `${q},${r}`,
    });
    fc.assert(
      fc.property(many, fc.integer({ min: 30, max: 120 }), fc.boolean(), (places, width, colours) => {
        const cells = places.map(([q, r], at): HexCell => {
          const model = at % 2 === 0 ? sea : cape;
          const unit = piece(500 + at, 'unit', { seat: seat(at % 2), picture: 'citizen' });
          const grounds = model.grounds.map((ground) => ({ ...ground, pieces: [...ground.pieces, fish, fish] }));
          const last = grounds.length - 1;
          return {
            ...model,
            id: `cell-${at}`,
            q,
            r,
            grounds: grounds.map((ground, place) =>
              place === last ? { ...ground, pieces: [...ground.pieces, unit] } : ground,
            ),
          };
        });
        const keys = cells.map((_, at): [number, string[]] => [500 + at, [`k${at}`]]);
        const lines = drawHexes(map(cells), width, drawing(keys, width, colours));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
        for (let at = 0; at < cells.length; at++) expect(lines.join('\n')).toContain(`[k${at}]`);
      }),
      { numRuns: 60 },
    );
  });
});
