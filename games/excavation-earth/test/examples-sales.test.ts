import { chanceFrom, Dealer, type Seating, seatingOf, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { excavationEarth } from '../index.ts';
import type { Buyer } from '../pieces.ts';
import { addBuyer, levelOf, returnToPool } from '../rules/buyers.ts';
import { refresh } from '../rules/queues.ts';
import { setup } from '../rules/setup.ts';
import { run, script } from '../rules/steps.ts';
import { shorthand } from './given.ts';
import { position } from './position.ts';

/** docs/examples.md, derived examples: market and sale. */
describe('examples: market and sale', () => {
  it('D1: with two players every level is 2 before the queues fill, and 6 special buyers are there (EE-2.13)', () => {
    const seating = seatingOf(excavationEarth, 2, { factions: 'random' }) as Seating;
    const state = setup(seating, new Dealer(chanceFrom('D1'), null));
    expect([0, 1, 2, 3, 4].map((colour) => levelOf(state, colour as 0))).toEqual([2, 2, 2, 2, 2]);
    expect(state.pools[5]).toHaveLength(6);
    expect(state.buyerDiscard).toHaveLength(2); // EE-2.14
    for (const market of [0, 1, 2, 3] as const) addBuyer(state, market, 2);
    expect(levelOf(state, 2)).toBe(6);
    expect(start(excavationEarth, seating, 'D1').state.queues.map((queue) => queue.length)).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it('D2: a buyer pushed out goes to the highest free space: level 5 becomes 4, and he is the next to leave (EE-7.4)', () => {
    const table = position({
      levels: '5/5/5/5/5',
      queues: { 1: 'R Y G P' },
      you: { hand: 'R1', explorers: 'market-1' },
    });
    const front = table.state.queues[0]?.[0] as Buyer;
    table.choose('dig-red-north', 'market', 'add special');
    expect(table.level('R')).toBe(4);
    expect(table.state.pools[2]?.at(-1)).toBe(front);
    returnToPool(table.state, table.state.pools[2]?.pop() as Buyer);
    expect(table.state.pools[2]?.at(-1)).toBe(front);
  });

  it('D3: five equal levels: every colour has rank 1 and pays 8 (EE-7.6)', () => {
    const table = position({ levels: '4/4/4/4/4', you: { hand: 'R1' } });
    expect([...'YGRPO'].map((letter) => table.payout(letter))).toEqual([8, 8, 8, 8, 8]);
  });

  it('D5: an artefact of the least popular colour to a special buyer alone: 2 credits, no card (EE-6.15)', () => {
    const table = position({
      you: { hand: 'T2', hold: 'Pg1', traders: '4:1' },
      queues: { 4: 'Y S G' },
      levels: '6/5/4/2/3',
    });
    table.choose('sell');
    expect(table.credits()).toBe(2);
    expect(table.hand()).toBe('');
    expect(table.ship).toBe('S');
    expect(table.envoys()).toEqual([0, 1, 0]);
  });

  it('D6: the most popular colour at three markets: 8 + 12 + 8, and one of two cards is kept (EE-6.15, 6.17)', () => {
    const table = position({
      you: { hand: 'T2', hold: 'Rg1 Rg2 Rg3', traders: '1:1 3:1 5:1' },
      queues: { 1: 'R S', 3: 'R R R', 5: 'Y R' },
      levels: '3/3/8/3/3',
      deck: 'Y1 G2',
    });
    table.choose('sell', 'market-1', 'market-3', 'market-5');
    expect(table.credits()).toBe(28);
    expect(table.prompt).toBe('free-card.card');
    expect(table.options).toEqual(['Y1', 'G2']);
    expect(table.told('drew').map(({ cards, to }) => [cards.map(shorthand), to])).toEqual([[['Y1', 'G2'], [0]]]);
    table.choose('G2');
    expect(table.told('kept').map(({ to }) => to)).toEqual([[0]]); // nobody else hears which
    expect(table.hand()).toBe('G2');
    expect(table.state.discard.length).toBe(1);
    expect(table.envoys()).toEqual([1, 1, 1]);
    expect(table.brokenLaws).toEqual([]);
  });

  it('D7: a second sale sends the buyers of the first home, after its credits are counted (EE-6.18)', () => {
    const table = position({
      you: { hand: 'T2 T3', hold: 'Rg1 Gg1', traders: '1:1 2:1' },
      queues: { 1: 'R R R S', 2: 'G G' },
      levels: '0/4/6/0/0',
    });
    const red = table.pool('R');
    const special = table.pool('S');
    table.choose('sell', 'T2', 'sell red');
    expect(table.ship).toBe('R R R S');
    expect(table.payout('G')).toBe(6); // red still leads: its buyers are on the ship
    table.choose('sell');
    expect(table.told('sold')[1]?.income.popularity).toBe(6);
    expect(table.ship).toBe('G G');
    expect(table.pool('R')).toBe(red + 3);
    expect(table.pool('S')).toBe(special + 1);
  });

  it('D8: without an interested buyer Sell is not among the actions (EE-6.14)', () => {
    const given = { you: { hand: 'T2', hold: 'Rg1', traders: '2:1' }, queues: { 2: 'Y Y O' } };
    expect(position(given).options).not.toContain('sell');
    expect(position({ ...given, queues: { 2: 'Y Y R' } }).options).toContain('sell');
  });

  it('D10: Aqulla need no trader at the market of the discarded action card (EE-9.5)', () => {
    const given = {
      you: { faction: 'aqulla', hand: 'R5 T2', hold: 'Gg1 Gg2', traders: '3:1' },
      queues: { 3: 'G', 5: 'G S' },
      deck: 'Y1',
    };
    const table = position(given).choose('sell', 'R5');
    expect(table.options).toEqual(['market-3', 'market-5']);
    table.choose('market-3', 'market-5');
    expect(table.told('sold')[0]?.income.bonus).toBe(3);
    expect(table.hand()).toBe('Y1');
    expect(table.envoys()).toEqual([0, 1, 0]); // only the trader at 3 is promoted
    expect(table.told('power-used')).toHaveLength(1);
    const travelling = position(given).choose('sell', 'T2', 'Gg1');
    expect(travelling.told('sold')[0]?.markets).toEqual([2]);
  });

  it('D11: Gul may buy first what they sell, at its value (EE-9.6)', () => {
    const given = {
      you: { faction: 'gul', hand: 'T2', credits: 4, explorers: 'bm-west market-1 market-4', traders: '1:1' },
      blackMarket: { green: 'Gg1 Gg2', red: 'Rg2' }, // nobody wants red
      queues: { 1: 'G' },
    };
    const table = position(given);
    expect(table.options).toContain('sell');
    table.choose('sell'); // the only tile that makes a sale possible is bought by itself
    expect(table.prompt).toBe('acquire.slot');
    table.choose('hatch', 'skip');
    expect(table.told('acquired')[0]).toMatchObject({ cost: 3, hatch: true });
    expect(table.told('sold')).toHaveLength(1);
    expect(table.blackMarket('green')).toBe('Gg2');
    expect(position({ ...given, you: { ...given.you, credits: 2 } }).options).not.toContain('sell');
    expect(
      position({ ...given, you: { ...given.you, explorers: 'market-1 market-2 market-4' } }).options,
    ).not.toContain('sell');
  });

  it('D12: without special buyers in the pool step 2 is impossible; step 3 pushes out the one in front (EE-7.5)', () => {
    const table = position({
      you: { hand: 'R3', explorers: 'market-3 market-1 bm-west' },
      queues: { 3: 'S Y G P' },
      specials: 0,
    });
    table.choose('market');
    expect(table.options).not.toContain('add special');
    table.choose('add red');
    expect(table.queue(3)).toBe('Y G P R');
    expect(table.pool('S')).toBe(1);
  });

  it('D13: a colour without buyers on its track cannot be chosen, and its buyer card has no effect (EE-4.3, 6.11)', () => {
    const orange = { 1: 'O O O', 2: 'O O O', 3: 'O O O', 4: '', 5: 'O Y G' };
    const table = position({ seats: 4, you: { hand: 'R4', explorers: 'market-4' }, queues: orange });
    table.choose('dig-red-north', 'market');
    expect(table.options).not.toContain('add orange');
    const filling = position({ seats: 4, queues: orange, play: script('filling', [run(refresh)]) });
    expect(filling.queue(4).split(' ')).toHaveLength(3);
    expect(filling.queue(4)).not.toContain('O');
    expect(filling.brokenLaws).toEqual([]);
  });
});
