import { fieldsFor } from '@stolik/engine/state';
import { expect, it } from 'vitest';
import { stateCode } from '../state-code.ts';

interface Small {
  turn: number;
  deck: number[];
  stacks: number[][];
  bids: number[][];
  decks: number[][];
  players: Hand[];
  box: Open | null;
}

interface Hand {
  cards: number[];
  tiles: readonly number[];
  coins: number;
}

interface Open {
  lid: boolean;
}

/** A view shows what the description says and a new field is a new line of it: read what is written here. */
it('writes out a copy and a view of every record, one line a field', () => {
  const { value, list, piles, each, maybe, record, whole } = fieldsFor<Small>();
  const hand = record<Hand>('Hand', {
    cards: list('owner'),
    tiles: value('owner'),
    coins: value((coins, { own }) => (own ? coins : 0)),
  });
  const open = record<Open>('Open', { lid: value('all') });
  const code = stateCode(
    whole('Small', -1, () => false, {
      turn: value('all'),
      deck: list('nobody'),
      stacks: piles('tops'),
      bids: piles('owner'),
      decks: piles('nobody'),
      players: each(hand),
      box: maybe(open),
    }),
  );
  for (const line of [
    'turn: s.turn,',
    'deck: s.deck.slice(),',
    'stacks: copyPiles(s.stacks),',
    'players: s.players.map(copyHand),',
    'box: s.box === null ? null : copyOpen(s.box),',
    'deck: turned(s.deck, BACK),',
    'stacks: tops(s.stacks, BACK),',
    'bids: ownPile(s.bids, look, BACK),',
    'decks: turnedPiles(s.decks, BACK),',
    'players: s.players.map((one, seat) => viewHand(one, lookAt(look, seat))),',
    'cards: look.own ? s.cards.slice() : turned(s.cards, BACK),',
    'tiles: look.own ? s.tiles : turned(s.tiles, BACK),',
    "coins: shown(hand, 'coins', s, look),",
  ])
    expect(code).toContain(line);
  expect(code).not.toContain('viewOpen');
  expect(code).not.toContain('type Seat } from');
});
