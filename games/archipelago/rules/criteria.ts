import { defined } from '@stolik/engine';
import { areasOf, symbolsOf } from '../content/regions.ts';
import { CITY, type Kind } from '../pieces.ts';
import { isOut, type State } from '../state.ts';
import { lordOf } from './control.ts';
import { firstCitizen, lastCitizen } from './units.ts';

/** What is counted on the map for AR-13.5. */
export function citizensOut(s: State, seat: number): number {
  let count = 0;
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) if (isOut(s, unit)) count++;
  return count;
}

/** Symbols of the kind, not pillaged, in regions controlled by the seat's cities. */
export function sources(s: State, seat: number, kind: Kind): number {
  let count = 0;
  if (s.built[CITY] === 0) return 0;
  for (let i = 0; i < s.map.length; i++) {
    const { region } = defined(s.map[i]);
    if (lordOf(s, region) !== seat) continue;
    for (const area of areasOf(region))
      symbolsOf(area).forEach((one, place) => {
        if (one === kind && !s.pillaged.includes(area * 8 + place)) count++;
      });
  }
  return count;
}
