import type { AskedDecision, Seat, TextArgs } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { payOfAll } from '../board/plan/centres.ts';
import { deedPlans } from '../board/plan/deeds.ts';
import { pinsOf } from '../board/plan/pins.ts';
import type { At, Prospect } from '../board/plan/prospect.ts';
import { prospectOf } from '../board/plan/prospects.ts';
import { locationNamed } from '../content/map.ts';
import { excavationEarth } from '../index.ts';
import type { ActionCard, Buyer, Card, Tile } from '../pieces.ts';
import { dockOf, sendTo, withdrawFrom } from '../shortcuts.ts';
import { shorthand } from './given.ts';
import { type Position, position } from './position.ts';

/** What is shown before it is chosen is what comes of it. */
describe('plans', () => {
  const viewOf = (table: Position) => excavationEarth.view(table.state, 0 as Seat);

  function shown(table: Position, at: At, held: Card | null = null, args: TextArgs = {}): Prospect {
    const decision = { question: { key: 'ask', args } } as unknown as AskedDecision;
    return prospectOf({ state: viewOf(table), seat: 0 as Seat, decision, prompt: table.prompt }, held, at);
  }

  const cardOf = (table: Position, name: string): Card =>
    [...table.player().hand, ...table.player().travel].find((card) => shorthand(card) === name) as Card;
  const tileOf = (table: Position, name: string): Tile =>
    [...table.state.map, ...table.state.blackMarket.flat(), ...table.player().hold].find(
      (tile) => shorthand(tile) === name,
    ) as Tile;

  const explorers = 'market-1 dig-red-east bm-west';

  it('Travel: fuel left at every place within reach, and none beyond (EE-6.1)', () => {
    const table = position({ you: { hand: 'T2', explorers } }).choose('travel');
    const { reach } = shown(table, null);
    const reachable = new Set<number>(table.state.explorers.slice(0, 3));
    for (const [place, left] of reach?.left ?? []) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(2);
      expect(reachable.has(place)).toBe(false);
    }
    expect(reach?.left.get(locationNamed('dig-red-north'))).toBe(1);
  });

  it('Sell: the sum for each dock is what the sale then pays, and traders become envoys (EE-6.15, 6.19)', () => {
    const given = {
      you: { hand: 'T2', hold: 'Rg1 Rg2', traders: '1:1 3:1' },
      queues: { 1: 'R S', 3: 'R R R' },
      levels: '3/3/8/3/3',
    };
    const table = position(given).choose('sell');
    expect(table.prompt).toBe('sell.market');
    const one = shown(table, dockOf(2));
    expect(one.more?.income).toMatchObject({ popularity: 8, forBuyers: 6, bonus: 0, credits: 14 });
    table.choose('market-3');
    const both = shown(table, dockOf(0));
    expect(both.sale?.income.credits).toBe(14);
    expect(both.more?.income).toMatchObject({ popularity: 8, forBuyers: 10, bonus: 3, credits: 21 });
    expect(both.more?.envoys).toEqual([1, 1, 0]);
    const before = table.credits();
    table.choose('market-1');
    expect(table.credits() - before).toBe(both.credits);
    expect(table.envoys()).toEqual([1, 1, 0]);
  });

  it('Market: who enters, who is pushed out, and what becomes of both levels (EE-7.4, 7.5)', () => {
    const table = position({
      you: { hand: 'R1', explorers },
      queues: { 1: 'R Y G P' },
      levels: '5/5/5/5/5',
    }).choose('market');
    const front = table.state.queues[0]?.[0] as Buyer;
    const { enters, levels } = shown(table, 'track-green');
    expect(enters).toEqual({ market: 0, kind: 1, pushed: front });
    expect(levels).toEqual([null, 6, 4, null, null]);
    table.choose('add green');
    expect([table.level('G'), table.level('R')]).toEqual([6, 4]);
    expect(shown(table, dockOf(0)).trader).toBe(0);
  });

  it('Command: a trader at the dock, an envoy in or out (EE-6.21)', () => {
    const table = position({ you: { hand: 'R3', explorers, envoys: '0 2 0' }, round: 2 });
    const card = cardOf(table, 'R3');
    expect(shown(table, dockOf(2), card).trader).toBe(2);
    expect(shown(table, sendTo(1), card).envoys).toEqual([0, 1, 0]);
    expect(shown(table, withdrawFrom(1), card).envoys).toEqual([0, -1, 0]);
    expect(shown(table, sendTo(0), card).envoys).toEqual([0, 0, 0]);
  });

  it('Command: what a centre would pay more with an envoy, ties shared (EE-10.2, 10.3)', () => {
    const table = position({
      you: { hand: 'R1 R3 R5', explorers, envoys: '0 1 2' },
      others: [{ envoys: '0 2 0' }],
      round: 2,
    });
    const view = viewOf(table);
    const pays = (name: string) =>
      deedPlans(view, 0 as Seat, cardOf(table, name)).find(({ deed }) => deed === 'command')?.brings ?? null;
    expect(payOfAll(view, 0)).toBe(5 + 10);
    expect(pays('R1')).toEqual({ unit: 'credits', count: 10 });
    // From second place to a tie for both: 15 shared is 7 each.
    expect(pays('R3')).toEqual({ unit: 'credits', count: 2 });
    expect(pays('R5')).toBeNull();
    expect(payOfAll(view, 0, [0, 0, -2])).toBe(5);
  });

  it('Smuggle: value and one more for a stack’s top, the value for one’s own (EE-6.24, 6.25)', () => {
    const table = position({
      you: { hand: 'R1', credits: 20, explorers, hold: 'Gg2' },
      blackMarket: { yellow: 'Yg1' },
    }).choose('smuggle');
    expect(shown(table, tileOf(table, 'Yg1')).credits).toBe(-6);
    expect(shown(table, tileOf(table, 'Gg2')).credits).toBe(7);
  });

  it('Excavate: the tile, its cell of the gallery, and what that is worth (EE-7.8, 11.1)', () => {
    const table = position({ you: { hand: 'R1 G1', explorers, gallery: 'Rg1' }, map: 'Rg2' });
    const card = cardOf(table, 'R1');
    const tile = tileOf(table, 'Rg2');
    expect(pinsOf(viewOf(table), card).get(tile)).toBe('excavate');
    const { gained, sample, after } = shown(table, tile, card);
    expect(gained).toBe(tile);
    expect(sample?.inColumn).toBe(2);
    table.choose('excavate', 'sample');
    expect(after?.total).toBe(table.points());
  });

  it('Survey: one’s own card in the place of one without a marker (EE-6.27)', () => {
    const table = position({ seats: 2, you: { hand: 'R1 G5', explorers }, forecast: 'Y2 P3 O4', markers: '- 1 -' });
    const card = cardOf(table, 'G5') as ActionCard;
    const [free, marked] = table.state.forecast as [ActionCard, ActionCard];
    expect(shown(table, free, card).surveys).toEqual({ replaced: free, card });
    expect(shown(table, marked, card).surveys).toBeNull();
  });

  it('an action that cannot be taken says why, in a sentence with its rule and in a few words', () => {
    const table = position({ you: { hand: 'R1', explorers } });
    const plans = deedPlans(viewOf(table), 0 as Seat, null);
    const sell = plans.find(({ deed }) => deed === 'sell');
    expect(sell).toMatchObject({ possible: false, why: { key: 'why-nothing-to-sell' } });
    expect(sell?.line.key).toBe('off-nothing-to-sell');
  });
});
