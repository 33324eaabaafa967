import { or, type Script } from '@stolik/engine';
import { PLACE_TOKEN } from '../content/rule-programs.ts';
import { ACTIONS } from '../content/tables.ts';
import { type Card, NONE } from '../pieces.ts';
import { nationOf, type Player, playerAt, type State } from '../state.ts';
import { refillHand } from './draw.ts';
import { replacementOf } from './modifiers.ts';
import { lift, toDiscard } from './moves.ts';
import { resolve, resolving } from './running.ts';
import { call, choose, loop, run, script } from './steps.ts';

const active = (s: State): Player => playerAt(s, s.active);

/** IM-8 */
interface Cleaning {
  card: Card | 'done' | null;
}

export const cleanup = script<Cleaning>('cleanup', [
  run((s, _, dealer) => {
    s.turn.kind = 'cleanup';
    const replacement = replacementOf(active(s), 'placeMarketToken');
    if (replacement !== null) dealer.tell({ type: 'helped', seat: s.active, card: replacement.card });
  }),
  call(resolve, (s) => {
    const replacement = replacementOf(active(s), 'placeMarketToken');
    return replacement === null
      ? resolving(PLACE_TOKEN, NONE, s.active, 'rule')
      : resolving(replacement.body, replacement.card, s.active, 'rule');
  }), // IM-8.1, IM-18.1
  run((s) => {
    const player = active(s);
    player.actions = ACTIONS; // IM-8.2
    player.exhausts = nationOf(player).exhaustTokens;
    player.exhausted = [];
  }),
  loop(
    (_, { card }) => card !== 'done',
    [
      choose('card', (s) => or(active(s).hand, 'done')), // IM-8.3
      run((s, { card }, dealer) => {
        if (typeof card !== 'number') return;
        lift(s, s.active, card);
        toDiscard(s, s.active, card);
        dealer.tell({ type: 'moved', seat: s.active, card, move: 'discard', hosted: 0 });
      }),
    ],
  ),
  call(refillHand, (s) => ({ seat: s.active, before: 0, stuck: false })), // IM-8.4
]);

export const cleanupScripts: readonly Script[] = [cleanup];
