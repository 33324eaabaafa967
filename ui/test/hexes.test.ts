import { type Ground, type HexCell, say, type Terrain } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { coastline, planCell } from '../hexes/coast.ts';
import { frameOf, INNER, middleOf, RADIUS } from '../hexes/grid.ts';
import { anchorOf, spread } from '../hexes/places.ts';
import { type Placed, placeFor, roomIn } from '../hexes/room.ts';

const ground = (id: number, water: boolean, sides: readonly number[]): Ground => ({
  piece: { id, name: say(water ? 'water' : 'land') },
  water,
  sides,
  pieces: [],
});
const cellOf = (...grounds: Ground[]): HexCell => ({
  id: 'cell',
  q: 0,
  r: 0,
  piece: { id: 1, name: say('tile') },
  sides: [0, 1, 2, 3, 4, 5].map(
    (side): Terrain => (grounds.some(({ water, sides }) => water && sides.includes(side)) ? 'sea' : 'field'),
  ),
  grounds,
});

/** The first point of a path. */
const start = (path: string): readonly number[] => (/M(\S+) (\S+)/.exec(path) ?? []).slice(1).map(Number);

describe('cells of a map', () => {
  it('share their sides with their neighbours', () => {
    expect(middleOf({ q: 0, r: 1 })).toEqual({ x: 0, y: 2 * INNER });
    const east = middleOf({ q: 1, r: 0 });
    expect(Math.hypot(east.x, east.y)).toBeCloseTo(2 * INNER);
    expect(frameOf([{ q: 0, r: 0 }], 10)).toEqual({
      left: -RADIUS - 10,
      top: -INNER - 10,
      width: 2 * RADIUS + 20,
      height: 2 * INNER + 20,
    });
  });

  it('give their middle to the ground that reaches across, or else to the largest', () => {
    const sea = ground(10, true, [0, 2, 4]);
    expect(planCell(cellOf(ground(11, false, [1]), sea, ground(12, false, [3]), ground(13, false, [5])))?.core).toBe(
      sea,
    );
    const land = ground(20, false, [3, 4, 5]);
    expect(planCell(cellOf(ground(21, true, [0, 1, 2]), land))?.core).toBe(land);
    expect(planCell(cellOf(ground(30, true, [0, 1, 2, 3, 4, 5]), ground(31, false, [])))?.island?.piece.id).toBe(31);
  });

  it('have a coast from corner to corner wherever land meets sea, so that coasts of neighbours meet', () => {
    const { lands, coasts } = coastline(cellOf(ground(10, true, [0, 1, 2, 3, 4]), ground(11, false, [5])));
    expect([lands.length, coasts.length]).toEqual([1, 1]);
    // Side 5 is the one in the north-west: it begins at the corner in the west.
    expect(start(coasts[0] ?? '')).toEqual([-RADIUS, expect.closeTo(0, 0)]);
    expect(
      coastline(cellOf(ground(10, true, [0]), ground(11, true, [2]), ground(12, false, [1, 3, 4, 5]))).coasts,
    ).toHaveLength(2);
    expect(coastline(cellOf(ground(10, true, [0, 1, 2, 3, 4, 5])))).toEqual({ lands: [], coasts: [] });
    expect(coastline(cellOf(ground(10, false, [0, 1, 2, 3, 4, 5]))).coasts).toEqual([]);
  });

  it('have room for things clear of the coast; on a small ground they stand closer before they stand on one another', () => {
    const land = ground(11, false, [3]);
    const room = roomIn(cellOf(ground(10, true, [0, 1, 2, 4, 5]), land)).get(land) ?? [];
    const stood: Placed[] = [];
    for (const radius of [14, 14, 13]) stood.push(placeFor(room, radius, stood));
    for (const [at, one] of stood.entries()) {
      expect(room.find(({ x, y }) => x === one.x && y === one.y)?.clear).toBeGreaterThanOrEqual(3);
      for (const other of stood.slice(0, at)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(11);
    }
    const sea = ground(20, true, [0, 1, 2, 3, 4, 5]);
    const ship = placeFor(roomIn(cellOf(sea)).get(sea) ?? [], 17, []);
    expect(Math.hypot(ship.x, ship.y)).toBeLessThan(40);
  });

  it('keep the things of a ground at its side, each in a place of its own', () => {
    const sea = ground(10, true, [0, 1, 2]);
    const land = ground(11, false, [3, 4, 5]);
    const cell = cellOf(sea, land);
    expect(anchorOf(cell, sea).at.x).toBeGreaterThan(0);
    expect(anchorOf(cell, land).at.x).toBeLessThan(0);
    for (const count of [1, 4, 9, 16]) {
      const places = spread(anchorOf(cell, land), count);
      expect(places).toHaveLength(count);
      for (const [at, one] of places.entries()) {
        expect(Math.hypot(one.x, one.y)).toBeLessThan(RADIUS);
        for (const other of places.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(14);
      }
    }
  });
});
