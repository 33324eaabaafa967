import { defineGame, type Game } from '@stolik/engine';
import { evaluate } from './bot.ts';
import { box } from './content/box.ts';
import { coverage } from './coverage.ts';
import { describe } from './describe.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { state } from './fields.ts';
import { invariants } from './invariants.ts';
import { means } from './means.ts';
import { setup } from './rules/setup.ts';
import { play, scripts } from './rules/turn.ts';
import { score, winners } from './score.ts';
import { shortcuts } from './shortcuts.ts';
import { copyState, view } from './state.generated.ts';
import type { State } from './state.ts';
import { eventText } from './words/events.ts';
import { moment } from './words/moment.ts';
import { explain, nameOf } from './words/names.ts';
import { optionText } from './words/options.ts';
import { whyNot } from './words/why-not.ts';
import { actions } from './words/why-not-action.ts';

/** Star Scrappers: Cave-In. The rules are numbered in `docs/rules.md`. */
export const starScrappers: Game<State, Event> = defineGame<State, Event>({
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
  setup,
  play,
  scripts,
  active: (s) => s.active,
  fields: state,
  copy: copyState,
  view,
  determinize,
  score,
  winners,
  invariants,
  evaluate,
  odds: [20, 10],
  means,
  describe,
  moment,
  nameOf,
  explain,
  optionText,
  eventText,
  actions,
  whyNot,
  shortcuts,
  coverage,
  box,
});

export type { State as StarScrappersState } from './state.ts';
