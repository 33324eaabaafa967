import { type AnyGame, isRefusal, seatingOf, type Variants } from '@stolik/engine';
import { describe } from 'vitest';
import { lawTests } from './law-tests.ts';
import { type LawOptions, lawsFor } from './laws/index.ts';
import { optionsAreShown } from './laws/shown.ts';
import { wholeGame } from './plan.ts';
import { settingsFrom } from './settings.ts';

/**
 * Whole games alone against the game's own opponent, as many at each of its difficulties: `gameSuite` draws the variants of a long run at random,
 * and a difficulty among many of them is seldom met.
 */
export function soloSuite(
  game: AnyGame,
  difficulties: readonly (readonly [name: string, variants: Variants])[],
  options: LawOptions = {},
): void {
  const { STOLIK_GAMES = '1' } = process.env;
  const { games } = settingsFrom({ STOLIK_GAMES });
  describe(`${game.id}, alone at every difficulty, keeps the laws`, () => {
    describe.each(difficulties)('%s', (name, variants) => {
      const seating = seatingOf(game, 1, variants);
      if (isRefusal(seating)) throw new Error(seating.message);
      const laws = [...lawsFor(options), optionsAreShown()];
      const plans = Array.from({ length: games }, (_, number) => wholeGame(seating, `${name} ${number + 1}`));
      lawTests(game, laws, () => plans.map((plan) => ({ plan, laws })), { timeout: 120_000 + games * 10_000 });
    });
  });
}
