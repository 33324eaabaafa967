import { choicesIn, type LessonStep, proposes, type Scene } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { SEED } from './first-round.ts';
import {
  ALL_ROTATIONS,
  acts,
  BOTH_LANDS,
  bidsNothing,
  bot,
  deckTop,
  endsTurn,
  MIDWIFE,
  OF_SEAT_1,
  OF_SEAT_2,
  PLANTATION,
  passOf,
  RECRUITER,
  SMUGGLERS_COVE,
  SOUTH_EAST,
  sealed,
  suggests,
  TEMPLE,
  turnOf,
} from './kinds.ts';
import { FIRST_ROUND } from './opening.ts';

const getsUp: LessonStep = { at: 'crisis.citizen', propose: OF_SEAT_2, fine: 'any' };
const anyGetsUp: LessonStep = { at: 'crisis.citizen', propose: [...OF_SEAT_2, ...OF_SEAT_1], fine: 'any' };

/** Everybody has helped who wanted to. */
const nothing = (prompt: 'crisis.move' | 'delivery.move') => [...bot(2, [prompt, 'done']), ...bot(1, [prompt, 'done'])];

/** The second round: crises, trade, a new region, taxes. */
export const crises: Scene<State> = {
  seed: SEED,
  opening: choicesIn(FIRST_ROUND),
  beats: [
    { id: 'announced', rule: 'AR-7.1', point: deckTop, bots: sealed('0', '0'), steps: [bidsNothing] },
    {
      id: 'few-workers',
      rule: 'AR-6.4',
      point: () => ['workers', 'unrest'],
    },
    { id: 'crisis', rule: 'AR-7.2', point: () => ['crisis'], steps: [proposes('crisis.move', TEMPLE, 'temple-first')] },
    {
      id: 'market-cube',
      rule: 'AR-7.2',
      steps: [proposes('crisis.move', 'market@domestic-cattle', 'market-cube')],
    },
    { id: 'who-gets-up', rule: 'AR-7.2', steps: [getsUp, getsUp, getsUp, anyGetsUp, anyGetsUp] },
    { id: 'rebel', rule: 'AR-7.2', steps: [proposes('crisis.move', 'done', 'keep-token')] },
    {
      id: 'export',
      rule: 'AR-7.4',
      point: () => ['unrest'],
      bots: nothing('crisis.move'),
      steps: [proposes('delivery.move', 'token', 'give-token')],
    },
    { id: 'nobody-must', rule: 'AR-7.5', steps: [proposes('delivery.move', 'done', 'see-who-helps')] },
    {
      id: 'trade',
      rule: 'AR-9.3',
      bots: nothing('delivery.move'),
      steps: [
        acts('trade'),
        proposes('trade.deal', 'sell@domestic-stone', 'sell-stone'),
        proposes('trade.deal', 'done', 'enough-traded'),
        endsTurn,
      ],
    },
    {
      id: 'explore',
      rule: 'AR-9.4',
      bots: [...turnOf(2, 'harvest-stone'), ...turnOf(1, 'taxes')],
      steps: [acts('explore'), proposes('explore.way', 'take', 'take-tile')],
    },
    {
      id: 'new-region',
      rule: 'AR-9.4',
      steps: [
        proposes('explore.region', SMUGGLERS_COVE, 'lay-it'),
        suggests('explore.cell', SOUTH_EAST),
        suggests('explore.rotation', ...ALL_ROTATIONS),
      ],
    },
    {
      id: 'new-findings',
      rule: 'AR-9.4',
      steps: [suggests('findings.market', 'cattle'), suggests('findings.own', 'fruit')],
    },
    {
      id: 'recruiter',
      rule: 'AR-8.2',
      steps: [
        proposes('turn.move', RECRUITER, 'use-card'),
        { at: 'recruit.area', propose: BOTH_LANDS, fine: 'any' },
        { at: 'recruit.area', propose: BOTH_LANDS, fine: 'any' },
        endsTurn,
      ],
    },
    {
      id: 'taxes',
      rule: 'AR-9.1',
      point: () => ['unrest'],
      bots: [
        ...turnOf(2, 'build', ['build.project', 'temple'], ['pay.with', 'cube'], ['pay.with', 'cube']),
        ...turnOf(1, 'build', ['build.project', 'ship'], ['pay.with', 'cube']),
      ],
      steps: [acts('taxes'), endsTurn],
    },
    {
      id: 'pass-again',
      rule: 'AR-8.2',
      bots: [...turnOf(2, 'harvest-wood'), ...turnOf(1, 'harvest-wood', ['harvest.unit', 29])],
      steps: [proposes('turn.move', 'end', 'pass')],
    },
    {
      id: 'midwife',
      rule: 'AR-18.2',
      point: deckTop,
      bots: [...passOf(2), ...passOf(1)],
      steps: [proposes('evolve.buy', MIDWIFE, 'buy-midwife'), suggests('evolve.turn', PLANTATION)],
    },
    {
      id: 'red-zone',
      rule: 'AR-18.6',
      point: deckTop,
      steps: [
        proposes('crisis.move', TEMPLE, 'temple-first'),
        proposes('crisis.move', 'market@domestic-fish', 'market-cube'),
      ],
    },
    {
      id: 'everyone-up',
      rule: 'AR-12',
      point: () => ['unrest'],
      bots: [
        ...bot(2, ['evolve.buy', 205], ['evolve.turn', 237]),
        ...bot(1, ['evolve.buy', 'none'], ['evolve.turn', 237], ['evolve.turn', 239]),
      ],
    },
  ],
};
