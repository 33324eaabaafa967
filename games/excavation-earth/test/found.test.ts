import { foundSuite } from '@stolik/testkit';
import { excavationEarth } from '../index.ts';

foundSuite(excavationEarth, [
  [
    'to be done with the own mulligan told whether the next hand allows one, and could be taken back',
    'fences are honest',
    { seats: 3, variants: { factions: 'pick' }, seed: '999991', picks: [0], luck: '750757', stop: 4 },
  ],
]);
