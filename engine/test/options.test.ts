import { describe, expect, it } from 'vitest';
import { closes, or, placeOf, seatIn, type Text, verbOf, viewTable, whyNotNow } from '../index.ts';
import { startTiny, steps, tinyGame } from './tiny.ts';

describe('the word of an option', () => {
  it.each([
    ['raid@base-1', 'raid', 'base-1'],
    ['@base-1', '', 'base-1'],
    ['raid', 'raid', null],
  ])('%s: its verb and its place', (option, verb, place) => {
    expect([verbOf(option), placeOf(option)]).toEqual([verb, place]);
  });

  it('has no place where it is a piece', () => expect(placeOf(7)).toBeNull());

  it.each(['raid@base-12', 'player-12'])('%s: the seat its place ends with', (option) =>
    expect(seatIn(option)).toBe(12),
  );

  it('stands beside others, last', () => expect(or([3, 5], 'none')).toEqual([3, 5, 'none']));

  it('closes a question or not', () => {
    expect(['done', 'pass', 'raid', 'done@base-1', 7].filter(closes)).toEqual(['done', 'pass']);
  });
});

describe('why something cannot be chosen now', () => {
  const play = steps.script<{ card?: string | null }>('play', [steps.choose('card', () => ['a', 'b'])]);
  const reasons = tinyGame([play], {
    whyNot: (_, __, prompt, target): Text | null => (target === 'c' ? { key: `why-${prompt}` } : null),
  });
  const speechless = tinyGame([play]);
  const why = (game: typeof reasons, target: string, seat: 0 | 1 | null = 0): Text | null =>
    whyNotNow(game, viewTable(game, startTiny(game), seat as never), target);

  it('is said by the game; without a reason of its own, what is to be settled first', () => {
    expect(why(reasons, 'c')).toEqual({ key: 'why-play.card' });
    expect(why(reasons, 'd')).toEqual({ key: 'why-first-play' });
    expect(why(speechless, 'c')).toEqual({ key: 'why-first-play' });
  });

  it('is not asked of what can be chosen, nor by those who look on', () => {
    expect([why(reasons, 'a'), why(reasons, 'c', null)]).toEqual([null, null]);
  });

  it('is said to whoever is not asked, where the game has a reason', () => {
    expect(why(reasons, 'c', 1)).toEqual({ key: 'why-null' });
    expect([why(reasons, 'd', 1), why(speechless, 'c', 1)]).toEqual([null, null]);
  });
});
