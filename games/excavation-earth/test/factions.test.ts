import { describe, expect, it } from 'vitest';
import { FACTION_KINDS } from '../content/catalogue.ts';
import { position } from './position.ts';

/** EE-9: what each faction can do that the others cannot. Every faction with an ability must have its entry here. */
const factions: Record<string, () => void> = {
  'faction-issisinui': () => {
    const given = (credits: number, size = 18) => ({
      round: 3,
      you: { faction: 'issisinui', hand: 'Y1', credits, gallery: 'Yg1 Yg2 Yg4' },
      stacks: { yellow: size === 1 ? 'Yg1' : size === 2 ? 'Yg1 Yg2' : 'Yg1 Yg2 Yg4' },
      stackSizes: { yellow: size },
    });
    const table = position(given(20)).choose('survey');
    expect(table.options).toEqual(['Yg1', 'Yg2', 'Yg4', 'none']);
    table.choose('Yg1', 'Yg4', 'Yg2'); // free, to its site, bought
    expect(table.hold()).toBe('Yg1 Yg2');
    expect(table.map).toBe('Yg4');
    expect(table.credits()).toBe(12);
    expect(table.told('power-used')).toHaveLength(1);
    const none = position(given(20)).choose('survey', 'none', 'Yg1', 'Yg2'); // none free: still one at most
    expect(none.hold()).toBe('Yg2');
    expect(none.told('tiles-returned')).toHaveLength(1);
    expect(position(given(20, 2)).choose('survey', 'Yg1').map).toBe('Yg2'); // the other goes to its site
    expect(position(given(20, 1)).choose('survey').map).toBe('Yg1'); // the last one is never free
  },
  'faction-dal-harraii': () => {
    const given = { you: { faction: 'dal-harraii', hand: 'R1', explorers: 'market-1 dig-red-east bm-west' } };
    const table = position(given);
    expect(table.prompt).toBe('pilot.explorer');
    table.choose('explorer-1');
    expect(table.options).toEqual(['dig-red-north', 'dig-red-south']); // the other neighbours hold own explorers
    table.choose('dig-red-south');
    expect(table.explorers()).toBe('dig-red-south dig-red-east bm-west');
    expect(table.prompt).toBe('action.action');
    expect(position(given).choose('stay').explorers()).toBe('market-1 dig-red-east bm-west');
    expect(position({ you: { ...given.you, faction: 'gul' } }).prompt).toBe('action.action');
  },
  'faction-kuti-kuti': () => {
    const given = { you: { hand: 'R1', explorers: 'dig-red-east dig-green-south market-4' }, map: 'Rg2 Rg2' };
    const table = position({ ...given, you: { ...given.you, faction: 'kuti-kuti', gallery: 'Rg2' } });
    table.choose('excavate', 'Rg2'); // the first is taken without asking
    expect(table.hold()).toBe('Rg2 Rg2');
    expect(table.told('power-used')).toHaveLength(1);
    const usual = position({
      you: { faction: 'kuti-kuti', hand: 'R1', explorers: 'dig-red-north dig-red-south market-4', gallery: 'Rg1 Rg4' },
      map: 'Rg1 Rg4', // two explorers, sites that are not adjacent: the ordinary way stays open
    });
    usual.choose('excavate', 'Rg1', 'Rg4');
    expect(usual.hold()).toBe('Rg1 Rg4');
    expect(usual.told('power-used')).toEqual([]);
  },
  'faction-aqulla': () => {
    const given = { you: { faction: 'aqulla', hand: 'G5', hold: 'Rg1' }, queues: { 5: 'R' } };
    const table = position(given);
    expect(table.options).toContain('sell');
    table.choose('sell');
    expect(table.told('sold')[0]?.markets).toEqual([4]);
    expect(table.envoys()).toEqual([0, 0, 0]);
    expect(position({ ...given, you: { ...given.you, faction: 'gul' } }).options).not.toContain('sell');
    expect(position({ ...given, you: { ...given.you, hand: 'G4' } }).options).not.toContain('sell');
    const imagined = position({
      round: 3,
      you: { faction: 'aqulla', hand: 'G1', hold: 'Rg1', envoys: '1 0 0' },
      queues: { 5: 'R' },
      orders: ['reinforcements', 'bribery', 'transit'],
    });
    imagined.choose('command', 'withdraw', 'order-reinforcements', 'sell'); // only market 5 can be imagined (EE-8.5)
    expect(imagined.told('sold')[0]?.markets).toEqual([4]);
  },
  'faction-gul': () => {
    const given = {
      you: {
        faction: 'gul',
        hand: 'T2',
        credits: 9,
        hold: 'Rg1',
        explorers: 'bm-east market-1 market-4',
        traders: '1:1',
      },
      blackMarket: { green: 'Gg2', red: 'Rg4', yellow: 'Yg1' },
      queues: { 1: 'R' },
    };
    const table = position(given).choose('sell');
    expect(table.options).toEqual(['Yg1', 'Gg2', 'Rg4', 'none']); // a sale is possible anyway, so any may be bought
    table.choose('Rg4', 'hold', 'skip', 'Rg4');
    expect(table.hold()).toBe('Rg1');
    expect(table.credits()).toBe(9 - 4 + 8 + 2);
    expect(position(given).choose('sell', 'none').told('acquired')).toEqual([]);
  },
};

describe('factions', () => {
  for (const [id, check] of Object.entries(factions)) it(`${id} has its ability (EE-9)`, check);

  it('all have a test', () => {
    expect(Object.keys(factions).sort()).toEqual(
      FACTION_KINDS.filter(({ power }) => power !== null)
        .map(({ id }) => id)
        .sort(),
    );
  });
});
