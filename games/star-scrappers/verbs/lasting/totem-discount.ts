import { withinRange } from '../../content/limits.ts';
import { number, positional } from '../../content/read-terms.ts';
import { TOTEM_DISCOUNT } from '../../content/tables.ts';
import { glyphs } from '../sign.ts';
import { ANYWHERE, type LastingVerb, NO_GIST } from '../verb.ts';

/** What a Totem takes off, instead of the usual. */
export const totemDiscount: LastingVerb<number> = {
  none: 0,
  blocks: ANYWHERE,
  reads: { totemDiscount: (op) => number(positional(op, 0)) },
  problems: (amount) => withinRange('a discount', amount, 0, 10),
  begins: TOTEM_DISCOUNT,
  adds: (terms, amount) => {
    terms.totemDiscount = Math.max(terms.totemDiscount, amount);
  },
  says: (amount, until) =>
    amount === 0 ? [] : [{ key: 'lasts-totem-discount', args: { amount, usual: TOTEM_DISCOUNT, until } }],
  gist: NO_GIST,
  shows: (amount) => (amount === 0 ? [] : [...glyphs('totem'), { less: amount }]),
};
