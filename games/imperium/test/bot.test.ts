import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot.ts';
import { CARDS, kindOf } from '../content/catalogue.ts';
import { GLORIOUS, IN_PLAY, WITH_HISTORY, WITHOUT_HISTORY } from '../promise.ts';
import { pointsOf } from '../score.ts';
import type { State } from '../state.ts';
import { position, type Side } from './position.ts';

/** What the first of two seats thinks of its position, without what is already points. */
function promise(you: Side, round = 1): number {
  const { state } = position({ you: { deck: [], ...you }, others: [{ deck: [] }], round });
  // Cards named here are missing in the main deck, by which time is told.
  state.mainDeck = state.mainDeck.slice(0, 20);
  return worth(state) - pointsOf(state, seat(0)) + pointsOf(state, seat(1));
}

const worth = (state: State): number => evaluate(state, seat(0));

describe('what a bot believes', () => {
  it('two seats see the same table from both sides', () => {
    const { state } = position({ you: { m: 7, play: ['c-oasis'], hand: ['c-unrest'] }, others: [{ p: 4 }] });
    expect(evaluate(state, seat(0))).toBeCloseTo(-evaluate(state, seat(1)), 9);
  });

  it('cards with the icon of the other side lie idle (IM-6.4)', () => {
    const conquer = (empire: boolean) => promise({ empire, hand: ['romans-conquer'] }) - promise({ empire });
    const coinage = (empire: boolean) => promise({ empire, hand: ['c-coinage'] }) - promise({ empire });
    expect(conquer(true)).toBeLessThan(conquer(false));
    expect(coinage(false)).toBeLessThan(coinage(true));
  });

  it('regions promise more while Glory goes round, up to the three it asks for', () => {
    const regions = ['c-steppe', 'c-forest', 'c-cape', 'c-woodland'];
    const more = (n: number, hand: string[]) =>
      promise({ hand, play: regions.slice(0, n + 1) }) - promise({ hand, play: regions.slice(0, n) });
    expect(more(1, ['romans-glory'])).toBeGreaterThan(more(1, ['romans-prosperity']));
    // The third makes Glory playable at once.
    expect(more(2, ['romans-glory'])).toBeGreaterThan(more(1, ['romans-glory']));
    expect(more(3, ['romans-glory'])).toBeCloseTo(more(3, ['romans-prosperity']), 9);
  });

  it('what the history adds counts for nations that have one (IM-11.14)', () => {
    const praiseworthy = (nation: string) => promise({ nation, discard: ['c-praiseworthy'] }) - promise({ nation });
    expect(praiseworthy('celts')).toBeGreaterThan(praiseworthy('vikings'));
  });

  it('promises fade with the rounds and with the main deck', () => {
    const you = { m: 6, p: 5, play: ['c-oasis'] };
    expect(promise(you, 12)).toBeLessThan(promise(you, 2));
    const { state } = position({ you, others: [{}], round: 12 });
    const before = worth(state);
    state.mainDeck = state.mainDeck.slice(0, 3);
    expect(worth(state)).toBeLessThan(before);
  });

  it('in the last round little but points counts, and Glory at hand nothing', () => {
    const { state } = position({
      you: { hand: ['romans-glory'], play: ['c-steppe', 'c-forest', 'c-cape'], g: 5 },
      others: [{}],
      round: 20,
    });
    const margin = pointsOf(state, seat(0)) - pointsOf(state, seat(1));
    expect(worth(state) - margin).toBeGreaterThan(1);
    state.trigger = 'main-deck';
    state.lastRound = 20;
    expect(Math.abs(worth(state) - margin)).toBeLessThan(0.5);
  });

  it('every card promises something that can be counted', () => {
    for (const table of [IN_PLAY, WITH_HISTORY.barbarian, WITH_HISTORY.empire, WITHOUT_HISTORY.barbarian]) {
      expect(table.length).toBe(CARDS.length);
      expect(table.every(Number.isFinite)).toBe(true);
    }
    const glorious = new Set(CARDS.filter((card) => GLORIOUS[card] === 1).map((card) => kindOf(card).family));
    expect(glorious).toContain('glory');
    expect(glorious).not.toContain('prosperity');
  });
});
