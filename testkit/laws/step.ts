import type { AnyGame, Frame, Option, Seat, Table } from '@stolik/engine';

type Op = AnyGame['programs'][string][number];

/** The step at which the table waits. */
export function opAt(game: AnyGame, table: Table<unknown>): Op {
  const frame = topOf(table);
  const op = game.programs[frame.script]?.[frame.at];
  if (op === undefined) throw new Error(`Script "${frame.script}" has no step ${frame.at}.`);
  return op;
}

const topOf = ({ stack }: Table<unknown>): Frame => {
  const frame = stack.at(-1);
  if (frame === undefined) throw new Error('The game is over: it waits at no step.');
  return frame;
};

/** What the rules offer the seat on this table, listed anew. */
export function optionsAnew(game: AnyGame, table: Table<unknown>, seat: Seat): readonly Option[] {
  const op = opAt(game, table);
  const { locals } = topOf(table);
  const picked = op.kind === 'together' ? (locals as Record<string, Option[][]>)[op.name]?.[seat] : [];
  return op.options(table.state, locals, seat, picked ?? []);
}
