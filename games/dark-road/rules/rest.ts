import { defined } from '@stolik/engine';
import { COMPANION_SLOTS } from '../content/tables.ts';
import { type Companion, EMPTY, isFilled, type Kind, type Slot } from '../pieces.ts';
import { activeSeat, activeWagon, type State } from '../state.ts';
import { rollOntoWheel } from './market.ts';
import type { GameDealer } from './steps.ts';
import { rollFace } from './stock.ts';

/** DR-16 Rest, in this order and without decisions. */
export function rest(s: State, _: unknown, dealer: GameDealer): void {
  putDiceAway(s); // DR-16.1
  tidyBoard(s, dealer); // DR-16.2 to 16.5
  turnTheClock(s, dealer); // DR-16.6
}

/** The night die is spent, used or not; a glow die returns to the supply, used or not. */
function putDiceAway(s: State): void {
  const wagon = activeWagon(s);
  wagon.pool = EMPTY;
  wagon.spent++;
  s.glowDice += s.turn.glowPlaced + (wagon.glowPool === EMPTY ? 0 : 1);
  wagon.glowPool = EMPTY;
  s.turn.glowPlaced = 0;
}

export function tidyBoard(s: State, dealer: GameDealer): void {
  rerollAside(s, dealer);
  const shown = [...refillRow(s), ...refill(s.inn, s.heroDeck), ...refill(s.courtyard, s.featDeck)];
  if (shown.length === 0) return;
  dealer.reveal();
  dealer.tell({ type: 'refilled', pieces: shown });
}

/** One by one; a die that would be the third of a field is rolled again. */
function rerollAside(s: State, dealer: GameDealer): void {
  if (s.aside === 0) return;
  const kinds: Kind[] = [];
  for (; s.aside > 0; s.aside--) kinds.push(rollOntoWheel(s, dealer));
  dealer.tell({ type: 'market-refilled', kinds });
}

/** Cards slide away from the deck; the farthest one gets a travel die if it has none. */
function refillRow(s: State): number[] {
  const shown: number[] = [];
  if (s.companionRow.includes(EMPTY)) {
    const row: Slot<Companion>[] = s.companionRow.filter(isFilled);
    while (row.length < COMPANION_SLOTS && s.companionDeck.length > 0) {
      const card = defined(s.companionDeck.pop());
      row.push(card);
      shown.push(card);
    }
    while (row.length < COMPANION_SLOTS) row.push(EMPTY);
    s.companionRow = row;
  }
  s.dieOnRow = s.companionRow[0] !== EMPTY;
  return shown;
}

/** Empty slots are filled; cards already lying do not move. */
export function refill<P extends number>(slots: Slot<P>[], deck: P[]): P[] {
  const shown: P[] = [];
  for (let slot = 0; slot < slots.length; slot++) {
    if (slots[slot] !== EMPTY || deck.length === 0) continue;
    const card = defined(deck.pop());
    slots[slot] = card;
    shown.push(card);
  }
  return shown;
}

/** When the reserve is empty one spent die leaves the game and the others are rolled into the reserve. */
function turnTheClock(s: State, dealer: GameDealer): void {
  const wagon = activeWagon(s);
  if (wagon.reserve.length > 0) return;
  wagon.removed++;
  const rolled = wagon.spent - 1;
  wagon.spent = 0;
  for (let i = 0; i < rolled; i++) wagon.reserve.push(rollFace(dealer));
  if (rolled > 0) dealer.tell({ type: 'dice-rolled-anew', seat: activeSeat(s), faces: wagon.reserve.slice() });
}
