import { given, or, say } from '@stolik/engine';
import { amountLimits } from '../../content/limits.ts';
import { amount, positional } from '../../content/read-terms.ts';
import { COLOURS, type ColourName, colourNamed, type Mercenary } from '../../pieces.ts';
import { choose, loop, run, script, when } from '../../rules/steps.ts';
import { activePlayer, type State } from '../../state.ts';
import { amountOf } from '../../words/filters.ts';
import { by, type EffectVerb, NEVER_IDLE, NO_SIGNS } from '../verb.ts';

/** Another colour for cards that pay. */
export interface RecolourHand {
  readonly does: 'recolour-hand';
  readonly most: number;
}

/** SS-15.12: cards of one's hand count as another colour when mining. The others see the colour and how many (SS-15.12a). */
interface HandRecolouring {
  left: number;
  picked: number;
  colour: ColourName | 'decline' | null;
  card: Mercenary | 'stop' | null;
}

const recolouring = script<HandRecolouring>('recolour-hand', [
  when(
    (s) => activePlayer(s).hand.length > 0,
    [
      choose('colour', (s) =>
        or(
          COLOURS.filter((name) => s.inPlay.includes(colourNamed(name))),
          'decline',
        ),
      ),
    ],
  ),
  when(
    (_, { colour }) => colour !== null && colour !== 'decline',
    [
      loop(
        (_, { left, card }) => left > 0 && card !== 'stop',
        [
          choose('card', (s, { picked }) => or(notYetPicked(s, picked), 'stop')),
          run((s, local, dealer) => {
            if (local.card === 'stop' || local.card === null) return;
            const change = { card: local.card, colour: colourNamed(given(local.colour)) };
            s.turn.rusted.push(change);
            local.left--;
            local.picked++;
            dealer.tell({ type: 'card-recoloured', seat: s.active, ...change, to: [s.active] });
          }),
        ],
      ),
      run((s, { picked, colour }, dealer) => {
        dealer.tell({ type: 'hand-recoloured', seat: s.active, count: picked, colour: colourNamed(given(colour)) });
      }),
    ],
  ),
]);

/** Hand cards that this use of the skill has not picked; its picks are the last ones made. */
function notYetPicked(s: State, picked: number): Mercenary[] {
  const changed = s.turn.rusted.slice(s.turn.rusted.length - picked);
  return activePlayer(s).hand.filter((card) => !changed.some((entry) => entry.card === card));
}

/** Reads whatever `recolour-crystal`, which is asked first, does not. */
export const recolourHand: EffectVerb<RecolourHand> = {
  timing: 'turn',
  reads: { recolour: (op) => ({ does: 'recolour-hand', most: amount(positional(op, 0)) }) },
  problems: ({ most }) => amountLimits(most),
  does: by(recolouring, ({ most }) => ({ left: most, picked: 0, colour: null, card: null })),
  idleAtStart: NEVER_IDLE,
  findsNothing: (s) => activePlayer(s).hand.length === 0,
  says: ({ most }) => ({ key: 'does-recolour-hand', args: { amount: amountOf(most), most } }),
  gist: ({ most }) => say('gist-recolour-hand', { most }),
  shows: NO_SIGNS,
};
