import { describe, expect, it } from 'vitest';
import { clockFace, leftNow } from '../pages/online/clock-face.ts';

describe('a clock', () => {
  it.each([
    [null, ''],
    [0, '0:00'],
    [999, '0:01'],
    [65_000, '1:05'],
    [600_000, '10:00'],
    [3_600_000, '1:00:00'],
    [7_421_000, '2:03:41'],
    [100_800_000, '1d 4h'],
  ])('with %s ms left shows "%s"', (left, face) => {
    expect(clockFace(left)).toBe(face);
  });

  it('runs while it is running, and never below nothing', () => {
    expect(leftNow({ left: 5000, running: true }, 1000, 3000)).toBe(3000);
    expect(leftNow({ left: 5000, running: false }, 1000, 3000)).toBe(5000);
    expect(leftNow({ left: 5000, running: true }, 1000, 99_000)).toBe(0);
    expect(leftNow({ left: null, running: false }, 1000, 3000)).toBeNull();
  });
});
