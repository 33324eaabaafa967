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
import { endingOf } from './rules/end.ts';
import { play, scripts } from './rules/round.ts';
import { setup } from './rules/setup.ts';
import { turn } from './rules/turn.ts';
import { epilogue, rivalScore, score, winners } from './score.ts';
import { shortcuts } from './shortcuts.ts';
import { copyState, view } from './state.generated.ts';
import { activeSeat, type State, seatOrder } from './state.ts';
import { refuseSeating, variants } from './variants.ts';
import { eventText } from './words/events.ts';
import { explain } from './words/explain.ts';
import { moment } from './words/moment.ts';
import { nameOf } from './words/names.ts';
import { optionText } from './words/options.ts';
import { whyNot } from './words/why-not.ts';
import { actions } from './words/why-not-action.ts';

/** Excavation Earth. The rules are numbered in `docs/rules.md`. */
export const excavationEarth: Game<State, Event> = defineGame<State, Event>({
  id: 'excavation-earth',
  version: '1.1.0',
  seats: { min: 1, max: 4 },
  variants,
  firstGame: { factions: 'random' },
  refuseSeating,
  decisionLimit: 10_000,
  endings: ['finished', 'zu-beaten', 'zu-unbeaten'],
  ending: endingOf,
  setup,
  play,
  turn,
  scripts,
  active: activeSeat,
  fields: state,
  copy: copyState,
  view,
  determinize,
  score,
  rivalScore,
  winners,
  epilogue,
  invariants,
  evaluate,
  odds: [70, 10],
  means,
  describe,
  moment,
  order: seatOrder,
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
