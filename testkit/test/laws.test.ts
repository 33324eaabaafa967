import type { AnyGame } from '@stolik/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Company } from '../company.ts';
import { allSeatings } from '../coverage.ts';
import { type Law, LawBroken, lawsFor, optionsAreShown, type Plan, plansFor, watchGame, wholeGame } from '../index.ts';
import { orchard } from '../toy/orchard.ts';
import { careless } from './careless.ts';

const laws = [...lawsFor(), optionsAreShown()];
const lawNamed = (name: string): Law => {
  const law = laws.find((one) => one.name === name);
  if (law === undefined) throw new Error(`There is no law "${name}".`);
  return law;
};

const plansOf = (game: AnyGame, games: number): Plan[] =>
  Array.from({ length: games }, (_, number) =>
    allSeatings(game).map((seating) => wholeGame(seating, `try ${number}`)),
  ).flat();

function complaintAbout(law: Law, game: AnyGame, plan: Plan): LawBroken | null {
  try {
    watchGame(game, plan, [law]);
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  return null;
}

/** What the law says about the game in a number of random games; null when it has nothing to say. */
function complaint(law: Law, game: AnyGame, games: number): LawBroken | null {
  for (const plan of plansOf(game, games)) {
    const found = complaintAbout(law, game, plan);
    if (found !== null) return found;
  }
  return null;
}

describe('careless games are noticed', () => {
  for (const { mistake, law, game } of careless)
    it(`${mistake}: ${law}`, () => {
      expect(complaint(lawNamed(law), game, 25)?.law).toBe(law);
    });

  it('and the orchard itself keeps them all', () => {
    const watched = plansOf(orchard, 25).map((plan) => ({ plan, laws }));
    expect(new Company(orchard, watched).complaint).toBeNull();
    for (const law of laws) expect(complaint(law, orchard, 5)).toBeNull();
  });

  for (const { mistake, law: name, game } of careless)
    it(`${mistake}: ${name}, also where all laws look on at once`, () => {
      const law = lawNamed(name);
      const plan = plansOf(game, 25).find((one) => complaintAbout(law, game, one) !== null) as Plan;
      const company = new Company(game, [{ plan, laws }]);
      expect(company.complaint).not.toBeNull();
      expect(() => company.check(law)).toThrow(`${name}: `);
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
      fc.property(plansFor(game, 3), (plan) => watchGame(game, plan, [law])),
      { seed: 7, numRuns: 50 },
    );
    expect(found.failed).toBe(true);
    const [plan] = found.counterexample as [Plan];
    expect(() => watchGame(game, plan, [law])).toThrow(LawBroken);
    expect(() => watchGame(game, { ...plan, stop: plan.stop - 1 }, [law])).not.toThrow();
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
