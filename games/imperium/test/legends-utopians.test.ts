import { describe, expect, it } from 'vitest';
import { kindOf } from '../content/catalogue.ts';
import { atSolstice, position, running, type Side } from './position.ts';

/** docs/legends-examples.md, 4: the Utopians. */

const legends = (you: Side, others: readonly Side[] = [{}]) => ({
  box: 'legends' as const,
  you: { nation: 'utopians', ...you },
  others,
});
const VISIONS = 'utopians-journey-1-a';
const PATH = 'utopians-journey-1-b';
const GATES = 'utopians-journey-2-a';
const SHANGRI_LA = 'utopians-journey-2-b';
const scrolls = (n: number): string[] => Array<string>(n).fill('utopians-sacred-scroll');
const three: readonly Side[] = [{ nation: 'egyptians' }, { nation: 'minoans' }, { nation: 'qin' }];

describe('whenever the deck becomes empty', () => {
  it('LX-U1: an unrest is taken at once, then the discard pile is shuffled', () => {
    const table = running('draw(2)', legends({ hand: [], deck: ['utopians-charity'], discard: scrolls(4) }));
    expect(table.hand()).toBe('utopians-charity l-unrest utopians-sacred-scroll');
    expect(table.player().deck).toHaveLength(3);
  });

  it('LX-U2: also when the last card just fills the hand', () => {
    const table = position(legends({ hand: scrolls(3), deck: ['utopians-charity', 'utopians-portals'] })).endTurn();
    expect(table.player().hand).toHaveLength(6);
    expect(table.deck()).toBe('');
    expect(table.unrest()).toBe(1);
  });

  it('LX-U3: and again when it was filled and emptied', () => {
    const table = position(
      legends({ hand: ['utopians-meditation', ...scrolls(1)], deck: [], discard: ['utopians-charity'] }),
    );
    table.choose('utopians-meditation', 'decline');
    expect(table.deck()).toBe('utopians-charity');
    table.choose('utopians-sacred-scroll', 'accept', 'decline');
    expect(table.hand()).toBe('utopians-charity l-unrest');
  });

  it('LX-U4: not when a draw finds nothing at all', () => {
    const table = running('draw(1)', legends({ hand: [], deck: [] }));
    expect(table.hand()).toBe('');
  });
});

describe('the journey', () => {
  it('LX-U6: Visions turn for all progress, five at least', () => {
    const table = atSolstice(legends({ hand: [], g: 6 })).choose('a');
    expect(table.tokens()).toBe('M0 P0 G0');
    expect(table.area()).toEqual(['utopians-power-b', PATH]);
    const poor = atSolstice(legends({ hand: ['utopians-charity'], deck: ['utopians-portals'], g: 4 }));
    expect(poor.over).toBe(true);
    expect(poor.discard()).toBe('utopians-charity');
    expect(poor.hand()).toContain('utopians-portals');
  });

  it('LX-U7: Visions answer a returned unrest for an action', () => {
    const table = position(legends({ hand: ['l-unrest'], p: 2 })).choose('l-unrest');
    expect(table.prompt).toBe('reaction.card');
    table.choose(VISIONS);
    expect(table.tokens()).toBe('M0 P1 G1');
    expect([table.player().actions, table.player().exhausts]).toEqual([1, 2]);
  });

  it('LX-U8: but not in a revolt, nor in the solstice (IM-7.2, IM-9.4)', () => {
    const revolt = position(legends({ hand: ['l-unrest', 'l-unrest', 'l-unrest'] }));
    const pile = revolt.state.unrestPile.length;
    revolt.choose('revolt', 'l-unrest', 'l-unrest', 'l-unrest');
    expect(revolt.state.unrestPile).toHaveLength(pile + 3);
    expect(revolt.prompt).toBe('put.card');
    expect(revolt.player().exhausts).toBe(3);
    const solstice = atSolstice(legends({ hand: ['l-unrest'], m: 1, play: ['l-art'] }));
    solstice.choose('l-art', 'accept');
    expect(solstice.unrest()).toBe(0);
    expect(solstice.prompt).not.toBe('reaction.card');
  });

  it('LX-U9: at the Gates the state card turns', () => {
    const table = atSolstice(legends({ hand: [], journey: PATH, g: 5 })); // there is no region to take instead
    expect(table.area()).toEqual(['utopians-power-b', GATES]);
    expect(table.player().empire).toBe(true);
    expect(table.player().beneath.map((card) => kindOf(card).id)).toEqual([PATH]);
  });

  it('LX-U11: one step in one solstice', () => {
    const table = atSolstice(legends({ hand: [], g: 15 }));
    table.choose('a');
    expect(table.over).toBe(true);
    expect(table.area()).toContain(PATH);
  });

  it('LX-U12: in Shangri-La population comes instead of materials', () => {
    const table = position(legends({ hand: [], journey: SHANGRI_LA }, three)).choose(SHANGRI_LA);
    expect([0, 1, 2, 3].map((seat) => table.tokens(seat))).toEqual(['M0 P2 G0', 'M0 P0 G1', 'M0 P0 G1', 'M0 P0 G1']);
  });

  it('LX-U13: once for each gain, whatever its size', () => {
    const road = atSolstice(legends({ hand: [], journey: SHANGRI_LA, play: ['l-road-building'] }));
    road.choose('l-road-building');
    expect([road.tokens(0), road.tokens(1)]).toEqual(['M0 P2 G0', 'M0 P0 G1']);
    const free = position(legends({ hand: ['l-independent'], journey: SHANGRI_LA })).choose('l-independent');
    expect([free.tokens(0), free.tokens(1)]).toEqual(['M0 P4 G0', 'M0 P0 G1']);
  });

  it('LX-U14: with 24 population the end is triggered (IM-15.2)', () => {
    const given = (p: number, play: readonly string[] = []) => ({
      ...legends({ hand: [], journey: SHANGRI_LA, p, play }),
      round: 11,
    });
    const table = atSolstice(given(24));
    expect(table.state.trigger).toBe('shangri-la');
    expect(table.state.lastRound).toBe(12);
    expect(atSolstice(given(23)).state.trigger).toBeNull();
    const road = atSolstice(given(23, ['l-road-building'])).choose('l-road-building');
    expect(road.state.trigger).toBe('shangri-la');
  });

  it('LX-U15: side A: whoever returns an unrest brings population', () => {
    const owning = three.map((side) => ({ ...side, hand: ['l-unrest'] }));
    const table = atSolstice(legends({ hand: [], power: 'A' }, owning));
    table.choose('utopians-power-a', 'l-unrest', 'decline', 'l-unrest');
    expect(table.player().population).toBe(2);
  });
});

describe('places of the Utopians', () => {
  it('LX-U17: Monastery counts exiled cards', () => {
    const exile = ['c-oasis', 'c-coast', 'c-jungle', 'c-forest', 'c-hills', 'c-marsh', 'c-river', 'c-cape', 'c-elders'];
    const table = position({ ...legends({ play: ['utopians-monastery'] }), exile });
    expect(table.worth('utopians-monastery')).toBe(2);
  });

  it('LX-U18: Lost Tomes with two scrolls bring fame', () => {
    const given = (n: number) => ({
      ...legends({
        hand: [],
        journey: GATES,
        play: ['utopians-lost-tomes'],
        garrison: { 'utopians-lost-tomes': scrolls(n) },
        deck: ['utopians-charity', 'utopians-portals'],
      }),
      fameDeck: ['l-eminent'],
    });
    const table = atSolstice(given(2)).choose('utopians-lost-tomes', 'accept');
    expect(table.discard()).toBe('utopians-lost-tomes utopians-sacred-scroll utopians-sacred-scroll');
    expect(table.hand()).toContain('l-eminent');
    const one = atSolstice(given(1)).choose('utopians-lost-tomes');
    expect(one.play()).toBe('utopians-lost-tomes');
  });

  it('LX-U19: Mountain Retreat returns all the unrest under it', () => {
    const retreat = 'utopians-mountain-retreat';
    const table = atSolstice(
      legends({ hand: [], play: [retreat], garrison: { [retreat]: ['l-unrest', 'l-unrest', 'l-unrest'] } }),
    );
    const pile = table.state.unrestPile.length;
    table.choose(retreat, 'b');
    expect(table.state.unrestPile).toHaveLength(pile + 3);
    expect(table.discard()).toBe(retreat);
  });

  it('LX-U20: without a region Portals must be abandoned', () => {
    const table = atSolstice(
      legends({ hand: [], play: ['utopians-portals'], garrison: { 'utopians-portals': scrolls(1) } }),
    );
    table.choose('utopians-portals');
    expect(table.tokens()).toBe('M0 P1 G0');
    expect(table.discard()).toBe('utopians-portals utopians-sacred-scroll');
  });

  it('LX-U22: three exhaust tokens after clean-up (IM-8.2)', () => {
    const table = position(legends({ hand: [], journey: GATES, exhausts: 0 })).endTurn();
    expect(table.player().exhausts).toBe(3);
  });

  it('LX-U23: population counts for the power card', () => {
    const worth = (power: 'A' | 'B', p: number): number => position(legends({ power, p })).scoreLine('power');
    expect([worth('B', 26), worth('A', 26), worth('B', 36)]).toEqual([8, 6, 10]);
  });

  it('LX-U24: King of Kings brings an empire without developments three progress only', () => {
    const table = running('takeTopFame', { ...legends({ hand: [], empire: true }), only: { fameDeck: [] } });
    expect(table.tokens()).toBe('M0 P0 G3');
    expect(table.discard()).toBe('');
  });
});
