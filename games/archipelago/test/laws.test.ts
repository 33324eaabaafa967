import { type Golden, gameSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { forUsualRuns, lostEndings } from './kit.ts';
import { referee } from './referee.ts';

const texts = { pl: gameText('archipelago', 'pl'), en: gameText('archipelago', 'en') };

/** One game to be read for each number of seats; the one for three with talks. */
const goldens: Golden[] = [2, 3, 4, 5].map((seats) => ({
  name: `${seats}-seats`,
  seats,
  variants: { negotiation: seats === 3 ? 'true' : 'false' },
  seed: `golden ${seats}`,
}));

gameSuite(forUsualRuns, { texts, folder: import.meta.dirname, goldens, lostEndings, referee });
