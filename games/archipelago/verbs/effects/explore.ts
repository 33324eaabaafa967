import { say } from '@stolik/engine';
import { canExplore, explore as exploration, exploring } from '../../rules/explore.ts';
import type { EffectVerb } from '../verb.ts';

/** AR-9.4. Reads whatever `migrate`, which is asked first, does not. */
export interface Explore {
  readonly does: 'explore';
}

export const explore: EffectVerb<Explore> = {
  reads: {
    action: (reader) => {
      reader.phrase('(explore, ignoreSlots)');
      return { does: 'explore' };
    },
  },
  does: { script: exploration, memory: exploring },
  can: canExplore,
  says: () => say('does-explore'),
  gist: () => say('gist-explore'),
  event: null,
};
