import { foundSuite } from '@stolik/testkit';
import { darkRoad } from '../index.ts';

foundSuite(darkRoad, [
  [
    'two wagons lose chests in one visit, and are settled one after the other',
    'invariants hold',
    {
      seats: 3,
      variants: { buildings: 'chosen', start: 'dealt', feats: 'dealt', coins: 'hidden', concern: 'usual' },
      seed: '480773',
      picks: [44, 19, 46, 0, 0, 16, 0],
      luck: '999997',
      stop: 208,
    },
  ],
  [
    'the last die fell to another, whose purse could not pay all, and the pick before could be taken back',
    'fences are honest',
    {
      seats: 2,
      variants: { buildings: 'random', start: 'dealt', feats: 'dealt', coins: 'hidden', concern: 'merchant' },
      seed: '28707',
      picks: [7],
      luck: '669257',
      stop: 147,
    },
  ],
  [
    'the last die was made higher, and then fell to another whose purse was nearly empty',
    'fences are honest',
    {
      seats: 3,
      variants: { buildings: 'random', start: 'dealt', feats: 'dealt', coins: 'hidden', concern: 'guildmaster' },
      seed: '0',
      picks: [0, 44, 0, 16, 0, 5, 0, 6, 32, 1],
      luck: '968747',
      stop: 159,
    },
  ],
  [
    'the last die fell to another whose purse was empty',
    'fences are honest',
    {
      seats: 4,
      variants: { buildings: 'chosen', start: 'dealt', feats: 'dealt', coins: 'hidden', concern: 'usual' },
      seed: '559294',
      picks: [0, 0, 0],
      luck: '47793',
      stop: 119,
    },
  ],
]);
