import { type Seating, seatingOf } from '@stolik/engine';
import { inTurn, lawsFor, lawTests, settingsFrom, wholeGame } from '@stolik/testkit';
import { describe } from 'vitest';
import { excavationEarth } from '../index.ts';

/** Every combination of the variants that concern several seats, under every law: the suite itself tries any two values. A few each day, all in the soak. */
const combinations = ['random', 'pick'].flatMap((factions) =>
  ['mulligan', 'dealt', 'draft'].flatMap((start) =>
    ['eight-distinct', 'four-doubled'].map((orders) => ({ factions, 'start-hand': start, orders })),
  ),
);

const laws = lawsFor();
const { usual, day } = settingsFrom(process.env);

const plans = combinations.map((variants, at) => {
  const seating = seatingOf(excavationEarth, 2 + (at % 3), variants) as Seating;
  return wholeGame(seating, `combination ${at}`);
});

describe('combinations of variants keep the laws', () => {
  lawTests(excavationEarth, laws, () => (usual ? inTurn(plans, day) : plans).map((plan) => ({ plan, laws })));
});
