import { say, type Text } from '@stolik/engine';
import { levelOf, type MercenaryKind } from '../content/catalogue.ts';
import type { Skill } from '../content/effects.ts';
import { type Timing, timingsOf } from '../content/timing.ts';
import { type Colour, colourName, type Mercenary } from '../pieces.ts';

/** Short forms for cards: made from the same programs as the long ones, so they cannot say something else. */

/** "Foreman": the faction is drawn beside it. */
export const shortName = ({ id }: MercenaryKind): Text => say(`short-${id}`);

/** What a screen reader calls a card. */
export const cardName = (card: Mercenary): Text => say('spot-card', { card: { piece: card }, level: levelOf(card) });

/** "Terron": one of that faction. */
export const memberOf = (colour: Colour): Text => say(`member-${colourName(colour)}`);

export interface Gist {
  readonly timing: Timing;
  readonly text: Text;
}

/** A skill in a few words. */
export function gistOf(skill: Skill): Gist {
  const timings = timingsOf(skill);
  const [first, second] = [
    ...skill.effects.map((effect) => effect.verb.gist(effect)),
    ...(skill.lasting?.parts ?? []).flatMap(({ verb, value }) => verb.gist(value)),
  ];
  const text = first ?? say('gist-nothing');
  return {
    timing: timings.at(-1) ?? 'instant',
    text: second === undefined ? text : say('gist-both', { first: text, second }),
  };
}
