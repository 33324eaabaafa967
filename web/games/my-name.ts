import { settings } from '../shell/settings.ts';
import type { Words } from '../shell/words.ts';

/** How the one at this screen is called. */
export const myName = (words: Words): string => settings().name.trim() || words('my-name');
