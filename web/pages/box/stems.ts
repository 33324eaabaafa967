import type { Language } from '@stolik/text';

/**
 * What is left of a word without its ending, roughly: enough that „regionów” finds „regiony” and "cities" finds "city". Words are folded before, so
 * endings stand here without accents. A wrong stem only finds a little more or a little less.
 */

/** At least so much of a word stays. */
const SHORTEST = 3;

/** Nouns, adjectives and the verbs of card texts; the longest that fits is taken off. */
const POLISH = [
  ...['owie', 'iami', 'ami', 'iach', 'ach', 'iom', 'om', 'iow', 'ow', 'iem', 'em', 'owi'],
  ...['iego', 'ego', 'iemu', 'emu', 'ymi', 'imi', 'ych', 'ich', 'iej', 'ej', 'ym', 'im'],
  ...['ujesz', 'ujac', 'uje', 'ac', 'ic', 'yc', 'asz', 'isz', 'ij', 'aj'],
  ...['ie', 'ia', 'ii', 'io', 'iu', 'a', 'e', 'i', 'o', 'u', 'y'],
].sort((one, other) => other.length - one.length);

/** A consonant that softens before some endings: rzeka and rzece, potęga and potędze, góra and górze. */
const SOFTENED: readonly (readonly [soft: RegExp, hard: string])[] = [
  [/dz$/, 'g'],
  [/rz$/, 'r'],
  [/c$/, 'k'],
];

const ENGLISH = ['ing', 'ed', 'es', 's', 'e'];

export function stemOf(word: string, lang: Language): string {
  if (lang === 'en') return bare(word.replace(/(\w)ies$/, '$1y'), ENGLISH);
  const stem = bare(word, POLISH);
  const change = SOFTENED.find(([soft]) => soft.test(stem));
  return change === undefined ? stem : stem.replace(change[0], change[1]);
}

function bare(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
