import {
  applyChoice,
  below,
  chanceFrom,
  type Decision,
  type Seating,
  seatingOf,
  start,
  type Table,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { COLOUR, CRYSTALS, HAS_SYMBOL } from '../content/catalogue.ts';
import { SET_VP } from '../content/tables.ts';
import { starScrappers } from '../index.ts';
import { COLOURS, type Crystal } from '../pieces.ts';
import { symbolSets } from '../score.ts';
import type { State } from '../state.ts';

/** SS-20: laws about how a table changes, checked between one decision and the next of random games. */

const GAMES = 40;

/** Plays random games and shows every table before and after each choice. */
function watch(look: (before: State, after: State, prompt: string) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const seating = seatingOf(starScrappers, 2 + (game % 3), {}) as Seating;
    const luck = chanceFrom(`watch ${game}`);
    const table: Table<State> = start(starScrappers, seating, `over time ${game}`);
    while (table.pending.length > 0) {
      const decision = table.pending[0] as Decision;
      const before = starScrappers.copy(table.state);
      const option = decision.options[below(luck, decision.options.length)] as number | string;
      applyChoice(starScrappers, table, decision, option);
      look(before, table.state, decision.prompt);
    }
  }
}

const within = (part: readonly number[], whole: readonly number[]): boolean =>
  part.every((piece) => whole.includes(piece));

describe('over time', () => {
  it('SS-20.4, 20.9: the marker never goes back and no Totem returns to the supply', () => {
    watch((before, after) => {
      expect(after.caveIn).toBeGreaterThanOrEqual(before.caveIn);
      before.totems.forEach((holder, colour) => {
        if (holder >= 0) expect(after.totems[colour]).toBeGreaterThanOrEqual(0);
      });
    });
  });

  it('SS-20.6: stacks never grow, and shrink only when a turn ends', () => {
    watch((before, after, prompt) => {
      const sizes = (s: State) => [...s.crystalStacks, ...s.mercenaryStacks].map((stack) => stack.length);
      const shrunk = sizes(after).some((size, index) => size !== sizes(before)[index]);
      if (shrunk) expect(prompt).toBe('actions.move');
      sizes(after).forEach((size, index) => expect(size).toBeLessThanOrEqual(sizes(before)[index] as number));
    });
  });

  it('SS-20.7: only a returning Leader makes a hand larger than seven', () => {
    watch((before, after) => {
      after.players.forEach((player, seat) => {
        const old = before.players[seat];
        if (old === undefined || player.hand.length <= 7 || player.hand.length <= old.hand.length) return;
        expect(player.hand.length).toBe(old.hand.length + 1);
        expect(player.hand.at(-1)).toBe(old.base.at(-1));
      });
    });
  });

  it("SS-20.8: nobody's Leader ends with another player", () => {
    watch((before, after) => {
      before.players.forEach((owner, seat) => {
        const leader = owner.base.at(-1);
        if (leader === undefined) return;
        after.players.forEach((player, other) => {
          if (other !== seat) expect([...player.hand, ...player.subjugated]).not.toContain(leader);
        });
      });
    });
  });

  it('SS-20.13: what is owned, subjugated or removed stays so', () => {
    watch((before, after) => {
      before.players.forEach((player, seat) => {
        const now = after.players[seat] as typeof player;
        expect(within(player.crystals, now.crystals)).toBe(true);
        expect(within(player.artifacts, now.artifacts)).toBe(true);
        expect(within(player.subjugated, now.subjugated)).toBe(true);
      });
      expect(within(before.removed, after.removed)).toBe(true);
    });
  });

  it("SS-20.14, 20.17: a Base grows only when its owner's turn ends; the last turn is the last player's", () => {
    watch((before, after) => {
      after.players.forEach((player, seat) => {
        if (player.base.length > (before.players[seat]?.base.length ?? 0)) {
          expect(seat).toBe(before.active);
          expect(after.turn.playArea).toEqual([]);
        }
      });
      if (after.ended !== null) expect((after.active + 1) % after.seats).toBe(after.first);
    });
  });
});

describe('symbol sets', () => {
  /** The best over all ways of forming sets, by trying them all. */
  function bestByTrying(counts: readonly number[]): number {
    if (counts.every((count) => count === 0)) return 0;
    let best = 0;
    for (let set = 1; set < 64; set++) {
      const members = COLOURS.map((_, colour) => (set >> colour) & 1);
      if (!members.every((member, colour) => member <= (counts[colour] as number))) continue;
      const rest = counts.map((count, colour) => count - (members[colour] as number));
      best = Math.max(best, (SET_VP[members.reduce((sum, member) => sum + member, 0)] as number) + bestByTrying(rest));
    }
    return best;
  }

  const ofColour = (colour: number): Crystal[] =>
    CRYSTALS.filter((crystal) => COLOUR[crystal] === colour && HAS_SYMBOL[crystal]);

  it('SS-20.16: the n-th set of every symbol owned at least n times is the best there is', () => {
    const chance = chanceFrom('symbols');
    for (let round = 0; round < 40; round++) {
      const counts = COLOURS.map(() => below(chance, 3));
      while (counts.reduce((sum, count) => sum + count, 0) > 7) counts[below(chance, 6)] = 0;
      const crystals = counts.flatMap((count, colour) => ofColour(colour).slice(0, count));
      const player = { hand: [], base: [], crystals, subjugated: [], artifacts: [] };
      const points = symbolSets(player).reduce((sum, set) => sum + (SET_VP[set.length] as number), 0);
      expect(points).toBe(bestByTrying(counts));
    }
  });
});
