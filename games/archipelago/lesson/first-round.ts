import { proposes, type Scene } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import {
  ALL_ROTATIONS,
  acts,
  bidsNothing,
  bot,
  endsTurn,
  OWN,
  PLANTATION,
  passOf,
  RECRUITER,
  SOUTH,
  STONE_TOOTH,
  sealed,
  suggests,
  turnOf,
} from './kinds.ts';

export const SEED = 'nauka-117724';

/** First voyages and a whole round: a region, then harvest, hands, a temple and a card. */
export const firstRound: Scene<State> = {
  seed: SEED,
  beats: [
    { id: 'voyage', rule: 'AR-5.6', steps: [proposes('voyage.region', STONE_TOOTH, 'stone-tooth')] },
    {
      id: 'lay-tile',
      rule: 'AR-5.6',
      steps: [suggests('voyage.cell', SOUTH), suggests('voyage.rotation', ...ALL_ROTATIONS)],
    },
    {
      id: 'findings',
      rule: 'AR-5.8',
      steps: [suggests('findings.market', 'fish'), suggests('findings.own', 'stone')],
    },
    {
      id: 'bid',
      rule: 'AR-6.3',
      bots: [
        ...bot(
          2,
          ['voyage.region', 332],
          ['voyage.cell', 1391],
          ['voyage.rotation', '3'],
          ['findings.market', 'wood'],
          ['findings.own', 'stone'],
        ),
        ...bot(
          1,
          ['voyage.region', 324],
          ['voyage.cell', 1338],
          ['voyage.rotation', '0'],
          ['findings.market', 'fish'],
          ['findings.own', 'fruit'],
        ),
        ...sealed('0', '0'),
      ],
      steps: [bidsNothing],
    },
    {
      id: 'harvest',
      rule: 'AR-8.4',
      steps: [acts('harvest-stone')],
    },
    {
      id: 'second-citizen',
      rule: 'AR-9.2',
      steps: [{ at: 'harvest.unit', propose: OWN, fine: 'any' }],
    },
    { id: 'end-turn', rule: 'AR-8.2', steps: [endsTurn] },
    {
      id: 'recruit',
      rule: 'AR-9.6',
      point: () => ['workers'],
      bots: [...turnOf(2, 'harvest-stone'), ...turnOf(1, 'harvest-wood', ['harvest.unit', 29])],
      steps: [acts('recruit', ['reproduce']), endsTurn],
    },
    {
      id: 'build',
      rule: 'AR-9.8',
      point: () => ['unrest'],
      bots: [...turnOf(2, 'recruit'), ...turnOf(1, 'taxes')],
      steps: [acts('build'), proposes('build.project', 'temple', 'temple')],
    },
    {
      id: 'pay',
      rule: 'AR-2.6',
      steps: [suggests('pay.with', 'cube'), suggests('pay.with', 'cube'), endsTurn],
    },
    {
      id: 'pass',
      rule: 'AR-8.3',
      bots: [...turnOf(2, 'harvest-wood'), ...turnOf(1, 'reproduce')],
      steps: [proposes('turn.move', 'end', 'pass')],
    },
    {
      id: 'buy',
      rule: 'AR-18.2',
      bots: [...passOf(2), ...passOf(1)],
      steps: [suggests('evolve.buy', RECRUITER)],
    },
    {
      id: 'turn-card',
      rule: 'AR-18.4',
      steps: [suggests('evolve.turn', PLANTATION), { at: 'evolve.turn', propose: [227, 205, 219, 202], fine: 'any' }],
    },
    {
      id: 'whole-round',
      rule: 'AR-6.1',
      bots: [
        ...bot(2, ['evolve.buy', 'none'], ['evolve.turn', 227], ['evolve.turn', 205]),
        ...bot(1, ['evolve.buy', 'none'], ['evolve.turn', 205], ['evolve.turn', 227]),
      ],
    },
  ],
};
