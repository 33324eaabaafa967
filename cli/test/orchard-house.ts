import type { AnyGame } from '@stolik/engine';
import { orchard, orchardTexts } from '../../testkit/toy/orchard.ts';
import type { House } from '../house.ts';

/** A house with one small game in it, so that these tests depend on the rules of no real one. Threads can read it too. */
export const house: House = {
  shelf: new Map([['orchard', async (): Promise<AnyGame> => orchard]]),
  textOf: (_, lang) => `game-name = ${lang === 'pl' ? 'Sad' : 'Orchard'}\n${orchardTexts[lang]}`,
  address: import.meta.url,
};
