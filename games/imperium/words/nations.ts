import { defined, say, type Text } from '@stolik/engine';
import { NATIONS } from '../content/nations.ts';
import { nameText } from './filters.ts';

/** What a nation is called. */
export const nationText = (nation: number): Text => nameText(defined(NATIONS[nation]).name);

/** To those who choose one: its box and how hard it is to play. */
export function nationOffered(nation: number): Text {
  const { box, difficulty } = defined(NATIONS[nation]);
  return say('option-nation', { nation: nationText(nation), box: say(`variant-box-${box}`), n: difficulty });
}
