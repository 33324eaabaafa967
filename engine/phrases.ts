import type { Option } from './decision.ts';
import { say, type Text, type TextArg, type TextArgs } from './text.ts';

/** Parts of sentences that games have in common; each puts their messages into its own words. */

/** One after another, as this message puts a `first` before the `rest`. */
export const chained = (texts: readonly Text[], key: string): Text =>
  texts.reduceRight((rest, first) => say(key, { first, rest }));

/** One sentence after another. */
export const inSentences = (texts: readonly Text[]): Text => chained(texts, 'phrase-sentences');

/** Why something cannot be chosen: the message that gives this reason. */
export const why = (reason: string, args?: TextArgs): Text => say(`why-${reason}`, args);

/** "1, 3 or 6"; with `phrase-either` a weightier word between longer things. */
export function either(values: readonly TextArg[], key = 'phrase-or'): TextArg {
  const [first, second, ...rest] = values;
  if (first === undefined) return '';
  if (second === undefined) return first;
  return rest.length === 0
    ? say(key, { first, second })
    : say('phrase-comma', { first, rest: either([second, ...rest], key) });
}

/** Several pieces in a row; `form` is the grammatical form that the sentence needs. */
export const piecesArg = (pieces: readonly number[], form = 'nom'): TextArg => ({
  all: pieces.map((piece) => ({ piece, form })),
});

/** A number with a minus as it is printed: "−1". */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

/** What is added or taken away: "+2", "−1". */
export const signed = (number: number): string => (number < 0 ? figure(number) : `+${number}`);

/** An option in words: it is a piece, or a word. */
export const optionTexts =
  <S>(
    ofPiece: (view: S, prompt: string, piece: number) => Text,
    ofWord: (view: S, prompt: string, word: string) => Text,
  ) =>
  (view: S, prompt: string, option: Option): Text =>
    typeof option === 'number' ? ofPiece(view, prompt, option) : ofWord(view, prompt, option);
