import { expect, it } from 'vitest';
import { OTHER_SIDE } from '../content/catalogue.ts';
import { invariants } from '../invariants.ts';
import type { Card } from '../pieces.ts';
import { dealt } from './position.ts';

/** IM-23.1: cards neither vanish nor multiply, and both sides of one are one. */

it('a table just dealt has every card in its one place', () => {
  expect(invariants(dealt(['romans', 'utopians'], 'mixed', 'whole'))).toEqual([]);
});

it('a card that is gone, or there twice, is named', () => {
  const lost = dealt(['romans', 'utopians'], 'mixed', 'whole');
  const card = lost.mainDeck.pop() as Card;
  expect(invariants(lost).join()).toMatch(new RegExp(`\\(${card}\\) is missing`));
  const doubled = dealt(['romans', 'utopians'], 'mixed', 'whole');
  doubled.exile.push(card);
  expect(invariants(doubled).join()).toMatch(new RegExp(`\\(${card}\\) is in two places`));
});

it('a card cannot lie there with both of its sides', () => {
  const s = dealt(['romans', 'utopians'], 'mixed', 'whole');
  const [power] = s.players[0]?.play ?? [];
  s.exile.push(OTHER_SIDE[power as Card] as Card);
  expect(invariants(s).join()).toMatch(/romans-power-a \(\d+\) is in two places/);
});
