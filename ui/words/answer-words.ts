import type { Text } from '@stolik/engine';
import { type Part, partsWithCapital, type Speaker } from '@stolik/text';

/** An answer in words as it stands on a button or in a list: it begins with a capital there, however a game puts it inside its sentences. */
export const answerParts = (speaker: Speaker, text: Text, names: readonly string[]): readonly Part[] =>
  partsWithCapital(speaker.parts(text, names), speaker.lang);
