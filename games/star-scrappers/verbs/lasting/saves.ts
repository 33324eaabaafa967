import { withinRange } from '../../content/limits.ts';
import { amount, positional } from '../../content/read-terms.ts';
import { glyphs } from '../sign.ts';
import { type LastingVerb, NO_GIST } from '../verb.ts';

/** When another player raids the owner's Base: so many more cards come back by themselves (SS-16.23). */
export const saves: LastingVerb<number> = {
  none: 0,
  blocks: ['onRaided'],
  reads: { take: (op) => amount(positional(op, 0)) },
  problems: (cards) => withinRange('a number of cards', cards, 0, 10),
  begins: 0,
  adds: (terms, cards) => {
    terms.saves += cards;
  },
  says: (cards) => (cards === 0 ? [] : [{ key: 'half-on-raided', args: { cards } }]),
  gist: NO_GIST,
  shows: (cards) => (cards === 0 ? [] : glyphs('base')),
};
