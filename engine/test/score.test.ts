import { expect, it } from 'vitest';
import { partsOfScores, pointsIn, scored } from '../score.ts';
import { mostOfOthers, othersAfter, seat } from '../seat.ts';
import { say } from '../text.ts';

it('a score is what its lines add up to', () => {
  const lines = [
    { what: 'crystals', points: 7 },
    { what: 'unrest', points: -3 },
  ];
  expect(scored(seat(1), lines)).toEqual({ seat: 1, total: 4, lines });
  expect(pointsIn([])).toBe(0);
});

it('what points are made of is read from all lines of all seats', () => {
  const [one, other] = [1, 2].map((points) => ({ text: say('why'), points }));
  if (one === undefined || other === undefined) throw new Error('two were made');
  const lines = [{ what: 'sets', points: 3, parts: [one, other] }];
  expect(partsOfScores([scored(seat(0), lines), scored(seat(1), [{ what: 'crystals', points: 5 }])])).toEqual([
    one,
    other,
  ]);
});

it('the others sit clockwise, from the left neighbour on', () => {
  expect(othersAfter(seat(2), 4)).toEqual([3, 0, 1]);
  expect(othersAfter(seat(0), 1)).toEqual([]);
});

it('the most of the others leaves out oneself, and is less than anything where one is alone', () => {
  const points = [9, 4, 7];
  expect(mostOfOthers(seat(0), 3, (other) => points[other] ?? 0)).toBe(7);
  expect(mostOfOthers(seat(2), 3, (other) => points[other] ?? 0)).toBe(9);
  expect(mostOfOthers(seat(0), 1, () => 9)).toBe(Number.NEGATIVE_INFINITY);
});
