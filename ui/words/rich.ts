import type { Part } from '@stolik/text';

/** The parts of a sentence with its figures set apart, for prompts: the number is what one looks for. */
export type RichPart = Part | { readonly figure: string };

const FIGURE = /([+−-]?\d+(?:[–-]\d+)?)/;

export const withFigures = (parts: readonly Part[]): readonly RichPart[] =>
  parts.flatMap((part) =>
    typeof part !== 'string'
      ? [part]
      : part
          .split(FIGURE)
          .map((words, at): RichPart => (at % 2 === 1 ? { figure: words } : words))
          .filter((piece) => piece !== ''),
  );

/** A part of a sentence, and the punctuation that belongs to a piece: no line ends with what opens before it or begins with what closes after it. */
export interface TailedPart {
  readonly part: RichPart;
  readonly head: string;
  readonly tail: string;
}

const HEAD = /[„“"«(]+$/;
const TAIL = /^["”»]*[.,:;!?…)]*/;

export function withTails(parts: readonly RichPart[]): readonly TailedPart[] {
  const tailed: TailedPart[] = [];
  let head = '';
  for (const [at, part] of parts.entries()) {
    if (typeof part !== 'string') {
      tailed.push({ part, head, tail: '' });
      head = '';
      continue;
    }
    const last = tailed.at(-1);
    const tail = isPiece(last?.part) ? (TAIL.exec(part)?.[0] ?? '') : '';
    if (last !== undefined && tail !== '') tailed[tailed.length - 1] = { ...last, tail };
    const rest = part.slice(tail.length);
    head = isPiece(parts[at + 1]) ? (HEAD.exec(rest)?.[0] ?? '') : '';
    const words = rest.slice(0, rest.length - head.length);
    if (words !== '') tailed.push({ part: words, head: '', tail: '' });
  }
  return tailed;
}

const SHORT = /(^|[\s(„“])([aiouwz]) (?=\S|$)/giu;

/** Words of one letter stay with the word after them, as Polish has it: no line ends with “w” or “i”. */
// Twice, because the gap between two of them belongs to both.
export const heldTogether = (words: string): string => words.replace(SHORT, '$1$2\u00a0').replace(SHORT, '$1$2\u00a0');

const isPiece = (part: RichPart | undefined): boolean =>
  typeof part === 'object' && 'piece' in part && part.piece !== null;

/** A sentence as plain words. */
export const wordsIn = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');

/** The pieces a sentence names, each once. */
export const piecesIn = (parts: readonly Part[]): readonly number[] => [
  ...new Set(parts.flatMap((part) => (typeof part === 'string' || part.piece === null ? [] : [part.piece]))),
];

/** The first seat a sentence names: the one it is about. */
export const seatIn = (parts: readonly Part[]): number | null => {
  for (const part of parts) if (typeof part !== 'string' && part.seat !== null) return part.seat;
  return null;
};

/** "Maja’s turn": does the sentence go on with the ending of a name? Nothing comes between the two. */
export const isPossessive = (part: RichPart | undefined): boolean => typeof part === 'string' && /^[’']s\b/.test(part);
