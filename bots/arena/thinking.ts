/**
 * Times of choices, counted in classes, each a twentieth longer than the one before: enough to tell the half and the slowest
 * twentieth of any number of choices, and small in a file. `[class, how many]`, shortest first.
 */
export type Thinking = readonly (readonly [number, number])[];

const SHORTEST_MS = 0.001;
const STEP = 1.05;

const classOf = (ms: number): number =>
  Math.max(0, Math.round(Math.log(Math.max(ms, SHORTEST_MS) / SHORTEST_MS) / Math.log(STEP)));

const msOf = (place: number): number => SHORTEST_MS * STEP ** place;

/** Counts times as they come. */
export class Stopwatch {
  readonly #counts = new Map<number, number>();

  add(ms: number): void {
    this.count(classOf(ms), 1);
  }

  addAll(thinking: Thinking): void {
    for (const [place, count] of thinking) this.count(place, count);
  }

  get thinking(): Thinking {
    return [...this.#counts].sort(([a], [b]) => a - b);
  }

  private count(place: number, by: number): void {
    this.#counts.set(place, (this.#counts.get(place) ?? 0) + by);
  }
}

export const choicesIn = (thinking: Thinking): number => thinking.reduce((sum, [, count]) => sum + count, 0);

/** The time, in milliseconds, within which the given share of all choices was made; 0 where there were none. */
export function timeFor(thinking: Thinking, share: number): number {
  const wanted = share * choicesIn(thinking);
  let seen = 0;
  for (const [place, count] of thinking) {
    seen += count;
    if (seen >= wanted) return msOf(place);
  }
  return 0;
}

export function meanTime(thinking: Thinking): number {
  const choices = choicesIn(thinking);
  return choices === 0 ? 0 : thinking.reduce((sum, [place, count]) => sum + count * msOf(place), 0) / choices;
}
