import type { Seat } from '@stolik/engine';
import type { State } from '../state.ts';
import { atPlayer, othersInOrder } from './seats.ts';
import type { GameDealer } from './steps.ts';

/**
 * AR-8.7: others may ask for the word. A raised hand binds nobody: the one whose turn it is sees it, opens talks and listens, or does not. It goes
 * down when its owner was heard, or when that turn is over.
 */
export const hasHandUp = (s: State, from: Seat, to: Seat): boolean =>
  s.hands.some((hand) => hand.from === from && hand.to === to);

export function raiseHand(s: State, from: Seat, to: Seat, dealer: GameDealer): void {
  s.hands = [...s.hands, { from, to }];
  dealer.tell({ type: 'hand-raised', seat: from, other: to });
}

/** He was heard. */
export function lowerHand(s: State, from: Seat, to: Seat): void {
  if (hasHandUp(s, from, to)) s.hands = s.hands.filter((hand) => hand.from !== from || hand.to !== to);
}

/** The time to hear anybody is over. */
export function lowerHandsTo(s: State, to: Seat): void {
  if (s.hands.some((hand) => hand.to === to)) s.hands = s.hands.filter((hand) => hand.to !== to);
}

/** Those who will have a turn in this phase yet, and have not been asked for the word. */
export const wordsToAsk = (s: State, from: Seat): string[] =>
  othersInOrder(s, from)
    .filter((other) => !s.passed[other] && !hasHandUp(s, from, other))
    .map((other) => atPlayer('word', other));
