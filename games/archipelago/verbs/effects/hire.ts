import { say } from '@stolik/engine';
import { readMost } from '../../content/read-terms.ts';
import { homes, recruit } from '../../rules/growth.ts';
import type { EffectVerb } from '../verb.ts';

/** AR-9.6: free workers, for their price or for nothing. */
export interface Hire {
  readonly does: 'hire';
  readonly most: number;
  readonly free: boolean;
}

export const hire: EffectVerb<Hire> = {
  reads: {
    hire: (reader) =>
      reader.inBrackets(() => {
        const most = readMost(reader);
        const free = reader.took(',');
        if (free) reader.phrase('free of cost');
        return { does: 'hire', most, free };
      }),
  },
  does: { script: recruit, memory: ({ most, free }) => ({ left: most, free, made: 0, area: null }) },
  can: (s, seat, { free }, means) => homes(s, seat, means, free).length > 0,
  says: ({ most, free }) => say(free ? 'does-hire-free' : 'does-hire', { most }),
  gist: ({ most, free }) => say(free ? 'gist-hire-free' : 'gist-hire', { most }),
  event: null,
};
