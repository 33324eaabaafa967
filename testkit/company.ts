import type { AnyGame } from '@stolik/engine';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { type Law, LawBroken, watchGame } from './laws/index.ts';
import { type Plan, plansFor } from './plan.ts';

/** A game to be played, and the laws that look on. */
export interface Watched {
  readonly plan: Plan;
  readonly laws: readonly Law[];
}

/**
 * Laws that look on at the same games: each game is played once for all of them. When something goes wrong each law looks again alone, so that the law is
 * named which is broken, with the smallest game that shows it.
 */
export class Company {
  private found: { readonly error: unknown; readonly plan: Plan } | null | undefined;

  constructor(
    private readonly game: AnyGame,
    private readonly watched: readonly Watched[],
  ) {}

  /** What went wrong first with all laws together; null when nothing did. */
  get complaint(): Error | null {
    if (this.found === undefined) this.found = this.watchAll();
    if (this.found === null) return null;
    const { error, plan } = this.found;
    return new Error(`${messageOf(error)}\nThe game: ${JSON.stringify(plan)}`, causeOf(error));
  }

  /** Throws what the law finds alone, in the smallest such game. */
  check(law: Law): void {
    if (this.complaint === null) return;
    for (const { plan, laws } of this.watched) {
      const complaint = laws.includes(law) ? smallestComplaint(this.game, law, plan) : null;
      if (complaint !== null) throw complaint;
    }
  }

  private watchAll(): { error: unknown; plan: Plan } | null {
    for (const { plan, laws } of this.watched) {
      try {
        watchGame(this.game, plan, laws);
      } catch (error) {
        return { error, plan };
      }
    }
    return null;
  }
}

/** What the law finds in the game of a plan, told of the smallest game that shows it; null when the law holds. */
function smallestComplaint(game: AnyGame, law: Law, plan: Plan): Error | null {
  const found = fc.check(
    fc.property(plansFor(game, plan.seats), (smaller) => watchGame(game, smaller, [law])),
    { examples: [[plan]], numRuns: 1 },
  );
  if (!found.failed) return null;
  const { errorInstance: error, counterexample, numShrinks } = found;
  return new Error(
    `${messageOf(error)}\nThe smallest such game found (in ${numShrinks} steps): ${JSON.stringify(counterexample?.[0])}`,
    causeOf(error),
  );
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const causeOf = (error: unknown): ErrorOptions => (error instanceof LawBroken ? {} : { cause: error });

/** A test for each law, and one for all of them together, which fails also where no law alone finds anything. `named` adds where the games are played. */
export function lawTests(
  game: AnyGame,
  laws: readonly Law[],
  watched: () => readonly Watched[],
  { named = '', timeout = 120_000 }: { readonly named?: string; readonly timeout?: number } = {},
): void {
  let gathered: Company | null = null;
  const company = (): Company => {
    gathered ??= new Company(game, watched());
    return gathered;
  };
  it(
    `all laws together${named}`,
    () => {
      const { complaint } = company();
      if (complaint !== null) throw complaint;
    },
    timeout,
  );
  for (const law of laws)
    describe(law.says, () => {
      it(`${law.name}${named}`, () => company().check(law), timeout);
    });
}
