import { describe, expect, it } from 'vitest';
import { coversAny, tipPlace } from '../lesson/tip-place.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const areas = {
  board: box(260, 56, 900, 570),
  bar: box(260, 634, 900, 76),
  own: box(260, 720, 900, 180),
  side: box(1170, 56, 260, 650),
  opponents: box(10, 56, 244, 650),
};
const size = { width: 240, height: 100 };

describe('the place of a tip', () => {
  it('is over the left end of the bar', () => {
    expect(tipPlace(areas, [], size)).toEqual(box(260, 526, 240, 100));
  });

  it('is at the other end where something glows', () => {
    expect(tipPlace(areas, [box(300, 560, 60, 60)], size).left).toBe(920);
  });

  it('is at the foot of a column where all of the board glows', () => {
    expect(tipPlace(areas, [areas.board], size)).toEqual(box(1170, 606, 240, 100));
  });

  it('covers least where everything glows', () => {
    const phone = { board: box(8, 56, 374, 400), bar: box(8, 464, 374, 164), own: null, side: null, opponents: null };
    const wide = { width: 374, height: 44 };
    expect(tipPlace(phone, [box(8, 300, 374, 150)], wide).top).toBe(56);
  });

  it('is left when something under it begins to glow', () => {
    const place = tipPlace(areas, [], size);
    expect(coversAny([box(560, 560, 60, 60)], place)).toBe(false);
    expect(coversAny([box(300, 560, 60, 60)], place)).toBe(true);
  });
});
