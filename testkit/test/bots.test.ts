import { type Bot, botChance, botNamed, bots, greedy, playGame, playMatch, random, sightOf } from '@stolik/bots';
import {
  type AnyGame,
  chanceFrom,
  copyPlain,
  type Decision,
  defineGame,
  type GameRules,
  nextWord,
  type Option,
  recordOf,
  type Seating,
  seat,
  start,
  verify,
  viewTable,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { orchard, orchardRules } from '../toy/orchard.ts';
import type { Orchard, OrchardEvent } from '../toy/state.ts';

const seating: Seating = { seats: 3, variants: { length: 'long' } };
const three = (bot: Bot): Bot[] => [bot, bot, bot];
const orchardWith = (changed: Partial<GameRules<Orchard, OrchardEvent>>) => defineGame({ ...orchardRules, ...changed });

/** The orchard at its first decision, and who decides. */
function firstDecision(game: AnyGame = orchard) {
  const table = start(game, seating, 'first');
  const decision = table.pending[0] as Decision;
  return { table, decision, sight: sightOf(game, table, decision.seat) };
}

describe('a sight', () => {
  it('shows the seat’s decision and view, and nothing else of the table', () => {
    const { table, decision, sight } = firstDecision();
    expect(sight.decision).toBe(decision);
    expect(sight.view()).toEqual(viewTable(orchard, table, decision.seat));
    const reachable: unknown[] = Reflect.ownKeys(sight).map(
      (name) => (sight as unknown as Record<PropertyKey, unknown>)[name],
    );
    expect(reachable).toEqual([orchard, decision.seat]);
  });

  it('deals tables that a bot may play with, without touching the true one', () => {
    const { table, decision, sight } = firstDecision();
    const before = copyPlain(table);
    const dealt = sight.deal(chanceFrom('guess'));
    expect(viewTable(orchard, dealt as typeof table, decision.seat)).toEqual(viewTable(orchard, table, decision.seat));
    expect(dealt.state).not.toEqual(table.state);
    (dealt.state as Orchard).hands.length = 0;
    expect(table).toEqual(before);
  });

  it('is of use only to a seat that has to decide', () => {
    const { table, decision } = firstDecision();
    const other = sightOf(orchard, table, seat((decision.seat + 1) % 3));
    expect(() => other.decision).toThrow('has nothing to decide');
  });
});

describe('the random bot', () => {
  it('takes every option equally often', () => {
    const { sight, decision } = firstDecision();
    const chance = chanceFrom('even');
    const counts = new Map<Option, number>(decision.options.map((option) => [option, 0]));
    for (let i = 0; i < 3000; i++) {
      const option = random.choose(sight, chance);
      counts.set(option, (counts.get(option) as number) + 1);
    }
    expect(counts.size).toBe(3);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  it('neither looks at the table nor guesses', () => {
    const never = () => {
      throw new Error('looked');
    };
    const game = orchardWith({ view: never, determinize: never, evaluate: never, copy: never });
    expect(playGame(game, seating, 'blind', three(random)).decisions).toBeGreaterThan(5);
  });
});

describe('the greedy bot', () => {
  it('chooses the same with the same chance', () => {
    const { sight, decision } = firstDecision();
    for (let i = 0; i < 20; i++) {
      const option = greedy.choose(sight, chanceFrom(`luck ${i}`));
      expect(decision.options).toContain(option);
      expect(greedy.choose(sight, chanceFrom(`luck ${i}`))).toBe(option);
    }
  });

  it('follows its own turn to what it leads to', () => {
    // Only a tree in the shade is worth anything: that takes a move, a card and a place.
    const game = orchardWith({ evaluate: (state, who) => (state.shade[who] as number[]).length });
    for (let i = 0; i < 20; i++) {
      const chosen: Option[] = [];
      playGame(game, seating, `shade ${i}`, three(greedy), {
        onDecision: ({ prompt }, option) => {
          if (chosen.length < 3 && prompt !== 'plant.card') chosen.push(option);
        },
      });
      expect(chosen[0]).toBe('plant');
      expect(chosen[1]).toMatch(/^plant@shade-/);
    }
  });

  it('takes any of equally good options', () => {
    const game = orchardWith({ evaluate: () => 1 });
    const { sight, decision } = firstDecision(game);
    const taken = new Set(Array.from({ length: 60 }, (_, i) => greedy.choose(sight, chanceFrom(`tie ${i}`))));
    expect([...taken].sort()).toEqual([...decision.options].sort());
  });

  it('works within bounds, however many the options', () => {
    let asked = 0;
    const many = Array.from({ length: 500 }, (_, i) => `word ${i}`);
    const game = orchardWith({
      evaluate: () => {
        asked++;
        return 0;
      },
      scripts: orchardRules.scripts.map((script) => ({
        ...script,
        ops: script.ops.map((op) =>
          op.prompt === 'round.action' ? { ...op, options: (...all) => [...op.options(...all), ...many] } : op,
        ),
      })),
    });
    greedy.choose(firstDecision(game).sight, chanceFrom('bounds'));
    expect(asked).toBe(503);
    asked = 0;
    greedy.choose(firstDecision(orchardWith({ evaluate: () => asked++ })).sight, chanceFrom('bounds'));
    expect(asked).toBeLessThanOrEqual(3 * 3 * 4);
  });

  it('beats random bots', () => {
    let won = 0;
    for (let i = 0; i < 150; i++) {
      const own = i % 3;
      const company = three(random).map((bot, place) => (place === own ? greedy : bot));
      const { winners } = playGame(orchard, seating, `arena ${i}`, company);
      if (winners.length === 1 && winners[0] === own) won++;
    }
    // A third would be its share.
    expect(won / 150).toBeGreaterThan(0.45);
  });
});

describe('simulated games', () => {
  it('are the same for the same seed and bots, and others for other seeds', () => {
    for (const bot of bots.values()) {
      const one = playGame(orchard, seating, 'same', three(bot));
      expect(playGame(orchard, seating, 'same', three(bot))).toEqual(one);
      expect(playGame(orchard, seating, 'other', three(bot)).table.state).not.toEqual(one.table.state);
    }
  });

  it('are the same with their choices kept, and make records that verify', () => {
    const company = [greedy, random, random];
    const { match, ...played } = playMatch(orchard, seating, 'kept', company);
    expect(played).toEqual(playGame(orchard, seating, 'kept', company));
    const record = recordOf(match, { names: ['a', 'b', 'c'], bots: company.map(({ id }) => id) });
    expect(record.choices).toHaveLength(played.decisions);
    expect(verify(orchard, record)).toBeNull();
    expect(record.result).toMatchObject({ ending: played.ending, winners: played.winners });
  });

  it('tell of every event and every decision', () => {
    const events: string[] = [];
    const decisions: number[] = [];
    const { decisions: count } = playGame(orchard, seating, 'told', three(random), {
      listener: ({ type }) => events.push(type),
      onDecision: ({ id, options }, option) => {
        decisions.push(id);
        expect(options).toContain(option);
      },
    });
    expect(decisions).toHaveLength(count);
    expect(events[0]).toBe('weather');
    expect(events).toContain('bid');
  });

  it('give each seat luck of its own, apart from the table’s', () => {
    const words = [
      botChance('seed', seat(0)),
      botChance('seed', seat(1)),
      botChance('other', seat(0)),
      chanceFrom('seed'),
    ].map(nextWord);
    expect(new Set(words).size).toBe(4);
    expect(nextWord(botChance('seed', seat(1)))).toBe(words[1]);
  });

  it('need a bot for every seat and an end', () => {
    expect(() => playGame(orchard, seating, 'few', [random])).toThrow('3 seats need 3 bots, not 1.');
    const endless = orchardWith({ decisionLimit: 4 });
    expect(() => playGame(endless, seating, 'long', three(random))).toThrow(
      'orchard, seed long: not over after 4 decisions, its decisionLimit.',
    );
  });
});

describe('botNamed', () => {
  it('knows its bots', () => {
    expect(botNamed('greedy')).toBe(greedy);
    expect(botNamed('random')).toBe(random);
    expect(botNamed('grandmaster')).toBeNull();
    expect(botNamed('constructor')).toBeNull();
  });
});
