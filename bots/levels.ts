import { searchBot, type ThinkingBot } from './search/bot.ts';
import type { Budget } from './search/budget.ts';
import type { SearchSettings } from './search/settings.ts';

/**
 * An opponent of a certain strength: how it thinks and for how long. Its name and character are texts of this room,
 * `level-ID-name` and `level-ID-character`.
 */
export interface Level {
  readonly id: string;
  readonly settings: Partial<SearchSettings>;
  readonly budget: Budget;
}

/** From the weakest to the strongest. How they do against one another is measured in the arena. */
export const levels: readonly Level[] = [
  // Tries a few turns that come to mind and sees no farther than their end; what is nearly as good may seem better.
  { id: 'novice', settings: { reach: 0, haze: 0.5, patience: 1 }, budget: { iterations: 10, perOption: 1 } },
  // The same with more of an eye for what there is to do.
  { id: 'casual', settings: { reach: 0, patience: 1 }, budget: { iterations: 25, perOption: 2 } },
  // Finds most of what can be made of one turn.
  { id: 'regular', settings: { reach: 0, patience: 1 }, budget: { iterations: 80, perOption: 4 } },
  // Considers how others will answer.
  { id: 'expert', settings: { patience: 1 }, budget: { iterations: 500, perOption: 10, milliseconds: 500 } },
  // Takes a second over what is not clear.
  { id: 'master', settings: {}, budget: { milliseconds: 1000 } },
];

const byId = new Map<string, Level>(levels.map((level) => [level.id, level]));

export const levelNamed = (id: string): Level | null => byId.get(id) ?? null;

export const botOf = ({ id, settings, budget }: Level): ThinkingBot => searchBot({ id, settings, budget });
