import { say } from '@stolik/engine';
import { nameOf } from '../../content/read-terms.ts';
import { TOTEM_VP } from '../../content/tables.ts';
import { totemsOf } from '../../state.ts';
import { glyphs } from '../sign.ts';
import { type AwardVerb, NO_PROBLEMS } from '../verb.ts';
import { perEach } from './per-each.ts';

/** Faction Totems, on top of what they are worth to everybody. */
export interface TotemsAward {
  readonly counts: 'totems';
  readonly vp: number;
}

export const totems: AwardVerb<TotemsAward> = {
  reads: perEach((what, vp) => (nameOf(what) === 'totem' ? { counts: 'totems', vp } : null)),
  problems: NO_PROBLEMS,
  points: (s, seat, { vp }) => totemsOf(s, seat) * vp,
  says: ({ vp }) => say('award-totems', { vp, usual: TOTEM_VP }),
  shows: () => glyphs('totem'),
};
