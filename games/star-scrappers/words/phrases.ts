import { say, type Text, type TextArg } from '@stolik/engine';
import { type Colour, colourName } from '../pieces.ts';

/** Small parts of sentences that several of them share. `form` is the grammatical form that the sentence needs. */

export const colourText = (colour: Colour, form = 'nom'): Text => say(`colour-${colourName(colour)}`, { form });

export const factionText = (colour: Colour, form = 'nom'): Text => say(`faction-${colourName(colour)}`, { form });

/** "1, 3 or 6" */
export function either(values: readonly TextArg[]): TextArg {
  const [first, second, ...rest] = values;
  if (first === undefined) return '';
  if (second === undefined) return first;
  return rest.length === 0
    ? say('phrase-or', { first, second })
    : say('phrase-comma', { first, rest: either([second, ...rest]) });
}

/** One sentence after another. */
export function inSentences(texts: readonly Text[]): Text {
  const [first, ...rest] = texts;
  if (first === undefined) return say('phrase-nothing');
  return rest.length === 0 ? first : say('phrase-sentences', { first, rest: inSentences(rest) });
}
