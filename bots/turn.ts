import { type AnyGame, type Decision, type Frame, pendingFor, type Seat, type Table } from '@stolik/engine';

/**
 * Where several sit at the table a turn ends when another is asked. One who plays alone is asked on and on: there it ends with the script of the turn,
 * or before a question that has one answer, since the rules ask such a question only before what cannot be taken back
 * (docs/decisions/0006-end-of-turn-is-asked.md). What comes then is luck that no choice of the turn can change.
 */
export const isTurnOver = (game: AnyGame, table: Table<unknown>, seat: Seat, begun: Frame | null): boolean => {
  const decision = pendingFor(table, seat);
  return decision === null || (table.seats === 1 && (isForced(decision) || turnAlone(game, table) !== begun));
};

/** The turn under way of one who plays alone; null between turns, and where several sit at the table. */
export function turnAlone({ turn }: AnyGame, { seats, stack }: Table<unknown>): Frame | null {
  if (seats > 1 || turn === undefined) return null;
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.script === turn.name) return stack[i] as Frame;
  return null;
}

export const isForced = ({ options }: Decision): boolean => options.length === 1;
