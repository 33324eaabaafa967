import { describe, expect, it } from 'vitest';
import { kindsOfCopies, numbered, piecesOf } from '../pieces.ts';

describe('pieces as numbers', () => {
  const { is, FIRST, pieceAt, allOf, pieceNamed, byKind } = piecesOf({ card: 0, tile: 100, meeple: 190 }, 200);

  it('are told apart by their range, which ends where the next begins', () => {
    expect([-1, 99, 100, 189, 190].map(is.tile)).toEqual([false, false, true, true, false]);
    expect([189, 190, 199, 200].map(is.meeple)).toEqual([false, true, true, false]);
    expect(['100', null, undefined].map(is.tile)).toEqual([false, false, false]);
  });

  it('are found by their place, and lists of them', () => {
    expect(pieceAt.tile(20)).toBe(120);
    expect(pieceAt.tile(20) - FIRST.tile).toBe(20);
    expect(() => pieceAt.tile(90)).toThrow('No piece of that kind has the number 190.');
    expect(allOf('tile', ['sun', 'moon'])).toEqual([100, 101]);
    const tiles = [{ id: 'sun' }, { id: 'moon' }];
    expect(pieceNamed('tile', tiles, 'moon')).toBe(101);
    expect(() => pieceNamed('tile', tiles, 'star')).toThrow('There is no tile "star".');
  });

  it('are numbers of their kind, or nothing', () => {
    expect(numbered(is.tile, 120)).toBe(120);
    expect(() => numbered(is.tile, 20)).toThrow('No piece of that kind has the number 20.');
  });

  it('are several of a kind', () =>
    expect(kindsOfCopies([{ count: 2 }, { count: 0 }, { count: 1 }])).toEqual([0, 0, 2]));

  it('are spoken of by their kind', () => {
    const name = byKind(
      { card: (card) => `card ${card}`, tile: (tile) => `tile ${tile - FIRST.tile}`, meeple: () => 'meeple' },
      () => 'face down',
    );
    expect([0, 105, 199, -2].map(name)).toEqual(['card 0', 'tile 5', 'meeple', 'face down']);
  });

  it('cannot be of two kinds', () => {
    expect(() => piecesOf({ card: 0, tile: 100, meeple: 90 }, 200)).toThrow('which are 0, 100, 90, 200');
    expect(() => piecesOf({ card: 0, tile: 100 }, 100)).toThrow('which are 0, 100, 100');
  });
});
