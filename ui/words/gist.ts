import type { Part } from '@stolik/text';
import { wordsIn } from './rich.ts';

/** An answer in words, parted where there may be no room for all of it: what tells it from the others, and the rest. */
export interface Gist {
  readonly parts: readonly Part[];
  readonly head: readonly Part[];
  readonly rest: readonly Part[];
}

/** So many letters stand in a small cell of the bar. */
export const SHORT = 34;

/** Where words may be left off: after the first piece, before what follows a colon or a semicolon, or before a bracket. */
const BREAKS = [': ', '; ', ' ('] as const;

/** The same answers with their heads: as much of each as is short and still said by no other. */
export function gistsOf(answers: readonly (readonly Part[])[]): readonly Gist[] {
  const words = answers.map(wordsIn);
  return answers.map((parts, at) => {
    const whole = words[at] ?? '';
    // Two of the same kind are told in the same words.
    const others = words.filter((other) => other !== whole);
    const ends = [...BREAKS.map((sign) => whole.indexOf(sign)), endOfPiece(parts)].filter(
      (end) => end > 0 && !others.some((other) => beginsWith(other, whole.slice(0, end))),
    );
    const short = ends.filter((end) => end <= SHORT);
    const end = short.length > 0 ? Math.max(...short) : Math.min(...ends, whole.length);
    return { parts, ...partedAt(parts, end) };
  });
}

/** Does it begin with these words? A longer word is another one. */
const beginsWith = (words: string, head: string): boolean =>
  words.startsWith(head) && !/^[\p{L}-]/u.test(words.slice(head.length));

/** How many letters there are up to the end of the first piece; none without a piece. */
function endOfPiece(parts: readonly Part[]): number {
  const at = parts.findIndex((part) => typeof part !== 'string' && part.piece !== null);
  return wordsIn(parts.slice(0, at + 1)).length;
}

function partedAt(parts: readonly Part[], end: number): Omit<Gist, 'parts'> {
  const head: Part[] = [];
  const rest: Part[] = [];
  let left = end;
  for (const part of parts) {
    const letters = typeof part === 'string' ? part.length : part.words.length;
    if (letters <= left) head.push(part);
    else if (left <= 0 || typeof part !== 'string') rest.push(part);
    else {
      head.push(part.slice(0, left));
      rest.push(part.slice(left));
    }
    left -= letters;
  }
  return { head, rest };
}
