import type { Term } from '../../content/notation.ts';
import { nameOf, number, positional } from '../../content/read-terms.ts';

/** What stands in the brackets of `vp(...)`; null: it is something else. */
export const pointsIn = (op: Term): Term | null => (nameOf(op) === 'vp' ? positional(op, 0) : null);

/** Reads `vp(perEach(what, n))`: `award` says whether it knows what is counted. */
export const perEach =
  <A>(award: (what: Term, vp: number) => A | null) =>
  (op: Term): A | null => {
    const value = pointsIn(op);
    return value === null ? null : eachIn(value, award);
  };

/** The same inside something else, such as a limit. */
export const eachIn = <A>(value: Term, award: (what: Term, vp: number) => A | null): A | null =>
  nameOf(value) === 'perEach' ? award(positional(value, 0), number(positional(value, 1))) : null;
