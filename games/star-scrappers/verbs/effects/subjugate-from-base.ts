import { or, say, unless } from '@stolik/engine';
import type { BaseFilter } from '../../content/effects.ts';
import { levelLimits } from '../../content/limits.ts';
import { baseFilter, positional } from '../../content/read-terms.ts';
import type { Mercenary } from '../../pieces.ts';
import { cardsWithin, owners } from '../../rules/bases.ts';
import { ownerOf, subjugate } from '../../rules/moves.ts';
import { choose, run, script } from '../../rules/steps.ts';
import { playerAt, type State } from '../../state.ts';
import { baseCardsText, baseGist } from '../../words/filters.ts';
import { by, type EffectVerb, NEVER_IDLE, NO_SIGNS } from '../verb.ts';

/** A card of a Base is worth its level from now on. */
export interface SubjugateFromBase {
  readonly does: 'subjugate-from-base';
  readonly cards: BaseFilter;
}

/** Subjugating from a Base: one's own lowest (SS-15.14) or a level from any (SS-15.15). */
interface BaseSubjugating {
  own: boolean;
  level: BaseFilter['level'];
  card: Mercenary | 'decline' | null;
}

const subjugating = script<BaseSubjugating>('subjugate-from-base', [
  choose('card', (s, { own, level }) => or(cardsInReach(s, own, level), 'decline')),
  run((s, { card }, dealer) => {
    if (card === 'decline' || card === null) return;
    const owner = ownerOf(s, card);
    subjugate(s, card, playerAt(s, owner).base);
    dealer.tell({ type: 'subjugated-from-base', seat: s.active, card, owner });
  }),
]);

const cardsInReach = (s: State, own: boolean, level: BaseFilter['level']): Mercenary[] =>
  (own ? [s.active] : owners(s)).flatMap((owner) => cardsWithin(s, owner, { faction: null, level }));

export const subjugateFromBase: EffectVerb<SubjugateFromBase> = {
  timing: 'instant',
  reads: { subjugate: (op) => ({ does: 'subjugate-from-base', cards: baseFilter(positional(op, 1)) }) },
  problems: ({ cards: { where, bottom, faction, level } }) => [
    ...levelLimits(level),
    ...unless(
      (where === 'own' || where === 'any') && !bottom && faction === null,
      'subjugates from Bases by something other than level',
    ),
  ],
  does: by(subjugating, ({ cards: { where, level } }) => ({ own: where === 'own', level, card: null })),
  idleAtStart: NEVER_IDLE,
  findsNothing: (s, { cards: { where, level } }) => cardsInReach(s, where === 'own', level).length === 0,
  says: ({ cards }) => ({
    key: 'does-subjugate-from-base',
    args: { cards: baseCardsText(1, cards), leaders: 'one' },
  }),
  gist: ({ cards }) => say('gist-subjugate-base', baseGist(1, cards)),
  shows: NO_SIGNS,
};
