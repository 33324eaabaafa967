import { describe, expect, it } from 'vitest';
import { choose, copyPlain, type Option, type Seat, seat } from '../index.ts';
import { answer, mark, startTiny, steps, tinyGame } from './tiny.ts';

const { run, script } = steps;

const game = tinyGame([
  script<{ one?: Option; two?: Option }>('play', [
    steps.choose('one', () => ['a', 7]),
    mark((_, local: { one?: Option }) => local.one as Option),
    run((state) => {
      state.active = seat(1);
    }),
    steps.choose('two', () => ['a', 'b']),
  ]),
]);

describe('choose', () => {
  it.each([
    ['another seat', { seat: 1, decision: 0, option: 'a' }, 'not-your-decision', 'Seat 1 has nothing to decide now.'],
    ['a seat that is not there', { seat: 9, decision: 0, option: 'a' }, 'not-your-decision', /Seat 9/],
    ['an old decision', { seat: 0, decision: -1, option: 'a' }, 'stale-decision', /decision -1; .* decision 0/],
    ['a decision to come', { seat: 0, decision: 1, option: 'a' }, 'stale-decision', /decision 1/],
    [
      'a word that is no option',
      { seat: 0, decision: 0, option: 'c' },
      'unknown-option',
      '"c" is not one of the options of play.one.',
    ],
    ['a number as a word', { seat: 0, decision: 0, option: '7' }, 'unknown-option', /"7"/],
    ['a place in the list', { seat: 0, decision: 0, option: 0 }, 'unknown-option', /"0"/],
  ])('refuses %s and changes nothing', (_, given, why, message) => {
    const table = startTiny(game);
    const before = copyPlain(table);
    const refusal = choose(game, table, { ...given, seat: given.seat as Seat });
    expect(refusal?.why).toBe(why);
    if (typeof message === 'string') expect(refusal?.message).toBe(message);
    else expect(refusal?.message).toMatch(message);
    expect(table).toEqual(before);
  });

  it('accepts what is listed, once', () => {
    const table = startTiny(game);
    const given = { seat: seat(0), decision: 0, option: 7 };
    expect(choose(game, table, given)).toBeNull();
    expect(table.state.trail).toEqual([7]);
    expect(table.sequence).toBe(1);
    expect(choose(game, table, given)?.why).toBe('not-your-decision');
    expect(choose(game, table, { ...given, seat: seat(1) })?.why).toBe('stale-decision');
  });

  it('refuses everything when the game is over', () => {
    const table = startTiny(game);
    expect(answer(game, table, 'a', 'b')).toBeNull();
    expect(choose(game, table, { seat: seat(0), decision: 2, option: 'a' })).toEqual({
      why: 'game-over',
      message: 'The game is over.',
    });
  });
});
