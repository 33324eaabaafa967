import { say } from '@stolik/engine';
import { cardKind } from '../../content/cards.ts';
import type { Card } from '../../pieces.ts';
import { balance, balanceOnTop } from '../../rules/crisis.ts';
import { gainCard, renewDeck } from '../../rules/evolution.ts';
import { call, choose, run, script } from '../../rules/steps.ts';
import { payFlorins } from '../../rules/stock.ts';
import { activePlayer, type State } from '../../state.ts';
import type { EffectVerb } from '../verb.ts';

/** The first cards of the deck are turned up, and one of the kind may be bought. */
export interface SearchDeck {
  readonly does: 'search-deck';
  readonly cards: number;
  readonly kind: 'character' | 'progress';
}

/** AR-10.8 Researcher, Head-hunter: the first cards of the deck, one of them for its lowest price. */
interface Search {
  cards: number;
  kind: 'character' | 'progress';
  card: Card | 'none' | null;
}

const searching = script<Search>('search', [
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

export const searchDeck: EffectVerb<SearchDeck> = {
  reads: {
    revealDeck: (reader) => {
      const cards = reader.inBrackets(() => reader.number());
      reader.phrase('; optional buy(1');
      const kind = reader.oneOf(['progress', 'character'], 'progress or character');
      reader.phrase('from revealed, minPrice); discard(rest)');
      return { does: 'search-deck', cards, kind };
    },
  },
  does: { script: searching, memory: ({ cards, kind }) => ({ cards, kind, card: null }) },
  can: (s) => s.deck.length > 0,
  says: ({ cards, kind }) => say('does-search-deck', { cards, kind: say(`card-kind-${kind}`, { form: 'acc' }) }),
  gist: ({ cards, kind }) => say('gist-search', { cards, kind }),
  event: null,
};
