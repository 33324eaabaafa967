import { lawsFor, type Plan } from '@stolik/testkit';
import { expect, it } from 'vitest';
import { excavationEarth } from '../index.ts';

/** Games, found by long runs, in which a law once did not hold: each stays here as small as it was found. */
const FOUND: readonly (readonly [what: string, law: string, plan: Plan])[] = [
  [
    'to be done with the own mulligan told whether the next hand allows one, and could be taken back',
    'fences are honest',
    { seats: 3, variants: { factions: 'pick' }, seed: '999991', picks: [0], luck: '750757', stop: 4 },
  ],
];

it.each(FOUND)('%s', (_, name, plan) => {
  const law = lawsFor().find((one) => one.name === name);
  expect(law).toBeDefined();
  law?.check(excavationEarth, plan);
});
