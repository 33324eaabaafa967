import { say, type Text, type TextArg } from '@stolik/engine';
import { type Colour, colourName } from '../pieces.ts';

/** Small parts of sentences that several of them share. `form` is the grammatical form that the sentence needs. */

export const colourText = (colour: Colour, form = 'nom'): Text => say(`colour-${colourName(colour)}`, { form });

export const factionText = (colour: Colour, form = 'nom'): Text => say(`faction-${colourName(colour)}`, { form });

/** "1, 3 or 6"; with `phrase-either` a weightier word between longer things. */
export function either(values: readonly TextArg[], key = 'phrase-or'): TextArg {
  const [first, second, ...rest] = values;
  if (first === undefined) return '';
  if (second === undefined) return first;
  return rest.length === 0
    ? say(key, { first, second })
    : say('phrase-comma', { first, rest: either([second, ...rest], key) });
}

/** One sentence after another. */
export const inSentences = (texts: readonly Text[]): Text =>
  texts.reduceRight((rest, first) => say('phrase-sentences', { first, rest }));
