import { defineGame } from '@stolik/engine';
import { evaluate } from './bot.ts';
import { box } from './content/box.ts';
import { coverage } from './coverage.ts';
import type { Event } from './events.ts';
import * as rules from './rules/index.ts';
import { SCORING_TRIGGERS, type State } from './state.ts';
import * as words from './words/index.ts';

/** Imperium: Classics and Legends. The rules are numbered in `docs/rules.md`. */
export const imperium = defineGame<State, Event>({
  id: 'imperium',
  version: '1.2.0',
  seats: { min: 1, max: 4 },
  variants: [
    { id: 'box', values: ['mixed', 'classics', 'legends'], default: 'mixed' }, // IM-4.10, IM-20
    { id: 'nations', values: ['random', 'choose', 'first-game'], default: 'random' }, // IM-4.1, IM-4.2
    { id: 'level', values: ['imperator', 'chieftain', 'warlord', 'sovereign', 'overlord'], default: 'imperator' }, // IM-21.6
    { id: 'progress', values: ['always', 'short'], default: 'always' }, // IM-11.3
  ],
  firstGame: { box: 'classics', nations: 'first-game', level: 'chieftain', progress: 'short' },
  refuseSeating: ({ seats, variants }) =>
    seats > 1 && variants.level !== 'imperator'
      ? 'The level is for those who play alone: leave it at "imperator".'
      : null,
  decisionLimit: 50_000,
  endings: ['collapse', ...SCORING_TRIGGERS],
  ending: (s) => (s.collapsed ? 'collapse' : (s.trigger ?? 'unfinished')),
  ...rules,
  breaksOff: (s) => s.halted, // IM-15.3: a collapse, in the middle of whatever is happening
  evaluate,
  odds: [30, 3],
  ...words,
  coverage,
  box,
});
