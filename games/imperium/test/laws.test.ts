import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Coverage, Game } from '@stolik/engine';
import { type Golden, gameSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import type { Event } from '../events.ts';
import { imperium } from '../index.ts';
import type { State } from '../state.ts';
import { usedInRecords } from './recorded.ts';
import { referee } from './referee.ts';

const texts = { pl: gameText('imperium', 'pl'), en: gameText('imperium', 'en') };

/** Solo games in which each nation is led once and opposes once, at all levels; and one for two. */
const LED: readonly (readonly [nation: string, level: string, seed: number])[] = [
  ['carthaginians', 'imperator', 18],
  ['celts', 'chieftain', 23],
  ['greeks', 'warlord', 15],
  ['macedonians', 'sovereign', 12],
  ['persians', 'overlord', 89],
  ['romans', 'imperator', 17],
  ['scythians', 'chieftain', 3],
  ['vikings', 'warlord', 74],
  ['arthurians', 'sovereign', 116],
  ['atlanteans', 'overlord', 19],
  ['egyptians', 'imperator', 8],
  ['mauryans', 'chieftain', 62],
  ['minoans', 'warlord', 27],
  ['olmecs', 'sovereign', 22],
  ['qin', 'overlord', 67],
  ['utopians', 'imperator', 88],
];
const goldens: readonly Golden[] = [
  ...LED.map(([name, level, seed]) => ({
    name,
    seats: 1,
    variants: { box: 'mixed', nations: 'random', level },
    seed: `golden ${seed}`,
  })),
  {
    name: 'two-seats',
    seats: 2,
    variants: { box: 'classics', nations: 'choose', level: 'imperator' },
    seed: 'golden two',
  },
  { name: 'three-seats', seats: 3, variants: { box: 'legends', nations: 'random' }, seed: 'golden three' },
  { name: 'four-seats', seats: 4, variants: { box: 'mixed', nations: 'random' }, seed: 'golden four' },
];

/** The game, of which the runner has to meet by chance only what no recorded game shows. */
function withoutRecorded(game: Game<State, Event>, folder: string): Game<State, Event> {
  if (!existsSync(folder)) return game;
  const recorded = usedInRecords(folder);
  const unrecorded = (uses: readonly string[]): string[] => uses.filter((use) => !recorded.has(use));
  const coverage: Coverage<Event> = {
    all: unrecorded(game.coverage.all),
    ofEvent: (event) => unrecorded(game.coverage.ofEvent(event)),
    ofScores: (scores) => unrecorded(game.coverage.ofScores(scores)),
  };
  return { ...game, coverage };
}

const folder = import.meta.dirname;
gameSuite(withoutRecorded(imperium, join(folder, 'records')), {
  texts,
  folder,
  goldens,
  fingerprintSeeds: 1,
  referee,
  coverageGames: 600,
});
