import { describe, expect, it } from 'vitest';
import { freePlace } from '../frame/free-place.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe('where the list of all answers lies', () => {
  const desktop = {
    board: box(260, 56, 900, 520),
    bar: box(260, 584, 900, 112),
    own: box(10, 704, 1420, 172),
    side: box(1172, 56, 258, 640),
    opponents: box(10, 56, 244, 640),
  };
  const screen = { width: 1440, height: 900 };

  it('is over points and log, beside the board, where the screen has them', () => {
    const place = freePlace(desktop, [box(300, 100, 80, 80), box(500, 720, 120, 150)], screen);
    expect(place).toMatchObject({ left: 1172, width: 258 });
    expect(place.top + place.height).toBe(696);
  });

  const phone = {
    board: box(8, 54, 374, 430),
    bar: box(8, 490, 374, 158),
    own: box(8, 654, 374, 130),
    side: null,
    opponents: null,
  };
  const small = { width: 390, height: 844 };

  it('is above the bar on a phone while the hand is asked, and goes where it covers less while the board is', () => {
    const hand = [box(10, 660, 90, 120)];
    expect(freePlace(phone, hand, small).top).toBeLessThan(54);
    const low = [box(20, 400, 60, 60)];
    expect(freePlace(phone, low, small).top).toBeGreaterThan(490);
    const both = freePlace(phone, [...hand, ...low], small);
    expect(both.top + both.height).toBeLessThanOrEqual(400);
  });

  it('lies over the bar, and as far beyond it as nothing glows, where everything else does', () => {
    const board = [box(12, 60, 360, 200), box(12, 270, 360, 190)];
    const hand = [box(10, 660, 370, 120)];
    const place = freePlace(phone, [...board, ...hand], small);
    expect([place.top, place.top + place.height]).toEqual([468, 652]);
    expect(freePlace(phone, [...board, ...hand, box(40, 470, 44, 20)], small).top).toBe(490);
  });
});
