import type { Seating } from '@stolik/engine';
import { type Golden, gameSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { darkRoad } from '../index.ts';
import { referee } from './referee.ts';

const texts = { pl: gameText('dark-road', 'pl'), en: gameText('dark-road', 'en') };

/**
 * The variants go together in 120 ways, too many to play each of them for every law. Those are played in which one variant departs
 * from the usual, and those in which all do.
 */
const game: typeof darkRoad = {
  ...darkRoad,
  refuseSeating(seating: Seating) {
    const unusual = darkRoad.variants.filter((variant) => seating.variants[variant.id] !== variant.default).length;
    const most = darkRoad.variants.length - (seating.seats === darkRoad.seats.max ? 1 : 0); // no Private Concern among four
    if (unusual > 1 && unusual < most) return 'Some variants depart from the usual and some do not.';
    return darkRoad.refuseSeating?.(seating) ?? null;
  },
};

/** One for each seat count as it comes out of the box, and one with the Private Concern beside two players and all that may be chosen. */
const goldens: readonly Golden[] = [
  ...[1, 2, 3, 4].map((seats) => ({ name: `${seats}-seats`, seats, variants: {}, seed: `golden ${seats}` })),
  {
    name: '2-seats-and-concern',
    seats: 2,
    variants: { concern: 'queens-rival', start: 'draft', feats: 'choice', buildings: 'chosen', coins: 'open' },
    seed: 'golden concern',
  },
];

gameSuite(game, { texts, folder: import.meta.dirname, goldens, lostEndings: ['concern-wins'], referee });
