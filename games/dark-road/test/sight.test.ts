import {
  applyChoice,
  chanceFrom,
  type Decision,
  determinize,
  type Option,
  type Seating,
  seat,
  seatingOf,
  start,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { darkRoad } from '../index.ts';
import { FACE_DOWN, HIDDEN } from '../pieces.ts';
import type { State } from '../state.ts';
import { position } from './position.ts';

/** DR-2, DR-31.20: who sees what. */
const seen = (state: State, by: number | null): State => darkRoad.view(state, by === null ? null : seat(by));

describe('behind the screens', () => {
  const given = {
    you: { coins: 7, feats: 'dozen', delivered: 'agatha wawozno-1' },
    others: [{ coins: 9, feats: 'gifts menagerie', delivered: 'drago maren' }],
  };

  it('coins, feats and registers are the owner’s to see, their number everybody’s', () => {
    const view = seen(position(given).state, 0);
    expect(view.wagons[0]?.coins).toBe(7);
    expect(view.wagons[1]?.coins).toBe(HIDDEN);
    expect(view.wagons[1]?.feats).toEqual([FACE_DOWN, FACE_DOWN]);
    expect(view.wagons[1]?.deliveredHeroes).toEqual([FACE_DOWN, FACE_DOWN]);
    expect(view.wagons[0]?.deliveredHeroes).not.toContain(FACE_DOWN);
  });

  it('coins are open with the option (DR-28.3)', () => {
    const view = seen(position({ ...given, openCoins: true }).state, 0);
    expect(view.wagons[1]?.coins).toBe(9);
    expect(view.wagons[1]?.feats).toEqual([FACE_DOWN, FACE_DOWN]);
  });

  it('a spectator sees neither, and of stacks everybody sees the top only (DR-2.1)', () => {
    const view = seen(position(given).state, null);
    expect(view.wagons.map(({ coins }) => coins)).toEqual([HIDDEN, HIDDEN]);
    for (const stack of view.contracts) {
      expect(stack.slice(0, -1).every((contract) => contract === FACE_DOWN)).toBe(true);
      expect(stack.at(-1)).not.toBe(FACE_DOWN);
    }
    for (const deck of [view.heroDeck, view.companionDeck, view.featDeck, ...view.eventDecks])
      expect(deck.every((card) => card === FACE_DOWN)).toBe(true);
  });

  it('a starting hero that is nowhere to be seen must be in a register, never in the deck', () => {
    const table = position({ others: [{ delivered: 'edvar drago' }] });
    table.state.heroesOut = table.state.heroesOut.slice(); // the other five are out of the game
    for (let i = 0; i < 20; i++) {
      const guess = determinize(darkRoad, table.table, seat(0), chanceFrom(`guess ${i}`));
      expect(guess.state.wagons[1]?.deliveredHeroes).toContain(0);
      expect(darkRoad.invariants(guess.state)).toEqual([]);
    }
  });
});

describe('choosing one of two feats (DR-3.16)', () => {
  it('is done by all at once; the other card is known to its owner alone', () => {
    const table = start(darkRoad, seatingOf(darkRoad, 3, { feats: 'choice' }) as Seating, 'feats');
    expect(table.pending.map((decision) => decision.seat).sort()).toEqual([0, 1, 2]);
    const returned: Option[] = [];
    for (const at of [0, 1, 2]) {
      const decision = table.pending.find((waiting) => waiting.seat === at) as Decision;
      expect(decision.options).toHaveLength(2);
      returned[at] = decision.options[1] as Option;
      applyChoice(darkRoad, table, decision, decision.options[0] as Option);
    }
    const { state } = table;
    const under = state.order.map((merchant) => returned[merchant]).reverse();
    expect(state.featDeck.slice(0, 3)).toEqual(under); // in the order of play, the last lowest
    for (const at of [0, 1, 2]) {
      expect(state.wagons[at]?.feats).toHaveLength(1);
      expect(seen(state, at).featDeck.filter((card) => card !== FACE_DOWN)).toEqual([returned[at]]);
    }
  });
});

describe('naming buildings (DR-3.2)', () => {
  it('is done in turn, and never two of one tile', () => {
    const table = start(darkRoad, seatingOf(darkRoad, 2, { buildings: 'chosen' }) as Seating, 'buildings');
    const named: Option[] = [];
    const offered: number[] = [];
    const asked: number[] = [];
    while (table.pending[0]?.prompt === 'name-buildings.building') {
      const decision = table.pending[0];
      offered.push(decision.options.length);
      asked.push(decision.seat);
      named.push(decision.options[0] as Option);
      applyChoice(darkRoad, table, decision, decision.options[0] as Option);
    }
    const [first, second] = table.state.order as number[];
    expect(asked).toEqual([first, second, first, second]);
    expect(offered).toEqual([10, 8, 6, 4]);
    expect([...table.state.buildings].sort()).toEqual([...named].sort());
  });
});
