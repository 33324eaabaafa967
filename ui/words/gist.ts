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

/** Where words may be left off: after the first piece, before what follows a colon, a semicolon or a sentence, or before a bracket. */
const BREAKS = [/: /, /; /, / \(/, /(?<=[\p{L}”)])\. (?=\p{Lu})/u] as const;

/** The same answers with their heads: as much of each as is short and still said by no other. */
export function gistsOf(answers: readonly (readonly Part[])[]): readonly Gist[] {
  const said = answers.map((parts) => ({ parts, whole: wordsIn(parts), heads: headsOf(parts) }));
  return said.map(({ parts, whole, heads }) => {
    // Two of the same kind are told in the same words.
    const others = said.filter((other) => other.whole !== whole);
    const own = heads.filter(
      (head, sign) => head !== '' && !others.some((other) => other.heads[sign] === head || other.whole === head),
    );
    const ends = own.map((head) => head.length);
    const short = ends.filter((end) => end <= SHORT);
    const end = short.length > 0 ? Math.max(...short) : Math.min(...ends, whole.length);
    return { parts, ...partedAt(parts, end) };
  });
}

/** What would be left at each of the breaks; nothing where there is no such break. */
function headsOf(parts: readonly Part[]): readonly string[] {
  const whole = wordsIn(parts);
  const piece = parts.findIndex((part) => typeof part !== 'string' && part.piece !== null);
  return [...BREAKS.map((sign) => whole.slice(0, Math.max(0, whole.search(sign)))), wordsIn(parts.slice(0, piece + 1))];
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
