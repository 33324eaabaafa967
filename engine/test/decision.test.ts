import { describe, expect, it } from 'vitest';
import { pieceIn } from '../index.ts';

describe('The piece that an option is', () => {
  it('is handed on, also the first of all', () => {
    expect(pieceIn(0)).toBe(0);
    expect(pieceIn(17)).toBe(17);
  });

  it('is none where a word was chosen, or nothing', () => {
    expect(() => pieceIn('pass')).toThrow('"pass" was chosen');
    expect(() => pieceIn(null)).toThrow('a fault in the rules');
    expect(() => pieceIn(undefined)).toThrow('a fault in the rules');
  });
});
