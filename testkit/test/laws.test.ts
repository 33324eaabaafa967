import type { AnyGame } from '@stolik/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSeatings } from '../coverage.ts';
import { type Law, LawBroken, lawsFor, optionsAreShown, type Plan, plansFor, wholeGame } from '../index.ts';
import { orchard } from '../toy/orchard.ts';
import { careless } from './careless.ts';

const laws = [...lawsFor(), optionsAreShown()];
const lawNamed = (name: string): Law => {
  const law = laws.find((one) => one.name === name);
  if (law === undefined) throw new Error(`There is no law "${name}".`);
  return law;
};

/** What the law says about the game in a number of random games; null when it has nothing to say. */
function complaint(law: Law, game: AnyGame, games: number): LawBroken | null {
  for (let number = 0; number < games; number++) {
    for (const seating of allSeatings(game)) {
      try {
        law.check(game, wholeGame(seating, `try ${number}`));
      } catch (error) {
        if (error instanceof LawBroken) return error;
        throw error;
      }
    }
  }
  return null;
}

describe('careless games are noticed', () => {
  for (const { mistake, law, game } of careless)
    it(`${mistake}: ${law}`, () => {
      expect(complaint(lawNamed(law), game, 25)?.law).toBe(law);
      expect(complaint(lawNamed(law), orchard, 25)).toBeNull();
    });

  it('each law notices some careless game', () => {
    const noticed = new Set(careless.map(({ law }) => law));
    expect(laws.map(({ name }) => name).filter((name) => !noticed.has(name))).toEqual([]);
  });
});

describe('a failing plan', () => {
  it('is shrunk to the shortest game that fails', () => {
    const game = careless.find(({ law }) => law === 'invariants hold')?.game as AnyGame;
    const law = lawNamed('invariants hold');
    const found = fc.check(
      fc.property(plansFor(game, 3), (plan) => law.check(game, plan)),
      { seed: 7, numRuns: 50 },
    );
    expect(found.failed).toBe(true);
    const [plan] = found.counterexample as [Plan];
    expect(() => law.check(game, plan)).toThrow(LawBroken);
    expect(() => law.check(game, { ...plan, stop: plan.stop - 1 })).not.toThrow();
    // Somebody draws: no shorter game can go wrong.
    expect(plan.stop).toBe(1);
  });

  it('says where in the game the law was broken', () => {
    const game = careless.find(({ mistake }) => mistake === 'drawing doubles a card')?.game as AnyGame;
    expect(complaint(lawNamed('invariants hold'), game, 5)?.message).toMatch(
      /^invariants hold: every card is somewhere, once: .* \(after \d+ choices; seat \d is asked round\.\w+/,
    );
  });
});
