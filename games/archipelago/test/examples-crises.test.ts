import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

const EIGHT = [
  { citizens: 'palm-point/l0 palm-point/l0 palm-point/l0' },
  { citizens: 'white-beach/l0 white-beach/l0 white-beach/l0' },
  { citizens: 'turtle-bay/l0 turtle-bay/l0' },
];
const THREE_LANDS = ['palm-point', 'white-beach', 'turtle-bay'];

/** docs/examples.md: crises and events. */
const crisis = { map: THREE_LANDS, players: EIGHT, deck: ['back-01'] };

describe('domestic crises', () => {
  it('A7: a stone stands up exactly six of eight; two rebels are two unrest (AR-7.2)', () => {
    const table = position({ ...crisis, domestic: { stone: 1 } }, 'balance');
    expect([table.lying, table.asked]).toEqual([8, 0]);
    const bank = table.bank('stone');
    table.choose('market@domestic-stone', 'mine');
    expect([table.bank('stone'), table.domestic('stone'), table.lying]).toEqual([bank + 1, 0, 5]);
    expect(table.tryTo('done', 0)?.why).toBe('unknown-option');
    table.choose('1: citizen white-beach/l0', '1: citizen white-beach/l0', '2: citizen turtle-bay/l0');
    expect(table.lying).toBe(2);
    table.choose('done', 'done', 'done');
    expect(table.state.unrest).toBe(2);
    expect(table.told('domestic-crisis-over')).toEqual([{ type: 'domestic-crisis-over', rebels: 2 }]);
  });

  it('A8: the cube that stands up the last ends the crisis, and nobody else has a turn (AR-7.2)', () => {
    const table = position({ ...crisis, domestic: { stone: 2 } }, 'balance');
    table.choose('market@domestic-stone', 'mine', '1: citizen white-beach/l0', '1: citizen white-beach/l0');
    table.choose('1: citizen white-beach/l0', 'market@domestic-stone');
    expect([table.lying, table.state.unrest]).toEqual([0, 0]);
    expect(table.prompt).toBe('delivery.move'); // the export crisis of the same back
  });

  it('A9: of three cattle one is there, so unrest rises by two (AR-7.4)', () => {
    const table = position({ ...crisis, domestic: { stone: 2 }, export: { cattle: 1 } }, 'balance');
    table.choose('market@domestic-stone', 'mine', '1: citizen white-beach/l0', '1: citizen white-beach/l0');
    table.choose('1: citizen white-beach/l0', 'market@domestic-stone');
    table.choose('done', 'market@export-cattle', 'done', 'done');
    expect([table.exported('cattle'), table.state.unrest]).toEqual([0, 2]);
  });

  it('A19, B10: a citizen on a temple never lies down; a ship on a port does not care (AR-11.7)', () => {
    const table = position(
      {
        ...crisis,
        buildings: ['palm-point/temple', 'palm-point/port'],
        players: [
          { citizens: 'palm-point/temple palm-point/l0', ships: 'palm-point/port' },
          { citizens: 'white-beach/l0' },
        ],
      },
      'balance',
    );
    expect(table.lying).toBe(2);
    expect([table.controls('palm-point/temple'), table.controls('palm-point/port')]).toEqual([0, 0]);
    expect(table.options).toEqual(['palm-point/temple', 'done']);
    table.choose('palm-point/temple');
    expect(table.lying).toBe(1);
    expect(table.options).toEqual(['done']); // nobody lies there any more
  });

  it('A18: a temple that is controlled from a city serves only when the citizen of the city stands (AR-7.2, 11.6)', () => {
    const table = position(
      {
        ...crisis,
        buildings: ['palm-point/temple', 'palm-point/city'],
        domestic: { stone: 2 },
        players: [
          { citizens: 'palm-point/city palm-point/l0 palm-point/l0' },
          { citizens: 'palm-point/l0 palm-point/l0 palm-point/l0 white-beach/l0 white-beach/l0' },
        ],
      },
      'balance',
    );
    expect(table.options).toEqual(['market@domestic-stone', 'done']);
    table.choose('market@domestic-stone', 'citizen palm-point/city');
    for (let more = 0; more < 2; more++) table.choose('1: citizen white-beach/l0');
    for (let more = 0; more < 3; more++) table.choose('1: citizen palm-point/l0');
    expect(table.options).toEqual(['palm-point/temple', 'market@domestic-stone', 'done']);
    table.choose('palm-point/temple');
    expect(table.lying).toBe(0);
  });

  it('B2: a discovery token stands for the cube; it leaves the game, and no cube moves (AR-2.6)', () => {
    const table = position(
      { ...crisis, deck: ['back-02'], players: [{ ...EIGHT[0], tokens: 1 }, ...EIGHT.slice(1)] },
      'balance',
    );
    const bank = table.bank('fish');
    table.choose('token', 'mine', '1: citizen white-beach/l0', '1: citizen white-beach/l0');
    expect([table.bank('fish'), table.player().tokens, table.state.tokensSpent]).toEqual([bank, 0, 1]);
    expect(table.lying).toBe(3);
  });

  it('B11: a rebel in the city: nobody controls the region, and nobody may enter the city (AR-11.6)', () => {
    const table = position({
      map: ['palm-point'],
      buildings: ['palm-point/city', 'palm-point/market'],
      order: [1, 0, 2],
      players: [{ citizens: 'palm-point/city~' }, { citizens: 'palm-point/l0' }],
    });
    expect([table.rules('palm-point'), table.controls('palm-point/market')]).toEqual([null, null]);
    table.choose('harvest-wood');
    expect(table.cubes('wood', 1)).toBe(1);
    const other = position({
      map: ['palm-point'],
      buildings: ['palm-point/city', 'palm-point/market'],
      order: [1, 0, 2],
      players: [{ citizens: 'palm-point/city~' }, { citizens: 'palm-point/l0' }],
    }).choose('migrate');
    expect(other.controls('palm-point/market')).toBe(1); // the only way to move: the city is not unoccupied
  });

  it('A17: B keeps the port of a city as long as its unit stands there and is active (AR-11.3 to 11.5)', () => {
    const given = {
      map: ['palm-point', 'white-beach'],
      buildings: ['palm-point/city', 'palm-point/port'],
      deck: ['back-01'],
    };
    const standing = position({
      ...given,
      players: [{ citizens: 'palm-point/city' }, { citizens: 'palm-point/port' }],
    });
    expect([standing.controls('palm-point/port'), standing.rules('palm-point')]).toEqual([1, 0]);

    const left = position({ ...given, players: [{ citizens: 'palm-point/city' }, { citizens: 'palm-point/l0' }] });
    expect(left.controls('palm-point/port')).toBe(0);

    const rebel = position({ ...given, players: [{ citizens: 'palm-point/city' }, { citizens: 'palm-point/port~' }] });
    expect(rebel.controls('palm-point/port')).toBeNull();

    const evicted = position(
      {
        ...given,
        domestic: { stone: 1 },
        players: [
          { citizens: 'palm-point/city white-beach/l0 white-beach/l0 white-beach/l0' },
          { citizens: 'palm-point/port white-beach/l0 white-beach/l0 white-beach/l0' },
        ],
      },
      'balance',
    );
    evicted.choose(
      'market@domestic-stone',
      'citizen palm-point/city',
      'citizen white-beach/l0',
      'citizen white-beach/l0',
    );
    evicted.choose(
      'citizen white-beach/l0',
      '1: citizen white-beach/l0',
      '1: citizen white-beach/l0',
      'done',
      'done',
      'done',
    );
    expect(evicted.options).toEqual(['palm-point/port', 'done']);
    evicted.choose('palm-point/port');
    expect(evicted.controls('palm-point/port')).toBe(0);
    expect(evicted.told('evicted')).toMatchObject([{ seat: 0 }]);
    expect(evicted.lying).toBe(2); // still lying, on the open ground
  });

  it('a rebel of the lord himself does not block his building (AR-11.2)', () => {
    const table = position({
      map: ['palm-point'],
      buildings: ['palm-point/city', 'palm-point/market'],
      players: [{ citizens: 'palm-point/city palm-point/market~' }],
    });
    expect(table.controls('palm-point/market')).toBe(0);
  });
});

describe('backs', () => {
  it('A10: great services: two unrest less for each temple, but not below nothing (AR-7.6)', () => {
    const map = ['palm-point', 'white-beach', 'turtle-bay'];
    const given = { map, buildings: map.map((region) => `${region}/temple`), players: EIGHT, deck: ['back-35'] };
    expect(position({ ...given, unrest: 7 }, 'balance').state.unrest).toBe(1);
    expect(position({ ...given, unrest: 4 }, 'balance').state.unrest).toBe(0);
  });

  it('A21: of a back with a red and a white zone each phase resolves its own (AR-7.1, 18.6)', () => {
    const red = position({ ...crisis, deck: ['back-23'] }, 'red-balance');
    red.choose('done', 'done', 'done');
    expect(red.over).toBe(true);
    expect(red.events.map(({ type }) => type)).toContain('domestic-crisis');
    expect(red.told('export-crisis')).toEqual([]);
    const white = position({ ...crisis, deck: ['back-23'] }, 'balance');
    expect(white.told('domestic-crisis')).toEqual([]);
    expect(white.told('export-crisis')).toEqual([expect.objectContaining({ cubes: 2, kind: 5 })]);
  });

  it('A22: red events: temples calm, cities stir (AR-18.6)', () => {
    const map = THREE_LANDS;
    const temples = { map, buildings: ['palm-point/temple', 'white-beach/temple'], players: EIGHT, unrest: 5 };
    expect(position({ ...temples, deck: ['back-43'] }, 'red-balance').state.unrest).toBe(3);
    const cities = { map, buildings: map.map((region) => `${region}/city`), players: EIGHT, unrest: 1 };
    expect(position({ ...cities, deck: ['back-44'] }, 'red-balance').state.unrest).toBe(4);
  });

  it('B20: in an immediate crisis the rebels of phase 4 lie again and count again (AR-18.6)', () => {
    const players = [{ citizens: 'palm-point/l0~ palm-point/l0~ palm-point/l0~' }, ...EIGHT.slice(1)];
    const table = position({ ...crisis, players, deck: ['back-27'], unrest: 0, domestic: { fish: 1 } }, 'red-balance');
    table.choose('market@domestic-fish');
    for (let more = 0; more < 3; more++) table.choose('1: citizen white-beach/l0');
    table.choose('2: citizen turtle-bay/l0', '2: citizen turtle-bay/l0'); // the sixth is one of his own, all alike
    table.choose('done', 'done', 'done');
    expect(table.state.unrest).toBe(2);
  });

  it('A31: as much unrest as people is still safe; one more is not (AR-12.1)', () => {
    const nine = [...EIGHT.slice(0, 2), { citizens: 'turtle-bay/l0 turtle-bay/l0 turtle-bay/l0' }];
    const safe = position({ map: THREE_LANDS, players: nine, unrest: 8, deck: ['back-48'] }, 'red-balance');
    expect([safe.state.unrest, safe.ended]).toEqual([9, null]);
    const lost = position({ map: THREE_LANDS, players: nine, unrest: 9, deck: ['back-48'] }, 'red-balance');
    expect([lost.state.unrest, lost.ended]).toEqual([10, 'independence']);
    expect(lost.winners).toEqual([]);
  });

  it('B28: own cubes and temples count for the Benefactor, market cubes do not (AR-14)', () => {
    const players = [{ ...EIGHT[0], cubes: { stone: 3 }, florins: 5 }, ...EIGHT.slice(1)];
    const given = { ...crisis, players, domestic: { stone: 2 }, trends: ['trend-benefactor'], deck: ['back-01'] };
    const table = position(given, 'balance');
    const bank = table.state.florins;
    table.choose('own', '1: citizen white-beach/l0', '1: citizen white-beach/l0', '1: citizen white-beach/l0');
    table.choose('2: citizen turtle-bay/l0', '2: citizen turtle-bay/l0'); // the sixth is one of his own, all alike
    expect(table.player().given).toBe(1);
    table.choose('market@domestic-stone');
    expect([table.player().given, table.state.florins]).toEqual([1, bank - 1]);
    const builder = position({ ...given, map: THREE_LANDS }).choose('build'); // a temple is all that he can pay
    expect(builder.player().given).toBe(1);
  });
});
