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

/** A part of a sentence, and the punctuation that belongs to a piece: a line never begins with it. */
export interface TailedPart {
  readonly part: RichPart;
  readonly tail: string;
}

const TAIL = /^[.,:;!?…)]+/;

export function withTails(parts: readonly RichPart[]): readonly TailedPart[] {
  const tailed: TailedPart[] = [];
  for (const part of parts) {
    const last = tailed.at(-1);
    const tail = typeof part === 'string' && isPiece(last?.part) ? (TAIL.exec(part)?.[0] ?? '') : '';
    if (last !== undefined && tail !== '') tailed[tailed.length - 1] = { ...last, tail };
    const rest = typeof part === 'string' ? part.slice(tail.length) : part;
    if (rest !== '') tailed.push({ part: rest, tail: '' });
  }
  return tailed;
}

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
