import type { AnyGame } from '@stolik/engine';
import { expect, it } from 'vitest';
import { lawsFor, watchGame } from './laws/index.ts';
import type { Plan } from './plan.ts';

/** A game, found by a long run, in which a law once did not hold: what went wrong, the law, and the game as small as it was found. */
export type Found = readonly [what: string, law: string, plan: Plan];

/** Each of them keeps its law now. */
export function foundSuite(game: AnyGame, found: readonly Found[]): void {
  it.each(found)('%s', (_, name, plan) => {
    const laws = lawsFor({}).filter((law) => law.name === name);
    expect(laws).toHaveLength(1);
    watchGame(game, plan, laws);
  });
}
