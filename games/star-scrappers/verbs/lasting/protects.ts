import { glyphs } from '../sign.ts';
import { type LastingVerb, NO_GIST, NO_PROBLEMS, ON_ARTIFACTS } from '../verb.ts';

/** The Base is safe from other players' skills (SS-16.23). */
export const protects: LastingVerb<boolean> = {
  none: false,
  blocks: ON_ARTIFACTS,
  reads: { protectBase: () => true },
  problems: NO_PROBLEMS,
  begins: false,
  // Asked of the owner while others act: these terms are theirs.
  adds: () => {},
  says: (_, until) => [{ key: 'lasts-protects', args: { until } }],
  gist: NO_GIST,
  shows: () => glyphs('shield'),
};
