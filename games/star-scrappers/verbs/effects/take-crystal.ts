import { say, unless } from '@stolik/engine';
import type { CrystalFilter } from '../../content/effects.ts';
import { costLimits } from '../../content/limits.ts';
import { amount, crystalFilter, nameOf, positional } from '../../content/read-terms.ts';
import { crystalColour } from '../../rules/colours.ts';
import { takeCrystal as taking } from '../../rules/crystals.ts';
import { crystalsInMine, hasCost } from '../../rules/moves.ts';
import { crystalArgs, crystalGist } from '../../words/filters.ts';
import { crystalSigns } from '../sign.ts';
import { by, type EffectVerb, NEVER_IDLE } from '../verb.ts';

/** A crystal of the Mine, without mining it (SS-1.6). */
export interface TakeCrystal {
  readonly does: 'take-crystal';
  readonly crystals: CrystalFilter;
}

export const takeCrystal: EffectVerb<TakeCrystal> = {
  timing: 'instant',
  reads: {
    take: (op) => {
      amount(positional(op, 0));
      const what = positional(op, 1);
      return nameOf(what) === 'crystal' ? { does: 'take-crystal', crystals: crystalFilter(what) } : null;
    },
  },
  problems: ({ crystals: { cost, colour, symbol, caveIn } }) => [
    ...costLimits(cost),
    ...unless(colour !== 'best' && !symbol && !caveIn, 'takes crystals by something other than cost and colour'),
  ],
  does: by(taking, ({ crystals: { cost, colour } }) => ({ cost, colour, crystal: null })),
  idleAtStart: NEVER_IDLE,
  findsNothing: (s, { crystals: { cost, colour } }) => {
    if (cost === 'same' || colour === 'best') return false;
    const fits = crystalsInMine(
      s,
      (crystal) => hasCost(crystal, cost) && (colour === null || crystalColour(s, crystal) === colour),
    );
    return fits.length === 0;
  },
  says: ({ crystals }) => ({ key: 'does-take-crystal', args: crystalArgs(crystals) }),
  gist: ({ crystals }) => say('gist-take-crystal', crystalGist(crystals)),
  shows: ({ crystals }) => crystalSigns(crystals),
};
