import type { Seat } from '@stolik/engine';
import type { Amount } from '../content/language.ts';
import type { Card } from '../pieces.ts';
import type { Player, State } from '../state.ts';
import { countOf } from './count.ts';
import { unrestReducers } from './modifiers.ts';
import type { GameDealer } from './steps.ts';

/** How many tokens an amount means now. */
export function amountOf(s: State, seat: Seat, { quantity, per }: Amount, self: Card): number {
  const n = quantity.kind === 'exact' || quantity.kind === 'upTo' ? quantity.n : 0;
  return per === null ? n : n * countOf(s, seat, per, self);
}

/** Which cards made an unrest cheaper. */
export function tellUnrestHelpers(player: Player, seat: Seat, kind: 'materials' | 'cards', dealer: GameDealer): void {
  for (const card of unrestReducers(player, kind)) dealer.tell({ type: 'helped', seat, card });
}
