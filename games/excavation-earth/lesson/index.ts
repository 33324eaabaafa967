import type { Lesson } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { lastRound } from './last-round.ts';
import { round } from './round.ts';

/** Two parts: a whole round, and the last one, in which the game is won. */
export const lesson: Lesson<State> = {
  game: 'excavation-earth',
  variants: { factions: 'random', 'start-hand': 'dealt', orders: 'four-doubled' },
  bots: ['novice'],
  parts: [
    { id: 'round', scenes: [round] },
    { id: 'last-round', scenes: [lastRound] },
  ],
};
