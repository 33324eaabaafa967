import { add, type Contract, type Good, type Hero } from '../pieces.ts';
import type { Wagon } from '../state.ts';

/**
 * What a choice that is going on has settled and not yet done: goods sold to one hero, what is delivered to a town, what deeds pay. It comes true
 * when the last part of it is chosen; until then the board shows it as if it had.
 */
export interface Running {
  readonly coins: number;
  readonly prestige: number;
  readonly quartz: number;
  readonly lost: readonly Good[];
  /** Heroes and contracts that are handed over. */
  readonly done: ReadonlySet<number>;
  /** With the goods that each contract has so far, and whether it may have more. */
  readonly contracts: ReadonlyMap<Contract, { readonly goods: readonly Good[]; readonly open: boolean }>;
  /** The hero to whom is sold. */
  readonly buyer: Hero | null;
}

export const NOTHING_RUNS: Running = {
  coins: 0,
  prestige: 0,
  quartz: 0,
  lost: [],
  done: new Set(),
  contracts: new Map(),
  buyer: null,
};

/** The goods that are still there when what runs is done. */
export function goodsLeft({ goods }: Wagon, { lost }: Running): number[] {
  const left = goods.slice();
  for (const good of lost) add(left, good, -1);
  return left;
}
