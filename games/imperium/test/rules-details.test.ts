import { describe, expect, it } from 'vitest';
import { CIVILISED, has, UNCIVILISED } from '../content/catalogue.ts';
import { TOKEN_AT } from '../state.ts';
import { stateOf } from './given.ts';
import { atSolstice, dealt, type Position, position, running, runningOn } from './position.ts';

/** Rules that no worked example shows, each by its number. */

describe('setup', () => {
  it('IM-4.18: a market card that is civilised and nothing else begins with 1 progress', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const state = dealt(['romans', 'greeks'], 'classics', seed);
      for (const [slot, card] of state.market.entries())
        expect(state.tokens[slot * 3 + TOKEN_AT.progress]).toBe(
          has(card, CIVILISED) && !has(card, UNCIVILISED) ? 1 : 0,
        );
    }
  });
});

describe('cards in play', () => {
  it('IM-6.7: an exhaust ability works whatever the icon of its card', () => {
    const table = position({ you: { empire: false, hand: [], play: ['c-coinage'], deck: ['c-elders'] } });
    expect(table.choose('c-coinage').hand()).toBe('c-elders');
  });

  it('IM-10.9: a card gained from the market can be played in the same turn', () => {
    const table = position({ you: { hand: ['romans-conquer'], p: 2 }, market: ['c-steppe'] });
    table.choose('romans-conquer');
    while (table.prompt !== 'turn.move') table.choose(table.options[0] as string);
    expect(table.options).toContain('c-steppe');
  });
});

describe('paying (IM-11.3)', () => {
  const conquer = (m: number, asksProgress: boolean): Position => {
    const given = { you: { m, g: 2, hand: [] }, market: ['c-elders', 'c-shrine'] };
    const state = stateOf(given);
    return runningOn({ ...state, asksProgress }, 'pay(3 materials) -> acquire(uncivilised)');
  };

  it('the payer is asked at every price, unless the table wants to be asked only where tokens run short', () => {
    expect(conquer(3, true).options).toEqual(['0', '1', '2']);
    expect([conquer(3, false).prompt, conquer(3, false).tokens()]).toEqual(['acquire.card', 'M0 P0 G2']);
  });

  it('whoever lacks some is asked', () => {
    expect(conquer(1, false).options).toEqual(['1', '2']);
  });
});

describe('unrest', () => {
  const asked = (program: string, hand: readonly string[]): Position =>
    running(program, { you: { nation: 'vikings', hand, deck: ['c-unrest'], discard: ['c-unrest'] } });

  it('IM-11.9a: one from the pile is taken, one drawn or fetched from the discard pile is not', () => {
    expect(asked('take(1 unrest)', []).prompt).toBe('may.pick');
    expect(asked('draw(1)', []).prompt).toBe('nothing');
    expect(asked('take(1 unrest from discard)', []).prompt).toBe('nothing');
  });

  it('IM-5.4: nobody is asked to discard for an unrest that cannot come back', () => {
    const shrine = (hand: readonly string[], discard: readonly string[]): string =>
      atSolstice({ you: { hand, discard, play: ['c-shrine'] } }).prompt;
    expect(shrine(['c-elders'], ['c-cape'])).toBe('nothing');
    expect(shrine(['c-elders'], ['c-unrest'])).toBe('may.pick');
    expect(shrine(['c-elders', 'c-unrest'], ['c-cape'])).toBe('may.pick');
  });

  it('IM-17.3: what lies under market cards belongs to nobody', () => {
    const table = position({ market: ['c-shrine', 'c-elders', 'c-coinage'] });
    expect([table.unrest(0), table.unrest(1)]).toEqual([0, 0]);
  });
});

describe('attacks', () => {
  it('IM-13.2a: protection is settled before the attacker pays or chooses', () => {
    const table = position({
      you: { nation: 'atlanteans', hand: ['atlanteans-atlantean-fleet'], discard: ['c-elders'] },
      others: [{ play: ['c-cape'] }],
    });
    table.choose('atlanteans-atlantean-fleet');
    expect([table.asked, table.prompt]).toEqual([1, 'protection.card']);
    table.choose('c-cape');
    expect([table.asked, table.prompt, table.hand(1)]).toEqual([0, 'choose.branch', 'c-cape']);
  });

  it('IM-13.5: victims choose what they lose; who has nothing loses nothing', () => {
    const table = position({
      you: { nation: 'celts', hand: ['celts-boudicca'] },
      others: [{ play: ['c-coast', 'c-oasis'] }, { nation: 'persians' }],
    });
    table.choose('celts-boudicca');
    expect([table.asked, table.options]).toEqual([1, ['c-coast', 'c-oasis']]);
    table.choose('c-oasis');
    expect([table.discard(1), table.discard(2)]).toEqual(['c-oasis', '']);
  });
});

describe('decks', () => {
  it('IM-14.1: while a fame card is left, looking at two shows that one, and King of Kings is ignored', () => {
    const table = running('look(fame, 2); take(1 of looked)', { you: { hand: [] }, only: { fameDeck: ['c-great'] } });
    expect([table.hand(), table.kingSide, table.state.trigger]).toEqual(['c-great', 'A', null]);
  });

  it('IM-14.5: King of Kings is resolved and stays where it lies', () => {
    const table = running('takeTopFame', { you: { hand: [], development: [] }, only: { fameDeck: [] } });
    expect([table.hand(), table.kingSide, table.state.trigger]).toEqual(['', 'B', 'king-of-kings']);
  });

  it('IM-19.7: the accession card is not swapped out', () => {
    const table = running('swapWithNation', { you: { hand: ['c-elders'], nationDeck: [] } });
    expect([table.hand(), table.player().nationDeck.length]).toEqual(['c-elders', 1]);
  });

  it('IM-18.3: Atlanteans never play a card with the barbarian icon', () => {
    const table = position({ you: { nation: 'atlanteans', hand: ['c-oracle', 'c-elders'] } });
    expect(table.options).not.toContain('c-oracle');
    expect(table.options).toContain('c-elders');
  });
});
