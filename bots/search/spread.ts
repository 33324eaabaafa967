/** Mean and spread of numbers as they come (Welford), so that no scale has to be known beforehand. */
export class Spread {
  count = 0;
  mean = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.#squares += before * (value - this.mean);
  }

  /** The standard deviation; nothing is known of it from a single number. */
  get deviation(): number {
    return this.count < 2 ? 0 : Math.sqrt(this.#squares / this.count);
  }
}
