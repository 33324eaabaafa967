import { defined } from '@stolik/engine';
import { answers, anyElse, choicesIn, proposes, type Scene } from '@stolik/engine/lesson';
import { COMPANIONS } from '../content/catalogue.ts';
import type { State } from '../state.ts';
import { SEED } from './city.ts';
import {
  ANOTHER_TO_NIGHTPOEM,
  DEED,
  district,
  endTurn,
  fine,
  good,
  IGNAC,
  NADIR,
  noHorseshoe,
  SNOW_BEE,
  slot,
  TO_HENDOLIN,
  TO_NIGHTPOEM,
  TWO_COINS,
  town,
  travelDice,
} from './kinds.ts';
import { IN_THE_CITY, UNTIL_DAWN } from './opening.ts';

const has = (coins: number, prestige: number) => (state: State) => {
  const wagon = defined(state.wagons[0]);
  return wagon.coins === coins && wagon.prestige === prestige;
};

/** With another companion, or another die before, other dice may fall. */
const lies = (face: number) => (state: State) => state.journey?.dice.includes(face) === true;

const reroll = { options: ['reroll'], say: 'reroll' } as const;

/** The fourth turn: a caravan of one's own, then one to join. */
export const caravan: Scene<State> = {
  seed: SEED,
  opening: choicesIn(IN_THE_CITY),
  beats: [
    {
      id: 'to-yurg',
      rule: 'DR-13',
      point: () => ['space-3'],
      steps: [
        proposes('plan.slot', slot(3), 'slot-3-yurg'),
        proposes('choose.branch', TWO_COINS, 'wheel-later'),
        noHorseshoe,
      ],
    },
    {
      id: 'lead',
      rule: 'DR-13',
      point: () => [NADIR, TO_HENDOLIN],
      steps: [
        proposes('activate.place', district('yurgs-excursions'), 'yurg'),
        proposes('choose.branch', 'travel()', 'ruins'),
      ],
    },
    {
      id: 'companion',
      rule: 'DR-13',
      steps: [{ at: 'travel.companion', propose: [SNOW_BEE], fine: 'any' }],
    },
    {
      id: 'which-town',
      rule: 'DR-14',
      steps: [proposes('travel.town', town('hendolina'), 'hendolin')],
    },
    {
      id: 'wolves',
      rule: 'DR-13',
      bots: answers(['caravan.answer', 'yes']),
      steps: [{ at: 'pick.die', propose: ['6@dice'], fine: ['4@dice'], not: [reroll, anyElse('six')] }],
    },
    {
      id: 'deliver',
      rule: 'DR-14',
      bots: answers(
        ['pick.die', '4@dice', ...travelDice(6, 5, 3, 2, 1)],
        ['visits.plan', town('daciszklarki')],
        ['visits.plan', 24],
      ),
      steps: [
        proposes('visits.plan', TO_HENDOLIN, 'commission-first'),
        proposes('visits.plan', fine('potion'), 'all-three'),
        proposes('visits.plan', [good('tome'), good('staff')], 'all-three'),
        proposes('visits.plan', [good('tome'), good('staff')], 'all-three'),
      ],
    },
    {
      id: 'hero-off',
      rule: 'DR-14',
      steps: [proposes('visits.plan', NADIR, 'nadir-off')],
    },
    {
      id: 'fortune',
      rule: 'DR-15',
      when: has(9, 12),
      point: () => ['purse-0'],
      steps: [{ at: 'fortunes.fortune', propose: ['fortune-coins'], fine: 'any' }],
    },
    {
      id: 'fortune-else',
      instead: true,
      rule: 'DR-15',
      point: () => ['purse-0'],
      steps: [{ at: 'fortunes.fortune', propose: ['fortune-coins'], fine: 'any' }],
    },
    { id: 'night-dice', rule: 'DR-16', steps: [endTurn] },
    {
      id: 'join',
      rule: 'DR-13',
      point: () => [IGNAC, TO_NIGHTPOEM],
      bots: answers(
        ['plan.slot', slot(2, 1)],
        ['choose.branch', 'gain(1 lantern)'],
        ['move.step', 'stay'],
        ['activate.place', district('yurgs-excursions')],
        ['choose.branch', 'travel()'],
        ['travel.companion', 216, ...COMPANIONS],
        ['travel.road', 'main'],
        ['travel.town', town('kopczyczorty')],
      ),
      steps: [proposes('caravan.answer', 'yes', 'join')],
    },
    {
      id: 'pick-second',
      rule: 'DR-13',
      when: lies(3),
      bots: answers(['pick.die', '5@dice', ...travelDice(6, 4, 3, 2, 1)]),
      steps: [{ at: 'pick.die', propose: ['3@dice'], not: [reroll, anyElse('best-die')] }],
    },
    {
      id: 'pick-second-else',
      instead: true,
      rule: 'DR-13',
      steps: [{ at: 'pick.die', propose: ['6@dice', ...travelDice(5, 4, 2, 1)], not: [reroll] }],
    },
    {
      id: 'other-town',
      rule: 'DR-14',
      bots: answers(['visits.plan', 5]),
      steps: [proposes('visits.plan', town('wierszonoc'), 'other-town')],
    },
    {
      id: 'pair',
      rule: 'DR-23',
      point: () => [DEED],
      steps: [
        proposes('visits.plan', [TO_NIGHTPOEM, IGNAC], 'both'),
        proposes('visits.plan', [TO_NIGHTPOEM, IGNAC], 'both'),
      ],
    },
    {
      id: 'balance',
      rule: 'DR-26',
      when: has(15, 15),
      point: () => ['purse-0'],
      bots: answers(['fortunes.fortune', 'fortune-glow'], ['activate.place', 'end']),
    },
    { id: 'balance-else', instead: true, rule: 'DR-26', point: () => ['purse-0'] },
  ],
};

/** After thirteen turns: one last visit, and what counts. */
export const dawn: Scene<State> = {
  seed: SEED,
  opening: choicesIn(IN_THE_CITY + UNTIL_DAWN),
  beats: [
    {
      id: 'last-visit',
      rule: 'DR-25',
      point: () => ['purse-0'],
      bots: answers(
        ['end.plan', town('daciszklarki')],
        ['end.plan', 111],
        ['end.plan', good('tome', 1)],
        ['end.plan', good('weapon', 1)],
        ['end.plan', good('instrument', 1)],
      ),
      steps: [proposes('end.plan', town('wierszonoc'), 'coins-change-nothing')],
    },
    {
      id: 'two-of-three',
      rule: 'DR-14',
      steps: [
        proposes('end.plan', ANOTHER_TO_NIGHTPOEM, 'both-goods'),
        proposes('end.plan', [good('potion'), good('tome')], 'both-goods'),
        proposes('end.plan', [good('potion'), good('tome')], 'both-goods'),
      ],
    },
    {
      id: 'deed',
      rule: 'DR-23',
      point: () => [DEED, 'purse-0'],
      steps: [
        { at: 'end.reward', propose: ['prestige'], fine: 'any' },
        { at: 'end.reward', propose: ['prestige'], fine: 'any' },
      ],
    },
    { id: 'count', rule: 'DR-26', when: has(35, 36), point: () => ['purse-0', 'score'] },
    { id: 'count-else', instead: true, rule: 'DR-26', point: () => ['purse-0', 'score'] },
  ],
};
