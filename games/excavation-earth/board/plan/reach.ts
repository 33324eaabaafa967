import { signed } from '@stolik/engine/phrases';
import { distance, LOCATIONS, neighboursOf } from '../../content/map.ts';
import type { Location } from '../../pieces.ts';

/** EE-6.1: where fuel leads to, how much of it would be left there, and by which way. */
export interface Reach {
  readonly fuel: number;
  /** Fuel left, by every place within reach. */
  readonly left: ReadonlyMap<Location, number>;
  /** From where each of them is nearest. */
  readonly from: ReadonlyMap<Location, Location>;
  /** Pilots fly without fuel (EE-9.3): none is told. */
  readonly free: boolean;
}

/** Fuel that the way there takes, as it is written: −2. */
export const spentTo = ({ fuel, left }: Reach, to: Location): string => signed((left.get(to) ?? fuel) - fuel);

/** Out of the places where explorers start, to all where none of them stands (EE-6.2). */
export function reachOf(starts: readonly Location[], fuel: number, taken: readonly Location[], free = false): Reach {
  const left = new Map<Location, number>();
  const from = new Map<Location, Location>();
  for (const to of LOCATIONS) {
    if (taken.includes(to)) continue;
    for (const start of starts) {
      const rest = fuel - distance(start, to);
      if (rest < 0 || rest <= (left.get(to) ?? -1)) continue;
      left.set(to, rest);
      from.set(to, start);
    }
  }
  return { fuel, left, from, free };
}

/** A shortest way, both ends included. */
export function wayTo(from: Location, to: Location): readonly Location[] {
  const way = [from];
  let at = from;
  while (at !== to) {
    const here = at;
    const next = neighboursOf(here).find((one) => distance(one, to) === distance(here, to) - 1);
    if (next === undefined) throw new Error(`There is no way from ${from} to ${to}.`);
    way.push(next);
    at = next;
  }
  return way;
}
