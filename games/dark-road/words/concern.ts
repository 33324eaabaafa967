import { say, type Text } from '@stolik/engine';
import type { ActionKind, NoticeKind } from '../content/cards.ts';
import type { ConcernEffect, Decree } from '../content/effects.ts';
import { NO_DECREE } from '../content/read-decree.ts';
import type { Thing } from '../rules/concern-stock.ts';
import type { ConcernGain } from '../verbs/concern/gain.ts';
import { lasting, type Sentences } from './lasting.ts';
import { amountText, townText } from './phrases.ts';

/** What the Private Concern's cards and tiles do. */
export const concernEffectsText = (effects: readonly ConcernEffect[]): Text =>
  say('concern-does', {
    deeds: { all: effects.every(isAmount) ? [gainText(effects)] : effects.map((effect) => effect.verb.says(effect)) },
  });

type Amount = Extract<ConcernEffect, ConcernGain> & { readonly what: Thing };
const isAmount = (effect: ConcernEffect): effect is Amount => effect.does === 'gain' && effect.what !== 'lower';

/** Several gains have one verb. */
const gainText = (gains: readonly Amount[]): Text =>
  say('concern-does-gain', { amount: { all: gains.map(({ n, what }) => amountText(n, what)) } });

export const actionText = ({ move, glow, town }: ActionKind): Text =>
  say('about-action', { move, glow: glow ? 'yes' : 'no', town: townText(town) });

/** What a Guild Notice does at once, and what it keeps in force. */
export function noticeTexts({ onReveal, decree }: NoticeKind): Text[] {
  return [say('about-notice', { does: concernEffectsText(onReveal) }), ...decreeTexts(decree)];
}

const DECREES: Sentences<Decree> = {
  saleCoins: (n) => say('decree-sale', { n }),
  noWheelTurn: () => say('decree-wheel'),
  fullContractPrestige: (n) => say('decree-contract', { n }),
  heroCoins: (n) => say('decree-hero', { n }),
  alwaysJoins: () => say('decree-joins'),
  travellerCoins: (n) => say('decree-traveller', { n }),
};

export function decreeTexts(decree: Decree): Text[] {
  const texts = lasting(DECREES, decree, NO_DECREE);
  return texts.length > 0 ? texts : [say('decree-none')];
}
