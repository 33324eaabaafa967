import { say } from '@stolik/engine';
import { activeCitizens } from '../../rules/taxes.ts';
import type { EffectVerb } from '../verb.ts';
import { gainingFlorins } from './gaining-florins.ts';

/** One florin for every `each` active citizens of the user. */
export interface GainPerCitizens {
  readonly does: 'gain-per-citizens';
  readonly each: number;
}

export const gainPerCitizens: EffectVerb<GainPerCitizens> = {
  reads: {
    gain: (reader) => {
      if (reader.ahead(1).text !== 'floor') return null;
      reader.phrase('(floor(my active citizens /');
      const each = reader.number();
      reader.phrase(') f)');
      return { does: 'gain-per-citizens', each };
    },
  },
  ...gainingFlorins<GainPerCitizens>('gain-per-citizens', (s, { each }) =>
    Math.floor(activeCitizens(s, s.active) / each),
  ),
  says: ({ each }) => say('does-gain-per-citizens', { each }),
  gist: ({ each }) => say('gist-florins-citizens', { each }),
};
