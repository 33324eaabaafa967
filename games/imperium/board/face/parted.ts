/** Two letters that are one sound, in either language: no line ends between them. */
const PAIRS: ReadonlySet<string> = new Set(['ch', 'cz', 'sz', 'rz', 'dz', 'dź', 'dż', 'th', 'ph', 'sh', 'ck', 'qu']);

const isVowel = (letter: string | undefined): boolean => letter !== undefined && /[aeiouyąęóéüö]/iu.test(letter);

const SOFT_HYPHEN = '\u00ad';

/** Words of so many letters and less are the shortest that part at all. */
const SHORT = 8;

/** A name whose long words may part where a syllable ends: on the narrow heads of a phone they would else be cut anywhere. */
export const parted = (name: string): string => name.replace(/\p{L}{8,}/gu, syllables);

function syllables(word: string): string {
  const letters = [...word];
  return letters.map((letter, at) => (beginsSyllable(letters, at) ? SOFT_HYPHEN + letter : letter)).join('');
}

/** A consonant before a vowel, at least three letters from either end; short words have no other place to part than after two. */
function beginsSyllable(letters: readonly string[], at: number): boolean {
  if (at < (letters.length > SHORT ? 3 : 2) || at > letters.length - 3 || isVowel(letters[at])) return false;
  if (PAIRS.has(`${letters[at - 1]}${letters[at]}`.toLowerCase())) return false;
  const pair = PAIRS.has(`${letters[at]}${letters[at + 1]}`.toLowerCase());
  return isVowel(letters[pair ? at + 2 : at + 1]);
}
