import { say, type Text } from '@stolik/engine';
import { isNothing } from '../rules/deals.ts';
import type { Bundle, Offer, Pledge } from '../state.ts';
import { all, cubeList, florinsText, inParts } from './phrases.ts';

/** An offer in words: what each side gives, the terms and the promise. */
export function offerText({ from, to, give, take, permit, place, pledge }: Offer): Text {
  const parts: Text[] = [];
  const people = { player: { seat: from }, other: { seat: to } };
  if (!isNothing(give) && !isNothing(take))
    parts.push(say('offer-swap', { ...people, give: bundleText(give), take: bundleText(take) }));
  else if (!isNothing(give)) parts.push(say('offer-gift', { ...people, give: bundleText(give) }));
  else if (!isNothing(take)) parts.push(say('offer-wish', { ...people, take: bundleText(take) }));
  else if (pledge === null) parts.push(say('offer-nothing-given', people));
  if (permit !== 0) parts.push(say('offer-permit', { region: { piece: permit } }));
  if (place > 0) parts.push(say('offer-place', { place }));
  if (pledge !== null) parts.push(pledgeText(pledge));
  return inParts(parts);
}

export const bundleText = (bundle: Bundle) => all(thingsIn(bundle));

/** Each thing that changes hands. */
export function thingsIn({ florins, cubes, tokens, cards }: Bundle): Text[] {
  const things: Text[] = [];
  if (florins > 0) things.push(florinsText(florins));
  things.push(...cubeList(cubes, 'acc'));
  if (tokens > 0) things.push(say('phrase-tokens', { count: tokens }));
  return [...things, ...cards.map((card) => say('phrase-card', { card: { piece: card } }))];
}

export function pledgeText({ by, to, what, amount, due }: Pledge, how: 'made' | 'kept' | 'broken' = 'made'): Text {
  const people = { player: { seat: by }, other: { seat: to }, how };
  switch (what) {
    case 'repay':
      return say('pledge-repay', { ...people, florins: florinsText(amount), round: due });
    case 'stand-up':
      return say('pledge-stand-up', { ...people, count: amount });
    case 'deliver':
      return say('pledge-deliver', { ...people, count: amount });
    case 'use-card':
      return say('pledge-use-card', { ...people, card: { piece: amount } });
    case 'support':
      return say('pledge-support', people);
  }
}
