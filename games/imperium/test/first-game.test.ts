import { isRefusal, type Seat, seatingOf, start, type Variants } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { imperium } from '../index.ts';
import { nationOf, playerAt } from '../state.ts';

/** IM-4.1, IM-4.2: what is best for those who play for the first time. */
describe('a first game', () => {
  it.each([1, 2, 3, 4])('of %i gives everybody an easy nation and the side for beginners', (seats) => {
    const table = start(
      imperium,
      { seats, variants: { box: 'classics', nations: 'first-game', level: 'imperator' } },
      'first',
    );
    const { state } = table;
    for (let seat = 0; seat < seats; seat++) {
      const player = playerAt(state, seat as Seat);
      const nation = nationOf(player);
      expect(nation.difficulty).toBeLessThanOrEqual(seats > 3 ? 2 : 1);
      expect(player.play).toContain(nation.powers[1]);
      expect(player.play).not.toContain(nation.powers[0]);
    }
    // Nothing is asked before the first turn.
    expect(table.pending[0]?.prompt).not.toMatch(/^seating/);
  });

  it('asks about progress only where tokens run short, any other at every price (IM-11.3)', () => {
    const asks = (variants: Variants): boolean => {
      const seating = seatingOf(imperium, 1, variants);
      if (isRefusal(seating)) throw new Error(seating.message);
      return start(imperium, seating, 'first').state.asksProgress;
    };
    expect([asks({}), asks(imperium.firstGame ?? {})]).toEqual([true, false]);
  });
});
