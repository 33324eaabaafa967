import { type AnyGame, type Decision, defined, type Frame, pendingFor, type Seat, type Table } from '@stolik/engine';

/**
 * A turn ends with its script: what others are asked meanwhile is part of it. Without such a script it ends when another is asked. One who plays alone is
 * asked on and on; there it ends also before a question that has one answer, since the rules ask such a question only before what
 * cannot be taken back (docs/decisions/0006-end-of-turn-is-asked.md). What comes then is luck that no choice of the turn can change.
 */
export function isTurnOver(game: AnyGame, table: Table<unknown>, seat: Seat, begun: Frame | null): boolean {
  const decision = pendingFor(table, seat);
  if (table.seats > 1) return begun === null ? decision === null : turnUnderWay(game, table) !== begun;
  return decision === null || isForced(decision) || turnUnderWay(game, table) !== begun;
}

/** The turn under way, whoever has it; null between turns, and where the game does not name the script of a turn. */
export function turnUnderWay({ turn }: AnyGame, { stack }: Table<unknown>): Frame | null {
  if (turn === undefined) return null;
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.script === turn.name) return defined(stack[i]);
  return null;
}

/** The turn under way of one who plays alone: for those who stop where another is asked. */
export const turnAlone = (game: AnyGame, table: Table<unknown>): Frame | null =>
  table.seats === 1 ? turnUnderWay(game, table) : null;

export const isForced = ({ options }: Decision): boolean => options.length === 1;
