import { given, or, pieceIn, say } from '@stolik/engine';
import { withinRange } from '../../content/limits.ts';
import { nameOf, number, positional } from '../../content/read-terms.ts';
import { ALL_COLOURS, type ColourName, type Crystal, colourName, colourNamed } from '../../pieces.ts';
import { crystalColour } from '../../rules/colours.ts';
import { crystalsInMine } from '../../rules/moves.ts';
import { choose, run, script, when } from '../../rules/steps.ts';
import { ALWAYS_FINDS, by, type EffectVerb, NEVER_IDLE, NO_SIGNS } from '../verb.ts';

/** Another colour for a crystal, and a discount on it. */
export interface RecolourCrystal {
  readonly does: 'recolour-crystal';
  readonly discount: number;
}

/** SS-15.2: a crystal of the Mine has another colour this turn and costs less. */
interface CrystalRecolouring {
  discount: number;
  crystal: Crystal | 'decline' | null;
  colour: ColourName | null;
}

const recolouring = script<CrystalRecolouring>('recolour-crystal', [
  choose('crystal', (s) =>
    or(
      crystalsInMine(s, () => true),
      'decline',
    ),
  ),
  when(
    (_, { crystal }) => crystal !== 'decline',
    [
      choose('colour', (s, { crystal }) =>
        ALL_COLOURS.filter((colour) => colour !== crystalColour(s, pieceIn(crystal))).map(colourName),
      ),
      run((s, { crystal, colour, discount }, dealer) => {
        const change = { crystal: pieceIn(crystal), colour: colourNamed(given(colour)), discount };
        s.turn.recoloured.push(change);
        dealer.tell({ type: 'crystal-recoloured', seat: s.active, crystal: change.crystal, colour: change.colour });
      }),
    ],
  ),
]);

export const recolourCrystal: EffectVerb<RecolourCrystal> = {
  timing: 'turn',
  reads: {
    recolour: (op, [discount]) =>
      nameOf(positional(op, 1)) === 'crystal'
        ? { does: 'recolour-crystal', discount: discount === undefined ? 0 : number(positional(discount, 0)) }
        : null,
  },
  problems: ({ discount }) => withinRange('a discount', discount, 0, 10),
  does: by(recolouring, ({ discount }) => ({ discount, crystal: null, colour: null })),
  idleAtStart: NEVER_IDLE,
  findsNothing: ALWAYS_FINDS,
  says: ({ discount }) => ({ key: 'does-recolour-crystal', args: { discount } }),
  gist: ({ discount }) => say('gist-recolour-crystal', { discount }),
  shows: NO_SIGNS,
};
