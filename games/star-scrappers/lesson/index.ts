import type { Lesson } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { firstRounds } from './first-rounds.ts';
import { lastRound } from './last-round.ts';

/** One part of about nine minutes: four rounds and a free turn of one deal, then the last round of another. */
export const lesson: Lesson<State> = {
  game: 'star-scrappers',
  variants: { factions: 'first-game' },
  bots: ['novice'],
  parts: [{ id: 'first', scenes: [firstRounds, lastRound] }],
};
