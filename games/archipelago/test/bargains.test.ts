import { chanceFrom, Dealer, seat, viewTable } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { archipelago } from '../index.ts';
import { owedFor } from '../rules/deals.ts';
import { judgeCrisisPledges, noteCardUsed } from '../rules/pledges.ts';
import { OFFERS_OF_CENTRE, OFFERS_OF_OTHERS } from '../rules/talk.ts';
import { type Position, position } from './position.ts';

const talks = { negotiation: 'true' };

/** AR-17, read by somebody who wants to get round it. */
describe('payments for a place', () => {
  /** Seat 0 decides the order; seat 1 has agreed to pay 8 of its 10 florins for the first place. */
  const agreed = (...with_: string[]): Position => {
    const table = position({ variants: talks, players: [{ cubes: { fish: 3 } }, {}, {}] }, 'order');
    table
      .chooseFor(0, '2')
      .chooseFor(1, '0')
      .chooseFor(2, '0')
      .chooseFor(1, 'speak')
      .chooseFor(2, 'quiet')
      .choose('negotiate', 'listen');
    table.chooseFor(1, 'offer@player-0', 'place-1', 'give-florins', '8', ...with_, 'send').chooseFor(2, 'silence');
    return table.choose('accept@offer-0');
  };

  it('are kept for it: the payer cannot spend them on something else before the order stands (AR-17.5)', () => {
    const table = agreed().choose('offer@player-1', 'give-fish', '1', 'ask-florins', '3', 'send', 'answers');
    expect(table.optionsOf(1)).toEqual(['decline@offer-0', 'counter@offer-0']);
    table.chooseFor(1, 'decline@offer-0').choose('offer@player-1', 'give-fish', '1', 'ask-florins', '2', 'send');
    table.choose('answers').chooseFor(1, 'accept@offer-0').choose('close', 'next@player-1', 'next@player-0');
    expect([table.player(0).florins, table.player(1).florins]).toEqual([8 + 2 + 8, 0]);
    expect(table.brokenLaws).toEqual([]);
  });

  it('are kept by the payer alone: the others owe nothing for it (AR-17.5)', () => {
    const { state } = agreed();
    expect([0, 1, 2].map((one) => owedFor(state, seat(one)).florins)).toEqual([0, 8, 0]);
  });

  it('are agreed on once: while a place is bargained for the two speak of no other (AR-17.5)', () => {
    const table = agreed().choose('listen');
    expect(table.optionsOf(1)).not.toContain('first-3@player-0');
    expect(table.chooseFor(1, 'offer@player-0').optionsOf(1)).not.toContain('place-2');
    table.chooseFor(1, 'cancel').chooseFor(2, 'silence');
    expect(table.options).not.toContain('first-3@player-1');
    expect(table.options).toContain('first-3@player-2');
  });

  it('are charged once, also when two offers for a place were open (AR-17.5)', () => {
    const table = position({ variants: talks, players: [{}, {}, {}] }, 'order');
    table
      .chooseFor(0, '2')
      .chooseFor(1, '0')
      .chooseFor(2, '0')
      .chooseFor(1, 'quiet')
      .chooseFor(2, 'quiet')
      .choose('negotiate');
    for (let twice = 0; twice < 2; twice++) table.choose('offer@player-1', 'place-1', 'ask-florins', '3', 'send');
    table.choose('answers').chooseFor(1, 'accept@offer-0', 'accept@offer-1');
    expect(table.told('offer-void')).toHaveLength(1);
    table.choose('close', 'next@player-1', 'next@player-0');
    expect([table.player(0).florins, table.player(1).florins]).toEqual([8 + 3, 10 - 3]);
  });

  it('bring their promise only with the place', () => {
    const refused = agreed('demand-repay', '3', '1').choose('close', 'next@player-2', 'next@player-0');
    expect([refused.state.promises, refused.told('promised')]).toEqual([[], []]);
    const given = agreed('demand-repay', '3', '1').choose('close', 'next@player-1', 'next@player-0');
    expect(given.state.promises).toMatchObject([{ by: 0, to: 1, what: 'repay', amount: 3 }]);
  });
});

describe('promises', () => {
  it('to repay are not kept by florins that come straight back (AR-17.4)', () => {
    const owing = (...terms: string[]): Position => {
      const table = position({ variants: talks, order: [1, 0, 2] });
      table.state.promises = [{ by: seat(1), to: seat(0), what: 'repay', amount: 5, due: 4 }];
      table.choose('negotiate', 'offer@player-0', ...terms, 'send', 'answers').chooseFor(0, 'accept@offer-0');
      return table;
    };
    const sham = owing('give-florins', '5', 'ask-florins', '5');
    expect([sham.player(1).promisesKept, sham.state.promises[0]?.amount]).toEqual([0, 5]);
    const part = owing('give-florins', '5', 'ask-florins', '2');
    expect([part.player(1).promisesKept, part.state.promises[0]?.amount]).toEqual([0, 2]);
    expect(owing('give-florins', '5').player(1).promisesKept).toBe(1);
  });

  it('are kept by whoever made them: not by what a third pays, and no debt grows by what its creditor pays (AR-17.4)', () => {
    const table = position({ variants: talks, order: [1, 0, 2] });
    table.state.promises = [
      { by: seat(2), to: seat(0), what: 'repay', amount: 5, due: 4 },
      { by: seat(0), to: seat(1), what: 'repay', amount: 4, due: 4 },
    ];
    table.choose('negotiate', 'offer@player-0', 'give-florins', '5', 'send', 'answers').chooseFor(0, 'accept@offer-0');
    expect(table.state.promises.map(({ by, amount }) => [by, amount])).toEqual([
      [2, 5],
      [0, 4],
    ]);
    expect(table.told('promise-kept')).toEqual([]);
  });

  it('to use a card are kept by whoever uses it, of two who promised the same (AR-17.4)', () => {
    const table = position({ variants: talks });
    const card = table.state.track[0] as number;
    const use = (by: number) => ({ by: seat(by), to: seat(0), what: 'use-card', amount: card, due: 4 }) as const;
    table.state.promises = [{ ...use(1), what: 'repay' }, use(2), use(1)];
    noteCardUsed(table.state, seat(1), card, new Dealer(chanceFrom('promises'), () => {}));
    expect(table.state.promises.map(({ by, what }) => [by, what])).toEqual([
      [1, 'repay'],
      [2, 'use-card'],
    ]);
  });

  it('of help in a crisis end with it, whether to stand up or to deliver; others do not (AR-17.4)', () => {
    const { state } = position({ variants: talks });
    const made = { by: seat(1), to: seat(0), amount: 1, due: 4 };
    state.promises = (['deliver', 'repay', 'stand-up'] as const).map((what) => ({ ...made, what }));
    judgeCrisisPledges(state, new Dealer(chanceFrom('promises'), () => {}));
    expect(state.promises.map(({ what }) => what)).toEqual(['repay']);
    expect(state.players[1]?.promisesBroken).toBe(2);
  });
});

describe('talks', () => {
  it('come to an end, whatever is said in them, and nothing is made or lost (AR-17.6, 20.1 to 20.3)', () => {
    let longest = 0;
    for (let game = 0; game < 60; game++) {
      const table = position({
        variants: talks,
        map: ['turtle-bay'],
        buildings: ['turtle-bay/city'],
        players: [
          { citizens: 'turtle-bay/l0', cubes: { fish: 2, wood: 1 }, tokens: 1, cards: ['merchant', 'sawmill'] },
          { citizens: 'turtle-bay/city', cubes: { iron: 2 }, cards: ['spy'] },
          { cubes: { stone: 3 }, tokens: 2 },
        ],
      }).choose('negotiate');
      const made = new Map<number, number>();
      let said = 0;
      for (let pick = game; table.prompt.startsWith('talk.'); pick = (pick * 48271 + 11) % 65537) {
        // Whoever stalls closes nothing as long as there is anything else to say.
        const words = table.options.filter((option) => option !== 'close' && option !== 'silence');
        const from = words.length > 0 ? words : table.options;
        table.choose(from[pick % from.length] as string);
        said++;
        expect(table.brokenLaws).toEqual([]);
      }
      for (const event of table.events)
        if (event.type === 'offer-made') made.set(event.offer.from, (made.get(event.offer.from) ?? 0) + 1);
      for (const [from, offers] of made)
        expect(offers).toBeLessThanOrEqual(from === 0 ? OFFERS_OF_CENTRE : OFFERS_OF_OTHERS);
      longest = Math.max(longest, said);
      expect(table.told('talks-closed')).toHaveLength(1);
    }
    expect(longest).toBeGreaterThan(30);
    expect(longest).toBeLessThan(150);
  });

  it('show nothing of an offer until it is sent', () => {
    const table = position({ variants: talks, players: [{ cubes: { fish: 2 } }, {}, {}] }).choose('negotiate');
    table.choose('offer@player-1');
    const seen = (): unknown => {
      const { sequence: _, ...rest } = viewTable(archipelago, table.table, seat(2));
      return rest;
    };
    const before = seen();
    const told = table.events.length;
    table.choose('give-fish', '2', 'ask-florins', '3');
    expect(seen()).toEqual(before);
    expect(table.events).toHaveLength(told);
    expect(viewTable(archipelago, table.table, seat(1)).decision).toBeNull();
    table.choose('send');
    expect(seen()).not.toEqual(before);
  });

  it('never speak of units, discs or objectives (AR-17.1)', () => {
    const table = position({
      variants: talks,
      map: ['palm-point'],
      players: [
        { citizens: 'palm-point/l0', ships: 'palm-point/w0', cubes: { fish: 1 }, objectives: ['short-01'] },
        { citizens: 'palm-point/l0', objectives: ['short-02'] },
        {},
      ],
    }).choose('negotiate', 'offer@player-1');
    for (const option of table.decision.options) {
      expect(typeof option).toBe('string'); // a number would be a piece: a unit, an objective
      expect(option).not.toMatch(/disc|citizen|ship|objective/);
    }
  });
});
