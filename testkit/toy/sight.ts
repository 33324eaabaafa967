import { allSeats, type Chance, copyPlain, type Seat, shuffle } from '@stolik/engine';
import { FACE_DOWN, type Orchard } from './state.ts';

const faceDown = (pile: readonly number[]): number[] => pile.map(() => FACE_DOWN);

export function view(state: Orchard, seat: Seat | null): Orchard {
  const seen = copyPlain(state);
  seen.deck = faceDown(state.deck);
  seen.baskets = faceDown(state.baskets);
  seen.hands = state.hands.map((hand, owner) => (owner === seat ? hand.slice() : faceDown(hand)));
  return seen;
}

/** Others' hands and the deck are one heap to the seat, and so are the baskets to come. Sorted first: the truth leaves no trace. */
export function determinize(state: Orchard, seat: Seat, chance: Chance): void {
  const others = allSeats(state.seats).filter((other) => other !== seat);
  const cards = [...state.deck, ...others.flatMap((other) => state.hands[other] as number[])];
  shuffle(
    chance,
    cards.sort((a, b) => a - b),
  );
  for (const other of others) state.hands[other] = cards.splice(0, (state.hands[other] as number[]).length);
  state.deck = cards;
  shuffle(
    chance,
    state.baskets.sort((a, b) => a - b),
  );
}
