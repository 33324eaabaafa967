import { defineGame, type Game, type Seating } from '@stolik/engine';
import { evaluate } from './bot.ts';
import { box } from './content/box.ts';
import { LEVELS } from './content/concern.ts';
import { coverage } from './coverage.ts';
import { describe } from './describe.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { state } from './fields.ts';
import { invariants } from './invariants.ts';
import { means } from './means.ts';
import { setup } from './rules/setup.ts';
import { play, scripts, turn } from './rules/turn.ts';
import { ending, rivalScore, score, winners } from './score.ts';
import { shortcuts } from './shortcuts.ts';
import { copyState, view } from './state.generated.ts';
import { activeSeat, type State } from './state.ts';
import { eventText } from './words/events.ts';
import { moment } from './words/moment.ts';
import { explain, nameOf } from './words/names.ts';
import { optionText } from './words/options.ts';
import { whyNot } from './words/why-not.ts';
import { actions } from './words/why-not-own.ts';

/** Merchants of the Dark Road. The rules are numbered in `docs/rules.md`. */
export const darkRoad: Game<State, Event> = defineGame<State, Event>({
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
  ending,
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
  invariants,
  evaluate,
  odds: [10, 2],
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

/** Four merchants at most, the Private Concern counted. */
function refuseSeating({ seats, variants }: Seating): string | null {
  return seats === 4 && variants.concern !== 'usual'
    ? 'The Private Concern takes a place at the table, so it can join one, two or three players, not four.'
    : null;
}

export type { State as DarkRoadState } from './state.ts';
