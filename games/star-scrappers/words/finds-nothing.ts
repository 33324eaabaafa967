import { kindOf } from '../content/catalogue.ts';
import type { Mercenary } from '../pieces.ts';
import type { State } from '../state.ts';

/** Would the skill be used for nothing (SS-11.2)? It may be all the same; only it should be said. */
export function findsNothing(view: State, card: Mercenary): boolean {
  const { lasting, effects } = kindOf(card).skill;
  if (lasting !== null || effects.length === 0) return false;
  const used = handWithout(view, card);
  return effects.every((effect) => effect.verb.findsNothing(used, effect));
}

/** SS-11.1: a card that is played has left the hand before its skill begins; a Leader is not in hand. */
function handWithout(view: State, card: Mercenary): State {
  const players = view.players.map((player, seat) =>
    seat === view.active ? { ...player, hand: player.hand.filter((held) => held !== card) } : player,
  );
  return { ...view, players };
}
