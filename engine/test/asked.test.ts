import { describe, expect, it } from 'vitest';
import { whoIsAsked } from '../host/index.ts';
import { allSeats, type Decision, Match, type Seat, seat } from '../index.ts';
import { steps, tinyGame } from './tiny.ts';

const { chooseTogether, script } = steps;

const picking = tinyGame([
  script('pick', [
    chooseTogether(
      'picks',
      (state) => allSeats(state.seats),
      () => ['a', 'b'],
    ),
  ]),
]);
const { table } = new Match(picking, { seats: 4, variants: {} }, { seed: 'asked' });

const asked = (...bots: readonly number[]) => whoIsAsked(table, (at: Seat) => bots.includes(at));

describe('who is asked', () => {
  it('is the first of the bots, and all people', () => {
    const { bot, people } = asked(1, 3);
    expect([bot?.seat, people]).toEqual([1, [0, 2]]);
    expect(table.pending).toContain(bot as Decision);
  });

  it('is no bot among people, and nobody else among bots', () => {
    expect(asked()).toEqual({ bot: null, people: [0, 1, 2, 3].map(seat) });
    expect(asked(0, 1, 2, 3)).toMatchObject({ bot: { seat: 0 }, people: [] });
  });

  it('is nobody when nothing is asked', () =>
    expect(whoIsAsked({ ...table, pending: [] }, () => true)).toEqual({ bot: null, people: [] }));
});
