import { describe, expect, it } from 'vitest';
import { sharing } from '../board/sharing.ts';

describe('a view that is made of the one before', () => {
  const past = {
    round: 3,
    wagons: [
      { coins: 4, heroes: [7, 9] },
      { coins: 2, heroes: [] as number[] },
    ],
    journey: null,
  };

  it('is the one before when nothing has changed', () => {
    expect(sharing(past, structuredClone(past))).toBe(past);
  });

  it('shares what has not changed and tells what has', () => {
    const now = structuredClone(past);
    (now.wagons[0] as { coins: number }).coins = 5;
    const shared = sharing(past, now);
    expect(shared).toEqual(now);
    expect(shared).not.toBe(past);
    expect(shared.wagons[0]?.heroes).toBe(past.wagons[0]?.heroes);
    expect(shared.wagons[1]).toBe(past.wagons[1]);
    expect(past.wagons[0]?.coins).toBe(4);
  });

  it.each([
    ['shorter', [1, 2, 3], [1, 2]],
    ['longer', [1, 2], [1, 2, 3]],
    ['empty', [1], []],
    ['a list no more', [1], { 0: 1 }],
    ['something at last', null, { town: 1 }],
    ['nothing any more', { town: 1 }, null],
    ['without a name', { town: undefined }, {}],
    ['under another name', { town: undefined }, { route: undefined }],
  ])('is %s if it is', (_, before, now) => {
    expect(sharing({ it: before }, { it: now })).toStrictEqual({ it: now });
  });
});
