import type { AnyGame } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { Company, type Watched } from './company.ts';
import { foundIn, KEEP_IT, noteFind } from './found.ts';
import { type Law, watchGame } from './laws/index.ts';

export interface LawTestsOptions {
  /** Where the games are played, to be added to the names of tests. */
  readonly named?: string;
  readonly timeout?: number;
  /** The folder where a game that breaks a law is noted down, to be kept by one command. */
  readonly finds?: string;
}

/** A test for each law, and one for all of them together, which fails also where no law alone finds anything. */
export function lawTests(
  game: AnyGame,
  laws: readonly Law[],
  watched: () => readonly Watched[],
  { named = '', timeout = 120_000, finds }: LawTestsOptions = {},
): void {
  let gathered: Company | null = null;
  const company = (): Company => {
    gathered ??= new Company(game, watched());
    return gathered;
  };
  it(
    `all laws together${named}`,
    () => {
      gathered = null; // whoever runs this test again, as for mutants, has changed something in between
      const { complaint } = company();
      if (complaint !== null) throw complaint;
    },
    timeout,
  );
  for (const law of laws)
    describe(law.says, () => {
      it(
        `${law.name}${named}`,
        () => {
          const complaint = company().complaintOf(law);
          if (complaint === null) return;
          if (finds !== undefined) {
            noteFind(finds, game.id, complaint);
            complaint.message += `\n${KEEP_IT}`;
          }
          throw complaint;
        },
        timeout,
      );
    });
}

/** Games in which a law once did not hold: each of them keeps its law now. `folder` is that of the game's tests. */
export function foundTests(game: AnyGame, folder: string, laws: readonly Law[]): void {
  for (const { what, law: name, plan } of foundIn(folder))
    it(what, () => {
      const named = laws.filter((law) => law.name === name);
      expect(named).toHaveLength(1);
      watchGame(game, plan, named);
    });
}
