import { choicesIn, type Not, type Scene } from '@stolik/engine/lesson';
import { NONE } from '../pieces.ts';
import type { State } from '../state.ts';
import { card, cards, unrest } from './kinds.ts';
import { SEATED, SEED } from './opening.ts';

/** There is still something to do with this turn. */
const another: Not = { options: 'any', say: 'another-move' };
const noGarrison: Not = { options: 'any', say: 'keep-hand' };

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
      steps: [{ at: 'turn.move', propose: cards('romans-dalmatia'), not: [another] }],
    },
    {
      id: 'garrison-later',
      rule: 'IM-11.13',
      point: () => ['population-0'],
      steps: [{ at: 'may.pick', propose: ['decline'], not: [noGarrison] }],
    },
    { id: 'tokens', rule: 'IM-11.2', point: () => ['materials-0', 'population-0', 'progress-0', 'score'] },
    {
      id: 'conquer',
      rule: 'IM-6.2',
      point: () => ['actions-0'],
      steps: [{ at: 'turn.move', propose: cards('romans-conquer'), not: [another] }],
    },
    {
      id: 'cheaper',
      rule: 'IM-10.3',
      steps: [
        { at: 'choose.branch', propose: ['a'], not: [{ options: ['b'], say: 'dearer' }] },
        { at: 'acquire.card', propose: MOUNTAIN, not: [{ options: 'any', say: 'mountain' }] },
      ],
    },
    { id: 'play-region', rule: 'IM-10.9', steps: [{ at: 'turn.move', propose: MOUNTAIN, not: [another] }] },
    {
      id: 'exile',
      rule: 'IM-10.6',
      point: () => ['materials-0'],
      steps: [
        {
          at: 'move.card',
          propose: cards('c-mysticism'),
          not: [
            { options: TOWN, say: 'town-stays' },
            { options: 'any', say: 'exile-other' },
          ],
        },
        { at: 'may.pick', propose: ['decline'], not: [noGarrison] },
      ],
    },
    {
      id: 'end-turn',
      rule: 'IM-8.1',
      steps: [
        { at: 'turn.move', propose: ['end'] },
        { at: 'put.card', propose: TOWN, not: [{ options: 'any', say: 'on-town' }] },
      ],
    },
    {
      id: 'draw-up',
      rule: 'IM-8.3',
      steps: [{ at: 'cleanup.card', propose: ['done'], not: [{ options: 'any', say: 'keep-hand' }] }],
    },
    {
      id: 'greeks',
      rule: 'IM-5.2',
      point: ({ players }) => (players[1]?.play ?? []).filter((one) => GREEKS_TAKE.includes(one)),
      bots: [
        { at: 'turn.move', prefer: cards('greeks-peloponnese') },
        { at: 'turn.move', prefer: cards('greeks-conquer') },
        { at: 'choose.branch', prefer: ['a'] },
        { at: 'acquire.card', prefer: GREEKS_TAKE },
        { at: 'turn.move', prefer: GREEKS_TAKE },
        { at: 'move.card', prefer: cards('c-city') },
        { at: 'turn.move', prefer: ['end'] },
        { at: 'put.card', prefer: [TEMPLE] },
      ],
    },
    {
      id: 'advance',
      rule: 'IM-6.2',
      point: () => ['materials-0'],
      steps: [{ at: 'turn.move', propose: cards('romans-advance'), not: [another] }],
    },
    {
      id: 'unrest-under',
      rule: 'IM-10.3',
      when: ({ market, under }) => market.some((one, place) => TOWN.includes(one) && under[place] !== NONE),
      point: ({ market }) => market.filter((one) => TOWN.includes(one)),
      steps: [
        { at: 'choose.branch', propose: ['a'], not: [{ options: ['b'], say: 'three-is-enough' }] },
        { at: 'acquire.card', propose: TOWN, not: [{ options: 'any', say: 'town' }] },
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
        { at: 'may.pick', propose: ['accept'], not: [{ options: 'any', say: 'take-materials' }] },
      ],
    },
    {
      id: 'city',
      rule: 'IM-6.3',
      bots: [{ at: 'may.pick', prefer: ['accept'] }],
      steps: [
        {
          at: 'turn.move',
          propose: cards('romans-city-of-rome'),
          not: [{ options: unrest, say: 'unrest-later' }, another],
        },
        { at: 'turn.move', propose: ['end'] },
        { at: 'put.card', propose: cards('c-coast', 'c-temple'), fine: 'any' },
        { at: 'cleanup.card', propose: ['done'], not: [{ options: 'any', say: 'keep-hand' }] },
      ],
    },
    {
      id: 'solstice',
      rule: 'IM-9',
      bots: [
        { at: 'turn.move', prefer: cards('greeks-forest-of-pholoe') },
        { at: 'turn.move', prefer: cards('greeks-city-of-sparta') },
        { at: 'turn.move', prefer: cards('greeks-unrest') },
        { at: 'choose.branch', prefer: ['a'] },
        { at: 'turn.move', prefer: ['end'] },
        { at: 'put.card', prefer: [TEMPLE] },
      ],
      steps: [
        { at: 'own-solstice.card', propose: TOWN, not: [{ options: 'any', say: 'town-first' }] },
        { at: 'may.pick', propose: ['decline'], not: [{ options: 'any', say: 'keep-town' }] },
      ],
    },
    {
      id: 'trade',
      rule: 'IM-9',
      steps: [
        {
          at: 'may.pick',
          propose: cards('romans-prosperity'),
          not: [
            { options: unrest, say: 'discarded-unrest' },
            { options: 'any', say: 'trade-prosperity' },
          ],
        },
        { at: 'choose.branch', propose: ['b'], fine: 'any' },
      ],
    },
    {
      id: 'revolt',
      rule: 'IM-7.2',
      when: ({ players }) => (players[0]?.hand ?? []).filter((one) => unrest.includes(one)).length === 2,
      steps: [
        { at: 'turn.move', propose: ['revolt'], not: [{ options: 'any', say: 'revolt' }] },
        { at: 'move.card', propose: unrest, not: [{ options: ['done'], say: 'both-unrest' }] },
        { at: 'move.card', propose: unrest, not: [{ options: ['done'], say: 'both-unrest' }] },
      ],
    },
    {
      id: 'deck-runs-out',
      rule: 'IM-12',
      point: () => ['deck-0', 'nation-deck-0'],
      steps: [
        { at: 'put.card', propose: [TEMPLE], fine: 'any' },
        { at: 'cleanup.card', propose: ['done'], not: [{ options: 'any', say: 'keep-hand' }] },
      ],
    },
    { id: 'nation-card', rule: 'IM-12', point: () => ['nation-deck-0'] },
  ],
};
