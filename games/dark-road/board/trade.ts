import { buildingKind, programOf } from '../content/catalogue.ts';
import type { ProgramId } from '../content/effects.ts';
import { buildingsWithinReach } from '../rules/activate.ts';
import { wagonAt } from '../state.ts';
import type { Scene } from './scene.tsx';

/** What one gets for the price that is asked for (DR-22.1); null where several buildings could have asked for it. */
export function tradeAsked({ state, seat, options, prompt }: Scene): ProgramId | null {
  if (prompt !== 'exchange.cost' || seat === null) return null;
  const prices = [...options].filter((option) => option !== 'none' && option !== 'companion');
  const trades = buildingsWithinReach(state, wagonAt(state, seat))
    .flatMap((building) => programOf(buildingKind(building).program).effects)
    .flatMap((effect) =>
      effect.does === 'exchange' && prices.every((price) => effect.costs.some(({ id }) => id === price))
        ? [effect.program]
        : [],
    );
  return trades.length === 1 ? (trades[0] ?? null) : null;
}
