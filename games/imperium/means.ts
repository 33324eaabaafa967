import type { Means, Seat } from '@stolik/engine';
import { unrestOf } from './rules/count.ts';
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
    cards: hand.length + deck.length + discard.length + play.length - unrestOf(player),
  };
}
