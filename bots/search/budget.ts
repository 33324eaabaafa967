/** How long to think: at most so many milliseconds, at most so many iterations; the first limit reached counts. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/**
 * Asked before every iteration; true ends the search at once. An `AbortSignal` will do, and so will a getter over shared
 * memory, which a thread can see change while the search is running.
 */
export interface Stop {
  readonly aborted: boolean;
}

/** Says when the budget is spent. It counts iterations from where the search stands. */
export class Clock {
  readonly #deadline: number;
  readonly #last: number;

  constructor(
    { ms, iterations }: Budget,
    done: number,
    private readonly stop: Stop | null,
  ) {
    if (ms === undefined && iterations === undefined)
      throw new RangeError('A budget needs milliseconds, iterations or both.');
    this.#deadline = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
    this.#last = iterations === undefined ? Number.POSITIVE_INFINITY : done + iterations;
  }

  isOver(done: number): boolean {
    if (done >= this.#last || this.stop?.aborted === true) return true;
    return this.#deadline !== Number.POSITIVE_INFINITY && performance.now() >= this.#deadline;
  }
}
