import type { Script, Seat } from '@stolik/engine';
import { INSTEAD_OF_GAINED, written } from '../content/cards.ts';
import type { Card } from '../pieces.ts';
import { bitOfSeat, type Player, playerAt, type State } from '../state.ts';
import { keepSecret, removeFrom, toHand } from './moves.ts';
import { resolve, resolving } from './running.ts';
import { call, type GameDealer, run, script, when } from './steps.ts';

/** The fame deck and the nation deck. */

/** IM-14.2 to 14.5: the visible side is resolved instead, by each player once in the game; it never moves. */
interface Crowning {
  seat: Seat;
}

export const kingOfKings = script<Crowning>('king-of-kings', [
  when(
    (s, { seat }) => (s.crowned & bitOfSeat(seat)) === 0,
    [
      run((s, { seat }, dealer) => {
        s.crowned |= bitOfSeat(seat);
        dealer.tell({ type: 'king-resolved', seat, card: s.king });
      }),
      call(resolve, (s, { seat }) => resolving(written(INSTEAD_OF_GAINED, s.king), s.king, seat, 'king')),
    ],
  ),
]);

export function takeFame(s: State, seat: Seat, card: Card, dealer: GameDealer): void {
  removeFrom(s.fameDeck, card);
  toHand(s, seat, card);
  keepSecret(playerAt(s, seat), card);
  dealer.tell({ type: 'took-fame', seat });
  dealer.tell({ type: 'got-card', seat, card, to: [seat] });
}

/** The card at the bottom of the nation deck stays there (IM-11.20). */
export function shuffleNation(player: Player, dealer: GameDealer): void {
  const [bottom, ...others] = player.nationDeck;
  if (bottom !== undefined) player.nationDeck = [bottom, ...dealer.shuffle(others)];
}

export const deckScripts: readonly Script[] = [kingOfKings];
