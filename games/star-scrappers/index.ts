import { defineGame } from '@stolik/engine';
import { evaluate } from './bot.ts';
import { box } from './content/box.ts';
import { coverage } from './coverage.ts';
import type { Event } from './events.ts';
import * as rules from './rules/index.ts';
import type { State } from './state.ts';
import * as words from './words/index.ts';

/** Star Scrappers: Cave-In. The rules are numbered in `docs/rules.md`. */
export const starScrappers = defineGame<State, Event>({
  id: 'star-scrappers',
  version: '1.0.0',
  seats: { min: 2, max: 4 },
  variants: [
    { id: 'factions', values: ['random', 'first-game'], default: 'random' }, // SS-19.1
    { id: 'open', values: ['false', 'true'], default: 'false' }, // SS-19.3
  ],
  firstGame: { factions: 'first-game' },
  decisionLimit: 20_000, // SS-20.20
  endings: ['collapse', 'standstill'],
  ending: (s) => s.ended ?? 'unfinished',
  ...rules,
  evaluate,
  odds: [20, 10],
  ...words,
  coverage,
  box,
});
