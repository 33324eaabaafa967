import { answers, anyElse, type LessonStep, proposes, type Scene } from '@stolik/engine/lesson';
import { faceNamed } from '../pieces.ts';
import type { State } from '../state.ts';
import {
  DEED,
  die,
  district,
  endTurn,
  field,
  good,
  IGNAC,
  NADIR,
  noHorseshoe,
  slot,
  TO_HENDOLIN,
  TO_NIGHTPOEM,
  TURN_WHEEL,
  TWO_COINS,
  WORKSHOP,
} from './kinds.ts';

export const SEED = 'lesson-140414';

const ON_ORDER = ['tome', 'staff', 'potion', 'weapon'] as const;

/** One after the other is ringed, and they may be bought in any order; a weapon is on order as well. */
const buy = (kind: (typeof ON_ORDER)[number]): LessonStep => ({
  at: 'bazaar.buy',
  propose: [`buy@${field(kind)}`],
  fine: ON_ORDER.map((other) => `buy@${field(other)}`),
  not: [{ options: ['done'], say: 'buy-all' }, anyElse('on-order')],
});

/** Three turns: a die, a ride, a district; then one with the illuminated die. */
export const city: Scene<State> = {
  seed: SEED,
  beats: [
    { id: 'lower-counts', rule: 'DR-26', point: () => ['purse-0'] },
    { id: 'first-die', rule: 'DR-5', steps: [proposes('plan.die', die('three'), 'three')] },
    { id: 'first-slot', rule: 'DR-5', steps: [proposes('plan.slot', slot(1), 'slot-1')] },
    { id: 'horseshoe', rule: 'DR-6', point: () => ['tokens-0'], steps: [noHorseshoe] },
    {
      id: 'two-districts',
      rule: 'DR-7',
      steps: [proposes('activate.place', district('queens-commissions'), 'commissions-first')],
    },
    {
      id: 'commission',
      rule: 'DR-9',
      steps: [proposes('take-contract.contract', TO_HENDOLIN, 'to-hendolin')],
    },
    { id: 'whole-turn', rule: 'DR-4', steps: [endTurn] },
    {
      id: 'worth-five',
      rule: 'DR-8',
      point: () => [field('instrument')],
      bots: answers(
        ['plan.die', die('one', 1)],
        ['plan.slot', slot(3, 1)],
        ['choose.branch', TWO_COINS],
        ['move.step', 'stay'],
        ['activate.place', district('dark-market')],
        ['dark-market.space', 'marker@dm-left'],
        ['activate.place', 'end'],
      ),
      // The die in slot 1 is a three as well: it takes the wagon to the Inn just as far, with armour aboard.
      steps: [proposes('plan.die', die('two'), 'two'), proposes('plan.slot', slot(3), 'slot-3', [slot(1)])],
    },
    {
      id: 'two-coins',
      rule: 'DR-5',
      when: ({ wagons }) => wagons[0]?.locks[2] === faceNamed('two'),
      point: () => [field('instrument')],
      steps: [
        { at: 'choose.branch', propose: [TWO_COINS], not: [{ options: [TURN_WHEEL], say: 'wheel' }] },
        noHorseshoe,
      ],
    },
    {
      id: 'inn',
      rule: 'DR-11',
      steps: [noHorseshoe, proposes('activate.place', district('ringway-inn'), 'inn-first')],
    },
    {
      id: 'nadir',
      rule: 'DR-11',
      point: () => [TO_HENDOLIN],
      steps: [
        { at: 'inn.hero', propose: [NADIR], not: [{ options: ['look@hero-deck'], say: 'look' }, anyElse('nadir')] },
        { at: 'inn.good', propose: [good('instrument')], fine: 'any' },
        { at: 'inn.good', propose: ['done'], fine: 'any' },
        endTurn,
      ],
    },
    {
      id: 'big-turn',
      rule: 'DR-5',
      point: () => ['glow-0'],
      bots: answers(
        ['plan.die', die('two', 1)],
        ['plan.slot', slot(3, 1)],
        ['choose.branch', TWO_COINS],
        ['move.step', 'stay'],
        ['activate.place', district('ringway-inn')],
        ['inn.hero', 24],
        ['activate.place', 'end'],
      ),
      steps: [
        proposes('plan.die', die('four'), 'four', [die('blank')]),
        proposes('plan.slot', slot(2), 'slot-2'),
        proposes('choose.branch', 'moveGlowToPool()', 'glow'),
      ],
    },
    {
      id: 'two-rides',
      rule: 'DR-6',
      point: () => ['pool-0'],
      steps: [proposes('move.space', 'ride@space-1', 'ride-two'), noHorseshoe],
    },
    {
      id: 'three-places',
      rule: 'DR-7',
      steps: [proposes('activate.place', district('queens-commissions'), 'one-by-one')],
    },
    {
      id: 'for-ignac',
      rule: 'DR-9',
      point: () => [IGNAC],
      steps: [proposes('take-contract.contract', TO_NIGHTPOEM, 'to-nightpoem')],
    },
    {
      id: 'bazaar',
      rule: 'DR-8',
      point: () => [TO_HENDOLIN, TO_NIGHTPOEM],
      steps: [
        proposes('activate.place', district('great-bazaar'), 'one-by-one'),
        proposes('bazaar.adjust', 'done', 'adjust'),
        buy('tome'),
        buy('staff'),
        buy('potion'),
        // Whatever was passed over because something else was bought first.
        buy('tome'),
        buy('staff'),
        buy('potion'),
        proposes('bazaar.buy', 'done', 'keep-coins', [`buy@${field('weapon')}`]),
      ],
    },
    {
      id: 'workshop',
      rule: 'DR-22',
      steps: [
        proposes('activate.place', WORKSHOP, 'workshop'),
        { at: 'flip.good', propose: [good('potion')], fine: 'any' },
      ],
    },
    { id: 'loaded', rule: 'DR-23', point: () => [DEED], steps: [endTurn] },
  ],
};
