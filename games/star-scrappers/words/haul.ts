import { given, type Seat } from '@stolik/engine';
import { colourOf, halfKind } from '../content/catalogue.ts';
import { HAND_LIMIT } from '../content/tables.ts';
import type { Colour } from '../pieces.ts';
import { activePlayer, leaderOf, playerAt, type State } from '../state.ts';

/** What a raid will bring the active player, for the option that offers it. */
export interface Haul {
  /** Cards taken from the Base, its Leader not counted. */
  readonly cards: number;
  /** The Totem that changes hands; null if the raider has it already. */
  readonly totem: Colour | null;
}

/** All of it is in sight: the Base, the number of cards in hands, Artifacts and Totems. */
export function haulOf(view: State, owner: Seat): Haul {
  const raided = playerAt(view, owner);
  const own = owner === view.active;
  const below = raided.base.length - 1;
  const saved = own ? 0 : raided.artifacts.reduce((sum, half) => sum + (halfKind(half).power.lasting?.saves ?? 0), 0);
  const ownersRoom = Math.max(0, HAND_LIMIT - raided.hand.length - 1);
  const left = below - Math.min(saved, ownersRoom, below);
  const room = Math.max(0, HAND_LIMIT - activePlayer(view).hand.length - (own ? 1 : 0));
  const colour = colourOf(given(leaderOf(raided)));
  return { cards: Math.min(left, room), totem: view.totems[colour] === view.active ? null : colour };
}
