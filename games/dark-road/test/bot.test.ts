import { greedy, playGame, random } from '@stolik/bots';
import { type Seating, seat, seatingOf } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { evaluate, turnsLeft } from '../bot.ts';
import { darkRoad } from '../index.ts';
import type { Feat } from '../pieces.ts';
import { missingFor } from '../rules/feat-counts.ts';
import { merchantOf } from '../state.ts';
import { type Given, position } from './position.ts';

const two = seatingOf(darkRoad, 2, {}) as Seating;

describe('what a bot believes', () => {
  it('counts the turns that are left from the dice (DR-16.7)', () => {
    const seen = new Map<number, Set<number>>();
    playGame(darkRoad, two, 'turns', [random, random], {
      onDecision: ({ prompt, seat: at }, _, { state }) => {
        if (!prompt.startsWith('plan.die') && prompt !== 'plan.slot') return;
        if (merchantOf(state) !== at) return;
        const wagon = state.wagons[at];
        if (wagon === undefined) return;
        seen.set(state.round, (seen.get(state.round) ?? new Set()).add(turnsLeft(wagon)));
      },
    });
    for (const [round, turns] of seen) expect([round, [...turns]]).toEqual([round, [14 - round]]);
    expect(seen.size).toBeGreaterThan(8);
  });

  it('values what is for the town it travels to as delivered', () => {
    const worth = (given: Given) => evaluate(position(given).state, seat(0));
    const you = { heroes: 'aurelio', contracts: 'hendolina-1', goods: 'instrument tome potion' };
    const lead = (town: string) => {
      const table = position({ you, others: [{}], row: 'phoenix grace' });
      table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'grace', `visit@town-${town}`);
      expect(table.prompt).toBe('caravan.answer'); // the other player is asked now
      return evaluate(table.state, seat(0));
    };
    expect(lead('hendolina')).toBeGreaterThan(lead('wawozno'));
    expect(lead('hendolina')).toBeGreaterThan(worth({ you, others: [{}], row: 'phoenix grace' }));
  });

  it('prefers coins and prestige that are level, the more so the later it is', () => {
    const gap = (round: number) => {
      const worth = (coins: number, prestige: number) =>
        evaluate(position({ round, you: { coins, prestige }, others: [{}] }).state, seat(0));
      return worth(20, 20) - worth(36, 4);
    };
    expect(gap(10)).toBeGreaterThan(gap(4));
    expect(gap(4)).toBeGreaterThanOrEqual(0);
  });

  it('knows what a feat still lacks', () => {
    const lacks = (feats: string, delivered: string) => {
      const wagon = position({ you: { feats, delivered } }).wagon();
      return missingFor(wagon, wagon.feats[0] as Feat);
    };
    expect(lacks('trio-knight', '')).toBe(3);
    expect(lacks('trio-knight', 'agatha roderyk drago')).toBe(1);
    expect(lacks('five-contracts', 'wawozno-1 wawozno-2')).toBe(3);
    expect(lacks('all-towns', 'agatha wawozno-1')).toBe(5);
    expect(lacks('guest-and-goods', 'agatha')).toBe(1);
    expect(lacks('gifts', '')).toBe(1);
    expect(lacks('dozen', 'agatha roderyk wawozno-1')).toBe(9);
    expect(lacks('supplier-blue', 'wawozno-1')).toBe(1);
    expect(lacks('supplier-blue', 'wawozno-1 wawozno-2')).toBe(Number.POSITIVE_INFINITY); // paid twice at most
  });

  it('makes greedy beat random', () => {
    let won = 0;
    for (let game = 0; game < 10; game++) {
      const at = seat(game % 2);
      const bots = at === 0 ? [greedy, random] : [random, greedy];
      if (playGame(darkRoad, two, `greedy ${game}`, bots).winners.includes(at)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });
});
