import { allColours } from './all-colours.ts';
import { artifacts } from './artifacts.ts';
import { colours } from './colours.ts';
import { crystals } from './crystals.ts';
import { hand } from './hand.ts';
import { leaderLevel } from './leader-level.ts';
import { totems } from './totems.ts';

/** All that halves of Artifacts are worth points for: one line each. */
export const AWARDS = {
  crystals,
  totems,
  artifacts,
  colours,
  'all-colours': allColours,
  hand,
  'leader-level': leaderLevel,
};
