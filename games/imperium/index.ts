import { defineGame, type Game, type Script } from '@stolik/engine';
import { evaluate } from './bot.ts';
import { box } from './content/box.ts';
import { coverage } from './coverage.ts';
import { describe } from './describe.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { invariants } from './invariants.ts';
import { means } from './means.ts';
import { play, scripts } from './rules/play.ts';
import { setup } from './rules/setup.ts';
import { turn } from './rules/turn.ts';
import { rivalScore, score, winners } from './score.ts';
import { copyState, SCORING_TRIGGERS, type State } from './state.ts';
import { view } from './view.ts';
import { eventText } from './words/events.ts';
import { moment } from './words/moment.ts';
import { explain, nameOf } from './words/names.ts';
import { optionText } from './words/options.ts';
import { whyNot } from './words/why-not.ts';
import { actions } from './words/why-not-own.ts';

/** Imperium: Classics and Legends. The rules are numbered in `docs/rules.md`. */
export const imperium: Game<State, Event> = defineGame<State, Event>({
  id: 'imperium',
  version: '1.1.0',
  seats: { min: 1, max: 4 },
  variants: [
    { id: 'box', values: ['mixed', 'classics', 'legends'], default: 'mixed' }, // IM-4.10, IM-20
    { id: 'nations', values: ['random', 'choose', 'first-game'], default: 'random' }, // IM-4.1, IM-4.2
    { id: 'level', values: ['imperator', 'chieftain', 'warlord', 'sovereign', 'overlord'], default: 'imperator' }, // IM-21.6
  ],
  firstGame: { box: 'classics', nations: 'first-game', level: 'chieftain' },
  refuseSeating: ({ seats, variants }) =>
    seats > 1 && variants.level !== 'imperator'
      ? 'The level is for those who play alone: leave it at "imperator".'
      : null,
  decisionLimit: 50_000,
  endings: ['collapse', ...SCORING_TRIGGERS],
  ending: (s) => (s.collapsed ? 'collapse' : (s.trigger ?? 'unfinished')),
  setup,
  play,
  turn: turn as Script,
  scripts,
  active: (s) => s.active,
  copy: copyState,
  view,
  determinize,
  score,
  rivalScore,
  winners,
  invariants,
  evaluate,
  means,
  describe,
  moment,
  nameOf,
  explain,
  optionText,
  eventText,
  actions,
  whyNot,
  coverage,
  box,
});

export type { State as ImperiumState } from './state.ts';
