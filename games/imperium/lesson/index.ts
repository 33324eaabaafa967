import type { Lesson } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { empire } from './empire.ts';
import { turn } from './turn.ts';

/** Two parts of one game: a turn; from barbarians to an empire, and what wins. */
export const lesson: Lesson<State> = {
  game: 'imperium',
  variants: { box: 'classics', nations: 'choose', progress: 'short' },
  bots: ['novice'],
  parts: [
    { id: 'turn', scenes: [turn] },
    { id: 'empire', scenes: [empire] },
  ],
};
