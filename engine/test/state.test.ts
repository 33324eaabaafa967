import { describe, expect, it } from 'vitest';
import { chanceFrom, seat } from '../index.ts';
import { conserved, conservedInView, dealAnew, fieldsFor, type Look, pieces, tokens } from '../state/index.ts';

const BACK = -2;

/** Ten cards, of which odd ones never lie in the left pile; six coins. */
interface Small {
  over: boolean;
  deck: number[];
  piles: number[][];
  top: number;
  purse: number;
  bank: number;
  readonly order: readonly number[];
  players: Hand[];
}

interface Hand {
  cards: number[];
  coins: number;
}

const { value, list, piles, each, record, whole } = fieldsFor<Small>();
const CARD = pieces<Small>('card', () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
const COIN = tokens<Small>('coins', () => [6], { also: ({ purse }) => [purse] });
const isEvenOnTheLeft = (card: number, pile: number): boolean => pile > 0 || card % 2 === 0;
const hidden = (coins: number, { own }: Look<Small>): number => (own ? coins : BACK);

const hand = record<Hand>('Hand', { cards: list('owner', CARD), coins: value(hidden, COIN) });
const small = whole('Small', BACK, ({ over }) => over, {
  over: value('all'),
  deck: list('nobody', CARD),
  piles: piles('nobody', CARD, isEvenOnTheLeft),
  top: value('all', CARD),
  purse: value('all'),
  bank: value('all', COIN),
  order: value('all'),
  players: each(hand),
});

const dealt = (): Small => ({
  over: false,
  deck: [1, 3],
  piles: [
    [0, 2],
    [5, 7],
  ],
  top: 9,
  purse: 1,
  bank: 2,
  order: [1, 0],
  players: [
    { cards: [4], coins: 3 },
    { cards: [6, 8], coins: 0 },
  ],
});

describe('what is said of a state', () => {
  it('does not compile where a field is missing, does not exist, or is changed and yet shared', () => {
    // @ts-expect-error coins are not said
    record<Hand>('Hand', { cards: list('all') });
    // @ts-expect-error nobody has a hat
    record<Hand>('Hand', { cards: list('all'), coins: value('all'), hat: value('all') });
    // @ts-expect-error cards are changed in place, so copies cannot share them
    record<Hand>('Hand', { cards: value('all'), coins: value('all') });
    // @ts-expect-error who sees the cards is not said
    record<Hand>('Hand', { cards: list(), coins: value('all') });
    // @ts-expect-error a number cannot be turned over: what the others see in its place is not said
    record<Hand>('Hand', { cards: list('all'), coins: value('owner') });
    expect(Object.keys(hand.fields)).toEqual(['cards', 'coins']);
  });
});

describe('conserved', () => {
  it('has nothing to say where each piece is somewhere once and tokens add up', () => {
    expect(conserved(small, dealt())).toEqual([]);
  });

  it('names what is missing, there twice, of another game or too much', () => {
    const s = dealt();
    s.deck = [1, 1, 17];
    s.bank = 3;
    expect(conserved(small, s)).toEqual([
      'card 1 is in two places',
      'card 17 is not of this game',
      'card 3 is missing',
      'there are 7 coins instead of 6',
    ]);
    s.bank = -1;
    expect(conserved(small, s)).toContain('somewhere there are fewer than no coins');
  });

  it('finds in a view a piece that is shown twice, and a place that is not shown', () => {
    const s = dealt();
    const seen = { ...dealt(), deck: [BACK, BACK], piles: [[BACK, BACK], [BACK]] };
    expect(conservedInView(small, seen, s)).toEqual(['card: 9 places are shown instead of 10']);
    expect(conservedInView(small, { ...dealt(), deck: [BACK, 9] }, s)).toContain('card 9 is shown twice');
  });
});

describe('dealAnew', () => {
  it('moves all that the seat cannot see, nothing else, and only where it fits', () => {
    const decks = new Set<string>();
    const lefts = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const s = dealt();
      dealAnew(small, s, seat(0), chanceFrom(`deal ${i}`));
      expect(conserved(small, s)).toEqual([]);
      expect([s.top, s.players[0]?.cards, s.order]).toEqual([9, [4], [1, 0]]);
      expect(s.piles[0]?.every((card) => card % 2 === 0)).toBe(true);
      decks.add(s.deck.join());
      for (const card of s.piles[0] ?? []) lefts.add(card);
    }
    expect(decks.size).toBeGreaterThan(20);
    expect([...lefts].sort()).toEqual([0, 2, 6, 8]);
  });

  it('knows no more than the seat sees', () => {
    const other = dealt();
    other.deck = [8, 7];
    other.piles = [
      [6, 0],
      [5, 1],
    ];
    (other.players[1] as Hand).cards = [3, 2];
    const [one, two] = [dealt(), other];
    dealAnew(small, one, seat(0), chanceFrom('same'));
    dealAnew(small, two, seat(0), chanceFrom('same'));
    expect(two).toEqual(one);
  });

  it('leaves what players own alone once everybody sees it', () => {
    const s = { ...dealt(), over: true };
    dealAnew(small, s, seat(0), chanceFrom('over'));
    expect(s.players).toEqual(dealt().players);
  });
});
