import { answers, anyElse, choicesIn, type Not, proposes, type Scene } from '@stolik/engine/lesson';
import { NONE } from '../pieces.ts';
import type { State } from '../state.ts';
import { card, cards, unrest } from './kinds.ts';
import { SEATED, SEED } from './opening.ts';

/** There is still something to do with this turn. */
const another: Not = anyElse('another-move');

const MOUNTAIN = cards('c-mountain');
const TOWN = cards('c-town');
const TEMPLE = card('c-temple');
/** The regions of the market that the Greeks may have taken. */
const GREEKS_TAKE = cards('c-woodland', 'c-coast');

/** Rounds 1 to 3: everything that a turn can be made of, each once. */
export const turn: Scene<State> = {
  seed: SEED,
  opening: choicesIn(SEATED),
  beats: [
    {
      id: 'land',
      rule: 'IM-6.2',
      steps: [proposes('turn.move', cards('romans-dalmatia'), 'another-move')],
    },
    {
      id: 'garrison-later',
      rule: 'IM-11.13',
      point: () => ['population-0'],
      steps: [proposes('may.pick', 'decline', 'keep-hand')],
    },
    { id: 'tokens', rule: 'IM-11.2', point: () => ['materials-0', 'population-0', 'progress-0', 'score'] },
    {
      id: 'conquer',
      rule: 'IM-6.2',
      point: () => ['actions-0'],
      steps: [proposes('turn.move', cards('romans-conquer'), 'another-move')],
    },
    {
      id: 'cheaper',
      rule: 'IM-10.3',
      steps: [
        { at: 'choose.branch', propose: ['a'], not: [{ options: ['b'], say: 'dearer' }] },
        proposes('acquire.card', MOUNTAIN, 'mountain'),
      ],
    },
    { id: 'play-region', rule: 'IM-10.9', steps: [proposes('turn.move', MOUNTAIN, 'another-move')] },
    {
      id: 'exile',
      rule: 'IM-10.6',
      point: () => ['materials-0'],
      steps: [
        {
          at: 'move.card',
          propose: cards('c-mysticism'),
          not: [{ options: TOWN, say: 'town-stays' }, anyElse('exile-other')],
        },
        proposes('may.pick', 'decline', 'keep-hand'),
      ],
    },
    {
      id: 'end-turn',
      rule: 'IM-8.1',
      steps: [proposes('turn.move', 'end'), proposes('put.card', TOWN, 'on-town')],
    },
    {
      id: 'draw-up',
      rule: 'IM-8.3',
      steps: [proposes('cleanup.card', 'done', 'keep-hand')],
    },
    {
      id: 'greeks',
      rule: 'IM-5.2',
      point: ({ players }) => (players[1]?.play ?? []).filter((one) => GREEKS_TAKE.includes(one)),
      bots: answers(
        ['turn.move', ...cards('greeks-peloponnese')],
        ['turn.move', ...cards('greeks-conquer')],
        ['choose.branch', 'a'],
        ['acquire.card', ...GREEKS_TAKE],
        ['turn.move', ...GREEKS_TAKE],
        ['move.card', ...cards('c-city')],
        ['turn.move', 'end'],
        ['put.card', TEMPLE],
      ),
    },
    {
      id: 'advance',
      rule: 'IM-6.2',
      point: () => ['materials-0'],
      steps: [proposes('turn.move', cards('romans-advance'), 'another-move')],
    },
    {
      id: 'unrest-under',
      rule: 'IM-10.3',
      when: ({ market, under }) => market.some((one, place) => TOWN.includes(one) && under[place] !== NONE),
      point: ({ market }) => market.filter((one) => TOWN.includes(one)),
      steps: [
        { at: 'choose.branch', propose: ['a'], not: [{ options: ['b'], say: 'three-is-enough' }] },
        proposes('acquire.card', TOWN, 'town'),
      ],
    },
    {
      id: 'town',
      rule: 'IM-16.7',
      point: () => ['progress-0'],
      steps: [{ at: 'turn.move', propose: TOWN, not: [{ options: unrest, say: 'unrest-later' }, another] }],
    },
    {
      id: 'exhaust',
      rule: 'IM-6.6',
      point: () => ['exhausts-0'],
      steps: [
        { at: 'turn.move', propose: TOWN, not: [{ options: unrest, say: 'unrest-later' }, another] },
        proposes('may.pick', 'accept', 'take-materials'),
      ],
    },
    {
      id: 'city',
      rule: 'IM-6.3',
      bots: answers(['may.pick', 'accept']),
      steps: [
        {
          at: 'turn.move',
          propose: cards('romans-city-of-rome'),
          not: [{ options: unrest, say: 'unrest-later' }, another],
        },
        proposes('turn.move', 'end'),
        { at: 'put.card', propose: cards('c-coast', 'c-temple'), fine: 'any' },
        proposes('cleanup.card', 'done', 'keep-hand'),
      ],
    },
    {
      id: 'solstice',
      rule: 'IM-9',
      bots: answers(
        ['turn.move', ...cards('greeks-forest-of-pholoe')],
        ['turn.move', ...cards('greeks-city-of-sparta')],
        ['turn.move', ...cards('greeks-unrest')],
        ['choose.branch', 'a'],
        ['turn.move', 'end'],
        ['put.card', TEMPLE],
      ),
      steps: [proposes('own-solstice.card', TOWN, 'town-first'), proposes('may.pick', 'decline', 'keep-town')],
    },
    {
      id: 'trade',
      rule: 'IM-9',
      steps: [
        {
          at: 'may.pick',
          propose: cards('romans-prosperity'),
          not: [{ options: unrest, say: 'discarded-unrest' }, anyElse('trade-prosperity')],
        },
        { at: 'choose.branch', propose: ['b'], fine: 'any' },
      ],
    },
    {
      id: 'revolt',
      rule: 'IM-7.2',
      when: ({ players }) => (players[0]?.hand ?? []).filter((one) => unrest.includes(one)).length === 2,
      steps: [
        proposes('turn.move', 'revolt', 'revolt'),
        { at: 'move.card', propose: unrest, not: [{ options: ['done'], say: 'both-unrest' }] },
        { at: 'move.card', propose: unrest, not: [{ options: ['done'], say: 'both-unrest' }] },
      ],
    },
    {
      id: 'deck-runs-out',
      rule: 'IM-12',
      point: () => ['deck-0', 'nation-deck-0'],
      steps: [{ at: 'put.card', propose: [TEMPLE], fine: 'any' }, proposes('cleanup.card', 'done', 'keep-hand')],
    },
    { id: 'nation-card', rule: 'IM-12', point: () => ['nation-deck-0'] },
  ],
};
