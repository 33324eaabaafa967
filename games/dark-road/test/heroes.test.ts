import { describe, expect, it } from 'vitest';
import { HERO_KINDS, HEROES, heroKind } from '../content/catalogue.ts';
import { nicknameOf } from './given.ts';
import { position } from './position.ts';

/** DR-11.4, DR-14.4, DR-18.3: every hero's bonus, and what its delivery brings. */

const BONUS = { lantern: { lanterns: 1 }, horseshoe: { horseshoes: 1 }, chest: {} } as const;
const REWARD = [
  { coins: 2 },
  { coins: 2 },
  { prestige: 2 },
  { prestige: 2 },
  { coins: 1, prestige: 1 },
  { coins: 1, prestige: 1 },
] as const;
const NOTHING = { coins: 0, prestige: 0, lanterns: 0, horseshoes: 0, quartz: 0 };

describe('heroes', () => {
  for (const hero of HEROES.filter((one) => !heroKind(one).start)) {
    const { id, bonus, town } = heroKind(hero);
    it(`${id} brings a ${bonus} and is delivered`, () => {
      const table = position({ you: { quartz: 1, companions: 'snow-bee:2' }, inn: nicknameOf(hero) });
      table.choose('companion');
      expect(table.purse()).toEqual({ ...NOTHING, ...BONUS[bonus] });
      expect(table.heroes()).toBe(nicknameOf(hero));
      const dragon = position({ you: { quartz: 1, companions: 'cave-dragon:2' }, inn: nicknameOf(hero) });
      dragon.choose('companion');
      expect(dragon.purse()).toEqual({ ...NOTHING, ...REWARD[town] });
    });
  }

  it('start with one of six who want nothing, one of each class (DR-3.12)', () => {
    const starting = HERO_KINDS.filter(({ start }) => start);
    expect(starting.map(({ town }) => town)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(starting.every(({ wants }) => wants.length === 0)).toBe(true);
  });

  it('who started and are given away leave the game, others go under the deck (DR-18.3)', () => {
    const give = (hero: string) => position({ you: { heroes: hero, companions: 'cosimo' } }).choose('companion');
    const start = give('edvar');
    expect(start.state.heroesOut.map(nicknameOf)).toContain('edvar');
    expect(start.state.heroDeck.map(nicknameOf)).not.toContain('edvar');
    expect(nicknameOf(give('agatha').state.heroDeck[0] as number)).toBe('agatha');
  });

  it('with chests make room; a chest for a chest costs nothing (DR-18.3)', () => {
    const goods = 'staff armor weapon instrument tome potion'; // one more than the grid holds
    const given = { you: { goods, quartz: 1, heroes: 'oleg agatha drago', companions: 'snow-bee:2' }, inn: 'nadir' };
    const kept = position(given).choose('companion', 'oleg'); // Nadir's chest for Oleg's
    expect(kept.goods()).toBe('weapon armor staff tome potion instrument');
    const lost = position({ ...given, inn: 'roderyk' }).choose('companion', 'oleg');
    expect(lost.prompt).toBe('settle.goods');
    const each = ['weapon', 'armor', 'staff', 'tome', 'potion', 'instrument'].map((good) => `${good}@goods-0`);
    expect(lost.options.sort()).toEqual(each.sort());
    expect(lost.choose('tome@goods-0').goods()).toBe('weapon armor staff potion instrument');
  });
});
