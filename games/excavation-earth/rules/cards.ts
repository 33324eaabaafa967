import type { Seat } from '@stolik/engine';
import { removeFrom } from '@stolik/engine';
import type { ActionCard } from '../pieces.ts';
import { type Player, playerAt, type State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** EE-7.2: drawing and discarding action cards. */

/** The top card of the deck; an empty deck is made anew from the discard. None left at all: null. */
export function drawCard(s: State, dealer: GameDealer): ActionCard | null {
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = dealer.shuffle(s.discard);
    s.discard = [];
    dealer.tell({ type: 'reshuffled' });
  }
  const card = s.deck.pop();
  if (card === undefined) return null;
  dealer.reveal();
  return card;
}

export function drawCards(s: State, count: number, dealer: GameDealer): ActionCard[] {
  const cards: ActionCard[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawCard(s, dealer);
    if (card !== null) cards.push(card);
  }
  return cards;
}

/** Cards from the deck into a hand: all hear how many, the owner which. */
export function drawToHand(s: State, seat: Seat, count: number, dealer: GameDealer): void {
  const cards = drawCards(s, count, dealer);
  if (cards.length === 0) return;
  playerAt(s, seat).hand.push(...cards);
  dealer.tell({ type: 'cards-drawn', seat, count: cards.length });
  dealer.tell({ type: 'drew', seat, cards, to: [seat] });
}

/** From hand to the common discard. */
export function discardFromHand(s: State, player: Player, card: ActionCard): void {
  removeFrom(player.hand, card);
  s.discard.push(card);
}
