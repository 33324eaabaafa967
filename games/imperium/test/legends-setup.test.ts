import { describe, expect, it } from 'vitest';
import { kindOf } from '../content/catalogue.ts';
import { NONE } from '../pieces.ts';
import type { Player, State } from '../state.ts';
import { dealt } from './position.ts';

/** docs/legends-examples.md, 1: setup. */

const first = (nations: readonly string[], seed = 'one'): Player =>
  dealt(nations, 'legends', seed).players[0] as Player;
const ids = (cards: readonly number[]): string[] => cards.map((card) => kindOf(card as never).id);

/** Unrest in the pile and under the market: all that was there before the market was laid. */
const pileOf = (s: State): number => s.unrestPile.length + s.under.filter((card) => card !== NONE).length;

describe('Legends: setup', () => {
  it('LX-S1: the Arthurians against another nation', () => {
    const s = dealt(['arthurians', 'egyptians'], 'legends', 'one');
    const player = s.players[0] as Player;
    expect(ids(player.play)).toEqual(['arthurians-power-b', 'arthurians-king-arthurs-court']);
    expect(player.nationDeck).toHaveLength(8);
    expect(ids(player.nationDeck)[0]).toBe('arthurians-gwaith-camlan');
    expect(player.development).toHaveLength(5);
    expect(player.quest).toBe(NONE);
    expect([player.hand.length, player.deck.length]).toEqual([5, 5]);
    expect(player.empire).toBe(false);
    const { materials, population, progress, actions, exhausts } = player;
    expect([materials, population, progress, actions, exhausts]).toEqual([3, 2, 1, 3, 5]);
    const supply = s.cards.filter((card) => kindOf(card).start === 'supply');
    expect(ids(supply)).toEqual(['arthurians-unrest-supply', 'arthurians-unrest-supply']);
  });

  it('LX-S2: the Atlanteans are an empire without a nation deck (IM-4.5, IM-4.6)', () => {
    const player = first(['atlanteans', 'qin']);
    expect(player.empire).toBe(true);
    expect(player.nationDeck).toEqual([]);
    expect(player.development).toHaveLength(10);
    expect([player.hand.length, player.deck.length]).toEqual([5, 6]);
  });

  it('LX-S3: the Utopians have a journey card on another and three exhaust tokens (IM-4.3, IM-4.9)', () => {
    const player = first(['utopians', 'qin']);
    expect(ids(player.play)).toEqual(['utopians-power-b', 'utopians-journey-1-a']);
    expect(ids(player.beneath)).toEqual(['utopians-journey-2-a']);
    expect(player.exhausts).toBe(3);
    expect([player.hand.length, player.deck.length]).toEqual([5, 8]);
    expect([player.nationDeck.length, player.development.length]).toEqual([0, 0]);
  });

  it.each([
    [['egyptians', 'mauryans'], 8],
    [['egyptians', 'mauryans', 'minoans'], 10],
    [['egyptians', 'mauryans', 'minoans', 'atlanteans'], 12],
    [['arthurians', 'mauryans'], 8 + 2],
    [['arthurians', 'mauryans', 'egyptians'], 10 + 3],
    [['olmecs', 'mauryans'], 8 + 1],
    [['olmecs', 'mauryans', 'egyptians'], 10 + 2],
    [['qin', 'mauryans'], 8],
    [['qin', 'mauryans', 'egyptians'], 10 + 1],
    [['utopians', 'mauryans'], 8 + 3],
    [['utopians', 'mauryans', 'egyptians'], 10 + 4],
    [['utopians', 'arthurians'], 13],
    [['arthurians', 'olmecs', 'qin', 'utopians'], 26],
  ])('LX-S4: %j begin with %i unrest (IM-4.7, IM-4.12)', (nations, count) => {
    expect(pileOf(dealt(nations as string[], 'legends', 'one'))).toBe(count);
  });

  it.each([
    ['egyptians', 10, 3, 8],
    ['mauryans', 8, 8, 6],
    ['minoans', 10, 4, 7],
    ['olmecs', 10, 5, 6],
    ['qin', 9, 4, 8],
  ])('LX-S5: %s: %i cards in deck and hand, %i nation cards, %i developments', (nation, deck, nationCards, area) => {
    const player = first([nation, 'atlanteans']);
    expect(player.deck.length + player.hand.length).toBe(deck);
    expect(player.nationDeck.length - 1).toBe(nationCards);
    expect(player.development).toHaveLength(area);
  });

  const tributaries = (s: State): string[] =>
    ids(s.cards.filter((card) => kindOf(card).start === 'common' && kindOf(card).record.types.includes('tributary')));

  /** Mixed games of these nations that are played with the common cards of one box. */
  const mixed = (nations: readonly string[], commons: string): State[] =>
    Array.from({ length: 16 }, (_, seed) => dealt(nations, 'mixed', `mixed ${seed}`)).filter(
      (s) => s.commons === commons,
    );

  it.each(['qin', 'egyptians', 'olmecs', 'minoans', 'mauryans'])(
    'LX-S7: the Classics tributary of the %s gives way to one of Legends (IM-20.2)',
    (nation) => {
      const games = mixed([nation, 'romans', 'greeks', 'persians'], 'classics');
      expect(games.length).toBeGreaterThan(2);
      for (const s of games) {
        const found = tributaries(s);
        expect(found).not.toContain(`c-${nation}`);
        expect(found).toHaveLength(11);
        const replaced = found.filter((id) => id.startsWith('l-'));
        expect(replaced).toHaveLength(1);
        expect(['l-romans', 'l-greeks', 'l-persians']).not.toContain(replaced[0]);
      }
    },
  );

  it('a tributary that so few players do not use is not replaced either (IM-20.2a)', () => {
    for (const s of mixed(['olmecs', 'romans'], 'classics'))
      expect(tributaries(s).filter((id) => id.startsWith('l-'))).toEqual([]);
  });

  it('LX-S8: with Utopians and Atlanteans no tributary of Legends clashes', () => {
    const games = mixed(['utopians', 'atlanteans'], 'legends');
    expect(games.length).toBeGreaterThan(2);
    for (const s of games) expect(tributaries(s).every((id) => id.startsWith('l-'))).toBe(true);
  });
});
