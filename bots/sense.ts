import type { AnyGame, Decision, Option, Table } from '@stolik/engine';

/** The options that the game asks bots to think about. */
export const sensible = (game: AnyGame, { state }: Table<unknown>, decision: Decision): readonly Option[] =>
  game.sensible === undefined ? decision.options : game.sensible(state, decision);
