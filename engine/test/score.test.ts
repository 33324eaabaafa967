import { expect, it } from 'vitest';
import { brokenTie, foremost, lineOf, partsOfScores, scoreOfRival, scoresOf } from '../score.ts';
import { mostOfOthers, othersAfter, seat } from '../seat.ts';
import { say } from '../text.ts';

const sets = { text: say('why'), points: 1 };
const pairs = { text: say('why'), points: 2 };

it('a score is what its lines add up to, and a line what its parts do', () => {
  const lines = [{ what: 'crystals', points: 7 }, lineOf('unrest', [sets, pairs])];
  expect(scoresOf(2, (seat) => (seat === 0 ? [] : lines))).toEqual([
    { seat: 0, total: 0, lines: [] },
    { seat: 1, total: 10, lines: [lines[0], { what: 'unrest', points: 3, parts: [sets, pairs] }] },
  ]);
  expect(scoreOfRival(say('zu'), lines)).toEqual({ name: say('zu'), total: 10, lines });
});

it('what points are made of is read from all lines of all seats', () => {
  const scores = scoresOf(2, (seat) => (seat === 0 ? [lineOf('sets', [sets, pairs])] : [{ what: 'other', points: 5 }]));
  expect(partsOfScores(scores)).toEqual([sets, pairs]);
});

it('the first are those who have the most, and of those who tie the most of what counts next', () => {
  const points = [5, 8, 8, 3];
  const coins = [9, 1, 4, 9];
  const of = (list: readonly number[]) => (seat: number) => list[seat] ?? 0;
  expect(foremost(4, of(points))).toEqual([1, 2]);
  expect(foremost(4, of(points), of(coins))).toEqual([2]);
  expect(foremost(4, of(coins), of([0, 0, 0, 0]))).toEqual([0, 3]);
  expect(brokenTie(4, of(points), of(coins))).toBe(2);
  expect(brokenTie(4, of(points), of([1, 1, 1, 1]))).toBeNull();
  expect(brokenTie(4, of([1, 2, 3, 4]), of(coins))).toBeNull();
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
