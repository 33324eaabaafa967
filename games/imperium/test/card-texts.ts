import type { Text } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { CARDS, KINDS, type Kind, kindOf } from '../content/catalogue.ts';
import { imperium } from '../index.ts';
import { kindTexts } from '../words/abilities.ts';
import { nameOf } from '../words/names.ts';

export type Language = 'pl' | 'en';

const speakers = {
  pl: speakerOf('pl', [gameText('imperium', 'pl')], imperium),
  en: speakerOf('en', [gameText('imperium', 'en')], imperium),
};

export const said = (language: Language, text: Text): string => speakers[language].say(text, []);

/** Everything printed on one card, the name first. */
export function printed(language: Language, kind: Kind): string[] {
  const card = CARDS.find((one) => kindOf(one) === kind) as number;
  return [said(language, nameOf(card)), ...kindTexts(kind).map((line) => `  ${said(language, line)}`)];
}

/** All cards of both boxes as they are read. */
export const allPrinted = (language: Language): string =>
  `${KINDS.flatMap((kind) => [`[${kind.id}]`, ...printed(language, kind)]).join('\n')}\n`;

/** What could not be said. */
export const problems = (language: Language): readonly string[] => speakers[language].problems.map(String);
