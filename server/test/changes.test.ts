import { describe, expect, it } from 'vitest';
import { applyChanges, type Change } from '../changes.ts';

describe('changes', () => {
  const state = { players: [{ hand: [1, 2] }, { hand: [3] }], deck: [1, 2, 3], turn: { raids: [1] } };

  it('are made at their places, and keep what is the same the same object', () => {
    const changes: Change[] = [
      [
        ['players', 1, 'hand'],
        [3, 4],
      ],
      [['turn']],
      [['round'], 2],
    ];
    const next: unknown = applyChanges(state as unknown, changes);
    expect(next).toEqual({ players: [{ hand: [1, 2] }, { hand: [3, 4] }], deck: [1, 2, 3], round: 2 });
    expect(next).toHaveProperty('deck', state.deck);
    expect((next as typeof state).deck).toBe(state.deck);
    expect((next as typeof state).players[0]).toBe(state.players[0]);
    expect(state.players[1]).toEqual({ hand: [3] });
    expect(state.turn).toEqual({ raids: [1] });
  });

  it('may be of everything', () => {
    expect(applyChanges<unknown>(state, [[[], { round: 3 }]])).toEqual({ round: 3 });
  });

  it('that speak of what is not there are refused', () => {
    expect(() => applyChanges({ a: 1 }, [[['b', 'c'], 1]])).toThrow();
    expect(() => applyChanges({}, [[['__proto__', 'polluted'], true]])).toThrow();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
