import { nameOf, positional } from '../../content/read-terms.ts';
import { glyphs, inWords } from '../sign.ts';
import { type LastingVerb, NO_GIST, NO_PROBLEMS } from '../verb.ts';

/** After a raid one more, of another Base (SS-12.6). */
export const raidsAnother: LastingVerb<boolean> = {
  none: false,
  blocks: ['onRaid'],
  reads: { may: (op) => (nameOf(positional(op, 0)) === 'raid' ? true : null) },
  problems: NO_PROBLEMS,
  begins: false,
  adds: (terms) => {
    terms.raidsAnother = true;
  },
  says: () => [{ key: 'half-raid-another' }],
  gist: NO_GIST,
  shows: () => [...glyphs('raid'), ...inWords('raids')],
};
