import { say } from '@stolik/engine';
import { nameOf } from '../../content/read-terms.ts';
import { playerAt } from '../../state.ts';
import { glyphs } from '../sign.ts';
import { type AwardVerb, NO_PROBLEMS } from '../verb.ts';
import { perEach } from './per-each.ts';

/** Artifacts, this one too. */
export interface ArtifactsAward {
  readonly counts: 'artifacts';
  readonly vp: number;
}

export const artifacts: AwardVerb<ArtifactsAward> = {
  reads: perEach((what, vp) => (nameOf(what) === 'artifact' ? { counts: 'artifacts', vp } : null)),
  problems: NO_PROBLEMS,
  points: (s, seat, { vp }) => playerAt(s, seat).artifacts.length * vp,
  says: ({ vp }) => say('award-artifacts', { vp }),
  shows: () => glyphs('artifact'),
};
