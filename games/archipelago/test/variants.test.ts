import type { AnyGame } from '@stolik/engine';
import { coverageOf, lawsFor, plansFor, seatCountsOf, seatingsOf, watchGame, wholeGame } from '@stolik/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import data from '../content/variants.json' with { type: 'json' };
import { archipelago } from '../index.ts';
import { lostEndings } from './kit.ts';

/** With `STOLIK_GAMES` all laws are looked at in so many games of any variants, and everything must have been used. */
const games = Number(process.env.STOLIK_GAMES ?? 0);
const game = archipelago as AnyGame;
const laws = lawsFor({ lostEndings });
const invariantsHold = laws.filter(({ name }) => name === 'invariants hold');

/** Would a table with these variants be refused? */
function refused(seats: number, ...on: string[]): boolean {
  const variants = Object.fromEntries(archipelago.variants.map(({ id, default: usual }) => [id, usual]));
  for (const id of on) variants[id] = 'true';
  return archipelago.refuseSeating?.({ seats, variants }) !== null;
}

describe('variants (AR-16)', () => {
  for (const seats of seatCountsOf(game))
    it(`can be combined, ${seats} seats: every game ends and keeps the invariants`, () => {
      expect(invariantsHold).toHaveLength(1);
      const seatings = seatingsOf(game, seats);
      expect(seatings.length).toBeGreaterThan(25);
      seatings.forEach((seating, number) => {
        watchGame(game, { ...wholeGame(seating, `variants ${number}`), stop: 400 }, invariantsHold);
      });
    });

  it('are refused where they contradict one another (AR-16.7)', () => {
    for (const id of ['more-control', 'wider-choice', 'choose-openly', 'benefactor'])
      expect(refused(4, 'all-clear', id)).toBe(true);
    expect(refused(4, 'all-clear', 'desert-start')).toBe(false);
    expect(refused(5, 'wider-choice', 'benefactor')).toBe(true);
    expect(refused(4, 'wider-choice', 'benefactor')).toBe(false);
    expect(refused(4, 'more-control', 'benefactor')).toBe(false);
    expect(refused(4, 'more-control', 'choose-openly', 'wider-choice', 'desert-start')).toBe(false);
  });

  it('exclude each other as the list of the box says, and nothing else does (AR-16.7)', () => {
    const listed = data.variants.filter(({ automatic }) => automatic !== true);
    for (const seats of seatCountsOf(game))
      for (const one of listed)
        for (const other of listed) {
          if (one === other) continue;
          const here: { readonly [seats: string]: readonly string[] } = one.excludesAtPlayers ?? {};
          const excluded = [...(one.excludes ?? []), ...(here[String(seats)] ?? [])];
          expect(refused(seats, one.id, other.id), `${seats}: ${one.id}, ${other.id}`).toBe(
            excluded.includes(other.id),
          );
        }
  });

  for (const seats of seatCountsOf(game))
    it.runIf(games > 0)(
      `keep all laws, ${seats} seats`,
      () => {
        fc.assert(
          fc.property(plansFor(game, seats), (plan) => watchGame(game, plan, laws)),
          { numRuns: games },
        );
      },
      3_600_000,
    );

  it.runIf(games > 0)(
    'reach every card, region, back and objective',
    () => {
      expect(coverageOf(game, 20_000)).toMatchObject({ missing: [], unlisted: [] });
    },
    3_600_000,
  );
});
