import { applyChoice, type Decision, type Option, seat, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../content/catalogue.ts';
import { imperium } from '../index.ts';
import type { State } from '../state.ts';
import { position, running } from './position.ts';

/** docs/examples.md: the examples of the rulebook. */

const regions = KINDS.filter(({ record }) => record.types[0] === 'region' && record.start === 'common').map(
  ({ id }) => id,
);

describe('examples of the rulebook: points', () => {
  it('EX-1: one for every two, rounded down, and never more than ten (IM-2.7, IM-16.5)', () => {
    expect(regions.length).toBeGreaterThanOrEqual(25);
    const worth = (count: number): number =>
      position({
        you: { nation: 'scythians', hand: ['scythians-tamga'], deck: [], discard: regions.slice(0, count) },
      }).worth('scythians-tamga');
    expect(worth(7)).toBe(3);
    expect(worth(25)).toBe(10);
  });

  it('EX-2: a point only in history (IM-16.4)', () => {
    const mask = ['c-jade-mask'];
    const worth = (you: object): number => position({ you }).worth('c-jade-mask');
    expect(worth({ history: mask })).toBe(1);
    for (const elsewhere of [
      { hand: mask },
      { deck: mask },
      { discard: mask },
      { play: mask },
      { play: ['c-oasis'], garrison: { 'c-oasis': mask } },
    ])
      expect(worth(elsewhere)).toBe(0);
  });

  it('EX-3: two cards count the same symbol: nothing is used up (IM-16.5)', () => {
    const table = position({ you: { hand: ['c-boats', 'l-water-mill'], deck: [], discard: ['celts-hibernia'] } });
    expect([table.worth('c-boats'), table.worth('l-water-mill')]).toEqual([1, 1]);
  });
});

/** A game of Classics that has just been dealt. */
function begun(seats: number): State {
  const table = start(
    imperium,
    { seats, variants: { box: 'classics', nations: 'random', level: 'imperator' } },
    'setup',
  );
  while (table.state.phase === 'seating') {
    const decision = table.pending[0] as Decision;
    applyChoice(imperium, table, decision, decision.options[0] as Option);
  }
  return table.state;
}

describe('examples of the rulebook: setup', () => {
  it.each([
    [2, 6, 6],
    [3, 7, 7],
    [4, 8, 8],
  ])(
    'EX-4: with %i players the small decks have %i cards, one of each in the market, and %i fame cards lie over King of Kings',
    (seats, small, fame) => {
      const s = begun(seats);
      expect([s.regionDeck, s.uncivilisedDeck, s.civilisedDeck].map((deck) => deck.length)).toEqual([
        small - 1,
        small - 1,
        small - 1,
      ]);
      expect(s.fameDeck).toHaveLength(fame);
      expect(s.fameDeck).not.toContain(s.king);
    },
  );

  it('EX-5: three materials, two population, one progress, five exhaust tokens, three actions, five cards (IM-4.8, 4.9)', () => {
    for (const player of begun(4).players) {
      const { materials, population, progress, exhausts, actions, hand } = player;
      expect({ materials, population, progress, exhausts, actions, hand: hand.length }).toEqual({
        materials: 3,
        population: 2,
        progress: 1,
        exhausts: 5,
        actions: 3,
        hand: 5,
      });
    }
  });
});

describe('examples of the rulebook: paying', () => {
  it('EX-6: one progress stands for two materials or one population; nothing is given back (IM-11.2)', () => {
    const three = running('pay(3 materials) -> gain(1 action)', { you: { m: 1, g: 2 } });
    expect(three.options).toEqual(['1', '2']);
    expect(three.choose('1').tokens()).toBe('M0 P0 G1');
    expect(running('pay(1 materials) -> gain(1 action)', { you: { m: 0, g: 1 } }).tokens()).toBe('M0 P0 G0');
    expect(running('pay(1 population) -> gain(1 action)', { you: { p: 0, g: 1 } }).tokens()).toBe('M0 P0 G0');
    const poor = running('pay(1 progress) -> gain(1 action)', { you: { m: 9, p: 9 } });
    expect(poor.player().actions).toBe(3); // nothing stands for progress
  });
});

describe('examples of the rulebook: the market', () => {
  it('EX-7: a region that came up after the first acquisition may be the second (IM-10.2)', () => {
    const table = position({
      you: { hand: ['romans-roman-expansion'] },
      market: ['c-armenians', 'c-elders', 'c-coinage', 'c-shrine', 'c-steppe'],
      only: { regionDeck: ['c-oasis'] },
    });
    table.choose('romans-roman-expansion');
    expect(table.market[4]).toBe('c-oasis');
    expect(table.prompt).toBe('may.pick');
    table.choose('c-oasis');
    expect(table.hand()).toBe('c-steppe c-oasis');
  });

  it('EX-8: blind with an empty deck the main deck is searched; the others go back, and no unrest comes (IM-10.4)', () => {
    const table = running('breakThrough(region)', {
      market: ['c-armenians'],
      only: { regionDeck: [], mainDeck: ['c-pharmacy', 'c-aksumites', 'c-oasis', 'c-coast'] },
    });
    expect(table.hand()).toBe('c-oasis');
    expect(table.state.mainDeck).toHaveLength(3);
    expect(table.told('searched-main-deck')).toHaveLength(1);
    expect(table.unrest()).toBe(0);
  });

  it('EX-9: if there is none, two progress (IM-10.4)', () => {
    const table = running('breakThrough(tributary)', {
      market: ['c-steppe'],
      only: { mainDeck: ['c-pharmacy', 'c-oasis'] },
    });
    expect(table.tokens()).toBe('M0 P0 G2');
    expect(table.state.mainDeck).toHaveLength(2);
  });
});

describe('examples of the rulebook: King of Kings', () => {
  const glory = { hand: ['romans-glory'], play: ['c-oasis', 'c-coast', 'c-steppe'] };

  it('EX-10: resolved instead of taken, turned over, and by nobody twice (IM-14)', () => {
    const table = position({
      you: { ...glory, empire: true },
      others: [{ nation: 'greeks', hand: ['greeks-glory'], play: ['c-forest', 'c-hills', 'c-marsh'] }],
      market: ['c-armenians', 'c-elders', 'c-coinage', 'c-shrine', 'c-river'],
      only: { fameDeck: [] },
      round: 4,
    });
    table.choose('romans-glory', 'romans-legions');
    expect(table.play()).toBe('');
    expect(table.tokens()).toBe('M0 P0 G3');
    expect(table.discard()).toBe('c-oasis c-coast c-steppe romans-legions romans-glory');
    expect(table.state.trigger).toBe('king-of-kings');
    expect(table.state.lastRound).toBe(5);
    table.endTurn().choose('greeks-glory');
    expect(table.tokens(1)).toBe('M0 P0 G4');
    const again = running('look(fame, 2)', { you: { empire: true }, only: { fameDeck: [] }, king: 'B' });
    expect(again.prompt).toBe('develop.card');
    const twice = running('takeTopFame; takeTopFame', { you: {}, only: { fameDeck: [] }, king: 'B' });
    expect(twice.tokens()).toBe('M0 P0 G4');
  });
});

describe('examples of the rulebook: collapse', () => {
  it('EX-11: Sumerians return two unrest before a collapse is judged (IM-17.1, IM-19.3)', () => {
    const table = position({
      you: {
        hand: ['romans-unrest', 'romans-unrest', 'c-sumerians', 'c-corruption'],
        discard: ['c-unrest', 'c-unrest'],
        empire: true,
        deck: [],
      },
      others: [{ hand: ['greeks-unrest', 'greeks-unrest'], deck: [] }],
      unrestPile: 1,
    });
    table.choose('c-corruption');
    expect(table.prompt).toBe('move.card');
    table.choose('romans-unrest', 'romans-unrest');
    expect(table.over).toBe(true);
    expect(imperium.ending(table.state)).toBe('collapse');
    expect(table.winners).toEqual([seat(0)]);
  });

  it('Sumerians return no unrest from under a card: garrisons are not among the places (IM-16.1)', () => {
    const table = position({
      you: {
        hand: ['c-sumerians', 'c-corruption'],
        play: ['c-oasis'],
        garrison: { 'c-oasis': ['c-unrest'] },
        discard: ['romans-unrest'],
        empire: true,
        deck: [],
      },
      others: [{ hand: ['greeks-unrest'], deck: [] }],
      unrestPile: 1,
    });
    table.choose('c-corruption');
    expect(table.prompt).toBe('move.card');
    expect(table.options).toContain('romans-unrest');
    expect(table.options).not.toContain('c-unrest');
  });
});

describe('examples of the rulebook: an empty deck', () => {
  it('EX-12: a barbarian takes the next nation card, at the price of an exhaust token (IM-12.1)', () => {
    const table = position({
      you: {
        hand: ['romans-unrest'],
        deck: [],
        discard: ['romans-glory', 'romans-conquer'],
        nationDeck: ['romans-raetia'],
      },
    });
    table.choose('end', 'c-steppe', 'done');
    expect(table.player().exhausts).toBe(4);
    expect(table.told('nation-card')).toMatchObject([{ seat: 0 }]);
    expect(table.player().hand).toHaveLength(4);
    expect(table.brokenLaws).toEqual([]);
  });

  it('EX-13: without an exhaust token there is no nation card, only the shuffle (IM-12.1)', () => {
    const table = running('draw(1)', {
      you: { exhausts: 0, deck: [], discard: ['romans-glory'], nationDeck: ['romans-raetia'] },
    });
    expect(table.hand()).toBe('romans-glory');
    expect(table.player().nationDeck).toHaveLength(2);
  });
});
