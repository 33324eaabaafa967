import { describe, expect, it } from 'vitest';
import { difference, wilson } from '../arena/index.ts';

describe("Wilson's interval", () => {
  // As R's prop.test(correct = FALSE) and published tables give them.
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [1, 29, 0.0061, 0.1718],
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [90, 100, 0.8256, 0.9448],
  ])('of %d in %d is %d to %d', (won, of, low, high) => {
    const interval = wilson(won, of);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('says nothing where nothing was played', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('holds the true share about 95 times in a hundred', () => {
    // Exactly, not by luck: the chance of every number of wins, where the interval holds the share.
    const games = 60;
    for (const share of [0.1, 0.25, 0.5, 0.9]) {
      let chance = (1 - share) ** games;
      let held = 0;
      for (let won = 0; won <= games; won++) {
        const { low, high } = wilson(won, games);
        if (low <= share && share <= high) held += chance;
        chance *= ((games - won) / (won + 1)) * (share / (1 - share));
      }
      expect(held).toBeGreaterThan(0.92);
      expect(held).toBeLessThan(0.98);
    }
  });
});

describe("Newcombe's interval of a difference", () => {
  // Newcombe 1998, method 10, examples a, b and e.
  it.each([
    [56, 70, 48, 80, 0.2, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.6, 0.1705, 0.809],
    [10, 10, 0, 10, 1, 0.6075, 1],
  ])('of %d/%d and %d/%d', (a, m, b, n, by, low, high) => {
    const found = difference({ won: a, of: m }, { won: b, of: n });
    expect(found.by).toBeCloseTo(by, 10);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('says nothing where one side was never seen', () => {
    expect(difference({ won: 3, of: 4 }, { won: 0, of: 0 })).toEqual({ by: 0, low: -1, high: 1 });
  });
});
