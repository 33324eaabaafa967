import type { Script, Seat } from '@stolik/engine';
import type { Quantity } from '../content/language.ts';
import { NONE } from '../pieces.ts';
import { playerAt, type State, top } from '../state.ts';
import { handLimit } from './modifiers.ts';
import { noticeEmptyDeck, toHand } from './moves.ts';
import { reshuffle } from './reshuffle.ts';
import { answered, type Doing } from './running.ts';
import { call, type GameDealer, loop, run, script, when } from './steps.ts';

/** Drawing (IM-11.6, IM-11.7, IM-8.4). */

/** The top card of the deck to hand; false if there is none. */
export function drawTop(s: State, seat: Seat, dealer: GameDealer): boolean {
  const player = playerAt(s, seat);
  const card = player.deck.pop();
  if (card === undefined) return false;
  toHand(s, seat, card);
  dealer.reveal();
  dealer.tell({ type: 'drew-card', seat, card, to: [seat] });
  const running = s.running[s.running.length - 1];
  if (running !== undefined && running.actor === seat) {
    running.drawn.push(card);
    running.it = card;
    running.last++;
  }
  noticeEmptyDeck(s, seat);
  return true;
}

/** An effect that draws, one by one. */
export interface Drawing extends Doing {
  left: number;
  more: 'draw' | 'done' | null;
}

export const DRAW_OR_NOT = ['draw', 'done'] as const;

/** How many are drawn, at most. */
export const mostOf = (quantity: Quantity): number =>
  quantity.kind === 'exact' || quantity.kind === 'upTo' ? quantity.n : 0;

export function beginDrawing(s: State): void {
  const running = top(s);
  running.drawn = [];
  running.it = NONE;
  running.last = 0;
}

/** The next one, unless the player has enough. */
export function drawNext(s: State, local: Drawing, dealer: GameDealer): void {
  local.left = local.more === 'draw' && drawTop(s, top(s).actor, dealer) ? local.left - 1 : 0;
}

export function tellDrawn(seat: Seat, n: number, dealer: GameDealer): void {
  if (n > 0) dealer.tell({ type: 'drew', seat, n });
}

/** IM-8.4: until the hand holds the hand limit. */
interface Refilling {
  seat: Seat;
  before: number;
  stuck: boolean;
}

export const refillHand = script<Refilling>('refill-hand', [
  loop(
    (s, { seat, stuck }) => !stuck && playerAt(s, seat).hand.length < handLimit(playerAt(s, seat)),
    [
      when(
        (s, { seat }) => playerAt(s, seat).deck.length === 0,
        [call(reshuffle, (_, { seat }) => ({ seat, card: null }))],
      ),
      run((s, local, dealer) => {
        local.stuck = !drawTop(s, local.seat, dealer);
        if (!local.stuck) local.before++;
      }),
      answered(),
    ],
  ),
  run((_, { seat, before }, dealer) => tellDrawn(seat, before, dealer)),
]);

export const drawScripts: readonly Script[] = [refillHand];
