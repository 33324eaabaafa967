import type { Means, Seat } from '@stolik/engine';
import { UNREST } from './content/cards.ts';
import { marksOf } from './rules/moves.ts';
import { playerAt, type State } from './state.ts';

/** What `evaluate` counts beside points, in things that can be named. Unrest and progress are lines of the score. */
export function means(s: State, seat: Seat): Means {
  if (s.phase === 'seating') return {};
  const player = playerAt(s, seat);
  const { empire, materials, population, hand, deck, discard, play } = player;
  return {
    empire: empire ? 1 : 0,
    materials,
    population,
    play: play.length,
    // An unrest that comes out of a garrison is no card more to play with.
    cards: [hand, deck, discard, play].flat().filter((card) => (marksOf(card) & UNREST) === 0).length,
  };
}
