import { say } from '@stolik/engine';
import { nurseries, reproduce as reproducing } from '../../rules/growth.ts';
import type { EffectVerb } from '../verb.ts';

/** AR-9.5: citizens more where there are two. */
export interface Reproduce {
  readonly does: 'reproduce';
  readonly most: number;
}

export const reproduce: EffectVerb<Reproduce> = {
  reads: {
    reproduce: (reader) =>
      reader.inBrackets(() => {
        const most = reader.number();
        reader.expect('region');
        return { does: 'reproduce', most };
      }),
  },
  does: { script: reproducing, memory: ({ most }) => ({ left: most, made: 0, area: null }) },
  can: (s, seat) => nurseries(s, seat).length > 0,
  says: ({ most }) => say('does-reproduce', { most }),
  gist: () => say('gist-reproduce'),
  event: null,
};
