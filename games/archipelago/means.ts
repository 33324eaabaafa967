import type { Means, Seat } from '@stolik/engine';
import { playerAt, type State } from './state.ts';
import { standingIn } from './verbs/criteria.ts';

/** What `evaluate` counts beside points, in things that can be named. */
export function means(s: State, seat: Seat): Means {
  const player = playerAt(s, seat);
  return {
    cities: standingIn(s, seat, 'city'),
    temples: standingIn(s, seat, 'temple'),
    markets: standingIn(s, seat, 'market'),
    ports: standingIn(s, seat, 'port'),
    cards: player.cards.length,
    citizens: standingIn(s, seat, 'citizens'),
    ships: standingIn(s, seat, 'ships'),
    tokens: player.tokens,
    cubes: player.cubes.reduce((sum, count) => sum + count, 0),
    florins: player.florins,
  };
}
