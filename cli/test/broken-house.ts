import type { AnyGame } from '@stolik/engine';
import { orchard } from '../../testkit/toy/orchard.ts';
import type { House } from '../house.ts';
import { house as orchardHouse } from './orchard-house.ts';

/** A house whose only game cannot be judged, so that a bot that has to judge it fails. */
const broken: AnyGame = {
  ...orchard,
  evaluate: () => {
    throw new Error('the scales are broken');
  },
};

export const house: House = {
  ...orchardHouse,
  shelf: new Map([['orchard', async (): Promise<AnyGame> => broken]]),
  address: import.meta.url,
};
