import { say, type Text } from '@stolik/engine';
import type { ActionKind, NoticeKind } from '../content/catalogue.ts';
import type { ConcernEffect, ConcernThing, Decree } from '../content/effects.ts';
import { amountText, townText } from './phrases.ts';

/** What the Private Concern's cards and tiles do. */
export const concernEffectsText = (effects: readonly ConcernEffect[]): Text =>
  say('concern-does', {
    deeds: { all: effects.every(isAmount) ? [gainText(effects)] : effects.map(concernEffectText) },
  });

type Amount = Extract<ConcernEffect, { does: 'gain' }> & { readonly what: Exclude<ConcernThing, 'lower'> };
const isAmount = (effect: ConcernEffect): effect is Amount => effect.does === 'gain' && effect.what !== 'lower';

/** Several gains have one verb. */
const gainText = (gains: readonly Amount[]): Text =>
  say('concern-does-gain', { amount: { all: gains.map(({ n, what }) => amountText(n, what)) } });

function concernEffectText(effect: ConcernEffect): Text {
  switch (effect.does) {
    case 'gain':
      return isAmount(effect) ? gainText([effect]) : say('concern-does-lower', { n: effect.n });
    case 'advance-ruins':
    case 'levy':
      return say(`concern-does-${effect.does}`, { n: effect.n });
    default:
      return say(`concern-does-${effect.does}`);
  }
}

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
