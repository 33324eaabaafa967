import { say } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { MANY } from '../../content/effects.ts';
import type { Term } from '../../content/notation.ts';
import { nameOf, number, positional } from '../../content/read-terms.ts';
import { playerAt } from '../../state.ts';
import { glyphs } from '../sign.ts';
import { type AwardVerb, NO_PROBLEMS } from '../verb.ts';
import { eachIn, pointsIn } from './per-each.ts';

/** Cards in hand, up to so many points. */
export interface HandAward {
  readonly counts: 'hand';
  readonly vp: number;
  readonly most: number;
}

const each = (value: Term, most: number): HandAward | null =>
  eachIn(value, (what, vp) => (nameOf(what) === 'handCard' ? { counts: 'hand', vp, most } : null));

export const hand: AwardVerb<HandAward> = {
  reads: (op) => {
    const value = pointsIn(op);
    if (value === null) return null;
    if (nameOf(value) !== 'min') return each(value, MANY);
    const most = number(positional(value, 0));
    return each(positional(value, 1), most) ?? unknown('a limit on anything but cards in hand');
  },
  problems: NO_PROBLEMS,
  points: (s, seat, { vp, most }) => Math.min(most, playerAt(s, seat).hand.length * vp),
  says: ({ vp, most }) => say('award-hand', { vp, most: most === MANY ? 'none' : most }),
  shows: () => glyphs('hand'),
};
