import { describe, expect, it } from 'vitest';
import {
  answerFor,
  cellsAt,
  floorsOf,
  type Lying,
  laidFor,
  liesWell,
  nearest,
  nudged,
  onSnow,
  put,
  SNOW,
  stillFitting,
} from '../board/packing-board.ts';
import { GRID } from '../content/tables.ts';
import { type Good, goodNamed } from '../pieces.ts';
import type { Wagon } from '../state.ts';
import { position } from './position.ts';

const wagonWith = (goods: string, more: object = {}): Wagon =>
  position({ you: { goods, ...more } }).state.wagons[0] as Wagon;
const good = (name: string): Good => goodNamed(name);
const tileOf = (tiles: readonly Lying[], name: string): Lying =>
  tiles.find((tile) => tile.good === good(name)) as Lying;

/** The cells of the grid that tiles cover, each as often as it is covered. */
const covered = (tiles: readonly Lying[]): string[] =>
  tiles.flatMap(({ good, turn, where }) =>
    where.on === 'floor' && where.floor === 0
      ? cellsAt(good, turn, where.row, where.column).map(({ row, column }) => `${row} ${column}`)
      : [],
  );

describe('packing by hand (DR-17)', () => {
  it('begins with a wagon in which everything else lies well and nothing lies on another', () => {
    const wagon = wagonWith('staff armor weapon instrument tome potion');
    const tiles = laidFor(wagon, [good('potion')]);
    expect(onSnow(tiles)).toEqual([good('potion')]);
    expect(tiles).toHaveLength(6);
    for (const { good, turn, where } of tiles) expect(liesWell(good, turn, where, floorsOf(wagon))).toBe(true);
    expect(covered(tiles)).toHaveLength(GRID.rows * GRID.columns);
    expect(new Set(covered(tiles)).size).toBe(GRID.rows * GRID.columns);
  });

  it('leaves the place of a trophy free, and uses saddlebags and chests', () => {
    const trophy = wagonWith('staff staff armor', { upgrades: 'trophy' });
    const filled = floorsOf(trophy).filled.map(({ row, column }) => `${row} ${column}`);
    expect(filled).toHaveLength(4);
    expect(covered(laidFor(trophy, [])).some((cell) => filled.includes(cell))).toBe(false);
    const bags = wagonWith('staff armor armor armor', { steeds: 'sweethoof' });
    expect(laidFor(bags, []).filter(({ where }) => where.on === 'floor' && where.floor === 1)).toHaveLength(1);
  });

  it('lifts onto the snow what a tile is put on', () => {
    const tiles = laidFor(wagonWith('armor tome'), []);
    const tome = tileOf(tiles, 'tome');
    const armor = tileOf(tiles, 'armor');
    if (armor.where.on !== 'floor') throw new Error('The armor lies nowhere.');
    expect(onSnow(put(tiles, tome.id, armor.where, 0))).toEqual([good('armor')]);
  });

  it('lets nothing stick out of the wagon', () => {
    const floors = floorsOf(wagonWith('staff'));
    expect(liesWell(good('staff'), 0, { on: 'floor', floor: 0, row: 0, column: 0 }, floors)).toBe(true);
    expect(liesWell(good('staff'), 0, { on: 'floor', floor: 0, row: 0, column: 1 }, floors)).toBe(false);
    expect(liesWell(good('staff'), 1, { on: 'floor', floor: 0, row: 0, column: 3 }, floors)).toBe(true);
    expect(liesWell(good('staff'), 0, { on: 'floor', floor: 1, row: 0, column: 0 }, floors)).toBe(false);
  });

  it('moves a tile so that it covers the cell that was tapped, and by a cell with a key', () => {
    const wagon = wagonWith('staff');
    const floors = floorsOf(wagon);
    const where = nearest(good('staff'), 0, { floor: 0, row: 2, column: 3 }, floors);
    expect(where).toEqual({ on: 'floor', floor: 0, row: 2, column: 0 });
    const staff = { id: 0, good: good('staff'), turn: 0, where: where ?? SNOW };
    expect(nudged(staff, 0, 1, 0, floors)).toEqual({ on: 'floor', floor: 0, row: 3, column: 0 });
    expect(nudged(staff, 0, 0, 1, floors)).toBeNull();
    expect(nudged({ ...staff, where: SNOW }, 0, 0, 1, floors)).toEqual({ on: 'floor', floor: 0, row: 0, column: 0 });
  });

  it('is done when nothing on the snow would still fit (DR-17.4)', () => {
    const wagon = wagonWith('staff armor weapon instrument tome potion');
    const tiles = laidFor(wagon, [good('potion')]);
    expect(stillFitting(wagon, tiles)).toEqual([]);
    expect(answerFor(tiles, ['tome@goods-0', 'potion@goods-0'])).toBe('potion@goods-0');
    const more = put(tiles, tileOf(tiles, 'tome').id, SNOW, 0);
    expect(stillFitting(wagon, more).toSorted()).toEqual([good('tome'), good('potion')].toSorted());
    expect(answerFor(more, ['tome@goods-0', 'potion@goods-0'])).toBeNull();
  });
});
