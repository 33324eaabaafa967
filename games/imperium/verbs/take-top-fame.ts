import { defined, say, seat as seatAt } from '@stolik/engine';
import { INSTEAD_OF_GAINED, written } from '../content/cards.ts';
import { alone } from '../content/read-operations.ts';
import { NONE } from '../pieces.ts';
import { kingOfKings, takeFame } from '../rules/decks.ts';
import type { Doing } from '../rules/running.ts';
import { rivalDoes } from '../rules/solo/acts.ts';
import { rivalOf } from '../rules/solo/deck.ts';
import { call, type GameDealer, run, script, when } from '../rules/steps.ts';
import { bitOfSeat, type State, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, byRival, NO_LEAD, NO_PARTS, saying, type Verb } from './verb.ts';

/** IM-14: the top card of the fame deck, unseen by the others; King of Kings where there is none. */
export interface TakeTopFame {
  readonly op: 'takeTopFame';
}

const takingFame = script<Doing>('take-top-fame', [
  when(
    (s) => s.fameDeck.length > 0,
    [
      run((s, _, dealer) => {
        const running = top(s);
        const card = defined(s.fameDeck[s.fameDeck.length - 1]);
        dealer.reveal();
        takeFame(s, running.actor, card, dealer);
        running.it = card;
        running.last = 1;
      }),
    ],
    [
      run((s) => {
        top(s).it = NONE;
        top(s).last = 0;
      }),
      call(kingOfKings, (s) => ({ seat: top(s).actor })),
    ],
  ),
]);

/** Fame goes on top of its deck, unseen; King of Kings is resolved once (IM-14). */
function rivalTakesFame(s: State, dealer: GameDealer): void {
  const rival = rivalOf(s);
  const card = s.fameDeck.pop();
  if (card !== undefined) {
    rival.deck.push(card);
    rival.secret.push(card);
    dealer.tell({ type: 'rival-fame' });
    return;
  }
  const bit = bitOfSeat(seatAt(s.seats));
  if ((s.crowned & bit) !== 0) return;
  s.crowned |= bit;
  dealer.tell({ type: 'rival-king', card: s.king });
  rivalDoes(s, written(INSTEAD_OF_GAINED, s.king), dealer);
}

export const takeTopFame: Verb<TakeTopFame> = {
  reads: { takeTopFame: alone({ op: 'takeTopFame' }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(takingFame),
  says: saying((_, { mood }) => say('do-take-top-fame', { mood })),
  rival: byRival((s, _, dealer) => rivalTakesFame(s, dealer)),
  shows: { sign: () => '‹hand›‹fame›', keyword: null },
};
