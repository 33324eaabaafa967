import { defined } from '@stolik/engine';
import { tileKind } from '../content/catalogue.ts';
import { type Cell, cellOf, is, type Tile } from '../pieces.ts';
import { activePlayer, type State } from '../state.ts';
import { hasGuard, movableGuards, placeGuard } from './crew.ts';
import { choose, loop, run, script } from './steps.ts';

/** EE-7.8 Sampling: only at the moment of gaining, and only if the cell of the kind is empty. */
export interface Sampling {
  /** Tiles just gained, in order. */
  tiles: Tile[];
  /** `sample@510`: from the supply to that cell; a cell: the guard that moves there. */
  guard: string | Cell | null;
}

export const sampling = (tiles: Tile[]): Sampling => ({ tiles, guard: null });

export const sample = script<Sampling>('sample', [
  loop(
    (_, { tiles }) => tiles.length > 0,
    [
      choose('guard', waysToSample, { about: (_, { tiles }) => ({ tile: { piece: defined(tiles[0]), form: 'gen' } }) }),
      run((s, local, dealer) => {
        const kind = tileKind(defined(local.tiles.shift()));
        const { guard } = local;
        if (guard === null || guard === 'skip') return;
        placeGuard(s, kind, is.cell(guard) ? guard : null, dealer);
      }),
    ],
  ),
]);

/** No way, no question: the cell is taken, or there is no crew. */
function waysToSample(s: State, { tiles }: Sampling): (string | Cell)[] {
  const player = activePlayer(s);
  const kind = tileKind(defined(tiles[0]));
  if (hasGuard(player, kind)) return [];
  if (player.supply > 0) return [`sample@${cellOf(s.active, kind)}`, 'skip'];
  const guards = movableGuards(s, kind);
  return guards.length === 0 ? [] : [...guards, 'skip'];
}
