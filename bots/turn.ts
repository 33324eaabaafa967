import type { Decision, Table } from '@stolik/engine';

/**
 * Where several sit at the table a turn ends when another is asked. One who plays alone is asked on and on; there it ends with the question that has
 * one answer, since the rules ask such a question only before what cannot be taken back (docs/decisions/0006-end-of-turn-is-asked.md).
 */
export const endsTurnAlone = ({ seats }: Table<unknown>, { options }: Decision): boolean =>
  seats === 1 && options.length === 1;
