import { answers, anyElse, choicesIn, type Not, proposes, type Scene } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { card, cards } from './kinds.ts';
import { SEED, THIRTEEN_ROUNDS } from './opening.ts';

const another: Not = anyElse('another-move');

const STEPPE = cards('c-steppe');
const AWE_INSPIRING = cards('c-awe-inspiring');
const DIPLOMACY = cards('c-diplomacy');
const ROME = cards('romans-city-of-rome');
const LEGIONS = cards('romans-legions');
/** Once they are in play, Conquer works for an empire too. */
const WOKEN = [...LEGIONS, card('romans-conquer')];
/** Regions with nothing under them. */
const BARE = cards('romans-dalmatia', 'romans-raetia', 'romans-gallia-aquitania');

/** Rounds 14 to 16: the last nation card, what changes with it, and what brings the most points. */
export const empire: Scene<State> = {
  seed: SEED,
  opening: choicesIn(THIRTEEN_ROUNDS),
  beats: [
    {
      id: 'caesar-waits',
      rule: 'IM-12',
      point: () => ['nation-deck-0'],
      steps: [
        proposes('turn.move', cards('romans-gallia-aquitania'), 'another-move'),
        proposes('may.pick', 'decline', 'keep-hand'),
      ],
    },
    {
      id: 'barbarian-icon',
      rule: 'IM-6.4',
      steps: [
        proposes('turn.move', cards('romans-conquer'), 'another-move'),
        { at: 'choose.branch', propose: ['a'], not: [{ options: ['b'], say: 'dearer' }] },
        proposes('acquire.card', STEPPE, 'steppe'),
      ],
    },
    {
      id: 'last-barbarian-turn',
      rule: 'IM-8',
      point: () => ['deck-0'],
      steps: [
        {
          at: 'turn.move',
          propose: cards('romans-raetia'),
          not: [{ options: STEPPE, say: 'steppe-later' }, another],
        },
        proposes('may.pick', 'decline', 'keep-hand'),
        proposes('turn.move', 'end', 'another-move'),
        { at: 'put.card', propose: cards('c-ionians'), fine: 'any' },
        proposes('cleanup.card', 'done', 'keep-hand'),
      ],
    },
    {
      id: 'empire',
      rule: 'IM-12',
      point: () => ['state-0'],
      bots: answers(
        ['turn.move', ...cards('greeks-olympic-games')],
        ['move.card', ...cards('greeks-science')],
        ['turn.move', 'end'],
        ['put.card', ...cards('c-ionians')],
      ),
    },
    {
      id: 'wither',
      rule: 'IM-9',
      steps: [
        proposes('own-solstice.card', cards('romans-city-of-rome'), 'rome-first'),
        proposes('may.pick', cards('c-town'), 'trade-town'),
        proposes('choose.branch', 'b', 'population'),
      ],
    },
    {
      id: 'free-play',
      rule: 'IM-6.5',
      steps: [
        proposes('turn.move', cards('romans-julius-caesar'), 'another-move'),
        { at: 'choose.branch', propose: ['a'], not: [{ options: ['b'], say: 'draw-two' }] },
      ],
    },
    { id: 'history', rule: 'IM-11.14', point: () => ['history-0', card('romans-power-b')] },
    {
      id: 'hide',
      rule: 'IM-11.13',
      steps: [
        proposes('turn.move', STEPPE, 'another-move'),
        proposes('may.pick', cards('romans-advance'), 'hide-advance'),
      ],
    },
    {
      id: 'glory',
      rule: 'IM-14',
      point: () => ['fame-deck'],
      steps: [proposes('turn.move', cards('romans-glory'), 'another-move')],
    },
    {
      id: 'three-regions',
      rule: 'IM-11.11',
      steps: [
        proposes('move.card', BARE, 'bare-regions'),
        proposes('move.card', BARE, 'bare-regions'),
        proposes('move.card', BARE, 'bare-regions'),
      ],
    },
    {
      id: 'fame',
      rule: 'IM-14',
      steps: [
        proposes('take-looked.card', AWE_INSPIRING, 'awe-inspiring'),
        proposes('turn.move', AWE_INSPIRING, 'another-move'),
      ],
    },
    {
      id: 'reward-waits',
      rule: 'IM-12',
      point: () => ['deck-0'],
      steps: [
        proposes('turn.move', 'end', 'another-move'),
        { at: 'put.card', propose: DIPLOMACY, fine: 'any' },
        proposes('cleanup.card', 'done', 'keep-hand'),
      ],
    },
    {
      id: 'develop',
      rule: 'IM-12',
      steps: [
        {
          at: 'reshuffle.card',
          propose: LEGIONS,
          not: [{ options: ['decline'], say: 'buy-something' }, anyElse('legions')],
        },
      ],
    },
    {
      id: 'legions',
      rule: 'IM-6.4',
      point: ({ players }) => (players[0]?.hand ?? []).filter((one) => WOKEN.includes(one)),
      bots: answers(['turn.move', ...cards('greeks-glory')], ['turn.move', 'end'], ['put.card', ...DIPLOMACY]),
    },
    {
      id: 'trade-again',
      rule: 'IM-9',
      steps: [
        proposes('own-solstice.card', ROME, 'rome-first'),
        { at: 'may.pick', propose: cards('romans-bread-and-circuses'), fine: 'any' },
        proposes('choose.branch', 'b', 'population'),
      ],
    },
    {
      id: 'innovate',
      rule: 'IM-7.1',
      point: ({ market }) => market.filter((one) => DIPLOMACY.includes(one)),
      steps: [proposes('turn.move', 'innovate', 'innovate'), proposes('break-through.pick', DIPLOMACY, 'diplomacy')],
    },
    {
      id: 'spend',
      rule: 'IM-16',
      point: () => ['materials-0'],
      steps: [
        { at: 'put.card', propose: cards('c-ionians'), fine: 'any' },
        proposes('cleanup.card', 'done', 'keep-hand'),
        { at: 'reshuffle.card', propose: cards('romans-the-senate'), fine: 'any' },
      ],
    },
    { id: 'what-scores', rule: 'IM-16', point: () => ['score'] },
    { id: 'the-end', rule: 'IM-15', point: ({ king }) => ['fame-deck', king, 'main-deck'] },
    { id: 'collapse', rule: 'IM-17', point: () => ['unrest-pile'] },
  ],
};
