import { describe, expect, it } from 'vitest';
import { type AnyGame, defineGame, isRefusal, isSwitch, piecesIn, placesIn, type Row, seatingOf } from '../index.ts';
import { steps, tinyGame } from './tiny.ts';

const { call, script } = steps;
const play = script('play', []);

describe('defineGame', () => {
  it('wants all scripts listed, each under its own name', () => {
    const other = script('other', []);
    expect(() => tinyGame([script('play', [call(other)])])).toThrow(
      'tiny: script "play" calls "other", which is not listed',
    );
    expect(() => tinyGame([play, script('play', [])])).toThrow('tiny: two scripts are called "play"');
    expect(() => tinyGame([play], { scripts: [other] })).toThrow('tiny: script "play" is not listed');
  });
});

describe('a variant', () => {
  it('is a switch when it is on or off and nothing else', () => {
    const isOne = (...values: string[]): boolean => isSwitch({ id: 'x', values, default: values[0] ?? '' });
    expect([isOne('on', 'off'), isOne('off', 'on')]).toEqual([true, true]);
    expect([isOne('on', 'often'), isOne('often', 'off'), isOne('on', 'off', 'often')]).toEqual([false, false, false]);
  });
});

describe('what lies in a row', () => {
  it('is all its pieces, on a map those of every cell and ground; tracks, counts and notes hold none', () => {
    const label = { key: 'row' };
    const cell = { id: 'c', piece: 7, grounds: [{ piece: 8, pieces: [9, 10] }] };
    const rows = [
      { kind: 'pieces', id: 'p', label, pieces: [1, 2] },
      { kind: 'hexes', id: 'h', label, cells: [cell] },
      { kind: 'track', id: 't', label },
      { kind: 'count', id: 'n', label },
      { kind: 'note', id: 'o', label },
    ] as unknown as Row[];
    expect(rows.map(piecesIn)).toEqual([[1, 2], [7, 8, 9, 10], [], [], []]);
    expect(rows.slice(0, 2).map(placesIn)).toEqual([['p'], ['h', 'c']]);
  });
});

describe('seatingOf', () => {
  const game: AnyGame = defineGame({
    ...tinyGame([play]),
    seats: { min: 2, max: 3 },
    variants: [
      { id: 'length', values: ['short', 'long'], default: 'short' },
      { id: 'open', values: ['no', 'yes'], default: 'no' },
    ],
    refuseSeating: ({ seats, variants }) =>
      seats === 3 && variants.open === 'yes' ? 'The open game is for two.' : null,
  });

  it('fills in defaults', () => {
    expect(seatingOf(game, 2, { open: 'yes' })).toEqual({ seats: 2, variants: { length: 'short', open: 'yes' } });
  });

  it.each([
    [1, {}, 'seats', 'tiny is for 2 to 3 seats, not 1.'],
    [4, {}, 'seats', 'tiny is for 2 to 3 seats, not 4.'],
    [2.5, {}, 'seats', 'tiny is for 2 to 3 seats, not 2.5.'],
    [2, { colour: 'red' }, 'variant', 'tiny has no variant "colour"; it has: length, open.'],
    [2, { length: 'endless' }, 'variant', 'Variant "length" can be short or long, not "endless".'],
    [3, { open: 'yes' }, 'variant', 'The open game is for two.'],
  ])('refuses %s seats with %j', (seats, variants, why, message) => {
    const refusal = seatingOf(game, seats, variants as Record<string, string>);
    expect(refusal).toEqual({ why, message });
    expect(isRefusal(refusal)).toBe(true);
  });

  it('is not led astray by names that every object has', () => {
    for (const id of ['__proto__', 'constructor', 'toString']) {
      const variants = JSON.parse(`{"${id}":"short"}`);
      expect(seatingOf(game, 2, variants)).toMatchObject({ why: 'variant' });
    }
    expect(seatingOf(game, 2, { length: 'constructor' })).toMatchObject({ why: 'variant' });
  });
});
