import { defined, given, say } from '@stolik/engine';
import { RESTLESS } from '../content/cards.ts';
import { alone } from '../content/read-operations.ts';
import { type Card, NONE } from '../pieces.ts';
import { layUnrest } from '../rules/market.ts';
import { marksOf, removeFrom, toExile, toUnrestPile } from '../rules/moves.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { choose, run, script, when } from '../rules/steps.ts';
import { top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, knownAs, NO_LEAD, NO_PARTS, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** IM-10.7: a market card and an exiled one change places; tokens stay in the slot. */
export interface SwapExile {
  readonly op: 'swapExile';
}

interface Swapping extends Doing {
  card: Card | null;
  exiled: Card | null;
}

const swapping = script<Swapping>('swap-exile', [
  when(
    (s) => s.exile.length > 0,
    [
      choose('card', (s) => s.market.filter((card) => card !== NONE), { ...byActor, about: aboutSelf }),
      when(
        (_, { card }) => card !== null,
        [
          choose('exiled', (s) => s.exile.slice(), { ...byActor, about: aboutSelf }),
          run((s, local, dealer) => {
            const card = given(local.card);
            const exiled = given(local.exiled);
            const slot = s.market.indexOf(card);
            const unrest = defined(s.under[slot]);
            removeFrom(s.exile, exiled);
            toExile(s, card);
            s.under[slot] = NONE;
            if (unrest !== NONE) toUnrestPile(s, unrest);
            s.market[slot] = exiled;
            dealer.tell({ type: 'swapped', seat: top(s).actor, card, exiled });
            if ((marksOf(exiled) & RESTLESS) !== 0) layUnrest(s, slot, dealer);
          }),
        ],
      ),
    ],
  ),
]);

export const swapExile: Verb<SwapExile> = {
  reads: { swapExile: alone({ op: 'swapExile' }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s) => s.exile.length > 0 && s.market.some((card) => card !== NONE) },
  lead: NO_LEAD,
  does: by(swapping),
  says: saying((_, { mood }) => say('do-swap-exile', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: knownAs('swapExile'),
};
