import { below, type Chance, type Seat } from '@stolik/engine';
import { dealAnew } from '@stolik/engine/state';
import { state } from './fields.ts';
import type { State } from './state.ts';

/** Deals anew everything the seat cannot see: cards in the usual way, and coins as one would guess them. */
export function determinize(s: State, seat: Seat, chance: Chance): void {
  dealAnew(state, s, seat, chance);
  if (!s.openCoins && !state.lifted(s)) guessCoins(s, seat, chance);
}

/** How far a purse may lie from what its owner has in prestige: most players keep the two together (DR-26.2). */
const PURSE = 8;

/** Coins behind a screen could be traced from the log; whoever only looks has to guess. */
function guessCoins(s: State, seat: Seat, chance: Chance): void {
  s.wagons.forEach((wagon, at) => {
    if (at === seat) return;
    const least = Math.max(0, wagon.prestige - PURSE);
    wagon.coins = least + below(chance, wagon.prestige + PURSE - least + 1);
  });
}
