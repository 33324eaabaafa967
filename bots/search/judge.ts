import { type AnyGame, isOver, type Seat, type Table } from '@stolik/engine';
import { Spread } from './spread.ts';

/** A game won is worth at least so much more than its margin, in spreads of what turns are worth; one lost so much less. */
const VICTORY = 3;

/** Says what a table is worth to a seat: what the game's `evaluate` says, and when the game is over who has won. */
export class Judge {
  /** What turns of the searching seat were worth. No scale has to be known beforehand: all is measured by this one. */
  readonly worths = new Spread();
  #prize: number | null = null;

  constructor(private readonly game: AnyGame) {}

  /** What `evaluate` says, whoever has won. */
  position(table: Table<unknown>, seat: Seat): number {
    return this.game.evaluate(table.state, seat);
  }

  worth(table: Table<unknown>, seat: Seat): number {
    const worth = this.position(table, seat);
    if (!isOver(table)) return worth;
    const winners = this.game.winners(table.state);
    // Set once: turns found early and late are compared with one another.
    this.#prize ??= Math.max(1, VICTORY * this.worths.deviation, Math.abs(worth));
    return worth + (winners.includes(seat) ? this.#prize / winners.length : -this.#prize);
  }
}
