import { expect, it } from 'vitest';
import { type Lying, nearest } from '../table/near-miss.ts';

const thing = (one: string, left: number, top: number, width: number, height = width): Lying<string> => ({
  one,
  box: { left, top, width, height },
});
const meant = (x: number, y: number, ...things: Lying<string>[]): string | null =>
  nearest({ x, y }, things)?.one ?? null;

it('a small thing answers 22 px around its middle, a large one where it lies', () => {
  const token = thing('token', 100, 100, 20);
  expect([meant(131, 110, token), meant(133, 110, token), meant(110, 89, token)]).toEqual(['token', null, 'token']);
  const card = thing('card', 200, 100, 90, 130);
  expect([meant(199, 120, card), meant(201, 120, card)]).toEqual([null, 'card']);
});

it('where two reach the same point, the nearer middle is meant', () => {
  const [left, right] = [thing('left', 100, 100, 20), thing('right', 124, 100, 20)];
  expect([meant(120, 110, left, right), meant(124, 110, left, right)]).toEqual(['left', 'right']);
  expect([meant(95, 110, right, left), meant(150, 110, left, right)]).toEqual(['left', 'right']);
});
