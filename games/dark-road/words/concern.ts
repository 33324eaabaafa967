import { say, type Text } from '@stolik/engine';
import type { ActionKind, NoticeKind } from '../content/cards.ts';
import type { ConcernEffect, Decree } from '../content/effects.ts';
import { townText } from './phrases.ts';

/** What the Private Concern's cards and tiles do. */
export const concernEffectsText = (effects: readonly ConcernEffect[]): Text =>
  say('concern-does', { deeds: { all: effects.map((effect) => effect.verb.says(effect)) } });

export const actionText = ({ move, glow, town }: ActionKind): Text =>
  say('about-action', { move, glow: glow ? 'yes' : 'no', town: townText(town) });

/** What a Guild Notice does at once, and what it keeps in force. */
export function noticeTexts({ onReveal, decree }: NoticeKind): Text[] {
  return [say('about-notice', { does: concernEffectsText(onReveal) }), ...decreeTexts(decree)];
}

export function decreeTexts(decree: Decree): Text[] {
  const texts: Text[] = [];
  if (decree.saleCoins > 0) texts.push(say('decree-sale', { n: decree.saleCoins }));
  if (decree.noWheelTurn) texts.push(say('decree-wheel'));
  if (decree.fullContractPrestige > 0) texts.push(say('decree-contract', { n: decree.fullContractPrestige }));
  if (decree.heroCoins > 0) texts.push(say('decree-hero', { n: decree.heroCoins }));
  if (decree.alwaysJoins) texts.push(say('decree-joins'));
  if (decree.travellerCoins > 0) texts.push(say('decree-traveller', { n: decree.travellerCoins }));
  return texts.length > 0 ? texts : [say('decree-none')];
}
