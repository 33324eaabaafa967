import { pieceIn } from '@stolik/engine';
import { KEPT_ON_PASS } from '../content/tables.ts';
import type { ActionCard } from '../pieces.ts';
import { activePlayer, activeSeat } from '../state.ts';
import { discardFromHand } from './cards.ts';
import { choose, loop, run, script } from './steps.ts';

/** EE-6.32 to EE-6.34 Pass: travel cards aside, at most two action cards kept. */
export interface Passing {
  card: ActionCard | null;
}

export const pass = script<Passing>('pass', [
  run((s, _, dealer) => {
    const player = activePlayer(s);
    player.passed = true;
    player.spent.push(...player.travel); // EE-6.33
    player.travel = [];
    dealer.tell({ type: 'passed', who: activeSeat(s) });
  }),
  loop(
    (s) => activePlayer(s).hand.length > KEPT_ON_PASS, // EE-6.34
    [
      choose('card', (s) => activePlayer(s).hand.slice(), {
        about: (s) => ({ left: activePlayer(s).hand.length - KEPT_ON_PASS }),
      }),
      run((s, { card }, dealer) => {
        const thrown = pieceIn(card);
        discardFromHand(s, activePlayer(s), thrown);
        dealer.tell({ type: 'discarded', seat: activeSeat(s), cards: [thrown] });
      }),
    ],
  ),
]);
