import type { Chance, Option } from '@stolik/engine';
import type { Bot, Sight } from '../bot.ts';
import type { Budget, Stop } from './budget.ts';
import { Search } from './search.ts';
import { type SearchSettings, usualSearch } from './settings.ts';

/** A bot that takes its time, and can be hurried: it then answers at once with the best it has found. */
export interface ThinkingBot extends Bot {
  choose(sight: Sight, chance: Chance, stop?: Stop): Option;
  /**
   * The same choice, with rests between slices of thinking, so that a worker hears messages meanwhile. The table must not move
   * on before it is done: stop it first.
   */
  think(sight: Sight, chance: Chance, stop?: Stop): Promise<Option>;
}

/** How a searching bot thinks. */
export interface SearchBotOptions {
  readonly id?: string;
  readonly budget: Budget;
  readonly settings?: Partial<SearchSettings>;
}

/** A bot that searches. With a budget of iterations alone it always chooses the same for the same sight and chance. */
export function searchBot({ id = 'search', budget, settings = {} }: SearchBotOptions): ThinkingBot {
  const all = { ...usualSearch, ...settings };
  return {
    id,
    choose(sight, chance, stop) {
      const search = new Search(sight, chance, all);
      search.run(budget, stop ?? null);
      return search.choice();
    },
    async think(sight, chance, stop) {
      const search = new Search(sight, chance, all);
      await runInSlices(search, budget, stop ?? null);
      return search.choice();
    },
  };
}

/** Any bot, so that a worker hears messages while it thinks. */
export const think = async (bot: Bot, sight: Sight, chance: Chance, stop?: Stop): Promise<Option> =>
  'think' in bot ? (bot as ThinkingBot).think(/* only they have it */ sight, chance, stop) : bot.choose(sight, chance);

/** Milliseconds without a rest: short enough to be stopped in time, long enough that rests cost little. */
const SLICE = 20;

/** Thinks with rests, in which whoever wants to stop it gets a word in. Time budgets run on during rests. */
export async function runInSlices(search: Search, budget: Budget, stop: Stop | null = null): Promise<void> {
  const clock = search.clockFor(budget, stop);
  for (;;) {
    const end = performance.now() + SLICE;
    do if (search.step(clock)) return;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
