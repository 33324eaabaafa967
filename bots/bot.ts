import {
  type AnyGame,
  type Chance,
  type Decision,
  determinize,
  type Option,
  pendingFor,
  type Seat,
  type Table,
  type View,
  viewTable,
} from '@stolik/engine';

/** One who chooses for a seat. It remembers nothing between choices: all it needs is in sight. */
export interface Bot {
  readonly id: string;
  /** One of the options of `sight.decision`. All luck the bot needs comes from `chance`. */
  choose(sight: Sight, chance: Chance): Option;
}

/**
 * A table as one seat sees it, and the only thing a bot is given: what others hold and what the deck hides cannot be
 * reached through it. It follows the table, so one sight serves a seat for a whole game.
 */
export interface Sight {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** What the seat is asked now. */
  readonly decision: Decision;
  view(): View<unknown>;
  /** A table that looks the same to this seat: what it cannot know is dealt anew. Its own to play with. */
  deal(chance: Chance): Table<unknown>;
}

export const sightOf = (game: AnyGame, table: Table<unknown>, seat: Seat): Sight => new SeatSight(game, table, seat);

class SeatSight implements Sight {
  /** Private to the language, not only to the compiler: a cast does not open it. */
  readonly #table: Table<unknown>;

  constructor(
    readonly game: AnyGame,
    table: Table<unknown>,
    readonly seat: Seat,
  ) {
    this.#table = table;
  }

  get decision(): Decision {
    const decision = pendingFor(this.#table, this.seat);
    if (decision === null) throw new Error(`Seat ${this.seat} has nothing to decide: ask only a bot whose turn it is.`);
    return decision;
  }

  view(): View<unknown> {
    return viewTable(this.game, this.#table, this.seat);
  }

  deal(chance: Chance): Table<unknown> {
    return determinize(this.game, this.#table, this.seat, chance);
  }
}
