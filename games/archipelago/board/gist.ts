import { say, type Text } from '@stolik/engine';
import type { CardKind } from '../content/catalogue.ts';

/** A card in a few words, made from the same programs as its whole text, so that they cannot say something else. */
export const cardGist = ({ effects }: CardKind): Text => {
  const [first, second] = effects.map((effect) => effect.verb.gist(effect));
  if (first === undefined) return say('gist-nothing');
  return second === undefined ? first : say('gist-both', { first, second });
};
