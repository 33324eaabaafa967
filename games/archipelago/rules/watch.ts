import { type Dealer, defined } from '@stolik/engine';
import { OBJECTIVE_KINDS } from '../content/cards.ts';
import type { Event } from '../events.ts';
import { FIRST, type Objective, pieceAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { endOf } from '../verbs/ends.ts';

/**
 * AR-13.2: end conditions, looked at after every change from round 1 on. All ten conditions of the length are looked at, whoever holds them: that
 * nobody had to show a card is news too, so a choice that meets any of them stands.
 */
export function watch(s: State, dealer: Dealer<Event>): void {
  if (s.round === 0 || s.ended !== null) return;
  const first = FIRST_OF[s.options.length];
  let news = 0;
  for (let i = 0; i < DECK; i++) {
    if ((s.met & (1 << i)) !== 0) continue;
    const kind = defined(OBJECTIVE_KINDS[first + i]);
    if (endOf(kind.end).isMet(s, defined(kind.thresholds[s.seats]))) news |= 1 << i;
  }
  if (news !== 0) callOut(s, news, first, dealer);
}

/** Objectives of one length. */
const DECK = 10;
const FIRST_OF = {
  short: OBJECTIVE_KINDS.findIndex(({ length }) => length === 'short'),
  medium: OBJECTIVE_KINDS.findIndex(({ length }) => length === 'medium'),
  long: OBJECTIVE_KINDS.findIndex(({ length }) => length === 'long'),
} as const;

/** The secret objectives of a length. */
export const objectivesOf = (length: State['options']['length']): Objective[] =>
  Array.from({ length: DECK }, (_, index) => pieceAt.objective(FIRST_OF[length] + index));

/** Has the end condition of this objective been met at some time? */
export const wasMet = (s: State, objective: number): boolean =>
  (s.met & (1 << (objective - FIRST.objective - FIRST_OF[s.options.length]))) !== 0;

/** Whoever holds an objective that is met must show it. The first one met ends the game (AR-13.2). */
function callOut(s: State, news: number, first: number, dealer: Dealer<Event>): void {
  s.met |= news;
  dealer.reveal();
  for (const seat of s.order) {
    const player = defined(s.players[seat]);
    for (const objective of player.objectives) {
      if ((news & (1 << (objective - FIRST.objective - first))) === 0) continue;
      if (!s.options.allClear) player.shown = [...player.shown, objective];
      s.called ??= objective;
      dealer.tell({ type: 'objective-met', seat, objective, open: s.options.allClear });
    }
  }
}

/** AR-13.1, 13.2: the turn or phase is over; if a condition has been met, the game is too. */
export function endIfCalled(s: State, dealer: Dealer<Event>): void {
  if (s.called === null || s.ended !== null) return;
  s.ended = defined(OBJECTIVE_KINDS[s.called - FIRST.objective]).end;
  dealer.reveal();
  dealer.tell({ type: 'game-ended', ending: s.ended });
}
