import { or, say, unless } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { LEVEL } from '../../content/cards.ts';
import type { CrystalFilter } from '../../content/effects.ts';
import { amountLimits, costLimits, levelLimits } from '../../content/limits.ts';
import { amount, crystalFilter, numberNamed, positional } from '../../content/read-terms.ts';
import type { Mercenary } from '../../pieces.ts';
import { takeCrystal } from '../../rules/crystals.ts';
import { subjugate } from '../../rules/moves.ts';
import { call, choose, loop, run, script } from '../../rules/steps.ts';
import { activePlayer, type State } from '../../state.ts';
import { amountOf, crystalArgs, crystalGist } from '../../words/filters.ts';
import { by, type EffectVerb, NEVER_IDLE, NO_SIGNS } from '../verb.ts';

/** Cards of one's hand, and a crystal for each. */
export interface SubjugateForCrystals {
  readonly does: 'subjugate-for-crystals';
  readonly most: number;
  readonly level: number;
  readonly crystals: CrystalFilter;
}

/** SS-15.16: first the cards, then for each a crystal, one by one. */
interface CrystalTrade {
  left: number;
  level: number;
  cost: readonly number[] | null;
  /** Crystals still to be taken. */
  crystals: number;
  card: Mercenary | 'stop' | null;
}

const trading = script<CrystalTrade>('subjugate-from-hand', [
  loop(
    (_, { left, card }) => left > 0 && card !== 'stop',
    [
      choose('card', (s, { level }) => or(cardsOfLevel(s, level), 'stop')),
      run((s, local, dealer) => {
        const { card } = local;
        if (card === 'stop' || card === null) return;
        subjugate(s, card, activePlayer(s).hand);
        local.left--;
        local.crystals++;
        dealer.tell({ type: 'subjugated-from-hand', seat: s.active, card });
      }),
    ],
  ),
  loop(
    (_, { crystals }) => crystals > 0,
    [
      call(takeCrystal, (_, { cost }) => ({ cost, colour: null, crystal: null })),
      run((_, local) => {
        local.crystals--;
      }),
    ],
  ),
]);

const cardsOfLevel = (s: State, level: number): Mercenary[] =>
  activePlayer(s).hand.filter((card) => LEVEL[card] === level);

export const subjugateForCrystals: EffectVerb<SubjugateForCrystals> = {
  timing: 'instant',
  reads: {
    forEach: (op) => {
      const paid = positional(op, 0);
      const got = positional(op, 1);
      return {
        does: 'subjugate-for-crystals',
        most: amount(positional(paid, 0)),
        level: numberNamed(positional(paid, 1), 'level') ?? unknown('cards of hand without a level'),
        crystals: crystalFilter(positional(got, 1)),
      };
    },
  },
  problems: ({ most, level, crystals: { cost, colour, symbol, caveIn } }) => [
    ...amountLimits(most),
    ...levelLimits(level),
    ...costLimits(cost),
    ...unless(colour === null && !symbol && !caveIn, 'gives crystals by something other than cost'),
  ],
  does: by(trading, ({ most, level, crystals: { cost } }) => ({ left: most, level, cost, crystals: 0, card: null })),
  idleAtStart: NEVER_IDLE,
  findsNothing: (s, { level }) => cardsOfLevel(s, level).length === 0,
  says: ({ most, level, crystals }) => ({
    key: 'does-subjugate-for-crystals',
    args: { amount: amountOf(most), most, level, faction: 'none', ...crystalArgs(crystals) },
  }),
  gist: ({ most, level, crystals }) => say('gist-subjugate-hand', { most, level, ...crystalGist(crystals) }),
  shows: NO_SIGNS,
};
