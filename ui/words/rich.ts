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
