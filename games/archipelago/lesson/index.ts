import type { Lesson } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { crises } from './crises.ts';
import { firstRound } from './first-round.ts';
import { objectives } from './objectives.ts';

/** Three parts of the same game, one round each: a round, crises, and what wins. */
export const lesson: Lesson<State> = {
  game: 'archipelago',
  variants: { length: 'short' },
  bots: ['novice', 'casual'],
  parts: [
    { id: 'round', scenes: [firstRound] },
    { id: 'crises', scenes: [crises] },
    { id: 'objectives', scenes: [objectives] },
  ],
};
