import { say, type Text } from '@stolik/engine';
import type { Amount } from '../content/language.ts';
import { countableText, type Who } from './filters.ts';

/** "2 materials for each water symbol in play" */
export function amountText(
  { quantity, token, per }: Amount,
  who: Who = 'you',
  last: 'cards' | 'tokens' = 'cards',
): Text {
  switch (quantity.kind) {
    case 'all':
      return say('tokens-all', { token, n: quantity.min });
    case 'upTo':
      return say('tokens-up-to', { what: tokensText(quantity.n, token) });
    case 'any':
      return say('tokens-any', { token });
    case 'exact':
      if (per === null) return tokensText(quantity.n, token);
      if (per.of === 'last' && last === 'tokens') return say('tokens-as-many', { token, n: quantity.n });
      return say('tokens-per', { what: tokensText(quantity.n, token), per: countableText(per, who) });
  }
}

export const tokensText = (n: number, token: string): Text => say(`tokens-${token}`, { n });

/** Tokens that lie there, rather than are gained or paid: a language with cases says them otherwise. */
export const tokensShown = (n: number, token: string): Text => say(`shown-${token}`, { n });
