import { greedy, sightOf } from '@stolik/bots';
import { chanceFrom, type Decision, type Option, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import type { Objective } from '../pieces.ts';
import type { Player } from '../state.ts';
import type { Given } from './given.ts';
import { type Position, position, shorthand } from './position.ts';

/** What greedy takes, in words; the same in several tries. */
function taken(table: Position, of = table.asked): string[] {
  const sight = sightOf(table.game, table.table, seat(of));
  const tries = [1, 2, 3, 4, 5].map((luck) => greedy.choose(sight, chanceFrom(`luck ${luck}`)));
  return [...new Set(tries.map((option) => shorthand(table.state, seat(of), option)))];
}

/** `evaluate` as greedy uses it: the colony first, then the own good. */
describe('greedy', () => {
  const edge = (objectives: readonly string[]): Given => ({
    map: ['palm-point'],
    players: [
      { citizens: 'palm-point/l0 palm-point/l0', florins: 0, objectives },
      { citizens: 'palm-point/l0', objectives: ['short-01'] },
      { objectives: ['short-04'] },
    ],
    unrest: 3,
  });

  it('does not sink the colony for a few florins', () => {
    expect(taken(position(edge(['short-03'])))).not.toContain('taxes');
  });

  it('sinks it at once as the Separatist', () => {
    expect(taken(position(edge(['short-10'])))).toEqual(['taxes']);
  });

  it('feeds people in a crisis that would end the game', () => {
    const given: Given = {
      map: ['palm-point', 'white-beach'],
      players: [
        { citizens: 'palm-point/l0 palm-point/l0 palm-point/l0', cubes: { stone: 1 }, objectives: ['short-03'] },
        { citizens: 'white-beach/l0 white-beach/l0 white-beach/l0', objectives: ['short-01'] },
        { objectives: ['short-04'] },
      ],
      deck: ['back-01'],
      unrest: 4,
      order: [1, 2, 0],
    };
    const table = position(given, 'balance').choose('done', 'done');
    expect(taken(table)).toEqual(['own']);
  });

  const offered = (...draft: string[]): Position => {
    const table = position({
      variants: { negotiation: 'true' },
      players: [
        { florins: 10, cubes: { fish: 1 }, objectives: ['short-03'] },
        { florins: 10, cubes: { iron: 2, wood: 2 }, objectives: ['short-01'] },
        { objectives: ['short-04'] },
      ],
      trends: ['trend-cities'],
    });
    return table.choose('negotiate', 'offer@player-1', ...draft, 'send', 'listen');
  };

  it('takes a gift, and a good price', () => {
    expect(taken(offered('give-florins', '3'))).toEqual(['accept@offer-0']);
    expect(taken(offered('give-florins', '8', 'ask-wood', '1'))).toEqual(['accept@offer-0']);
  });

  it('does not give its things away', () => {
    expect(taken(offered('ask-iron', '2'))).not.toContain('accept@offer-0');
    expect(taken(offered('give-fish', '1', 'ask-iron', '2', 'ask-florins', '5'))).not.toContain('accept@offer-0');
  });
});

/** AR-13.2: whoever leads when a condition is met has won, so the end is hoped for or feared. */
describe('the end of the game', () => {
  type Leader = 'Ann' | 'Bob' | 'nobody';

  /** Ann holds the only city, which is what is scored, or Bob does; with so many tokens in the stacks. Two stacks empty end the game for `short-02`. */
  const worth = (leader: Leader, objective: string, tokens: number, called = false): number => {
    const townsman = { citizens: 'palm-point/city' };
    const table = position({
      seats: 2,
      map: ['palm-point'],
      buildings: ['palm-point/city'],
      players: [
        { ...(leader === 'Ann' ? townsman : {}), objectives: [objective] },
        { ...(leader === 'Bob' ? townsman : {}), objectives: ['short-04'] },
      ],
      trends: ['trend-cities'],
      tokens,
    });
    const [own] = (table.state.players[0] as Player).objectives;
    return table.game.evaluate(called ? { ...table.state, called: own as Objective } : table.state, seat(0));
  };
  const gainByHurry = (leader: Leader, objective: string): number =>
    worth(leader, objective, 10) - worth(leader, objective, 18);

  it('is hoped for by who leads and knows that it is near', () => {
    expect(gainByHurry('Ann', 'short-02')).toBeGreaterThan(gainByHurry('nobody', 'short-02') + 1);
  });

  it('is feared by who is behind', () => {
    expect(gainByHurry('Bob', 'short-02')).toBeLessThan(gainByHurry('nobody', 'short-02') - 1);
  });

  it('is all that counts when a condition has been met: the game ends with the turn', () => {
    const standing = (called: boolean): number =>
      worth('Ann', 'short-02', 10, called) - worth('Bob', 'short-02', 10, called);
    expect(standing(true)).toBeGreaterThan(2 * standing(false));
  });

  it('matters less to who only guesses at the condition', () => {
    expect(gainByHurry('Ann', 'short-01')).toBeLessThan(gainByHurry('Ann', 'short-02'));
  });
});

/** AR-13.9: equal points are broken by florins. */
describe('florins', () => {
  const worth = (own: number, others: readonly number[]): number => {
    const players = [own, ...others].map((florins) => ({ florins }));
    const table = position({ seats: players.length, players });
    return table.game.evaluate(table.state, seat(0));
  };

  it('count more where they decide a tie than where one is the richest by far', () => {
    expect(worth(10, [9]) - worth(8, [9])).toBeGreaterThan(worth(10, [0]) - worth(8, [0]) + 1);
  });

  it('are compared with the richest of the others', () => {
    const overtaking = worth(10, [9, 2]) - worth(8, [9, 2]);
    expect(overtaking).toBeGreaterThan(worth(10, [19, 9]) - worth(8, [19, 9]) + 1);
  });
});

/** AR-17 for bots: a word when both sides are likely to gain by it, else silence. */
describe('what bots think about in talks', () => {
  const sensible = (table: Position, of: number = table.asked): readonly Option[] =>
    table.game.sensible?.(table.state, table.table.pending.find((asked) => asked.seat === of) as Decision) ?? [];
  const ironLord = (florins: number): Given => ({
    variants: { negotiation: 'true' },
    players: [{ florins: 0, cubes: { iron: 4 } }, { florins }, { florins }],
  });

  it('is opening them if somebody can pay for what they have too much of', () => {
    expect(sensible(position(ironLord(20)))).toContain('negotiate');
    const poor = position(ironLord(0));
    expect(poor.options).toContain('negotiate');
    expect(sensible(poor)).not.toContain('negotiate');
  });

  it('is a proposal of one word, never a letter', () => {
    const table = position(ironLord(20)).choose('negotiate');
    expect(table.options).toContain('offer@player-1');
    const words = sensible(table);
    expect(words.some((word) => String(word).startsWith('sell-iron-'))).toBe(true);
    expect(words.filter((word) => String(word).startsWith('offer@'))).toEqual([]);
  });

  it('is to propose what they were opened for before they are closed, once, and to listen to nobody who did not ask', () => {
    const table = position(ironLord(20)).choose('negotiate');
    expect(table.options).toEqual(expect.arrayContaining(['listen', 'close']));
    const [first, ...others] = sensible(table);
    expect([first, ...others].every((word) => /^(sell|swap)-iron-/.test(String(word)))).toBe(true);
    expect(others.length).toBeGreaterThan(0);
    table.choose(String(first));
    table.chooseFor(1, 'decline@offer-0');
    expect(table.options).toContain(String(others.at(-1)));
    expect(sensible(table)).toEqual(['close']);
  });

  it('is to hear who asks for the word, once, and to answer what he offers', () => {
    const table = position(ironLord(0), 'actions').choose('trade', 'sell@domestic-iron', 'word@player-1', 'end');
    expect(table.asked).toBe(1);
    expect(sensible(table)).toContain('negotiate');
    table.choose('negotiate');
    expect(sensible(table)).toEqual(['listen']);
    table.choose('listen').chooseFor(0, 'offer@player-1', 'give-iron', '1', 'send').chooseFor(2, 'silence');
    expect(sensible(table)).toEqual(['accept@offer-0', 'decline@offer-0', 'close']);
    table.choose('decline@offer-0');
    expect(table.options).toContain('listen');
    expect(sensible(table)).toEqual(['close']);
  });

  it('is to have a letter answered that was written', () => {
    const table = position(ironLord(20)).choose('negotiate', 'offer@player-1', 'give-iron', '1', 'send');
    expect(table.options).toContain('close');
    expect(sensible(table)).toEqual(['answers']);
  });

  it('is a plain answer to an offer', () => {
    const table = position(ironLord(20)).choose('negotiate', 'offer@player-1', 'give-iron', '1', 'send', 'answers');
    expect(table.optionsOf(1)).toContain('counter@offer-0');
    expect(sensible(table, 1)).toEqual(['accept@offer-0', 'decline@offer-0']);
  });
});
