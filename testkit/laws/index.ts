import { clicksAreAnswered } from './answers.ts';
import { botsDoNotPeek, wrongAnswersAreHarmless } from './choices.ts';
import { askingChangesNothing, copiesStandAlone, viewsStandAlone } from './copies.ts';
import { plainData, restores, sameGameAgain, staysSmall } from './data.ts';
import {
  optionsFollowFromTheView,
  redealsAreTables,
  redealsKnowTheViewOnly,
  secretsAreRedealt,
  viewsKeepSecrets,
} from './hidden.ts';
import type { Law } from './law.ts';
import { nothingGetsLost } from './pieces.ts';
import { endsInTime, invariantsHold, noDeadEnds } from './rules.ts';
import { fencesAreHonest, undoGoesBack } from './undo.ts';

export { type Law, LawBroken, watchGame } from './law.ts';

export interface LawOptions {
  /** How many times its first size a table may reach. */
  readonly growth?: number;
  /** Endings after which no seat has won: all have lost together, or to the game itself. Alone one may always lose. */
  readonly lostEndings?: readonly string[];
}

/** A table of a game in which players gather things is seldom more than twice as large at the end. */
const USUAL_GROWTH = 3;

/** Every law that each game must keep. */
export const lawsFor = ({ growth = USUAL_GROWTH, lostEndings = [] }: LawOptions = {}): readonly Law[] => [
  plainData,
  restores,
  sameGameAgain,
  copiesStandAlone,
  viewsStandAlone,
  askingChangesNothing,
  invariantsHold,
  nothingGetsLost,
  noDeadEnds,
  endsInTime(lostEndings),
  staysSmall(growth),
  viewsKeepSecrets,
  redealsKnowTheViewOnly,
  redealsAreTables,
  optionsFollowFromTheView,
  secretsAreRedealt,
  botsDoNotPeek,
  wrongAnswersAreHarmless,
  undoGoesBack,
  fencesAreHonest,
  clicksAreAnswered,
];
