import { type Seating, seatingOf, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LEVEL, LEVELS } from '../content/concern.ts';
import { darkRoad } from '../index.ts';
import { rivalScore } from '../score.ts';
import { CONCERN, concernOf } from '../state.ts';
import { lastTurn, turn } from './concern.ts';
import { position } from './position.ts';

describe('the Private Concern as one more seat (DR-29.1)', () => {
  it('sits anywhere, takes thirteen turns, and leaves all upgrades in the game', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const seating = seatingOf(darkRoad, 2, { concern: 'merchant' }) as Seating;
      const { state } = start(darkRoad, seating, `place ${seed}`);
      places.add(state.order.indexOf(CONCERN));
      expect(state.upgradesOut).toEqual([]);
      expect(state.order).toHaveLength(3);
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  it('sits opposite whoever plays alone, at the usual level; coins are secret unless somebody wants them open (DR-28.3)', () => {
    const alone = (variants: Record<string, string>) =>
      start(darkRoad, seatingOf(darkRoad, 1, variants) as Seating, 'alone').state;
    expect(LEVELS[concernOf(alone({})).level]?.id).toBe(DEFAULT_LEVEL);
    expect([alone({}).openCoins, alone({ coins: 'open' }).openCoins]).toEqual([false, true]);
  });

  it('has its cards shuffled by the seed alone, whatever was played before', () => {
    const dealt = () => {
      const { actions, sarcophagi, notices } = concernOf(
        start(darkRoad, seatingOf(darkRoad, 1, {}) as Seating, 'shuffled').state,
      );
      return [actions.slice(), sarcophagi.slice(), notices.slice()];
    };
    expect(dealt()).toEqual(dealt());
  });

  it('may win: then nobody at a seat does', () => {
    const end = (coins: number) =>
      position({
        round: 13,
        active: 'concern',
        you: { coins, prestige: 40, locks: '- - -', reserve: '' },
        others: [{ coins: 10, prestige: 10, locks: '- - -', reserve: '' }],
        concern: { level: 'guildmaster', coins: 20, prestige: 22, stock: 4, pawn: 0, card: 'pc-09' },
      });
    expect(end(23).winners).toEqual([]);
    expect(end(24).winners).toEqual([0]);
  });

  it('says why it takes coins or a feat as its Good Fortune (DR-29.9)', () => {
    const lead = (coins: number, prestige: number) =>
      turn({ card: 'pc-07', pawn: 3, heroes: 'agatha', coins, prestige }, { event: 'warm-hearth' });
    expect(lead(3, 9).told('concern-fortune')).toMatchObject([{ takes: 'coins' }]);
    expect(lead(9, 3).told('concern-fortune')).toMatchObject([{ takes: 'feat' }]);
    const even = lead(8, 7); // on the way it gains one coin and two prestige
    expect(even.told('concern-fortune')).toMatchObject([{ coins: 9, prestige: 9, takes: 'feat' }]);
    expect([even.concern.feats.length, even.concern.coins]).toEqual([1, 9]);
  });
});

describe('the Private Concern at the end', () => {
  it('scores the lower of coins and prestige, a point for each feat and its level (DR-29.14)', () => {
    for (const { id, vp } of LEVELS) {
      const table = lastTurn({ level: id, coins: 20, prestige: 22, stock: 4, feats: 'dozen gifts' });
      expect(table.told('concern-scored')).toMatchObject([{ total: 21 + 2 + vp }]); // one coin for an idle turn
      expect(rivalScore(table.state)?.lines[0]).toMatchObject({
        points: 21,
        text: { args: { coins: 21, prestige: 22 } },
      });
    }
  });

  it('is beaten only by a strictly higher score', () => {
    const end = (coins: number) =>
      lastTurn({ level: 'guildmaster', coins: 20, prestige: 22, stock: 4 }, { coins, prestige: 40 });
    expect(end(23).winners).toEqual([]); // it has 21 + 2
    expect(end(23).state.phase).toBe('ended');
    expect(end(24).winners).toEqual([0]);
  });

  it('takes a coin for a stray and passes it on (DR-29.15)', () => {
    const table = position({
      active: 'concern',
      concern: { companions: 'dumpling', pawn: 0, card: 'pc-09', stock: 4 },
    });
    expect(table.companions()).toBe('dumpling');
    expect(table.told('companion-passed')).toMatchObject([{ merchant: -1, left: 0 }]);
    expect(table.told('concern-gained')[0]).toMatchObject({ what: 'coins', n: 1 });
  });
});
