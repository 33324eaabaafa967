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
import type { Player, State } from '../state.ts';

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

/** Said plainly, because it is asked a hundred thousand times. */
function must(hold: boolean, what: string): void {
  if (!hold) throw new Error(what);
}

const within = (part: readonly number[], whole: readonly number[]): boolean =>
  part.every((piece) => whole.includes(piece));

/** The same seat before and after. */
const pairs = (before: State, after: State): { seat: number; old: Player; now: Player }[] =>
  after.players.map((now, seat) => ({ seat, old: before.players[seat] as Player, now }));

describe('over time', () => {
  it('SS-20.4, 20.9: the marker never goes back and no Totem returns to the supply', () => {
    watch((before, after) => {
      must(after.caveIn >= before.caveIn, 'the marker went back');
      must(
        !before.totems.some((holder, colour) => holder >= 0 && (after.totems[colour] as number) < 0),
        'a Totem was lost',
      );
    });
  });

  it('SS-20.6: stacks never grow, and shrink only when a turn ends', () => {
    const sizes = (s: State) => [...s.crystalStacks, ...s.mercenaryStacks].map((stack) => stack.length);
    watch((before, after, prompt) => {
      const [old, now] = [sizes(before), sizes(after)];
      must(!now.some((size, index) => size > (old[index] as number)), 'a stack grew');
      must(prompt === 'actions.move' || now.every((size, index) => size === old[index]), `a stack shrank at ${prompt}`);
    });
  });

  it('SS-20.7: only a returning Leader makes a hand larger than seven', () => {
    watch((before, after) => {
      for (const { old, now } of pairs(before, after)) {
        if (now.hand.length <= 7 || now.hand.length <= old.hand.length) continue;
        must(now.hand.length === old.hand.length + 1 && now.hand.at(-1) === old.base.at(-1), 'a hand grew past seven');
      }
    });
  });

  it("SS-20.8: nobody's Leader ends with another player", () => {
    watch((before, after) => {
      for (const { old, seat } of pairs(before, after)) {
        const leader = old.base.at(-1);
        if (leader === undefined) continue;
        const taken = after.players.some(
          (player, other) => other !== seat && (player.hand.includes(leader) || player.subjugated.includes(leader)),
        );
        must(!taken, 'a Leader was taken');
      }
    });
  });

  it('SS-20.13: what is owned, subjugated or removed stays so', () => {
    watch((before, after) => {
      for (const { old, now } of pairs(before, after)) {
        must(within(old.crystals, now.crystals), 'a crystal was lost');
        must(within(old.artifacts, now.artifacts), 'an Artifact was lost');
        must(within(old.subjugated, now.subjugated), 'a subjugated card was lost');
      }
      must(within(before.removed, after.removed), 'a removed card came back');
    });
  });

  it("SS-20.14, 20.17: a Base grows only when its owner's turn ends; the last turn is the last player's", () => {
    watch((before, after) => {
      for (const { seat, old, now } of pairs(before, after)) {
        must(now.base.length <= old.base.length || seat === before.active, "another's Base grew");
        must(now.base.length <= old.base.length || after.turn.playArea.length === 0, 'a Base grew in mid-turn');
      }
      must(after.ended === null || (after.active + 1) % after.seats === after.first, 'the round was not finished');
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
