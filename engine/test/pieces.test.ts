import { describe, expect, it } from 'vitest';
import { inRange, numbered, type PieceOf } from '../pieces.ts';

describe('pieces as numbers', () => {
  const isTile = inRange<PieceOf<'tile'>>(100, 190);

  it('are told apart by their range, whose end is no longer in it', () => {
    expect([99, 100, 189, 190].map(isTile)).toEqual([false, true, true, false]);
    expect(['100', null, undefined].map(isTile)).toEqual([false, false, false]);
  });

  it('are numbers of their kind, or nothing', () => {
    expect(numbered(isTile, 120)).toBe(120);
    expect(() => numbered(isTile, 20)).toThrow('No piece of that kind has the number 20.');
  });
});
