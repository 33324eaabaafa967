import { answers, anyElse, proposes, type Scene, type Some } from '@stolik/engine/lesson';
import { LEVEL, UNSTABLE } from '../content/catalogue.ts';
import type { State } from '../state.ts';
import { artifacts, cards, crystals, leftHalves } from './kinds.ts';

const SEED = 'lesson 9262';

/** The learner still has an action: it would be a pity. */
const notEnd = { options: ['end'], say: 'end' } as const;
/** It costs nothing. */
const notSkip = { options: ['skip', 'decline'], say: 'skip' } as const;

/** Everything that pays for an Artifact of 6, for those who began otherwise. */
const payment: Some = [...cards(3), ...cards(2, 'yellow'), ...cards(1), ...cards(2)];

const holds = (level: number) => (state: State) => (state.players[0]?.hand ?? []).some((card) => LEVEL[card] === level);

/** Rounds 1 to 5: everything a turn can offer, each when it pays. */
export const firstRounds: Scene<State> = {
  seed: SEED,
  beats: [
    {
      id: 'mine',
      rule: 'SS-9',
      steps: [{ at: 'actions.move', propose: ['mine'], not: [notEnd] }, proposes('mine.crystal', crystals('blue', 1))],
    },
    {
      id: 'second-action',
      rule: 'SS-7',
      point: (state) => state.turn.playArea,
      steps: [
        { at: 'actions.move', propose: ['recruit'], not: [notEnd] },
        proposes('recruit.card', cards(1, 'yellow'), 'other-card'),
      ],
    },
    { id: 'end-turn', rule: 'SS-13', point: () => ['base-0'], steps: [proposes('actions.move', 'end')] },
    {
      id: 'bot-turn',
      point: () => ['base-1'],
      bots: answers(
        ['actions.move', 'recruit'],
        ['recruit.card', ...cards(3, 'yellow')],
        ['actions.move', 'mine'],
        ['mine.crystal', ...crystals('red', 1)],
        ['payment.card', ...cards(1, 'blue')],
        ['payment.card', 'done'],
        ['actions.move', 'end'],
      ),
    },
    {
      id: 'leader',
      rule: 'SS-6',
      steps: [
        { at: 'leader.card', propose: cards(1, 'blue'), not: [notSkip] },
        { at: 'take-crystal.crystal', propose: crystals('blue', 1), not: [notSkip] },
      ],
    },
    {
      id: 'skill',
      rule: 'SS-11',
      steps: [
        {
          at: 'actions.move',
          propose: ['skill'],
          not: [
            notEnd,
            { options: ['mine'], say: 'skill-first' },
            { options: ['recruit'], say: 'cards-in-hand' },
            { options: ['raid@base-0', 'raid@base-1'], say: 'raid-later' },
          ],
        },
        proposes('skill.card', cards(1, 'brown'), 'cards-in-hand'),
        { at: 'take-crystal.crystal', propose: crystals('brown', 1, true), not: [notSkip] },
      ],
    },
    {
      id: 'symbols',
      rule: 'SS-18',
      point: (state) => [
        ...(state.players[0]?.crystals ?? []).filter((one) => crystals('brown', 1, true).includes(one)),
        'score',
      ],
      steps: [
        { at: 'actions.move', propose: ['mine'], not: [notEnd] },
        proposes('mine.crystal', crystals('red', 3, true), 'without-symbol'),
      ],
    },
    {
      id: 'wild',
      rule: 'SS-9',
      point: () => ['wild'],
      steps: [{ at: 'payment.card', propose: cards(1, 'yellow'), fine: cards(2, 'yellow') }],
    },
    { id: 'empty-hand', rule: 'SS-13', point: () => ['base-0'], steps: [proposes('actions.move', 'end')] },
    {
      id: 'drollo',
      rule: 'SS-6',
      bots: answers(
        ['leader.card', 'skip'],
        ['actions.move', 'recruit'],
        ['recruit.card', ...cards(4)],
        ['actions.move', 'mine'],
        ['mine.crystal', ...crystals('green', 1)],
        ['payment.card', ...cards(1, 'blue')],
        ['payment.card', 'done'],
        ['actions.move', 'end'],
      ),
      steps: [{ at: 'leader.card', propose: cards(2, 'yellow'), not: [notSkip] }],
    },
    {
      id: 'raker',
      rule: 'SS-6',
      instead: true,
      steps: [
        { at: 'leader.card', propose: cards(1, 'yellow'), not: [notSkip] },
        { at: 'take-crystal.crystal', propose: crystals('yellow', 1), not: [notSkip] },
      ],
    },
    {
      id: 'raid',
      rule: 'SS-12',
      steps: [
        {
          at: 'actions.move',
          propose: ['raid@base-1'],
          not: [
            { options: ['raid@base-0'], say: 'own-base' },
            { options: ['recruit', 'mine'], say: 'raid-first' },
            { options: ['extra-mine'], say: 'extra-later' },
            notEnd,
          ],
        },
      ],
    },
    {
      id: 'totem',
      rule: 'SS-12',
      point: () => ['totems-0'],
      steps: [
        { at: 'actions.move', propose: ['extra-mine'], not: [notEnd] },
        {
          at: 'mine.crystal',
          propose: crystals('blue', 1, true),
          fine: crystals('brown', 1),
          not: [anyElse('free-one')],
        },
        proposes('payment.card', 'done', 'free-one'),
        proposes('actions.move', 'end'),
      ],
    },
    {
      id: 'totem-only',
      rule: 'SS-12',
      instead: true,
      steps: [proposes('actions.move', 'end')],
    },
    {
      id: 'raided',
      rule: 'SS-12',
      point: (state) => [
        ...(state.players[0]?.hand ?? []).filter((card) => cards(2, 'yellow').includes(card)),
        'base-0',
      ],
      bots: answers(['leader.card', 'skip'], ['actions.move', 'raid@base-0'], ['actions.move', 'end']),
    },
    {
      id: 'artifact',
      rule: 'SS-10',
      steps: [
        { at: 'actions.move', propose: ['collect'], not: [notEnd, anyElse('artifact-first')] },
        { at: 'collect.artifact', propose: artifacts(6), fine: 'any' },
        // One kind after the other, as the sentence says it: a ring round all of the hand would have it paid with four cards.
        { at: 'payment.card', propose: cards(3), fine: 'any' },
        { at: 'payment.card', propose: cards(2), fine: 'any' },
        { at: 'payment.card', propose: cards(1), fine: 'any' },
        { at: 'payment.card', propose: ['done'], fine: 'any' },
        { at: 'payment.card', propose: payment, fine: 'any' },
        { at: 'payment.card', propose: ['done'], fine: 'any' },
      ],
    },
    { id: 'halves', rule: 'SS-10', steps: [{ at: 'collect.half', propose: leftHalves, fine: 'any' }] },
    {
      id: 'price',
      rule: 'SS-8',
      when: holds(2),
      steps: [
        { at: 'actions.move', propose: ['recruit'], not: [notEnd] },
        { at: 'recruit.card', propose: cards(3), not: [{ options: cards(1, 'yellow'), say: 'leave-that' }] },
        proposes('payment.card', cards(2)),
        proposes('actions.move', 'end'),
      ],
    },
    {
      id: 'price-of-two',
      rule: 'SS-8',
      instead: true,
      when: holds(1),
      steps: [
        { at: 'actions.move', propose: ['recruit'], not: [notEnd] },
        { at: 'recruit.card', propose: cards(2), not: [{ options: cards(1, 'yellow'), say: 'leave-that' }] },
        proposes('payment.card', cards(1)),
        proposes('actions.move', 'end'),
      ],
    },
    {
      id: 'price-of-one',
      rule: 'SS-8',
      instead: true,
      steps: [
        { at: 'actions.move', propose: ['recruit'], not: [notEnd] },
        proposes('recruit.card', [...cards(1, 'purple'), ...cards(1, 'brown'), ...cards(1, 'blue')], 'leave-that'),
        proposes('actions.move', 'end'),
      ],
    },
    {
      id: 'cave-in',
      rule: 'SS-17',
      when: ({ caveIn }) => caveIn > 0,
      point: ({ mine }) => ['cave-in', ...mine.filter((one) => UNSTABLE[one])],
      bots: answers(
        ['leader.card', 'skip'],
        ['actions.move', 'recruit'],
        ['recruit.card', ...cards(1, 'yellow')],
        ['actions.move', 'mine'],
        ['mine.crystal', ...crystals('red', 6)],
        ['payment.card', ...cards(4, 'yellow')],
        ['payment.card', 'done', ...cards(1, 'yellow'), ...cards(2, 'yellow')],
        ['payment.card', 'done', ...cards(1, 'yellow'), ...cards(2, 'yellow')],
        ['payment.card', 'done'],
        ['actions.move', 'end'],
      ),
    },
    { id: 'free-turn', free: true },
  ],
};
