import { choose, pendingFor, seat, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { archipelago } from '../index.ts';
import { citizensOut } from '../rules/criteria.ts';
import { moves } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import { position } from './position.ts';

/** A table at the first decision for which the test holds, played with first options. */
function playUntil(seats: number, variants: { [id: string]: string }, stop: (s: State) => boolean, seed = 'examples') {
  const table = start(archipelago, { seats, variants: { negotiation: 'false', ...variants } }, seed);
  while (!stop(table.state)) {
    const [decision] = table.pending;
    if (decision === undefined) throw new Error('the game is over');
    const option = decision.options[0] ?? '';
    choose(archipelago, table, { seat: decision.seat, decision: decision.id, option });
  }
  return table;
}
const inRoundOne = ({ round }: State): boolean => round === 1;

/** docs/examples.md: the beginning, the phases without actions, and crises. */
describe('round 0', () => {
  it.each([2, 3, 4, 5])(
    'A1: with %i players the population is twice their number, and there is no unrest (AR-5.13)',
    (seats) => {
      const { state } = playUntil(seats, {}, inRoundOne);
      expect(state.population).toBe(2 * seats);
      expect(state.unrest).toBe(0);
      expect(state.map).toHaveLength(1 + seats);
      expect(state.players.map(({ tokens }) => tokens)).toEqual(Array(seats).fill(1));
    },
  );

  it('A3: four secrets are in force, and each seat sees its own only (AR-13.2)', () => {
    const { state } = playUntil(4, {}, inRoundOne);
    expect(new Set(state.players.flatMap(({ objectives }) => objectives)).size).toBe(4);
    for (let viewer = 0; viewer < 4; viewer++) {
      const seen = view(state, seat(viewer)).players.map(({ objectives }) => objectives[0]);
      expect(seen.filter((objective) => (objective as number) >= 0)).toEqual(state.players[viewer]?.objectives);
    }
  });

  it('A33: in the desert there are 5 free workers and no ships at the start (AR-16.1)', () => {
    const { state } = start(archipelago, { seats: 3, variants: { 'desert-start': 'true' } }, 'desert');
    expect([state.workers, state.population, state.fleet]).toEqual([5, 6, 0]);
    const later = playUntil(3, { 'desert-start': 'true' }, inRoundOne).state;
    expect([later.population, later.fleet]).toEqual([6, 0]);
    expect([0, 1, 2].map((one) => citizensOut(later, one))).toEqual([2, 2, 2]);
  });

  it('B40 setup: Separatist and Pacifist are out with two players, all clear and Benefactor (AR-15.1, 16.2, 16.6)', () => {
    for (let number = 0; number < 12; number++)
      for (const [seats, variants] of [
        [2, {}],
        [5, { 'all-clear': 'true' }],
        [5, { benefactor: 'true' }],
      ] as const) {
        const { state } = playUntil(seats, variants, inRoundOne, `peace ${number}`);
        const held = state.players.flatMap(({ objectives }) => objectives.map((one) => one - 800));
        expect(held).toHaveLength(seats === 2 ? 4 : seats);
        expect(held).not.toContain(6); // Pacifist
        expect(held).not.toContain(9); // Separatist
      }
  });
});

describe('phase 2', () => {
  it('A34: all bid nothing, and the order stays (AR-6.3)', () => {
    const table = position({ order: [1, 2, 0] }, 'order');
    for (const one of [0, 1, 2]) table.pick(one, '0');
    expect(table.over).toBe(true);
    expect(table.state.order).toEqual([1, 2, 0]);
  });

  it('A34: bids 4, 4, 2 are all paid; the two bid again, and a second tie leaves the order (AR-6.3)', () => {
    const table = position({}, 'order');
    const bank = table.state.florins;
    table.pick(0, '4').pick(1, '4').pick(2, '2');
    expect(table.state.florins).toBe(bank + 10);
    expect(table.table.pending.map((decision) => decision.seat)).toEqual([0, 1]);
    table.pick(0, '1').pick(1, '1');
    expect(table.state.florins).toBe(bank + 12);
    expect(table.over).toBe(true);
    expect(table.state.order).toEqual([0, 1, 2]);
  });

  it('the highest bidder puts everybody in the order he likes (AR-6.3)', () => {
    const table = position({}, 'order').pick(0, '1').pick(1, '3').pick(2, '0');
    expect([table.asked, table.options]).toEqual([1, ['next@player-0', 'next@player-1', 'next@player-2', 'keep']]);
    table.choose('next@player-2', 'next@player-0');
    expect(table.state.order).toEqual([2, 0, 1]);
  });

  it('with two players a tie leaves the order at once (AR-15.4)', () => {
    const table = position({ seats: 2 }, 'order').pick(0, '2').pick(1, '2');
    expect(table.over).toBe(true);
    expect(table.player(0).florins).toBe(8);
  });

  it('nobody can bid more than he has, and bids are sealed', () => {
    const table = position({ players: [{ florins: 3 }] }, 'order');
    expect(table.optionsOf(0)).toEqual(['0', '1', '2', '3']);
    table.pick(0, '3');
    expect(table.events.filter(({ type }) => type === 'bids-opened')).toEqual([]);
    expect(view(table.state, seat(1)).players[0]?.florins).toBe(-1);
  });
});

const EIGHT = [
  { citizens: 'palm-point/l0 palm-point/l0 palm-point/l0' },
  { citizens: 'white-beach/l0 white-beach/l0 white-beach/l0' },
  { citizens: 'turtle-bay/l0 turtle-bay/l0' },
];
const THREE_LANDS = ['palm-point', 'white-beach', 'turtle-bay'];

/** So many citizens, three of each player in each region. */
function crowd(population: number): { citizens: string }[] {
  const people = ['', '', '', ''];
  for (let citizen = 0; citizen < population; citizen++) {
    const region = THREE_LANDS_AND_MORE[Math.floor(citizen / 12)] as string;
    people[Math.floor((citizen % 12) / 3)] += ` ${region}/l0`;
  }
  return people.map((citizens) => ({ citizens }));
}
const THREE_LANDS_AND_MORE = ['palm-point', 'white-beach', 'turtle-bay'];

describe('phase 3', () => {
  it('A4: fish in row 2 brings a worker, iron in row 3 unrest, and boards III and IV nothing (AR-6.4)', () => {
    const table = position(
      { map: THREE_LANDS, players: EIGHT, domestic: { fish: 5, iron: 6 }, workers: 4, unrest: 0 },
      'population',
    );
    expect([table.state.workers, table.state.unrest]).toEqual([5, 1]);
  });

  it('A5: 15 people bring a worker, 35 a worker and unrest (AR-6.4)', () => {
    const fifteen = position({ seats: 4, map: THREE_LANDS, players: crowd(15), workers: 4 }, 'population').state;
    expect([fifteen.population, fifteen.workers, fifteen.unrest]).toEqual([15, 5, 0]);
    const many = position({ seats: 4, map: THREE_LANDS, players: crowd(35), workers: 4 }, 'population').state;
    expect([many.population, many.workers, many.unrest]).toEqual([35, 5, 1]);
  });

  it.each([13, 15, 17])('A6: %i free workers bring two unrest (AR-6.4)', (workers) => {
    expect(position({ map: THREE_LANDS, players: EIGHT, workers }, 'population').state.unrest).toBe(2);
  });

  it('few free workers calm people, but not below nothing (AR-3.6)', () => {
    expect(position({ map: THREE_LANDS, players: EIGHT, workers: 2, unrest: 3 }, 'population').state.unrest).toBe(2);
    expect(position({ map: THREE_LANDS, players: EIGHT, workers: 2 }, 'population').state.unrest).toBe(0);
  });

  it('the archipelago is lost in the middle of the phase (AR-6.5, 12.1)', () => {
    const given = { map: THREE_LANDS, players: EIGHT, domestic: { fish: 9, fruit: 5 }, workers: 0, unrest: 8 };
    const table = position(given, 'population');
    expect(table.ended).toBe('independence');
    expect(table.state.workers).toBe(0); // fruit was not read any more
  });
});

const crisis = { map: THREE_LANDS, players: EIGHT, deck: ['back-01'] };

describe('domestic crises', () => {
  it('A7: a stone stands up exactly six of eight; two rebels are two unrest (AR-7.2)', () => {
    const table = position({ ...crisis, domestic: { stone: 1 } }, 'balance');
    expect([table.lying, table.asked]).toEqual([8, 0]);
    const bank = table.bank('stone');
    table.choose('market@domestic-stone', 'mine');
    expect([table.bank('stone'), table.domestic('stone'), table.lying]).toEqual([bank + 1, 0, 5]);
    expect(table.tryTo(0, 'done')?.why).toBe('unknown-option');
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

describe('moves', () => {
  it('a seat is asked for nothing that it cannot do', () => {
    const table = position({ map: ['palm-point'], players: [{ citizens: 'palm-point/l0' }] });
    expect(moves(table.state)).toEqual(['harvest-wood', 'taxes', 'end']);
    expect(pendingFor(table.table, seat(1))).toBeNull();
  });
});
