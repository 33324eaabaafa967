import {
  allSeats,
  applyChoice,
  type Decision,
  type Option,
  pendingFor,
  type Seat,
  type Seating,
  seat,
  seatingOf,
  start,
  type Table,
  type Variants,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { cardRegion, cardSymbol, factionKind, PLAYABLE, tileColour } from '../content/catalogue.ts';
import { excavationEarth } from '../index.ts';
import type { ActionCard, Faction } from '../pieces.ts';
import { draft, drafting, soloDraft, soloDrafting } from '../rules/draft.ts';
import { mulligan } from '../rules/opening.ts';
import { call, script } from '../rules/steps.ts';
import type { State } from '../state.ts';
import { position } from './position.ts';

/** With factions dealt at random: only what follows is asked. */
const begin = (seats: number, variants: Variants = {}, seed = 'opening'): Table<State> =>
  start(excavationEarth, seatingOf(excavationEarth, seats, { factions: 'random', ...variants }) as Seating, seed);

const answer = (table: Table<State>, of: Seat, option: Option): void =>
  applyChoice(excavationEarth, table, pendingFor(table, of) as Decision, option);

/** A table before anybody has done anything: in solo one on which you come before Zu. */
function beforeZu(seats: number): Table<State> {
  for (let seed = 0; ; seed++) {
    const table = begin(seats, { 'start-hand': 'dealt' }, `fresh ${seed}`);
    if (table.state.turnOrder[0] === table.state.active && (table.state.active as number) < seats) return table;
  }
}

describe('setup (EE-2)', () => {
  const numbers = [
    { seats: 1, forecast: 3, map: 3, blackMarket: 2, coloured: 2, special: 1 },
    { seats: 2, forecast: 3, map: 3, blackMarket: 2, coloured: 2, special: 1 },
    { seats: 3, forecast: 4, map: 3, blackMarket: 3, coloured: 1, special: 1 },
    { seats: 4, forecast: 5, map: 4, blackMarket: 4, coloured: 0, special: 0 },
  ];
  for (const { seats, forecast, map, blackMarket, coloured, special } of numbers)
    it(`has the numbers for ${seats} (EE-2.8, 2.11 to 2.14)`, () => {
      const { state } = beforeZu(seats);
      expect(state.forecast).toHaveLength(forecast);
      for (const colour of [0, 1, 2, 3, 4]) {
        expect(state.map.filter((tile) => tileColour(tile) === colour)).toHaveLength(map);
        expect(state.blackMarket[colour]).toHaveLength(blackMarket);
        expect(state.box.filter((buyer) => Math.floor((buyer - 300) / 10) === colour)).toHaveLength(coloured);
      }
      expect(state.box.filter((buyer) => buyer >= 350)).toHaveLength(special);
      expect(state.queues.map((queue) => queue.length)).toEqual([3, 3, 3, 3, 3, 3]);
      for (const player of state.players.slice(0, seats)) {
        expect([player.hand.length, player.travel.length, player.credits, player.supply]).toEqual([6, 3, 8, 22]);
      }
      expect(excavationEarth.invariants(state)).toEqual([]);
    });

  it('orders turns by initiative, Zu among the factions (EE-2.3, 12.3)', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { state } = begin(seats);
      const initiatives = state.turnOrder.map(
        (rival) => factionKind(state.players[rival]?.faction as Faction).initiative,
      );
      expect(initiatives).toEqual(initiatives.toSorted((one, other) => one - other));
      expect(state.turnOrder).toHaveLength(seats === 1 ? 2 : seats);
    }
  });

  it('lets factions be picked, each once, in random order (EE-14.20)', () => {
    const table = begin(4, { factions: 'pick' });
    const picked: Option[] = [];
    while (table.pending[0]?.prompt === 'pick.faction') {
      const { seat: of, options } = table.pending[0];
      expect(options).toEqual(PLAYABLE.filter((faction) => !picked.includes(faction)));
      picked.push(options.at(-1) as Option);
      answer(table, of, options.at(-1) as Option);
    }
    expect(new Set(picked).size).toBe(4);
    expect(table.state.players.map(({ faction }) => faction).sort()).toEqual(picked.toSorted());
  });
});

describe('the first hand', () => {
  const dealt = (hand: string, deck: string) =>
    position({
      you: { hand },
      deck,
      play: script('exchange', [call(mulligan, () => ({ discarded: [], card: null }))]),
    });

  it('may be exchanged where four cards share a colour or a symbol (EE-2.5)', () => {
    const table = dealt('R1 R2 R3 R4 G5 P6', 'Y1 Y2');
    expect(table.options).toEqual(['R1', 'R2', 'R3', 'R4', 'done']);
    table.choose('R1', 'R3', 'done');
    expect(table.hand()).toBe('R2 R4 G5 P6 Y1 Y2');
    expect(table.over).toBe(true); // the new cards give no second chance
  });

  it('both groups may go if a colour and a symbol qualify (EE-2.5)', () => {
    const table = dealt('R1 R1 R2 R3 G1 P1', 'Y1');
    expect(table.options).toEqual(['R1', 'R1', 'R2', 'R3', 'G1', 'P1', 'done']);
  });

  it('is kept where three are alike at most', () => {
    expect(dealt('R1 R2 R3 G1 G2 G3', '').over).toBe(true);
    expect(dealt('R1 R2 R3 G1 G2 G3', '').hand()).toBe('R1 R2 R3 G1 G2 G3');
  });

  it('is asked for only in the variant that has it', () => {
    const alike = (hand: readonly ActionCard[], by: (card: ActionCard) => number): boolean =>
      hand.some((card) => hand.filter((other) => by(other) === by(card)).length >= 4);
    let asked = 0;
    for (let seed = 0; seed < 60; seed++) {
      const table = begin(2, {}, `hand ${seed}`);
      const hands = table.state.players.map(({ hand }) => hand);
      const qualifies = hands.some((hand) => alike(hand, cardRegion) || alike(hand, cardSymbol));
      expect(table.pending[0]?.prompt === 'mulligan.card').toBe(qualifies);
      if (qualifies) asked++;
      expect(begin(2, { 'start-hand': 'dealt' }, `hand ${seed}`).pending[0]?.prompt).not.toBe('mulligan.card');
    }
    expect(asked).toBeGreaterThan(2);
  });

  it('may be drafted: eight cards each, two kept three times, two left over (EE-2.6, 4.12)', () => {
    const table = begin(3, { 'start-hand': 'draft' });
    expect(table.state.packs.map((pack) => pack.length)).toEqual([8, 8, 8]);
    for (let pick = 0; pick < 6; pick++)
      for (const of of allSeats(3)) answer(table, of, pendingFor(table, of)?.options[0] as Option);
    expect(table.state.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
    expect(table.state.discard).toHaveLength(6);
    expect(table.state.forecast).toHaveLength(4);
  });
});

describe('the draft (EE-4.12)', () => {
  const drafts = () =>
    position({
      seats: 3,
      deck: 'Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 G1 G1 G2 G2 G3 G3 G4 G4 R1 R1 R2 R2 R3 R3 R4 R4',
      play: script('drafts', [call(draft, drafting)]),
    });

  it('passes to the left, and nobody sees an answer before all have answered', () => {
    const { table, state } = drafts();
    const [first, second, third] = state.packs as [ActionCard[], ActionCard[], ActionCard[]];
    const passed = first.slice(2);
    for (const of of allSeats(3)) {
      const pack = state.packs[of] as ActionCard[];
      answer(table, of, pack[0] as ActionCard);
      expect(state.players[of]?.hand).toEqual([]); // until all have picked both
      answer(table, of, pack[1] as ActionCard);
    }
    expect(state.players.map(({ hand }) => hand.length)).toEqual([2, 2, 2]);
    expect(state.packs[1]).toEqual(passed); // seat 0 passes to seat 1
    expect(second.length + third.length).toBeGreaterThan(0);
    expect(table.pending.every(({ options }) => options.length === 6)).toBe(true);
  });

  it('forgets what was picked as soon as the cards are in hand', () => {
    const { table, state } = drafts();
    for (const of of allSeats(3))
      for (const card of (state.packs[of] as ActionCard[]).slice(0, 2)) answer(table, of, card);
    expect(JSON.stringify(table.stack)).not.toMatch(/"picks":\[\[\d/);
  });

  it('shows each seat its own cards only', () => {
    const { state } = drafts();
    const seen = excavationEarth.view(state, seat(1));
    expect(seen.packs[1]).toEqual(state.packs[1]);
    expect(new Set(seen.packs[0])).toEqual(new Set([-2]));
  });
});

describe('the solo draft (EE-12.7)', () => {
  it('keeps two, loses two, keeps two, loses one, and keeps the last two', () => {
    const table = position({ zu: {}, round: 2, play: script('alone', [call(soloDraft, soloDrafting)]) });
    const sizes: number[] = [];
    const pack = () => table.state.packs[0]?.length ?? 0;
    while (!table.over) {
      sizes.push(pack());
      table.choose(table.options[0] as string);
    }
    expect(sizes).toEqual([9, 8, 5, 4, 2]); // the very last card is kept without asking
    expect(table.player().hand).toHaveLength(6);
    expect(table.state.discard).toHaveLength(3);
    expect(table.told('discarded').map(({ cards }) => cards.length)).toEqual([2, 1]);
  });
});
