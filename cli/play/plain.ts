import { folded } from '@stolik/text';

/** A text as people type it in a hurry: small letters, no accents, single spaces. */
export const hurried = (text: string): string => folded(text).replace(/\s+/g, ' ').trim();

/** Does a text hold every word that was typed? */
export function holds(text: string, typed: string): boolean {
  const whole = hurried(text);
  return hurried(typed)
    .split(' ')
    .every((word) => whole.includes(word));
}
