import { defineGame, type Seating } from '@stolik/engine';
import { evaluate } from './bot.ts';
import { box } from './content/box.ts';
import { LEVELS } from './content/concern.ts';
import { coverage } from './coverage.ts';
import type { Event } from './events.ts';
import * as rules from './rules/index.ts';
import type { State } from './state.ts';
import * as words from './words/index.ts';

/** Merchants of the Dark Road. The rules are numbered in `docs/rules.md`. */
export const darkRoad = defineGame<State, Event>({
  id: 'dark-road',
  version: '1.1.0',
  seats: { min: 1, max: 4 },
  variants: [
    { id: 'buildings', values: ['random', 'first-game', 'chosen'], default: 'random' }, // DR-3.2
    { id: 'start', values: ['dealt', 'draft'], default: 'dealt' }, // DR-28.1
    { id: 'feats', values: ['dealt', 'choice'], default: 'dealt' }, // DR-3.16
    { id: 'coins', values: ['hidden', 'open'], default: 'hidden' }, // DR-28.3
    { id: 'concern', values: ['usual', ...LEVELS.map(({ id }) => id)], default: 'usual' }, // DR-28.2, DR-29
  ],
  firstGame: { buildings: 'first-game' },
  refuseSeating,
  decisionLimit: 10_000,
  endings: ['merchant-wins', 'concern-wins'],
  ...rules,
  evaluate,
  odds: [10, 2],
  ...words,
  coverage,
  box,
});

/** Four merchants at most, the Private Concern counted. */
function refuseSeating({ seats, variants }: Seating): string | null {
  return seats === 4 && variants.concern !== 'usual'
    ? 'The Private Concern takes a place at the table, so it can join one, two or three players, not four.'
    : null;
}
