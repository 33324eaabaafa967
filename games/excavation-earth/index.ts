import { defineGame } from '@stolik/engine';
import { evaluate } from './bot.ts';
import { box } from './content/box.ts';
import { coverage } from './coverage.ts';
import type { Event } from './events.ts';
import * as rules from './rules/index.ts';
import type { State } from './state.ts';
import { refuseSeating, variants } from './variants.ts';
import * as words from './words/index.ts';

/** Excavation Earth. The rules are numbered in `docs/rules.md`. */
export const excavationEarth = defineGame<State, Event>({
  id: 'excavation-earth',
  version: '1.1.0',
  seats: { min: 1, max: 4 },
  variants,
  firstGame: { factions: 'random' },
  refuseSeating,
  decisionLimit: 10_000,
  endings: ['finished', 'zu-beaten', 'zu-unbeaten'],
  ...rules,
  evaluate,
  odds: [70, 10],
  ...words,
  coverage,
  box,
});
