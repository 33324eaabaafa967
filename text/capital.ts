import type { Language, Part } from './speaker.ts';

/** The first letter, and what may stand before it: a quotation mark or a bracket, not a figure or a sign that begins the sentence in its stead. */
const FIRST = /^([\s„“”"'«([]*)(\p{Ll})/u;

/** The same words begun with a capital letter, as the language writes it. */
export const withCapital = (words: string, lang: Language): string =>
  words.replace(FIRST, (_, before: string, letter: string) => before + letter.toLocaleUpperCase(lang));

/** The same for a sentence whose pieces and seats are set apart. */
export function partsWithCapital(parts: readonly Part[], lang: Language): readonly Part[] {
  const [first, ...rest] = parts;
  if (first === undefined) return parts;
  if (typeof first === 'string') return [withCapital(first, lang), ...rest];
  return [{ ...first, words: withCapital(first.words, lang) }, ...rest];
}
