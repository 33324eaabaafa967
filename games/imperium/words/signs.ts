import type { Text } from '@stolik/engine';
import type { Amount, Quantity } from '../content/language.ts';
import { countableText } from './filters.ts';

/** Numbers and tokens in signs, for the solo opponent's table. */

export const numberOf = (quantity: Quantity): string => (quantity.kind === 'exact' ? `${quantity.n}` : '');

export function amountSigns(sign: '+' | '−', { quantity, token, per }: Amount, short: (text: Text) => string): string {
  // All that it has, and as much for it.
  const n = quantity.kind === 'all' || per?.of === 'last' ? 'x' : numberOf(quantity);
  const much = `${sign}${n}‹${token}›`;
  return per === null || per.of === 'last' ? much : `${much}/${short(countableText(per, 'it'))}`;
}
