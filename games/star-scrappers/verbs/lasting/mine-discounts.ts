import { say } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { costLimits, withinRange } from '../../content/limits.ts';
import { crystalFilter, number, positional } from '../../content/read-terms.ts';
import { costsText } from '../../words/filters.ts';
import type { Sign } from '../sign.ts';
import { ANYWHERE, type LastingVerb } from '../verb.ts';

/** Crystals cost less to mine: those of such printed costs; null: all. */
export interface MineDiscount {
  readonly amount: number;
  readonly cost: readonly number[] | null;
}

export const mineDiscounts: LastingVerb<readonly MineDiscount[]> = {
  none: [],
  blocks: ANYWHERE,
  reads: {
    mineDiscount: (op, before) => {
      const { cost } = crystalFilter(positional(op, 1));
      if (cost === 'same') return unknown('cost=same in a discount');
      return [...before, { amount: number(positional(op, 0)), cost }];
    },
  },
  problems: (discounts) =>
    discounts.flatMap(({ amount, cost }) => [...withinRange('a discount', amount, 1, 10), ...costLimits(cost)]),
  begins: [],
  adds: (terms, discounts) => {
    terms.mineDiscounts = [...terms.mineDiscounts, ...discounts];
  },
  says: (discounts, until) =>
    discounts.map(({ amount, cost }) => ({
      key: 'lasts-mine-discount',
      args: { amount, costs: costsText(cost), until },
    })),
  gist: (discounts) => discounts.map(({ amount }) => say('gist-mine', { amount })),
  shows: (discounts) =>
    discounts.flatMap(({ amount, cost }): Sign[] => [...(cost ?? [null]).map((hex) => ({ hex })), { less: amount }]),
};
