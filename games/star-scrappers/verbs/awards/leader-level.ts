import { say } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { levelOf } from '../../content/cards.ts';
import { nameOf } from '../../content/read-terms.ts';
import { leaderOf, playerAt } from '../../state.ts';
import { type AwardVerb, NO_PROBLEMS } from '../verb.ts';
import { pointsIn } from './per-each.ts';

/** The level of the Leader. */
export interface LeaderLevelAward {
  readonly counts: 'leader-level';
  readonly vp: number;
}

export const leaderLevel: AwardVerb<LeaderLevelAward> = {
  reads: (op) => {
    const value = pointsIn(op);
    if (value === null || value.kind !== 'number' || value.times === null) return null;
    if (nameOf(value.times) !== 'level') return unknown('a product with anything but a level');
    return { counts: 'leader-level', vp: value.number };
  },
  problems: NO_PROBLEMS,
  points: (s, seat, { vp }) => {
    const leader = leaderOf(playerAt(s, seat));
    return leader === null ? 0 : levelOf(leader) * vp;
  },
  says: ({ vp }) => say('award-leader-level', { vp }),
  shows: () => [{ icon: 'crown' }],
};
