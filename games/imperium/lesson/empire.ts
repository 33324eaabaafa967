import { choicesIn, type Not, type Scene } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { card, cards } from './kinds.ts';
import { SEED, THIRTEEN_ROUNDS } from './opening.ts';

const another: Not = { options: 'any', say: 'another-move' };
const keepHand: Not = { options: 'any', say: 'keep-hand' };

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
        { at: 'turn.move', propose: cards('romans-gallia-aquitania'), not: [another] },
        { at: 'may.pick', propose: ['decline'], not: [keepHand] },
      ],
    },
    {
      id: 'barbarian-icon',
      rule: 'IM-6.4',
      steps: [
        { at: 'turn.move', propose: cards('romans-conquer'), not: [another] },
        { at: 'choose.branch', propose: ['a'], not: [{ options: ['b'], say: 'dearer' }] },
        { at: 'acquire.card', propose: STEPPE, not: [{ options: 'any', say: 'steppe' }] },
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
        { at: 'may.pick', propose: ['decline'], not: [keepHand] },
        { at: 'turn.move', propose: ['end'], not: [another] },
        { at: 'put.card', propose: cards('c-ionians'), fine: 'any' },
        { at: 'cleanup.card', propose: ['done'], not: [keepHand] },
      ],
    },
    {
      id: 'empire',
      rule: 'IM-12',
      point: () => ['state-0'],
      bots: [
        { at: 'turn.move', prefer: cards('greeks-olympic-games') },
        { at: 'move.card', prefer: cards('greeks-science') },
        { at: 'turn.move', prefer: ['end'] },
        { at: 'put.card', prefer: cards('c-ionians') },
      ],
    },
    {
      id: 'wither',
      rule: 'IM-9',
      steps: [
        {
          at: 'own-solstice.card',
          propose: cards('romans-city-of-rome'),
          not: [{ options: 'any', say: 'rome-first' }],
        },
        { at: 'may.pick', propose: cards('c-town'), not: [{ options: 'any', say: 'trade-town' }] },
        { at: 'choose.branch', propose: ['b'], not: [{ options: 'any', say: 'population' }] },
      ],
    },
    {
      id: 'free-play',
      rule: 'IM-6.5',
      steps: [
        { at: 'turn.move', propose: cards('romans-julius-caesar'), not: [another] },
        { at: 'choose.branch', propose: ['a'], not: [{ options: ['b'], say: 'draw-two' }] },
      ],
    },
    { id: 'history', rule: 'IM-11.14', point: () => ['history-0', card('romans-power-b')] },
    {
      id: 'hide',
      rule: 'IM-11.13',
      steps: [
        { at: 'turn.move', propose: STEPPE, not: [another] },
        { at: 'may.pick', propose: cards('romans-advance'), not: [{ options: 'any', say: 'hide-advance' }] },
      ],
    },
    {
      id: 'glory',
      rule: 'IM-14',
      point: () => ['fame-deck'],
      steps: [{ at: 'turn.move', propose: cards('romans-glory'), not: [another] }],
    },
    {
      id: 'three-regions',
      rule: 'IM-11.11',
      steps: [
        { at: 'move.card', propose: BARE, not: [{ options: 'any', say: 'bare-regions' }] },
        { at: 'move.card', propose: BARE, not: [{ options: 'any', say: 'bare-regions' }] },
        { at: 'move.card', propose: BARE, not: [{ options: 'any', say: 'bare-regions' }] },
      ],
    },
    {
      id: 'fame',
      rule: 'IM-14',
      steps: [
        { at: 'take-looked.card', propose: AWE_INSPIRING, not: [{ options: 'any', say: 'awe-inspiring' }] },
        { at: 'turn.move', propose: AWE_INSPIRING, not: [another] },
      ],
    },
    {
      id: 'reward-waits',
      rule: 'IM-12',
      point: () => ['deck-0'],
      steps: [
        { at: 'turn.move', propose: ['end'], not: [another] },
        { at: 'put.card', propose: DIPLOMACY, fine: 'any' },
        { at: 'cleanup.card', propose: ['done'], not: [keepHand] },
      ],
    },
    {
      id: 'develop',
      rule: 'IM-12',
      steps: [
        {
          at: 'reshuffle.card',
          propose: LEGIONS,
          not: [
            { options: ['decline'], say: 'buy-something' },
            { options: 'any', say: 'legions' },
          ],
        },
      ],
    },
    {
      id: 'legions',
      rule: 'IM-6.4',
      point: ({ players }) => (players[0]?.hand ?? []).filter((one) => WOKEN.includes(one)),
      bots: [
        { at: 'turn.move', prefer: cards('greeks-glory') },
        { at: 'turn.move', prefer: ['end'] },
        { at: 'put.card', prefer: DIPLOMACY },
      ],
    },
    {
      id: 'trade-again',
      rule: 'IM-9',
      steps: [
        { at: 'own-solstice.card', propose: ROME, not: [{ options: 'any', say: 'rome-first' }] },
        { at: 'may.pick', propose: cards('romans-bread-and-circuses'), fine: 'any' },
        { at: 'choose.branch', propose: ['b'], not: [{ options: 'any', say: 'population' }] },
      ],
    },
    {
      id: 'innovate',
      rule: 'IM-7.1',
      point: ({ market }) => market.filter((one) => DIPLOMACY.includes(one)),
      steps: [
        { at: 'turn.move', propose: ['innovate'], not: [{ options: 'any', say: 'innovate' }] },
        { at: 'break-through.pick', propose: DIPLOMACY, not: [{ options: 'any', say: 'diplomacy' }] },
      ],
    },
    {
      id: 'spend',
      rule: 'IM-16',
      point: () => ['materials-0'],
      steps: [
        { at: 'put.card', propose: cards('c-ionians'), fine: 'any' },
        { at: 'cleanup.card', propose: ['done'], not: [keepHand] },
        { at: 'reshuffle.card', propose: cards('romans-the-senate'), fine: 'any' },
      ],
    },
    { id: 'what-scores', rule: 'IM-16', point: () => ['score'] },
    { id: 'the-end', rule: 'IM-15', point: ({ king }) => ['fame-deck', king, 'main-deck'] },
    { id: 'collapse', rule: 'IM-17', point: () => ['unrest-pile'] },
  ],
};
