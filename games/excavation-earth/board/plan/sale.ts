import { buyerKind } from '../../content/catalogue.ts';
import { CENTRE_OF } from '../../content/map.ts';
import { FREE_CARDS } from '../../content/tables.ts';
import type { Income } from '../../events.ts';
import { ALL_CENTRES, ALL_COLOURS, type Colour, type Market } from '../../pieces.ts';
import { levelOf } from '../../rules/buyers.ts';
import { incomeOf } from '../../rules/sale.ts';
import { type State, tradersAt } from '../../state.ts';

/** EE-6.15 to EE-6.19: a sale before it is made, and what it would leave behind. */
export interface Sale {
  readonly colour: Colour;
  readonly markets: readonly Market[];
  readonly income: Income;
  /** How popular every colour would be: those on the ship go back to their tracks (EE-6.18). */
  readonly levels: readonly number[];
  /** Envoys more, by centre: a trader of each market goes up (EE-6.19). */
  readonly envoys: readonly number[];
  readonly cards: { readonly drawn: number; readonly kept: number };
}

export function saleOf(view: State, rival: number, colour: Colour, markets: readonly Market[]): Sale {
  const onShip = (kind: Colour): number => view.ship.filter((buyer) => buyerKind(buyer) === kind).length;
  const promoted = markets.filter((market) => tradersAt(view, rival, market) > 0);
  return {
    colour,
    markets,
    income: incomeOf(view, colour, markets),
    levels: ALL_COLOURS.map((kind) => levelOf(view, kind) - onShip(kind)),
    envoys: ALL_CENTRES.map((centre) => promoted.filter((market) => CENTRE_OF[market] === centre).length),
    cards: FREE_CARDS[markets.length] ?? { drawn: 0, kept: 0 },
  };
}
