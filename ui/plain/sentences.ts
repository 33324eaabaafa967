/** What a piece says of itself, as a card has room for it. */
export interface CardWords {
  /** What it does, then what it is worth. */
  readonly does: readonly string[];
  /** What it is: kinds, where it comes from. */
  readonly is: readonly string[];
}

/** "1 VP for each ..." of either language. */
const POINTS = /^[−-]?\d+\s(PZ|VP)\b/;

/** A sentence that begins with a small letter names what a piece is ("civilised, attack."); the others say what it does. The effect is read first. */
export function inOrder(sentences: readonly string[]): CardWords {
  const names = (sentence: string): boolean => /^\p{Ll}/u.test(sentence);
  const does = sentences.filter((sentence) => !names(sentence));
  // A piece of which only that can be said says it as its effect.
  if (does.length === 0) return { does: sentences, is: [] };
  return {
    does: [...does.filter((sentence) => !POINTS.test(sentence)), ...does.filter((sentence) => POINTS.test(sentence))],
    is: sentences.filter(names),
  };
}
