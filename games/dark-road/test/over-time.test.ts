import {
  applyChoice,
  below,
  chanceFrom,
  type Decision,
  type Option,
  type Seating,
  seatingOf,
  start,
  type Table,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { darkRoad } from '../index.ts';
import { merchantOf, type State, type Wagon } from '../state.ts';

/** DR-31: laws about how a table changes, checked between one decision and the next of random games. */

const GAMES = 24;

/** Plays random games and shows every table before and after each choice, with what was told in between. */
function watch(look: (before: State, after: State, events: readonly Event[], prompt: string) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const concern = game % 4 === 3 ? 'usual' : game % 2 === 0 ? 'merchant' : 'usual';
    const seating = seatingOf(darkRoad, 1 + (game % 4), { concern }) as Seating;
    const luck = chanceFrom(`watch ${game}`);
    const events: Event[] = [];
    const table: Table<State> = start(darkRoad, seating, `over time ${game}`);
    while (table.pending.length > 0) {
      const decision = table.pending[below(luck, table.pending.length)] as Decision;
      const before = darkRoad.copy(table.state);
      const option = decision.options[below(luck, decision.options.length)] as Option;
      events.length = 0;
      applyChoice(darkRoad, table, decision, option, (event) => events.push(event));
      look(before, table.state, events, decision.prompt);
    }
  }
}

/** Said plainly, because it is asked a hundred thousand times. */
function must(hold: boolean, what: string): void {
  if (!hold) throw new Error(what);
}

const within = (part: readonly number[], whole: readonly number[]): boolean =>
  part.every((piece) => whole.includes(piece));

const pairs = (before: State, after: State): { old: Wagon; now: Wagon }[] =>
  after.wagons.map((now, seat) => ({ old: before.wagons[seat] as Wagon, now }));

describe('over time', () => {
  it('DR-31.3, 31.18: dice that are gone stay gone, and what is delivered stays delivered', () => {
    watch((before, after) => {
      for (const { old, now } of pairs(before, after)) {
        must(now.removed >= old.removed, 'a night die came back');
        must(within(old.deliveredHeroes, now.deliveredHeroes), 'a delivered hero came back');
        must(within(old.deliveredContracts, now.deliveredContracts), 'a delivered contract came back');
        must(within(old.upgrades, now.upgrades) && within(old.steeds, now.steeds), 'an upgrade or a steed was lost');
        must(before.phase === 'setup' || within(old.feats, now.feats), 'a feat was lost');
      }
    });
  });

  it('DR-31.6: the wheel turns one step at a time, and says so', () => {
    watch((before, after, events) => {
      const turned = events.filter(({ type }) => type === 'wheel-turned').length;
      must((before.rotation + turned) % 6 === after.rotation, 'the wheel turned in silence');
    });
  });

  it('DR-31.5, 31.7: between turns no market die is set aside, and a travel die lies on the row', () => {
    watch((_, after, events) => {
      if (!events.some(({ type }) => type === 'turn-began') || after.phase !== 'play' || after.journey !== null) return;
      must(after.aside === 0, 'a market die was left aside');
      must(after.dieOnRow === (after.companionRow[0] as number) >= 0, 'the row has no travel die');
    });
  });

  it('DR-31.12: a gift stays on its companion', () => {
    watch((before, after) => {
      for (const { old, now } of pairs(before, after))
        old.companions.forEach((card, at) => {
          const gifts = old.gifts[at] as number;
          const there = now.companions.indexOf(card);
          if (gifts > 0) must(there >= 0 && ((now.gifts[there] as number) & gifts) === gifts, 'a gift was taken back');
        });
    });
  });

  it('DR-31.15: the five coins are taken once', () => {
    watch((before, after) => must(before.fortuneCoins || !after.fortuneCoins, 'the five coins came back'));
  });

  it('DR-31.16: only the active player uses companions', () => {
    let used = 0;
    watch((before, _, events) => {
      for (const event of events)
        if (event.type === 'companion-used') {
          used++;
          must(event.seat === merchantOf(before), 'a companion was used on another turn');
        }
    });
    expect(used).toBeGreaterThan(10);
  });

  it('DR-31.17: everybody has thirteen turns, in order', () => {
    const turns: string[] = [];
    watch((before, after, events) => {
      for (const event of events) if (event.type === 'turn-began') turns.push(`${event.round}`);
      if (after.phase !== 'ended') return;
      const expected = Array.from({ length: 13 }, (_, round) => before.order.map(() => `${round + 1}`)).flat();
      // The first turn begins before the first choice, unless something was chosen before it.
      must(turns.join(' ') === expected.slice(expected.length - turns.length).join(' '), 'a turn was lost');
      must(expected.length - turns.length <= 2, 'turns are missing');
      turns.length = 0;
    });
  });

  it('DR-31.10: a wagon is overfull only while its owner is asked what goes', () => {
    const asksWhatGoes = ['settle.goods', 'settle.token', 'board.leaving', 'take-contract.returned'];
    watch((before, _, __, prompt) => {
      const over = before.wagons.some(
        (wagon) => wagon.heroes.length > 3 || wagon.contracts.length > 3 || wagon.horseshoes + wagon.quartz > 3,
      );
      must(!over || asksWhatGoes.includes(prompt), `a wagon is overfull at ${prompt}`);
    });
  });
});
