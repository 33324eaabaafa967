import { say } from '@stolik/engine';
import { LEVELS, withinRange } from '../../content/limits.ts';
import { number, positional } from '../../content/read-terms.ts';
import { glyphs } from '../sign.ts';
import { ANYWHERE, type LastingVerb } from '../verb.ts';

/** Recruiting costs less. Each discount may be left out (SS-8.2): which reductions can be had is a set of bits. */
export const recruitDiscount: LastingVerb<number> = {
  none: 0,
  blocks: ANYWHERE,
  reads: { recruitDiscount: (op) => number(positional(op, 0)) },
  problems: (amount) => withinRange('a recruiting discount', amount, 0, Math.max(...LEVELS) - 1),
  begins: 1,
  adds: (terms, amount) => {
    terms.recruitDiscount |= terms.recruitDiscount << amount;
  },
  says: (amount, until) => (amount === 0 ? [] : [{ key: 'lasts-recruit-discount', args: { amount, until } }]),
  gist: (amount) => (amount === 0 ? [] : [say('gist-recruit', { amount })]),
  shows: (amount) => (amount === 0 ? [] : [...glyphs('card'), { less: amount }]),
};
