import { advanceRuins } from './advance-ruins.ts';
import { cycleContracts } from './cycle-contracts.ts';
import { gain } from './gain.ts';
import { levy } from './levy.ts';
import { replaceInn } from './replace-inn.ts';
import { rerollMarket } from './reroll-market.ts';

/** The table of what the Private Concern's cards and tiles do, one line each. */
export const CONCERN_VERBS = {
  gain,
  'advance-ruins': advanceRuins,
  levy,
  'reroll-market': rerollMarket,
  'cycle-contracts': cycleContracts,
  'replace-inn': replaceInn,
};
