import { type AnyGame, reasonOf } from '@stolik/engine';
import fc from 'fast-check';
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
    return new Error(`${reasonOf(error)}\nThe game: ${JSON.stringify(plan)}`, causeOf(error));
  }

  /** What the law finds alone, in the smallest such game. */
  complaintOf(law: Law): Complaint | null {
    if (this.complaint === null) return null;
    for (const { plan, laws } of this.watched) {
      const complaint = laws.includes(law) ? smallestComplaint(this.game, law, plan) : null;
      if (complaint !== null) return complaint;
    }
    return null;
  }

  check(law: Law): void {
    const complaint = this.complaintOf(law);
    if (complaint !== null) throw complaint;
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

/** What a law finds, and the smallest game that shows it. */
export class Complaint extends Error {
  constructor(
    message: string,
    readonly law: Law,
    readonly plan: Plan,
    options: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'Complaint';
  }
}

/** What the law finds in the game of a plan, told of the smallest game that shows it; null when the law holds. */
function smallestComplaint(game: AnyGame, law: Law, plan: Plan): Complaint | null {
  const found = fc.check(
    fc.property(plansFor(game, plan.seats), (smaller) => watchGame(game, smaller, [law])),
    { examples: [[plan]], numRuns: 1 },
  );
  if (!found.failed) return null;
  const { errorInstance: error, counterexample, numShrinks } = found;
  const smallest = counterexample?.[0] ?? plan;
  return new Complaint(
    `${reasonOf(error)}\nThe smallest such game found (in ${numShrinks} steps): ${JSON.stringify(smallest)}`,
    law,
    smallest,
    causeOf(error),
  );
}

const causeOf = (error: unknown): ErrorOptions => (error instanceof LawBroken ? {} : { cause: error });
