import { either } from '@stolik/engine/phrases';
import type { Bundle } from '../content/effects.ts';
import { amountOf } from '../content/read-terms.ts';
import { owned } from '../rules/stock.ts';
import { swap as swapping } from '../rules/swap.ts';
import { bundleText } from '../words/effects.ts';
import type { Sign } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** DR-22.3a: the Estate. One net exchange of bundles, as many given as taken. */
export interface Swap {
  readonly does: 'swap';
  readonly bundles: readonly Bundle[];
}

export const swap: Verb<Swap> = {
  reads: { swapAny: ({ args }) => ({ does: 'swap', bundles: args.map(amountOf) }) },
  stands: ['building'],
  can: { ...ALWAYS, pay: (_, wagon, { bundles }) => bundles.some(({ n, what }) => owned(wagon, what) >= n) },
  does: by(swapping, ({ seat, open }, { bundles }: Swap) => ({ seat, open, bundles })),
  road: null,
  says: saying('do-swap', ({ bundles }) => ({ bundles: either(bundles.map(bundleText)) })),
  brings: NOTHING_CERTAIN,
  shows: ({ bundles }) => ['⇄', ...bundles.map(({ n, what }): Sign => ({ together: [`${n}`, { token: what }] }))],
};
