import { describe, expect, it } from 'vitest';
import { CARDS, kindOf } from '../content/catalogue.ts';
import { imperium } from '../index.ts';
import { NONE } from '../pieces.ts';
import { position, running } from './position.ts';

/** docs/examples.md, derived: market and unrest. */
describe('market and unrest', () => {
  it('EX-31: an acquired tributary brings its tokens and its unrest, and the slot is filled from the main deck (IM-10.3)', () => {
    const table = running('acquire(tributary)', {
      market: ['c-armenians 3g', 'c-elders', 'c-coinage', 'c-shrine', 'c-steppe'],
      mainDeck: ['c-aksumites'],
    });
    expect(table.hand()).toBe('c-armenians c-unrest');
    expect(table.tokens()).toBe('M0 P0 G3');
    expect(table.market[0]).toBe('c-aksumites');
    expect(table.state.under[0]).not.toBe(NONE);
  });

  it('EX-32: with tokens on every market card nothing is exiled (IM-10.6)', () => {
    const table = position({
      you: { hand: ['c-oasis'] },
      market: ['c-armenians 1g', 'c-elders 1m', 'c-coinage 1p', 'c-shrine 2g', 'c-steppe 1g'],
    });
    table.choose('c-oasis');
    expect(table.exile).toBe('');
    expect(table.play()).toBe('c-oasis');
  });

  it('EX-34: an exiled region brings no unrest, an exiled tributary one (IM-10.8)', () => {
    const region = running('acquire(region)', {
      you: { nation: 'celts', empire: true, play: ['celts-chariots'] },
      market: ['c-armenians'],
      exile: ['c-oasis', 'c-aksumites'],
    });
    expect(region.hand()).toBe('c-oasis');
    const tributary = running('acquire(tributary, alsoExile)', {
      market: ['c-steppe'],
      exile: ['c-oasis', 'c-aksumites'],
    });
    expect(tributary.hand()).toBe('c-aksumites c-unrest');
  });

  it('EX-35: the last unrest under a new market card ends the game at once (IM-15.3)', () => {
    const table = running('exile(1 from market); gain(5 progress)', {
      market: ['c-steppe'],
      only: { mainDeck: ['c-pharmacy', 'c-oasis'], regionDeck: [], civilisedDeck: [], uncivilisedDeck: [] },
      unrestPile: 1,
    });
    expect(table.state.collapsed).toBe(true);
    expect(table.state.unrestPile).toHaveLength(0);
    expect(table.tokens()).toBe('M0 P0 G0');
  });

  it('EX-36: Corruption may collapse the game between two victims (IM-15.3)', () => {
    const table = position({
      you: { empire: true, hand: ['c-corruption'] },
      others: [{}, {}],
      unrestPile: 2,
    });
    table.choose('c-corruption');
    expect([table.unrest(1), table.unrest(2)]).toEqual([1, 1]);
    expect(table.tokens()).toBe('M2 P0 G0'); // the progress is not gained any more
    expect(table.over).toBe(true);
    expect(imperium.ending(table.state)).toBe('collapse');
  });

  it('EX-37: a dual card is either type, has one unrest and got no progress in setup (IM-2.3)', () => {
    for (const type of ['uncivilised', 'civilised']) {
      const table = running(`acquire(${type})`, { market: ['c-city'] });
      expect(table.hand()).toBe('c-city c-unrest');
    }
    expect(CARDS.filter((card) => kindOf(card).id === 'c-city')).toHaveLength(3);
  });
});
