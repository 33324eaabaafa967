import { defined, say } from '@stolik/engine';
import { alone } from '../content/read-operations.ts';
import type { Card } from '../pieces.ts';
import { keepSecret, removeFrom, toHand } from '../rules/moves.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { choose, run, script, when } from '../rules/steps.ts';
import { actor, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** A hand card and the top nation card, never the last one (IM-19.7), change places, unseen by the others. */
export interface SwapWithNation {
  readonly op: 'swapWithNation';
}

interface SwappingNation extends Doing {
  card: Card | null;
}

const swapping = script<SwappingNation>('swap-with-nation', [
  when(
    (s) => actor(s).nationDeck.length > 1,
    [
      choose('card', (s) => actor(s).hand.slice(), { ...byActor, about: aboutSelf }),
      run((s, { card }, dealer) => {
        if (card === null) return;
        const player = actor(s);
        const seat = top(s).actor;
        for (const one of [...player.hand, ...player.nationDeck.slice(1)]) keepSecret(player, one);
        const taken = defined(player.nationDeck.pop());
        removeFrom(player.hand, card);
        player.nationDeck.push(card);
        toHand(s, seat, taken);
        dealer.reveal();
        top(s).looked = [];
        dealer.tell({ type: 'swapped-with-nation', seat });
        dealer.tell({ type: 'got-card', seat, card: taken, to: [seat] });
      }),
    ],
  ),
]);

export const swapWithNation: Verb<SwapWithNation> = {
  reads: { swapWithNation: alone({ op: 'swapWithNation' }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(swapping),
  says: saying((_, { mood }) => say('do-swap-with-nation', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
