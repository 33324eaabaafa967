import type { Language } from '@stolik/text';

const FACES = ['700 1em "Brygada 1918 Variable"', '400 1em "Hanken Grotesk Variable"'] as const;

/** Letters of each file of a face that the language needs. */
const LETTERS: Record<Language, string> = { pl: 'aą', en: 'a' };

/** So long a page without its fonts is waited with, in milliseconds; then it is drawn in others. */
const PATIENCE = 1000;

/** Until the fonts are here: what is drawn before would move when they come. */
export const fontsHere = (lang: Language): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS[lang]))),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
