import { withinRange } from '../../content/limits.ts';
import { number, positional } from '../../content/read-terms.ts';
import { ANY_CUTS, glyphs } from '../sign.ts';
import { ANYWHERE, type LastingVerb, NO_GIST } from '../verb.ts';

/** So many cards of a mining payment may have any colour (SS-16.19). */
export const offColour: LastingVerb<number> = {
  none: 0,
  blocks: ANYWHERE,
  reads: { offColourCards: (op) => number(positional(op, 1)) },
  problems: (cards) => withinRange('a number of cards', cards, 0, 10),
  begins: 0,
  adds: (terms, cards) => {
    terms.offColour += cards;
  },
  says: (cards, until) => (cards === 0 ? [] : [{ key: 'lasts-off-colour', args: { cards, until } }]),
  gist: NO_GIST,
  shows: (cards) => (cards === 0 ? [] : [...glyphs('card'), ANY_CUTS]),
};
