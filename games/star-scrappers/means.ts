import type { Means, Seat } from '@stolik/engine';
import { halfKind } from './content/catalogue.ts';
import { playerAt, type State } from './state.ts';

/** What `evaluate` counts beside points, in things that can be named. */
export function means(s: State, seat: Seat): Means {
  const { hand, base, artifacts } = playerAt(s, seat);
  return {
    hand: hand.length,
    ability: artifacts.filter((half) => halfKind(half).side === 'right').length,
    base: base.length,
  };
}
