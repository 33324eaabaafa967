import { cardSymbol } from '../content/catalogue.ts';
import { ALL_COLOURS, ALL_MARKETS, is, type Market, NONE, type OrNone } from '../pieces.ts';
import { bestSale, coloursToSell, incomeOf, waivedBy } from '../rules/sale.ts';
import { activePlayer, type State } from '../state.ts';

/** What sales would bring, for options that offer them. */

/** The most that any sale of what is in hold and hatch brings when this symbol is discarded; null: something has to be bought first. */
export function bestIncome(view: State, symbol: OrNone<Market>): number | null {
  const waived = waivedBy(view, symbol);
  const bits = coloursToSell(view, view.active, waived);
  const incomes = ALL_COLOURS.filter((colour) => (bits & (1 << colour)) !== 0).map(
    (colour) => incomeOf(view, colour, bestSale(view, view.active, colour, waived)).credits,
  );
  return incomes.length === 0 ? null : Math.max(...incomes);
}

/** The most with any card in hand, or with any imaginary one. */
export function bestWith(view: State, imaginary: boolean): number | null {
  const symbols = imaginary ? ALL_MARKETS : activePlayer(view).hand.filter(is.actionCard).map(cardSymbol);
  const best = Math.max(bestIncome(view, NONE) ?? -1, ...symbols.map((symbol) => bestIncome(view, symbol) ?? -1));
  return best < 0 ? null : best;
}
