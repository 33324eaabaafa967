import type { AnyGame } from '@stolik/engine';
import type { NewTable } from '../store/store.ts';
import { founded } from '../tables/founding.ts';
import { isRefused } from '../tables/refused.ts';
import { games } from './games.ts';

/** A table, for two if nobody says otherwise, that Ann has laid and nobody has joined, without a server around it. */
export function foundedByAnn(seats = 2): NewTable & { readonly game: AnyGame } {
  const [game] = games;
  if (game === undefined) throw new Error('no game');
  const said = {
    kind: 'create',
    id: 'x',
    game: game.id,
    seats,
    variants: {},
    clock: { kind: 'none' },
    absence: 0,
    spectators: true,
  } as const;
  const table = founded(game, [], { id: 'ann', name: 'Ann' }, said, 1);
  if (isRefused(table)) throw new Error(table.message);
  return { ...table, game };
}
