import { choose, pendingFor, seat, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { archipelago } from '../index.ts';
import { citizensOut } from '../rules/criteria.ts';
import { moves } from '../rules/turn.ts';
import { view } from '../state.generated.ts';
import type { State } from '../state.ts';
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

/** docs/examples.md: the beginning, and the phases without actions. */
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
    for (const one of [0, 1, 2]) table.chooseFor(one, '0');
    expect(table.over).toBe(true);
    expect(table.state.order).toEqual([1, 2, 0]);
  });

  it('A34: bids 4, 4, 2 are all paid; the two bid again, and a second tie leaves the order (AR-6.3)', () => {
    const table = position({}, 'order');
    const bank = table.state.florins;
    table.chooseFor(0, '4').chooseFor(1, '4').chooseFor(2, '2');
    expect(table.state.florins).toBe(bank + 10);
    expect(table.table.pending.map((decision) => decision.seat)).toEqual([0, 1]);
    table.chooseFor(0, '1').chooseFor(1, '1');
    expect(table.state.florins).toBe(bank + 12);
    expect(table.over).toBe(true);
    expect(table.state.order).toEqual([0, 1, 2]);
  });

  it('the highest bidder puts everybody in the order he likes (AR-6.3)', () => {
    const table = position({}, 'order').chooseFor(0, '1').chooseFor(1, '3').chooseFor(2, '0');
    expect([table.asked, table.options]).toEqual([1, ['next@player-0', 'next@player-1', 'next@player-2', 'keep']]);
    table.choose('next@player-2', 'next@player-0');
    expect(table.state.order).toEqual([2, 0, 1]);
  });

  it('with two players a tie leaves the order at once (AR-15.4)', () => {
    const table = position({ seats: 2 }, 'order').chooseFor(0, '2').chooseFor(1, '2');
    expect(table.over).toBe(true);
    expect(table.player(0).florins).toBe(8);
  });

  it('nobody can bid more than he has, and bids are sealed', () => {
    const table = position({ players: [{ florins: 3 }] }, 'order');
    expect(table.optionsOf(0)).toEqual(['0', '1', '2', '3']);
    table.chooseFor(0, '3');
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
    const region = THREE_LANDS[Math.floor(citizen / 12)] as string;
    people[Math.floor((citizen % 12) / 3)] += ` ${region}/l0`;
  }
  return people.map((citizens) => ({ citizens }));
}

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

describe('moves', () => {
  it('a seat is asked for nothing that it cannot do', () => {
    const table = position({ map: ['palm-point'], players: [{ citizens: 'palm-point/l0' }] });
    expect(moves(table.state)).toEqual(['harvest-wood', 'taxes', 'end']);
    expect(pendingFor(table.table, seat(1))).toBeNull();
  });
});
