import { pieceIn, type Script } from '@stolik/engine';
import { UNREST } from '../content/cards.ts';
import { INNOVATE, REVOLT } from '../content/rule-programs.ts';
import { type Card, NONE } from '../pieces.ts';
import { newTurn, type Player, playerAt, type State } from '../state.ts';
import { mayPlay, playsFreely } from './can.ts';
import { exhaustCard, exhaustible, type Playing, playCard } from './card-play.ts';
import { cleanup } from './cleanup.ts';
import { lift, marksOf, toDiscard } from './moves.ts';
import { resolve, resolving } from './running.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

const active = (s: State): Player => playerAt(s, s.active);

/**
 * IM-5.2: a player activates, innovates or revolts. Activating (IM-6.1) is a row of moves: a card of the hand is played, a card
 * in play is exhausted. Before the first move the player may innovate or revolt instead. Ending is asked for even when nothing
 * else is left: a turn that ended by itself would tell the others something of the hand.
 */
interface Turning {
  move: Card | 'innovate' | 'revolt' | 'end' | null;
  begun: boolean;
}

export const turn = script<Turning>('turn', [
  run((s, local, dealer) => {
    s.turn = newTurn('activate');
    local.begun = false;
    dealer.tell({ type: 'turn-began', seat: s.active, round: s.round });
  }),
  loop(
    (_, { move }) => typeof move !== 'string',
    [
      choose('move', moves, {
        about: (s, local) => ({
          actions: active(s).actions,
          exhausts: active(s).exhausts,
          left: moves(s, local).length === 1 ? 'nothing' : 'something',
        }),
        always: true,
      }),
      run((_, local) => {
        local.begun = true;
      }),
      when(
        (s, { move }) => typeof move === 'number' && active(s).hand.includes(move),
        [
          call(
            playCard,
            (s, { move }): Playing => ({
              card: pieceIn(move),
              seat: s.active,
              how: playsFreely(s, s.active, pieceIn(move)) ? 'free' : 'action',
              fromDiscard: false,
            }),
          ),
        ],
        [
          when(
            (_, { move }) => typeof move === 'number',
            [call(exhaustCard, (s, { move }) => ({ card: pieceIn(move), seat: s.active }))],
          ),
        ],
      ),
    ],
  ),
  when(
    (_, { move }) => move === 'innovate',
    [run(discardHand), call(resolve, (s) => resolving(INNOVATE, NONE, s.active, 'rule'))],
  ),
  when(
    (_, { move }) => move === 'revolt',
    [run(beginRevolt), call(resolve, (s) => resolving(REVOLT, NONE, s.active, 'rule'))],
  ),
  call(cleanup, () => ({ card: null })), // IM-8.5: to its end, before anybody else begins
]);

/** IM-6.1, IM-6.2, IM-6.5, IM-6.6 */
function moves(s: State, { begun }: Turning): (Card | 'innovate' | 'revolt' | 'end')[] {
  const player = active(s);
  const found: (Card | 'innovate' | 'revolt' | 'end')[] = [];
  let unrest = false;
  for (const card of player.hand) {
    if ((marksOf(card) & UNREST) !== 0) unrest = true;
    if (player.actions === 0 && !playsFreely(s, s.active, card)) continue;
    if (mayPlay(s, s.active, card)) found.push(card);
  }
  found.push(...exhaustible(s, s.active));
  if (!begun) {
    found.push('innovate');
    if (unrest) found.push('revolt');
  }
  found.push('end');
  return found;
}

/** IM-7.1 */
function discardHand(s: State, _: Turning, dealer: GameDealer): void {
  s.turn.kind = 'innovate';
  dealer.tell({ type: 'innovated', seat: s.active });
  for (const card of active(s).hand.slice()) {
    lift(s, s.active, card);
    toDiscard(s, s.active, card);
    dealer.tell({ type: 'moved', seat: s.active, card, move: 'discard', hosted: 0 });
  }
}

/** IM-7.2 */
function beginRevolt(s: State, _: Turning, dealer: GameDealer): void {
  s.turn.kind = 'revolt';
  dealer.tell({ type: 'revolted', seat: s.active });
}

export const turnScripts: readonly Script[] = [turn];
