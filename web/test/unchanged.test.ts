import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unchanged } from '../table/unchanged.ts';

describe('what has not changed stays the same object', () => {
  it('keeps all of it when nothing has changed', () => {
    const before = { hand: [1, 2], players: [{ points: 3 }] };
    expect(unchanged(before, structuredClone(before))).toBe(before);
  });

  it('keeps what lies beside a change', () => {
    const before = { hand: [1, 2], players: [{ points: 3 }, { points: 5 }] };
    const now = unchanged(before, { hand: [1, 2], players: [{ points: 4 }, { points: 5 }] });
    expect(now).toEqual({ hand: [1, 2], players: [{ points: 4 }, { points: 5 }] });
    expect(now.hand).toBe(before.hand);
    expect(now.players).not.toBe(before.players);
    expect(now.players[0]).not.toBe(before.players[0]);
    expect(now.players[1]).toBe(before.players[1]);
  });

  it('sees that something was taken away or laid down', () => {
    expect(unchanged([1, 2], [1])).toEqual([1]);
    expect(unchanged([1], [1, 2])).toEqual([1, 2]);
    expect(unchanged({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect(Object.keys(unchanged<object>({ a: 1 }, { b: undefined }))).toEqual(['b']);
    expect(unchanged<unknown>([], {})).toEqual({});
  });

  it('never says anything else than what came', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        const said = structuredClone(now);
        const was = structuredClone(before);
        expect(unchanged(before, now)).toStrictEqual(said);
        expect(before).toStrictEqual(was);
      }),
      { numRuns: 500 },
    );
  });
});
