import {
  choose,
  type Decision,
  type EventOf,
  type Game,
  type GameEvent,
  isOver,
  type Option,
  pendingFor,
  type Refusal,
  type Seat,
  seat,
  start,
  type Table,
} from '@stolik/engine';

/**
 * A table that begins where a test wants it to, spoken to in the shorthand of the game's examples, so that a test reads like the rulebook. Each game
 * adds what there is to see on its own table.
 */
export abstract class Staged<S, E extends GameEvent> {
  readonly table: Table<S>;
  readonly events: E[] = [];

  /** The game's `setup` makes the position. */
  protected constructor(
    readonly game: Game<S, E>,
    seats: number,
    seed = 'examples',
  ) {
    this.table = start(game, { seats, variants: {} }, seed, (event) => this.events.push(event));
  }

  /** What an option of a seat is called in the examples. */
  protected abstract short(option: Option, of: Seat): string;

  get state(): S {
    return this.table.state;
  }

  get over(): boolean {
    return isOver(this.table);
  }

  get decision(): Decision {
    const [decision] = this.table.pending;
    if (decision === undefined) throw new Error('nobody is asked anything');
    return decision;
  }

  get prompt(): string {
    return this.decision.prompt;
  }

  /** Whose decision it is; of several who choose at once, the first. */
  get asked(): Seat {
    return this.decision.seat;
  }

  /** What can be chosen now, in shorthand and in order. */
  get options(): string[] {
    return this.optionsOf(this.asked);
  }

  optionsOf(of: number): string[] {
    return (pendingFor(this.table, seat(of))?.options ?? []).map((option) => this.short(option, seat(of)));
  }

  /** Chooses one after the other; a choice that is not legal fails the test. */
  choose(...words: string[]): this {
    for (const word of words) this.chooseFor(this.asked, word);
    return this;
  }

  /** The same for one seat of several that choose at once. */
  chooseFor(of: number, ...words: string[]): this {
    for (const word of words) {
      const refusal = this.tryTo(word, of);
      if (refusal !== null)
        throw new Error(`"${word}" is not among: ${this.optionsOf(of).join(', ')} (${this.table.pending[0]?.prompt})`);
    }
    return this;
  }

  tryTo(word: string, of: number = this.asked): Refusal | null {
    const decision = pendingFor(this.table, seat(of));
    const option = decision?.options.find((one) => this.short(one, seat(of)) === word || one === word) ?? word;
    const answer = { seat: seat(of), decision: decision?.id ?? -1, option };
    return choose(this.game, this.table, answer, (event) => this.events.push(event));
  }

  /** Events of a type, in order. */
  told<T extends E['type']>(type: T): EventOf<E, T>[] {
    return this.events.filter((event): event is EventOf<E, T> => event.type === type);
  }

  points(of = 0): number {
    return this.game.score(this.state)[of]?.total as number;
  }

  scoreLine(what: string, of = 0): number {
    return this.game.score(this.state)[of]?.lines.find((line) => line.what === what)?.points as number;
  }

  get winners(): readonly Seat[] {
    return this.game.winners(this.state);
  }

  /** The game's invariants, which hold wherever the given position was a possible one. */
  get brokenLaws(): string[] {
    return this.game.invariants(this.state);
  }
}
