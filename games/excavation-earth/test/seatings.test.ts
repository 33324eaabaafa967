import { type Seating, seatingOf } from '@stolik/engine';
import { lawsFor, lawTests, wholeGame } from '@stolik/testkit';
import { describe } from 'vitest';
import { excavationEarth } from '../index.ts';

/** Every combination of the variants that concern several seats, under every law: the suite itself tries them one at a time. */
const combinations = ['random', 'pick'].flatMap((factions) =>
  ['mulligan', 'dealt', 'draft'].flatMap((start) =>
    ['eight-distinct', 'four-doubled'].map((orders) => ({ factions, 'start-hand': start, orders })),
  ),
);

const laws = lawsFor();

describe('combinations of variants keep the laws', () => {
  lawTests(excavationEarth, laws, () =>
    combinations.map((variants, at) => {
      const seating = seatingOf(excavationEarth, 2 + (at % 3), variants) as Seating;
      return { plan: wholeGame(seating, `combination ${at}`), laws };
    }),
  );
});
