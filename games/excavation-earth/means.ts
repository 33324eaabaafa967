import type { Means, Seat } from '@stolik/engine';
import { ALL_CENTRES, ALL_COLOURS } from './pieces.ts';
import { guardsInColumn } from './score.ts';
import { envoysAt, playerAt, type State } from './state.ts';

/** What `evaluate` counts beside points, in things that can be named. */
export function means(s: State, seat: Seat): Means {
  const { hand, travel, hold, hatch, gallery, supply } = playerAt(s, seat);
  let envoys = 0;
  for (const centre of ALL_CENTRES) envoys += envoysAt(s, seat, centre);
  let guards = 0;
  for (const colour of ALL_COLOURS) guards += guardsInColumn(gallery, colour);
  return {
    tiles: hold.length + hatch.length,
    guards,
    envoys,
    hand: hand.length,
    travel: travel.length,
    crew: supply,
  };
}
