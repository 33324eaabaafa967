import type { AnyGame } from '@stolik/engine';
import { orchard, orchardTexts } from '../../testkit/toy/orchard.ts';
import type { House } from '../house.ts';

const orchardHelp = {
  en: '# Orchard\n\nPick fruit.\n\n## Resting {#OR-2}\n\nWho **rests**: picks no fruit (OR-2.1).\n\n1. one\n2. two\n\n## The end {#OR-3}\n\nMost fruit wins.',
  pl: '# Sad\n\nZbieraj owoce.\n\n## Odpoczynek {#OR-2}\n\nKto **odpoczywa**: nic nie zbiera (OR-2.1).\n\n1. raz\n2. dwa\n\n## Koniec {#OR-3}\n\nWygrywa, kto ma najwięcej owoców.',
};

/** A house with one small game in it, so that these tests depend on the rules of no real one. Threads can read it too. */
export const house: House = {
  shelf: new Map([['orchard', async (): Promise<AnyGame> => orchard]]),
  textOf: (_, lang) => `game-name = ${lang === 'pl' ? 'Sad' : 'Orchard'}\n${orchardTexts[lang]}`,
  helpOf: (_, lang) => orchardHelp[lang],
  address: import.meta.url,
};
