import { describe, expect, it } from 'vitest';
import { cardNamed, kindOf } from '../content/catalogue.ts';
import { atSolstice, position, running, type Side } from './position.ts';

/** docs/legends-examples.md, 10: common cards of Legends. */

const legends = (you: Side, others: readonly Side[] = [{}]) => ({ box: 'legends' as const, you, others });

describe('common cards of Legends', () => {
  it.each([
    ['arthurians-britannia-secunda', 2],
    ['egyptians-nile-valley', 1],
  ])('LX-C1: Mining, %s abandoned: %i progress', (region, progress) => {
    const table = position(legends({ hand: [], play: ['l-mining', region] })).choose('l-mining');
    expect(table.player().progress).toBe(progress);
    expect(table.discard()).toBe(region);
  });

  it('LX-C2: Domestication answers once, in the own turn (IM-19.4)', () => {
    const play = ['l-domestication', 'egyptians-nile-valley'];
    const table = position(legends({ hand: ['romans-prosperity'], play }));
    table.choose('romans-prosperity', 'decline', 'decline', 'a', 'l-domestication');
    expect(table.tokens()).toBe('M1 P0 G1');
    const another = running('everyone{gain(1 materials per production in play)}', legends({ hand: [] }, [{ play }]));
    expect(another.over).toBe(true);
    expect(another.tokens(1)).toBe('M1 P0 G0');
  });

  it('LX-C3: Qanat makes one water symbol worth three production', () => {
    const table = position(legends({ hand: ['romans-prosperity'], play: ['l-qanat', 'l-lakes'] }));
    table.choose('l-qanat', 'romans-prosperity', 'decline', 'decline', 'a');
    expect(table.tokens()).toBe('M4 P0 G0');
  });

  it('LX-C4: Oracle discards one of the two just drawn', () => {
    const table = position(
      legends({ hand: ['l-oracle', 'romans-glory'], deck: ['romans-conquer', 'romans-advance', 'romans-unrest'] }),
    );
    table.choose('l-oracle');
    expect(table.options).toEqual(['romans-conquer', 'romans-advance']);
  });

  it('LX-C5: Acclaimed breaks through for a card with variable points (IM-19.5)', () => {
    const table = position({
      ...legends({ hand: ['l-acclaimed'] }),
      market: ['l-etruscans', 'l-elders', 'l-masonry 1g'],
    });
    const pile = table.state.unrestPile.length;
    table.choose('l-acclaimed');
    expect(table.options).toEqual(['l-masonry', 'variable@main-deck']);
    table.choose('l-masonry');
    expect(table.hand()).toBe('l-masonry');
    expect(table.state.unrestPile).toHaveLength(pile + 1 - (table.state.under[2] === -1 ? 0 : 1));
    const searched = position({
      ...legends({ hand: ['l-acclaimed'] }),
      only: { mainDeck: ['l-elders', 'l-etruscans', 'l-qanat', 'l-city'] },
      market: ['l-plain'],
    });
    expect(searched.choose('l-acclaimed').hand()).toBe('l-qanat');
    const vain = position({
      ...legends({ hand: ['l-acclaimed'] }),
      only: { mainDeck: ['l-elders', 'l-city'] },
      market: ['l-plain'],
    });
    expect(vain.choose('l-acclaimed').tokens()).toBe('M0 P0 G2');
  });

  it('LX-C7: Proud', () => {
    const proud = ['l-proud'];
    const worth = (you: Side): number => position(legends(you)).worth('l-proud');
    expect(worth({ play: ['l-island'], garrison: { 'l-island': proud } })).toBe(12);
    expect(worth({ history: proud })).toBe(8);
    expect(worth({ hand: proud })).toBe(3);
    expect(worth({ nation: 'atlanteans', sunken: proud })).toBe(3);
  });

  it('LX-C8: Cartography opens the exile pile (IM-10.8)', () => {
    const given = {
      ...legends({ empire: true, hand: ['romans-conquer'], play: ['l-cartography', 'l-road-building'], p: 2 }),
      exile: ['l-celts', 'l-island'],
    };
    const tributary = position(given).choose('romans-conquer');
    expect(tributary.options).toEqual(['l-etruscans', 'l-plain', 'l-celts', 'l-island']);
    const { market } = tributary;
    expect(tributary.choose('l-celts').hand()).toBe('l-celts l-unrest');
    expect(tributary.market).toEqual(market);
    expect(position(given).choose('romans-conquer', 'l-island').hand()).toBe('l-island');
  });

  it('LX-C9: Sacred Grove counts those with less progress', () => {
    const table = position(legends({ hand: ['l-sacred-grove'], g: 5 }, [{ g: 3 }, { g: 4 }, { g: 5 }]));
    expect(table.worth('l-sacred-grove')).toBe(4);
  });

  it('LX-C10: Vikings rob everybody (IM-11.5)', () => {
    const table = position(legends({ empire: true, hand: ['l-vikings'] }, [{ m: 5 }, { m: 1 }])).choose('l-vikings');
    expect([0, 1, 2].map((seat) => table.tokens(seat))).toEqual(['M5 P0 G0', 'M3 P0 G0', 'M0 P0 G0']);
    expect([table.unrest(1), table.unrest(2)]).toEqual([0, 1]);
  });

  it('LX-C12: Greeks are a metropolis of an empire', () => {
    expect(position(legends({ hand: ['l-greeks'] })).options).not.toContain('l-greeks');
    const table = position(legends({ empire: true, hand: ['l-greeks', 'l-urban-development'] }));
    table.choose('l-greeks', 'l-urban-development');
    expect(table.play()).toBe('l-greeks');
    expect(table.tokens()).toBe('M1 P1 G0');
  });

  it('LX-C13: Exports with one card to give (IM-11.22)', () => {
    const table = position(
      legends({ empire: true, hand: ['l-exports', 'romans-glory'] }, [{ hand: [] }, { hand: [] }]),
    );
    table.choose('l-exports');
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual(['', 'romans-glory', '']);
    expect([0, 1, 2].map((seat) => table.tokens(seat))).toEqual(['M2 P0 G0', 'M2 P0 G0', 'M2 P0 G0']);
  });

  it('LX-C14: Religion without means brings unrest', () => {
    expect(atSolstice(legends({ hand: [], m: 2, play: ['l-religion'] })).unrest()).toBe(1);
    const rich = atSolstice(legends({ hand: [], m: 3, play: ['l-religion'] }));
    expect(rich.options).toEqual(['a', 'b']);
  });

  it('LX-C15: Fortunate Isle is exiled after use and may be taken back', () => {
    const table = position(legends({ hand: ['l-fortunate-isle'] }));
    table.choose('l-fortunate-isle', 'l-plain');
    expect(table.exile).toBe('l-fortunate-isle');
    const back = running('acquire(region)', {
      ...legends({ hand: [], play: ['l-cartography'] }),
      exile: ['l-fortunate-isle'],
    });
    expect(back.options).toContain('l-fortunate-isle');
  });

  it('LX-C17: Macedonians take two regions, from the market or from exile', () => {
    const table = position({ ...legends({ hand: ['l-macedonians'] }), exile: ['l-island'] });
    table.choose('l-macedonians', 'l-island');
    expect(table.hand()).toContain('l-island l-plain');
    expect(table.history()).toBe('l-macedonians');
  });

  it('LX-C18: Amphitheatre counts full fives', () => {
    expect(position(legends({ play: ['l-amphitheatre'], g: 14 })).worth('l-amphitheatre')).toBe(2);
  });

  it('LX-C19: Art looks at the state card', () => {
    const play = ['l-art'];
    const barbarian = atSolstice(
      legends({ nation: 'arthurians', quest: 'arthurians-excalibur', hand: ['l-unrest'], m: 3, play }),
    );
    barbarian.choose('l-art', 'accept');
    expect(barbarian.player().materials).toBe(2);
    expect(barbarian.unrest()).toBe(0);
    const empire = atSolstice(legends({ nation: 'atlanteans', hand: ['l-unrest'], m: 3, play })).choose('accept');
    expect(empire.tokens()).toBe('M0 P0 G1');
    expect(empire.unrest()).toBe(1);
  });

  it('LX-C20: King of Kings, each player once (IM-14)', () => {
    const table = running('look(fame, 2); everyone{takeTopFame}', {
      ...legends({ hand: [] }, [{ hand: [] }]),
      only: { fameDeck: [] },
    });
    expect(table.state.trigger).toBe('king-of-kings');
    expect(table.kingSide).toBe('B');
    expect([table.tokens(0), table.tokens(1)]).toEqual(['M0 P0 G6', 'M0 P0 G4']);
  });

  it('LX-C21: Imperial reaches into exile without unrest', () => {
    const table = position({ ...legends({ hand: ['l-imperial'] }), exile: ['l-metropolis'] });
    const { market } = table;
    table.choose('l-imperial', 'a', 'l-metropolis');
    expect(table.hand()).toBe('l-metropolis');
    expect(table.market).toEqual(market);
    expect(table.worth('l-imperial')).toBe(2);
    expect(position(legends({ history: ['l-imperial'] })).worth('l-imperial')).toBe(8);
  });

  it.each(['monastery', 'portals', 'daochang', 'lost-tomes', 'tree-of-knowledge'])(
    'LX-C23: Lost Scroll can be put under %s',
    (place) => {
      const host = `utopians-${place}`;
      const market = ['l-etruscans', 'l-elders', 'l-civil-service', 'l-mining', 'l-plain'];
      const table = position({ ...legends({ nation: 'utopians', hand: ['l-lost-scroll'], play: [host] }), market });
      table.choose(host);
      expect(table.garrison(host)).toBe('l-lost-scroll');
      expect(kindOf(cardNamed('l-lost-scroll')).record.subtypes).toContain('scroll');
    },
  );
});
