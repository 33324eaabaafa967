import { inWords } from '../sign.ts';
import { type LastingVerb, NO_GIST, NO_PROBLEMS, ON_ARTIFACTS } from '../verb.ts';

/** The second card may stand in for the Leader (SS-16.21). */
export const second: LastingVerb<boolean> = {
  none: false,
  blocks: ON_ARTIFACTS,
  reads: { leaderSkillFrom: () => true },
  problems: NO_PROBLEMS,
  begins: false,
  adds: (terms) => {
    terms.second = true;
  },
  says: (_, until) => [{ key: 'lasts-second', args: { until } }],
  gist: NO_GIST,
  shows: () => inWords('instead'),
};
