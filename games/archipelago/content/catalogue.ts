import { readPrograms } from './cards.ts';
import { readEffects } from './read-effects.ts';

/** The box with all that its cards do. What the verbs are made of takes cards from `cards.ts`; all others from here. */

readPrograms(readEffects);

export * from './cards.ts';
