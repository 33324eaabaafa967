import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { cellAt } from '../content/hexes.ts';
import type { Unit } from '../pieces.ts';
import { targetsOf, USUAL } from '../rules/migrate.ts';
import { type Position, position, shorthand } from './position.ts';

/** Where the first citizen of a seat may go in a migration. */
const waysOf = (table: Position, of = 0, unit = 28 * of): string[] =>
  targetsOf(table.state, seat(of), unit as Unit, USUAL).map((one) => shorthand(table.state, seat(of), one));

/** docs/examples.md: moving about, and building. */
describe('the map', () => {
  it('B6: the lands of a strait are apart; a ship in the cove carries a citizen over (AR-4.2, 9.7c)', () => {
    const map = ['twins-strait'];
    const alone = position({ map, players: [{ citizens: 'twins-strait/l0' }] });
    expect(alone.options).toContain('harvest-fruit');
    expect(alone.options).not.toContain('harvest-wood');
    expect(waysOf(alone)).toEqual([]);
    const ferried = position({ map, players: [{ citizens: 'twins-strait/l0', ships: 'twins-strait/w0' }] });
    expect(waysOf(ferried)).toEqual(['twins-strait/l1']);
    const busy = position({ map, players: [{ citizens: 'twins-strait/l0', ships: 'twins-strait/w0!' }] });
    expect(waysOf(busy)).toEqual([]);
  });

  it('B7: an isthmus separates two waters of one region (AR-4.3)', () => {
    const table = position({ map: ['green-isthmus'], players: [{ ships: 'green-isthmus/w0' }] });
    expect(waysOf(table, 0, 20)).not.toContain('green-isthmus/w1');
    expect(waysOf(table, 0, 20)).toContain('open-sea/w0');
  });

  it('B8: two ships pass a citizen on over two borders; one alone cannot (AR-9.7c)', () => {
    // Palm Point and White Beach lie on two sides of the open sea, which has no land.
    const map = ['palm-point@0,-1,1', 'white-beach@0,1,4'];
    const two = position({
      map,
      players: [{ citizens: 'palm-point/l0', ships: 'palm-point/w0 white-beach/w0' }],
    });
    expect(waysOf(two)).toEqual(['white-beach/l0']);
    const one = position({ map, players: [{ citizens: 'palm-point/l0', ships: 'palm-point/w0' }] });
    expect(waysOf(one)).toEqual([]);
    const between = position({ map, players: [{ citizens: 'palm-point/l0', ships: 'open-sea/w0' }] });
    expect(waysOf(between)).toEqual([]); // one ship serves one citizen over one border
    const pair = position({ map, players: [{ citizens: 'palm-point/l0', ships: 'open-sea/w0 open-sea/w0' }] });
    expect(waysOf(pair)).toEqual(['white-beach/l0']);
  });

  it('a region with three citizens of a player takes no fourth (AR-4.6, 9.7d)', () => {
    const map = ['palm-point@0,-1,1', 'white-beach@0,1,4'];
    const full = `palm-point/l0 ${'white-beach/l0 '.repeat(3)}`;
    const table = position({ map, players: [{ citizens: full, ships: 'palm-point/w0 white-beach/w0' }] });
    expect(waysOf(table)).toEqual([]);
  });

  it('others do not enter the free market of a city’s region; its lord does (AR-11.4)', () => {
    const given = { map: ['palm-point'], buildings: ['palm-point/city', 'palm-point/market'] };
    const table = position({
      ...given,
      players: [{ citizens: 'palm-point/l0 palm-point/city' }, { citizens: 'palm-point/l0' }],
    });
    expect(waysOf(table)).toEqual(['palm-point/market']);
    expect(waysOf(table, 1)).toEqual([]);
  });

  it('cells are where they should be (NOTATION)', () => {
    const table = position({ map: ['palm-point@0,-1,1'], players: [{ ships: 'open-sea/w0' }] });
    expect(table.state.map[1]?.cell).toBe(cellAt(0, -1));
  });
});

describe('building', () => {
  const rich = { florins: 20, cubes: { wood: 3, stone: 5, fruit: 2, cattle: 2, fish: 2 } };

  it.each([
    ['ship', 1, { wood: 1 }],
    ['city', 2, { wood: 1, stone: 1 }],
    ['temple', 1, { stone: 2 }],
    ['market', 0, { fruit: 1, cattle: 1 }],
    ['port', 2, { stone: 1, fish: 1 }],
  ] as const)('a %s costs %i f and its cubes (AR-9.8)', (project, florins, cubes) => {
    const table = position({ map: ['palm-point'], players: [{ ...rich, citizens: 'palm-point/l0' }] });
    table.choose('build', project);
    expect(table.player().florins).toBe(20 - florins);
    for (const [kind, count] of Object.entries(cubes))
      expect(table.cubes(kind as 'wood')).toBe(rich.cubes[kind as 'wood'] - count);
    expect(table.state.engaged[0]).toBe(project === 'ship' ? 0 : 1);
    if (project === 'ship') expect(table.unitsIn('palm-point/w0')).toBe(1);
    else expect(table.controls(`palm-point/${project}`)).toBe(0);
  });

  it('one building of a kind in a region, but others may build theirs beside a city (AR-9.8c)', () => {
    const table = position({
      map: ['palm-point'],
      buildings: ['palm-point/city'],
      players: [{ ...rich, citizens: 'palm-point/l0' }, { citizens: 'palm-point/city' }],
    }).choose('build');
    expect(table.options).toEqual(['ship', 'temple', 'market', 'port']);
    table.choose('market');
    expect(table.controls('palm-point/market')).toBe(0);
  });

  it('a ship may build a port, and tokens pay for cubes (AR-2.6, 9.8a)', () => {
    const table = position({ map: ['palm-point'], players: [{ florins: 2, tokens: 2, ships: 'palm-point/w0' }] });
    table.choose('build');
    expect([table.controls('palm-point/port'), table.player().tokens, table.player().florins]).toEqual([0, 0, 0]);
  });
});
