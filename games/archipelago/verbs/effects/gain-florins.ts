import { say } from '@stolik/engine';
import { florinsText } from '../../words/phrases.ts';
import type { EffectVerb } from '../verb.ts';
import { gainingFlorins } from './gaining-florins.ts';

/** Florins of the bank. Reads whatever the others that begin with `gain` do not. */
export interface GainFlorins {
  readonly does: 'gain-florins';
  readonly florins: number;
}

export const gainFlorins: EffectVerb<GainFlorins> = {
  reads: {
    gain: (reader) =>
      reader.inBrackets(() => {
        const florins = reader.number();
        reader.expect('f');
        return { does: 'gain-florins', florins };
      }),
  },
  ...gainingFlorins<GainFlorins>('gain-florins', (_, { florins }) => florins),
  says: ({ florins }) => say('does-gain-florins', { florins: florinsText(florins) }),
  gist: ({ florins }) => say('gist-florins', { florins }),
};
