import type { Lesson } from '@stolik/engine/lesson';
import type { State } from '../state.ts';
import { caravan, dawn } from './caravan.ts';
import { city } from './city.ts';

/** Two parts: three turns in the city, then a caravan, somebody else's caravan, and the end of the same night. */
export const lesson: Lesson<State> = {
  game: 'dark-road',
  variants: { buildings: 'first-game', start: 'dealt', feats: 'dealt', coins: 'hidden', concern: 'usual' },
  bots: ['novice'],
  parts: [
    { id: 'city', scenes: [city] },
    { id: 'caravan', scenes: [caravan, dawn] },
  ],
};
