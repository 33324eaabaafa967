import type { Seat } from '@stolik/engine';
import { TAX } from '../content/tables.ts';
import { CITY, TEMPLE } from '../pieces.ts';
import { isOut, type State } from '../state.ts';
import { controlled } from './control.ts';
import { changeUnrest } from './markers.ts';
import { run, script } from './steps.ts';
import { gainFlorins } from './stock.ts';
import { firstCitizen, firstShip, lastCitizen, lastShip } from './units.ts';

/** AR-9.1 Taxes: unrest first, and if the archipelago is still there, the income. */
export const taxes = script('taxes', [
  run((s, _, dealer) => changeUnrest(s, TAX.unrest, dealer)),
  run((s, _, dealer) => {
    const florins = gainFlorins(s, s.active, taxIncome(s, s.active));
    dealer.tell({ type: 'taxed', seat: s.active, florins });
  }),
]);

export function taxIncome(s: State, seat: Seat): number {
  return (
    TAX.citizen * activeCitizens(s, seat) +
    TAX.ship * shipsOut(s, seat) +
    TAX.city * controlled(s, seat, CITY) +
    TAX.temple * controlled(s, seat, TEMPLE)
  );
}

export function activeCitizens(s: State, seat: number): number {
  let count = 0;
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++)
    if (isOut(s, unit) && s.lying[unit] === 0) count++;
  return count;
}

export function shipsOut(s: State, seat: number): number {
  let count = 0;
  for (let unit = firstShip(seat); unit < lastShip(s, seat); unit++) if (isOut(s, unit)) count++;
  return count;
}
