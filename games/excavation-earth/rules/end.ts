import { seat } from '@stolik/engine';
import type { Ending } from '../events.ts';
import { columnPoints, leftOver, pointsOf, rowPoints, winners } from '../score.ts';
import { playerAt, type State, whoIs, ZU } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** EE-11 End of the game: the galleries are told, and who has won. The sum is made in `score.ts`. */
export function endGame(s: State, _: unknown, dealer: GameDealer): void {
  s.phase = 'over';
  s.players.forEach((player, rival) => {
    dealer.tell({
      type: 'gallery-scored',
      who: whoIs(s, rival),
      rows: rowPoints(player),
      columns: columnPoints(player),
    });
  });
  if (s.zu !== null) {
    dealer.tell({ type: 'zu-left-over', credits: leftOver(playerAt(s, ZU)) }); // EE-12.35
    if (s.zu.rules.penalty) dealer.tell({ type: 'penalty', seat: seat(0), credits: leftOver(playerAt(s, 0)) });
  }
  dealer.tell({ type: 'game-ended', ending: endingOf(s), zu: s.zu === null ? null : pointsOf(s, ZU) });
}

export function endingOf(s: State): Ending {
  if (s.zu === null) return 'finished';
  return winners(s).length > 0 ? 'zu-beaten' : 'zu-unbeaten';
}
