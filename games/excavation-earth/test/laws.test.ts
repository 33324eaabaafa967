import { type Golden, gameSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { excavationEarth } from '../index.ts';
import { referee } from './referee.ts';

const texts = { pl: gameText('excavation-earth', 'pl'), en: gameText('excavation-earth', 'en') };

/** One game to be read for each seat count, a drafted one, and Zu as it comes, easier and harder. */
const goldens: Golden[] = [
  { name: '2-seats', seats: 2, variants: {}, seed: 'golden 2' },
  { name: '3-seats-draft', seats: 3, variants: { 'start-hand': 'draft', factions: 'pick' }, seed: 'golden 3' },
  {
    name: '4-seats-eight-distinct',
    seats: 4,
    variants: { orders: 'eight-distinct', factions: 'random' },
    seed: 'golden 4',
  },
  { name: 'solo', seats: 1, variants: {}, seed: 'golden solo' },
  {
    name: 'solo-easier',
    seats: 1,
    variants: {
      'zu-easy-no-credits': 'on',
      'zu-easy-no-fail-credits': 'on',
      'zu-easy-no-coloured-buyers': 'on',
      'zu-easy-discard-next': 'on',
      'zu-easy-limited-crew': 'on',
    },
    seed: 'golden easier',
  },
  {
    name: 'solo-harder',
    seats: 1,
    variants: {
      'zu-hard-both-colours': 'on',
      'zu-hard-fail-15': 'on',
      'zu-hard-any-storage': 'on',
      'zu-hard-leftover-penalty': 'on',
      'zu-hard-second-acquire': 'on',
    },
    seed: 'golden harder',
  },
];

gameSuite(excavationEarth, { texts, folder: import.meta.dirname, goldens, fingerprintSeeds: 2, referee });
