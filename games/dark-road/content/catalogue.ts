import { CONCERN_VERBS } from '../verbs/concern/index.ts';
import { VERBS } from '../verbs/index.ts';
import { readPrograms } from './cards.ts';
import { ConcernLibrary } from './concern-library.ts';
import { Library } from './library.ts';

/** The box with all that its pieces do. What the verbs are made of takes pieces from `cards.ts`; all others from here. */

readPrograms(new Library(VERBS), new ConcernLibrary(CONCERN_VERBS));

export * from './cards.ts';
