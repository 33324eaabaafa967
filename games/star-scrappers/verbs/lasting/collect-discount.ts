import { say } from '@stolik/engine';
import { DEAREST_ARTIFACT, withinRange } from '../../content/limits.ts';
import { number, positional } from '../../content/read-terms.ts';
import { glyphs } from '../sign.ts';
import { ANYWHERE, type LastingVerb } from '../verb.ts';

/** Artifacts cost less. */
export const collectDiscount: LastingVerb<number> = {
  none: 0,
  blocks: ANYWHERE,
  reads: { collectDiscount: (op) => number(positional(op, 0)) },
  problems: (amount) => withinRange('a discount', amount, 0, DEAREST_ARTIFACT),
  begins: 0,
  adds: (terms, amount) => {
    terms.collectDiscount += amount;
  },
  says: (amount, until) => (amount === 0 ? [] : [{ key: 'lasts-collect-discount', args: { amount, until } }]),
  gist: (amount) => (amount === 0 ? [] : [say('gist-collect', { amount })]),
  shows: (amount) => (amount === 0 ? [] : [...glyphs('artifact'), { less: amount }]),
};
