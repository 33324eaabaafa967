/** How long to think: at most so many milliseconds, at most so many iterations; the first limit reached counts. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
  /** More iterations than that where there are many options: so many for each. */
  readonly perOption?: number;
}

/**
 * Asked before every iteration; true ends the search at once. An `AbortSignal` will do, and so will a getter over shared
 * memory, which a thread can see change while the search is running.
 */
export interface Stop {
  readonly aborted: boolean;
}

/** Says when the budget is spent, and how much of it. */
export class Clock {
  readonly #began = performance.now();
  readonly #milliseconds: number;
  readonly #iterations: number;

  constructor(
    { milliseconds, iterations, perOption = 0 }: Budget,
    options: number,
    private readonly stop: Stop | null,
  ) {
    if (milliseconds === undefined && iterations === undefined)
      throw new RangeError('A budget needs milliseconds, iterations or both.');
    this.#milliseconds = milliseconds ?? Number.POSITIVE_INFINITY;
    this.#iterations = Math.max(iterations ?? Number.POSITIVE_INFINITY, perOption * options);
  }

  isOver(done: number): boolean {
    if (done >= this.#iterations || this.stop?.aborted === true) return true;
    return this.#milliseconds !== Number.POSITIVE_INFINITY && this.elapsed() >= this.#milliseconds;
  }

  /** The part of the budget that is gone. A budget of iterations alone never looks at the time: it has to be repeatable. */
  spent(done: number): number {
    const part = done / this.#iterations;
    return this.#milliseconds === Number.POSITIVE_INFINITY ? part : Math.max(part, this.elapsed() / this.#milliseconds);
  }

  private elapsed(): number {
    return performance.now() - this.#began;
  }
}
