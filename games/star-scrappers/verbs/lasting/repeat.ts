import { say } from '@stolik/engine';
import { inWords } from '../sign.ts';
import { ANYWHERE, type LastingVerb, NO_PROBLEMS } from '../verb.ts';

/** The two main actions may be of the same type (SS-7.3). */
export const repeat: LastingVerb<boolean> = {
  none: false,
  blocks: ANYWHERE,
  reads: { allowRepeat: () => true },
  problems: NO_PROBLEMS,
  begins: false,
  adds: (terms) => {
    terms.repeat = true;
  },
  says: (_, until) => [{ key: 'lasts-repeat', args: { until } }],
  gist: () => [say('gist-repeat')],
  shows: () => inWords('same'),
};
