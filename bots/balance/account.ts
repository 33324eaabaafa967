import { type AnyGame, type Decision, type GameEvent, type Option, type Score, verbOf } from '@stolik/engine';

/** What the seats did in one game, for those who want to know how that goes with winning. Lists are by seat. */
export interface Account {
  /** Entries of the game's `coverage` that the seat's events and scores show, and how often. */
  readonly uses: readonly Counts[];
  /** What the seat was given before play began: `nation 3`. */
  readonly begins: readonly Counts[];
  /** What words the seat answered prompts with: `turn.move mine`, and how often. */
  readonly taken: readonly Counts[];
  /** Likewise, how often each was among its options. */
  readonly offered: readonly Counts[];
  /** Points by what they are for. */
  readonly points: readonly Counts[];
}

export type Counts = { readonly [what: string]: number };

/** Where events name the seat they are about. The solo opponents of some games stand in the same place and are no seats. */
const OWNERS = ['seat', 'who', 'merchant', 'owner'] as const;

/** Keeps the account of one game while it is played. It knows of it what its coverage, prompts and scores tell. */
export class Accountant {
  private readonly uses: Tally[];
  private readonly begins: Tally[];
  private readonly taken: Tally[];
  private readonly offered: Tally[];
  private begun = false;

  constructor(
    private readonly game: AnyGame,
    private readonly seats: number,
  ) {
    const tallies = () => Array.from({ length: seats }, () => new Tally());
    this.uses = tallies();
    this.begins = tallies();
    this.taken = tallies();
    this.offered = tallies();
  }

  hear(event: GameEvent): void {
    // The first event that speaks of a round ends the setup.
    this.begun ||= 'round' in event;
    if (!this.begun) this.hearOfSetup(event);
    const used = this.game.coverage.ofEvent(event);
    if (used.length === 0) return;
    const seat = seatOf(event, this.seats);
    if (seat !== null) for (const id of used) this.uses[seat]?.add(id);
  }

  /** An event `nation-taken` of a seat and its `nation`, whatever it is that is taken. */
  private hearOfSetup(event: GameEvent): void {
    const what = /^(.+)-taken$/.exec(event.type)?.[1];
    const which: unknown = what === undefined ? undefined : Reflect.get(event, what);
    const seat = seatOf(event, this.seats);
    if (typeof which === 'number' && seat !== null) this.begins[seat]?.add(`${what} ${which}`);
  }

  see({ seat, prompt, options }: Decision, option: Option): void {
    for (const word of new Set(options.flatMap(wordOf))) this.offered[seat]?.add(`${prompt} ${word}`);
    for (const word of wordOf(option)) this.taken[seat]?.add(`${prompt} ${word}`);
  }

  close(scores: readonly Score[]): Account {
    const points = Array.from({ length: this.seats }, () => new Tally());
    for (const score of scores) {
      for (const id of this.game.coverage.ofScores([score])) this.uses[score.seat]?.add(id);
      for (const line of score.lines) points[score.seat]?.add(line.what, line.points);
    }
    const counts = (tallies: readonly Tally[]): Counts[] => tallies.map((tally) => tally.counts);
    return {
      uses: counts(this.uses),
      begins: counts(this.begins),
      taken: counts(this.taken),
      offered: counts(this.offered),
      points: counts(points),
    };
  }
}

class Tally {
  readonly #counts = new Map<string, number>();

  add(what: string, by = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  get counts(): Counts {
    return Object.fromEntries(this.#counts);
  }
}

/** A deed in a word; pieces and amounts are no deeds. */
const wordOf = (option: Option): string[] =>
  typeof option === 'number' || /^-?\d/.test(option) ? [] : [verbOf(option)];

function seatOf(event: GameEvent, seats: number): number | null {
  for (const name of OWNERS) {
    const owner: unknown = Reflect.get(event, name);
    if (typeof owner === 'number') return owner >= 0 && owner < seats ? owner : null;
  }
  return null;
}
