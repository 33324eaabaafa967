import {
  type AnyGame,
  choose,
  defined,
  isOver,
  isRefusal,
  type Seating,
  seatingOf,
  start,
  type Table,
} from '@stolik/engine';
import type { Picker } from './picker.ts';

/** The fullest table of the game, with its usual variants. */
export function fullTable(game: AnyGame): Seating {
  for (let seats = game.seats.max; seats >= game.seats.min; seats--) {
    const seating = seatingOf(game, seats, {});
    if (!isRefusal(seating)) return seating;
  }
  throw new Error(`${game.id} cannot be played with its default variants by any number of seats.`);
}

/** Random play as a server would do it: the options are read from the table, the answer is complete and checked. */
export function chooseAtRandom(game: AnyGame, table: Table<unknown>, pick: Picker): void {
  const { seat, id, options } = defined(table.pending[0]);
  const refusal = choose(game, table, { seat, decision: id, option: defined(options[pick(options.length)]) });
  if (refusal !== null) throw new Error(`${game.id} refused an option it had listed: ${refusal.message}`);
}

/** A whole game; how many decisions it took. */
export function playGame(game: AnyGame, seating: Seating, seed: string, pick: Picker): number {
  const table: Table<unknown> = start(game, seating, seed);
  let decisions = 0;
  while (!isOver(table)) {
    chooseAtRandom(game, table, pick);
    decisions++;
  }
  return decisions;
}

/** How many decisions a game takes on average. */
export function usualLength(game: AnyGame, seating: Seating, pick: Picker): number {
  const games = 32;
  let decisions = 0;
  for (let i = 0; i < games; i++) decisions += playGame(game, seating, `length ${i}`, pick);
  return decisions / games;
}

/** Tables of their own games, each stopped somewhere between a quarter and three quarters of the usual length. */
export function* tablesInPlay(game: AnyGame, seating: Seating, pick: Picker): Generator<Table<unknown>, never> {
  const half = Math.ceil(usualLength(game, seating, pick) / 2);
  for (let i = 0; ; i++) {
    const table: Table<unknown> = start(game, seating, `table ${i}`);
    const end = Math.floor(half / 2) + pick(half);
    for (let decisions = 0; decisions < end && !isOver(table); decisions++) chooseAtRandom(game, table, pick);
    if (!isOver(table)) yield table;
  }
}
