import { ON_ENTERED, written } from '../content/cards.ts';
import type { Card } from '../pieces.ts';
import { actor, type State, top } from '../state.ts';
import { type Doing, resolve, resolving } from './running.ts';
import { call, type GameDealer, when } from './steps.ts';

/** IM-18.5: journey cards, which lie in play and change. */

/** Another side or card lies face up where this one lay. */
export function travel(s: State, card: Card, dealer: GameDealer): void {
  const running = top(s);
  const player = actor(s);
  player.play[player.play.indexOf(running.self)] = card;
  player.exhausted = player.exhausted.filter((one) => one !== running.self);
  running.self = card;
  dealer.tell({ type: 'journey', seat: running.actor, card });
}

/** What happens when a side becomes visible (IM-18.5). */
export function entering() {
  return when<Doing>(
    (s) => actor(s).play.includes(top(s).self) && ON_ENTERED[top(s).self] !== null,
    [call(resolve, (s) => resolving(written(ON_ENTERED, top(s).self), top(s).self, top(s).actor, 'rule'))],
  );
}
