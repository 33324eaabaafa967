import { type Seating, seatingOf } from '@stolik/engine';
import { lawsFor, wholeGame } from '@stolik/testkit';
import { describe, it } from 'vitest';
import { excavationEarth } from '../index.ts';

/** Every combination of the variants that concern several seats, under every law: the suite itself tries them one at a time. */
const combinations = ['random', 'pick'].flatMap((factions) =>
  ['mulligan', 'dealt', 'draft'].flatMap((start) =>
    ['eight-distinct', 'four-doubled'].map((orders) => ({ factions, 'start-hand': start, orders })),
  ),
);

describe('combinations of variants keep the laws', () => {
  for (const law of lawsFor())
    it(law.name, () => {
      combinations.forEach((variants, at) => {
        const seating = seatingOf(excavationEarth, 2 + (at % 3), variants) as Seating;
        law.check(excavationEarth, wholeGame(seating, `combination ${at}`));
      });
    });
});
