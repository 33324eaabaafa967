import { below, chanceFrom } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { GRID, OUTLINES } from '../content/tables.ts';
import { ALL_KINDS, type Kind, kindNamed } from '../pieces.ts';
import { fits, fullestSelections, type Room } from '../rules/packing.ts';

/** DR-17: storage is a packing puzzle. */

const BARE: Room = { blocks: 0, chests: 0, trophies: 0 };
const SIZE = OUTLINES.map((cells) => cells.length);

/** `3 armor, 1 weapon` */
function counts(list: string): number[] {
  const found = [0, 0, 0, 0, 0, 0];
  for (const entry of list.split(', ')) {
    const [n, kind] = entry.split(' ');
    found[kindNamed(kind as string)] = Number(n);
  }
  return found;
}

const cellsOf = (stock: readonly number[]): number =>
  stock.reduce((sum, n, kind) => sum + n * (SIZE[kind] as number), 0);

/** All stocks of at most so many cells. */
function stocksUpTo(cells: number): number[][] {
  let stocks: number[][] = [[]];
  for (const kind of ALL_KINDS)
    stocks = stocks.flatMap((stock) => {
      const room = Math.floor((cells - cellsOf(stock)) / (SIZE[kind] as number));
      return Array.from({ length: room + 1 }, (_, n) => [...stock, n]);
    });
  return stocks;
}

describe('storage', () => {
  it('D-5 Full house: five kinds fill the bare grid; a potion more needs saddlebags or a chest', () => {
    const full = counts('1 staff, 1 armor, 1 weapon, 1 instrument, 1 tome');
    expect(fits(full, BARE)).toBe(true);
    const more = counts('1 staff, 1 armor, 1 weapon, 1 instrument, 1 tome, 1 potion');
    expect(fits(more, BARE)).toBe(false);
    expect(fits(more, { ...BARE, blocks: 1 })).toBe(true);
    expect(fits(more, { ...BARE, chests: 1 })).toBe(true);
  });

  it('D-6 Area is not enough', () => {
    expect(fits(counts('1 staff, 3 armor'), BARE)).toBe(false);
    expect(fits(counts('1 staff, 3 armor'), { ...BARE, blocks: 1 })).toBe(true);
    expect(fits(counts('3 armor, 1 weapon'), BARE)).toBe(false);
    expect(fits(counts('3 armor, 1 instrument, 1 potion'), BARE)).toBe(true);
  });

  it('D-7 Complete oracle: of the 1050 stocks of at most 16 cells exactly these twelve do not pack', () => {
    const stocks = stocksUpTo(16);
    expect(stocks).toHaveLength(1050);
    const failing = stocks.filter((stock) => !fits(stock, BARE));
    const four = [
      '3 armor, 1 weapon',
      '1 staff, 2 armor, 1 instrument',
      '2 staff, 1 armor, 1 weapon',
      '3 staff, 1 instrument',
    ];
    const wanted = [
      ...four,
      ...four.map((stock) => `${stock}, 1 potion`),
      '1 staff, 3 armor',
      '3 staff, 1 armor',
      '1 staff, 1 weapon, 3 instrument',
      '1 staff, 3 weapon, 1 instrument',
    ].map(counts);
    expect(failing.map(String).sort()).toEqual(wanted.map(String).sort());
  });

  it('D-8 Trophy: packs like an armor, but lies in no chest', () => {
    const trophy: Room = { ...BARE, trophies: 1 };
    expect(fits(counts('2 staff, 1 armor'), trophy)).toBe(true);
    expect(fits(counts('3 staff'), trophy)).toBe(false);
    expect(fits(counts('3 staff'), { ...trophy, blocks: 1 })).toBe(true);
    for (const stock of stocksUpTo(12)) {
      const withArmor = stock.map((n, kind) => n + (kind === kindNamed('armor') ? 1 : 0));
      expect(fits(stock, trophy)).toBe(fits(withArmor, BARE));
    }
    // A chest takes any good, never the trophy: four staffs and the trophy need two of them.
    expect(fits(counts('4 staff'), { ...trophy, chests: 1 })).toBe(false);
    expect(fits(counts('4 staff'), { ...trophy, chests: 2 })).toBe(true);
  });

  it('DR-17.2: saddlebags never hold a weapon or a staff', () => {
    const grid = GRID.rows * GRID.columns;
    for (const kind of ['weapon', 'staff']) {
      const size = SIZE[kindNamed(kind)] as number;
      const most = Math.floor(grid / size);
      expect(fits(counts(`${most} ${kind}`), { ...BARE, blocks: 1 })).toBe(true);
      expect(fits(counts(`${most + 1} ${kind}`), { ...BARE, blocks: 1 })).toBe(false);
    }
    expect(fits(counts('4 armor'), BARE)).toBe(true);
    expect(fits(counts('5 armor'), { ...BARE, blocks: 1 })).toBe(true);
    // Two armors fill the saddlebags, and beside four staffs not a cell is left.
    expect(fits(counts('2 armor, 4 staff'), { ...BARE, blocks: 2 })).toBe(true);
  });

  it('DR-17.3: chests take one good each, whatever its size', () => {
    expect(fits(counts('7 staff'), { ...BARE, chests: 3 })).toBe(true);
    expect(fits(counts('8 staff'), { ...BARE, chests: 3 })).toBe(false);
    expect(fits([0, 0, 0, 0, 0, 0], BARE)).toBe(true);
  });
});

/** The same question answered by laying tiles in all ways, cell by cell: slow, plain, and its own code. */
function packsByTrying(stock: readonly number[]): boolean {
  const taken = Array.from({ length: GRID.rows }, () => Array<boolean>(GRID.columns).fill(false));
  const tiles = stock
    .flatMap((n, kind) => Array<Kind>(n).fill(kind as Kind))
    .sort((a, b) => (SIZE[b] as number) - (SIZE[a] as number));
  const lay = (at: number): boolean => {
    const kind = tiles[at];
    if (kind === undefined) return true;
    for (let row = 0; row < GRID.rows; row++)
      for (let column = 0; column < GRID.columns; column++)
        for (const turn of [0, 1, 2, 3]) {
          const cells = (OUTLINES[kind] as readonly (readonly number[])[]).map(([down = 0, right = 0]) => {
            const [y, x] = [
              [down, right],
              [right, -down],
              [-down, -right],
              [-right, down],
            ][turn] as [number, number];
            return [row + y, column + x] as const;
          });
          if (cells.some(([y, x]) => taken[y]?.[x] !== false)) continue;
          for (const [y, x] of cells) (taken[y] as boolean[])[x] = true;
          const done = lay(at + 1);
          for (const [y, x] of cells) (taken[y] as boolean[])[x] = false;
          if (done) return true;
        }
    return false;
  };
  return lay(0);
}

describe('the packing check against a plain one', () => {
  it('agrees on random stocks', () => {
    const chance = chanceFrom('packing');
    for (let round = 0; round < 60; round++) {
      const stock = [
        below(chance, 3),
        below(chance, 3),
        below(chance, 3),
        below(chance, 3),
        below(chance, 3),
        below(chance, 3),
      ];
      if (cellsOf(stock) > 16) continue;
      expect([stock, fits(stock, BARE)]).toEqual([stock, packsByTrying(stock)]);
    }
  });

  it('finds exactly the selections that fit and leave out nothing in vain (DR-17.4)', () => {
    const chance = chanceFrom('selections');
    for (let round = 0; round < 40; round++) {
      const stock = Array.from({ length: 6 }, () => below(chance, 3));
      const room: Room = { blocks: below(chance, 2), chests: below(chance, 2), trophies: below(chance, 2) };
      const all = stock.reduce<number[][]>(
        (lists, n) => lists.flatMap((list) => Array.from({ length: n + 1 }, (_, kept) => [...list, kept])),
        [[]],
      );
      const packable = all.filter((kept) => fits(kept, room));
      const within = (one: readonly number[], other: readonly number[]): boolean =>
        one.every((n, kind) => n <= (other[kind] as number));
      const fullest = packable.filter((kept) => !packable.some((other) => other !== kept && within(kept, other)));
      expect(fullestSelections(stock, room).map(String).sort()).toEqual(fullest.map(String).sort());
    }
  });
});
