import { VERBS } from '../verbs/index.ts';
import { readPrograms } from './cards.ts';
import { Library } from './library.ts';

/** Both boxes with all that their cards do. What the verbs are made of takes cards from `cards.ts`; all others from here. */

export const library = new Library(VERBS);
readPrograms(library);

export * from './cards.ts';
