import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change, Copy, Said } from '../changes.ts';

/** States as games have them: keys with plain values, lists, lists of objects; some keys come and go. */
const value = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.constant(null),
  fc.array(fc.integer()),
  fc.array(fc.record({ hand: fc.array(fc.nat(9)), name: fc.string() }), { maxLength: 4 }),
  fc.dictionary(fc.string(), fc.integer(), { maxKeys: 3 }),
);
const state = fc.dictionary(fc.constantFrom('players', 'deck', 'turn', 'round', '__proto__', 'x"y'), value);
const plain = (given: unknown): unknown => JSON.parse(JSON.stringify(given));

describe('changes', () => {
  it('lead from any state to any other, and the copy is always whole', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 6 }), (states) => {
        const copy = new Copy();
        let seen: unknown = {};
        for (const next of states) {
          seen = applyChanges(seen, JSON.parse(copy.update(next)) as Change[]);
          expect(plain(seen)).toEqual(plain(next));
          expect(JSON.parse(copy.whole())).toEqual(plain(next));
        }
      }),
    );
  });

  it('lead every chair to its own view, where chairs of one table share what was said', () => {
    const views = fc.tuple(state, state, state);
    fc.assert(
      fc.property(fc.array(views, { minLength: 1, maxLength: 6 }), (steps) => {
        const chairs = [0, 1, 2].map(() => ({ copy: new Copy(), seen: {} as unknown }));
        for (const step of steps) {
          const said = new Said();
          chairs.forEach((chair, at) => {
            // The second chair sees what the first does.
            const view = structuredClone(step[at === 1 ? 0 : at]) as object;
            chair.seen = applyChanges(chair.seen, JSON.parse(chair.copy.update(view, said)) as Change[]);
            expect(plain(chair.seen)).toEqual(plain(view));
          });
        }
        for (const { copy, seen } of chairs) expect(JSON.parse(copy.whole())).toEqual(plain(seen));
      }),
    );
  });

  it('lead every chair to its own view, where chairs are shown the same objects', () => {
    // Of each part of the table one chair may be shown its own version; all others share the common one.
    const step = fc.record({ common: state, own: fc.array(state, { minLength: 4, maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const chairs = [0, 1, 2, 3].map(() => ({ copy: new Copy(), seen: {} as unknown }));
        for (const { common, own } of steps) {
          const said = new Said();
          const base = structuredClone(common) as { players?: unknown };
          chairs.forEach((chair, at) => {
            const players = Array.isArray(base.players) ? base.players.slice() : base.players;
            if (Array.isArray(players) && typeof players[at] === 'object') players[at] = { hand: [at], name: 'own' };
            const view = { ...base, ...(players === undefined ? {} : { players }), ...(at % 2 === 0 ? own[at] : {}) };
            chair.seen = applyChanges(chair.seen, JSON.parse(chair.copy.update(view, said)) as Change[]);
            expect(plain(chair.seen)).toEqual(plain(view));
            expect(JSON.parse(chair.copy.whole())).toEqual(plain(view));
          });
        }
      }),
    );
  });

  it('are none where nothing has changed, and keep what is the same the same object', () => {
    const copy = new Copy();
    const first = { players: [{ hand: [1, 2] }, { hand: [3] }], deck: [1, 2, 3], round: 1 };
    const seen = applyChanges({}, JSON.parse(copy.update(first)) as Change[]) as typeof first;
    expect(copy.update(first)).toBe('[]');
    expect(copy.update(structuredClone(first))).toBe('[]');
    const second = { ...first, players: [{ hand: [1, 2] }, { hand: [3, 4] }] };
    const changes = JSON.parse(copy.update(second)) as Change[];
    expect(changes).toEqual([[['players', 1], { hand: [3, 4] }]]);
    const next = applyChanges(seen, changes);
    expect(next.deck).toBe(seen.deck);
    expect(next.players[0]).toBe(seen.players[0]);
    expect(seen.players[1]).toEqual({ hand: [3] });
  });

  it('that speak of what is not there are refused', () => {
    expect(() => applyChanges({ a: 1 }, [[['b', 'c'], 1]])).toThrow();
    expect(() => applyChanges({}, [[['__proto__', 'polluted'], true]])).toThrow();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
