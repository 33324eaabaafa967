import { cardKind } from '../content/catalogue.ts';
import type { Card } from '../pieces.ts';
import { activePlayer, type State } from '../state.ts';
import { balance, balanceOnTop } from './crisis.ts';
import { gainCard, renewDeck } from './evolution.ts';
import { call, choose, run, script } from './steps.ts';
import { payFlorins } from './stock.ts';

/** AR-10.8 Researcher, Head-hunter: the first cards of the deck, one of them for its lowest price. */
export interface Search {
  cards: number;
  kind: 'character' | 'progress';
  card: Card | 'none' | null;
}

export const search = script<Search>('search', [
  run((s, { cards }, dealer) => {
    const from = Math.max(0, s.deck.length - cards);
    s.revealed = s.deck.slice(from).reverse();
    s.deck = s.deck.slice(0, from);
    dealer.reveal();
    dealer.tell({ type: 'cards-revealed', seat: s.active, cards: s.revealed.slice() });
  }),
  choose('card', wanted, { always: true }), // who can afford nothing is asked too
  run((s, { card }, dealer) => {
    if (card !== null && card !== 'none') {
      const price = cardKind(card).lowest;
      payFlorins(s, s.active, price);
      gainCard(s, card, price, dealer);
    }
    s.discard = [...s.discard, ...s.revealed.filter((one) => one !== card)];
    s.revealed = [];
    renewDeck(s, dealer);
  }),
  call(balance, (s) => balanceOnTop(s, true)), // AR-18.6
]);

function wanted(s: State, { kind }: Search): (Card | 'none')[] {
  const { florins } = activePlayer(s);
  return [...s.revealed.filter((card) => cardKind(card).kind === kind && cardKind(card).lowest <= florins), 'none'];
}
