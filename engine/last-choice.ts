import type { GameEvent } from './dealer.ts';
import { END } from './decision.ts';
import type { Match } from './match.ts';
import { pendingFor } from './play.ts';
import type { Seat } from './seat.ts';

/** So long the last choice of a turn is held before others go on, in milliseconds (decision 0010). */
export const HOLD_MS = 5000;

/**
 * Is this the moment to hold the table for a seat? It chose last, is asked nothing more, others are, and the choice could still be taken back. Whoever has said that the turn is over
 * has had the moment already.
 */
export function isLastChoice<S, E extends GameEvent>(match: Match<S, E>, seat: Seat): boolean {
  const last = match.choices.at(-1);
  if (last?.seat !== seat || last.option === END || match.over) return false;
  return pendingFor(match.table, seat) === null && match.whyNoUndo(seat) === null;
}
