import type { Use } from './usage.ts';

/** Uses of one kind: all Leaders, all cards kept. */
export interface UseGroup {
  /** What is done: `leader` of `leader mineggler-tracker`. */
  readonly verb: string;
  readonly uses: readonly Use[];
}

/** Seats on each side of a comparison below which it says too little to be drawn. */
const LEAST_SEATS = 30;

/** A plot with more rows is not read to its end. */
const MOST_ROWS = 36;

/** By what is done, in the order in which the game lists it. `verbOf` tells it of an entry of the coverage. */
export function groupsOf(uses: readonly Use[], all: readonly string[], verbOf: (id: string) => string): UseGroup[] {
  const groups = new Map<string, Use[]>();
  const known = new Map(uses.map((use) => [use.id, use]));
  for (const id of all) {
    const use = known.get(id);
    if (use === undefined) continue;
    const verb = verbOf(id);
    groups.set(verb, [...(groups.get(verb) ?? []), use]);
  }
  return [...groups].map(([verb, ofVerb]) => ({ verb, uses: ofVerb }));
}

/** What of a group can be compared, best first; where that is too much to draw, both ends of it. */
export function comparable(uses: readonly Use[]): readonly Use[] {
  const found = uses
    .filter((use) => Math.min(use.with.of, use.without.of) >= LEAST_SEATS)
    .sort((a, b) => b.difference.by - a.difference.by);
  if (found.length <= MOST_ROWS) return found;
  return [...found.slice(0, MOST_ROWS / 2), ...found.slice(-MOST_ROWS / 2)];
}
