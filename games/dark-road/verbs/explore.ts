import { explore as exploring } from '../rules/ruins.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** The whole action of the Ruins of Yin (DR-12). */
export interface Explore {
  readonly does: 'explore';
}

export const explore: Verb<Explore> = {
  reads: { ruinsAction: () => ({ does: 'explore' }) },
  stands: [],
  can: ALWAYS,
  does: by(exploring, ({ seat }) => ({ seat })),
  road: null,
  says: saying('do-explore'),
  brings: NOTHING_CERTAIN,
  shows: () => together({ icon: 'ruins' }),
};
