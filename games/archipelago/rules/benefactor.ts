import type { Seat } from '@stolik/engine';
import { BENEFACTOR } from '../content/cards.ts';
import { playerAt, type State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** AR-14.1: whoever gives a cube or token in a crisis, or builds a temple, lays a florin of the bank in his field. */
export function honour(s: State, seat: Seat, dealer: GameDealer): void {
  if (!s.trends.includes(BENEFACTOR) || s.florins === 0) return;
  s.florins--;
  const player = playerAt(s, seat);
  player.given++;
  dealer.tell({ type: 'honoured', seat, now: player.given });
}
