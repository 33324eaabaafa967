import {
  type AnyGame,
  allSeats,
  applyChoice,
  chanceFrom,
  type Decision,
  type Option,
  seat,
  start,
  type Table,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { greedy, searchBot, sightOf } from '../index.ts';
import { isTurnOver, turnAlone, turnUnderWay } from '../turn.ts';
import { tinyGame, tinySteps } from './tiny.ts';

const { script, run, choose, chooseTogether, loop, call } = tinySteps;

/** What the storm takes or brings between turns: far more than any choice. */
const STORM = 1000;

/** Turn after turn one takes a coin or leaves it; then a storm plays with all that one has. `asked`: the turn ends with a question. */
function island(asked: boolean): AnyGame {
  const turn = script<{ take: Option; end: Option | null }>('turn', [
    choose('take', () => ['leave', 'take']),
    run((state, { take }) => {
      if (take === 'take') (state.points[0] as number)++;
      state.pile--;
    }),
    choose('end', () => (asked ? ['end'] : []), { always: true }),
    run((state, { take }, dealer) => {
      if (take === 'take') dealer.below(2); // so that the same luck comes out differently
      (state.points[0] as number) += dealer.below(2 * STORM) - STORM;
    }),
  ]);
  return tinyGame({
    id: asked ? 'island' : 'island-unasked',
    pile: 40,
    play: script('play', [loop((state) => state.pile > 0, [call(turn)])]),
    scripts: [turn],
    turn: turn,
  });
}

const alone = { seats: 1, variants: {} };

function answer(game: AnyGame, table: Table<unknown>, option: Option): void {
  applyChoice(game, table, table.pending[0] as Decision, option);
}

describe('the turn of one who plays alone', () => {
  it('is over before a question with one answer', () => {
    const game = island(true);
    const table = start(game, alone, 'a') as Table<unknown>;
    const turn = turnAlone(game, table);
    expect(isTurnOver(game, table, seat(0), turn)).toBe(false);
    answer(game, table, 'take');
    expect(table.pending[0]?.options).toEqual(['end']);
    expect(isTurnOver(game, table, seat(0), turn)).toBe(true);
  });

  it('is over when the next one has begun', () => {
    const game = island(false);
    const table = start(game, alone, 'a') as Table<unknown>;
    const turn = turnAlone(game, table);
    answer(game, table, 'take');
    expect(table.pending[0]?.options).toEqual(['leave', 'take']);
    expect(isTurnOver(game, table, seat(0), turn)).toBe(true);
  });

  it('with others at the table lasts until another is asked', () => {
    const game = island(true);
    const table = start(game, { seats: 2, variants: {} }, 'a') as Table<unknown>;
    answer(game, table, 'take');
    expect(isTurnOver(game, table, seat(0), turnAlone(game, table))).toBe(false);
    expect(isTurnOver(game, table, seat(1), turnAlone(game, table))).toBe(true);
  });

  it('is judged without the luck that follows it', () => {
    const game = island(true);
    const table = start(game, alone, 'a') as Table<unknown>;
    for (const bot of [greedy, searchBot({ budget: { iterations: 60 }, settings: { reach: 0 } })])
      for (const luck of ['a', 'b', 'c', 'd', 'e', 'f'])
        expect(bot.choose(sightOf(game, table, seat(0)), chanceFrom(luck))).toBe('take');
  });
});

/** One boasts, which looks well until the others have heard it, or works. */
function village(): AnyGame {
  const turn = script<{ deed: Option; heard: Option | null }>('turn', [
    choose('deed', () => ['boast', 'work']),
    run((state, { deed }) => {
      (state.points[state.active] as number) += deed === 'boast' ? 10 : 1;
      if (deed === 'boast') state.active = seat(1 - state.active);
    }),
    choose('heard', (_, { deed }) => (deed === 'boast' ? ['laugh', 'shrug'] : [])),
    run((state, { deed }) => {
      if (deed === 'boast') (state.points[1 - state.active] as number) -= 20;
      else state.active = seat(1 - state.active);
      state.pile--;
    }),
  ]);
  return tinyGame({
    id: 'village',
    pile: 6,
    play: script('play', [loop((state) => state.pile > 0, [call(turn)])]),
    scripts: [turn],
    turn: turn,
  });
}

describe('a turn in which others are asked', () => {
  it('goes on until its script ends', () => {
    const game = village();
    const table = start(game, { seats: 2, variants: {} }, 'a') as Table<unknown>;
    const turn = turnUnderWay(game, table);
    answer(game, table, 'boast');
    expect(table.pending[0]?.seat).toBe(1);
    expect(isTurnOver(game, table, seat(0), turn)).toBe(false);
    answer(game, table, 'laugh');
    expect(isTurnOver(game, table, seat(0), turn)).toBe(true);
  });

  it('is judged when they have answered', () => {
    const game = village();
    const table = start(game, { seats: 2, variants: {} }, 'a') as Table<unknown>;
    for (const reach of [0, null])
      for (const luck of ['a', 'b', 'c', 'd'])
        expect(
          searchBot({ budget: { iterations: 60 }, settings: { reach } }).choose(
            sightOf(game, table, seat(0)),
            chanceFrom(luck),
          ),
        ).toBe('work');
  });
});

/** All write down a number at once and get as many points. */
const sealed = tinyGame({
  id: 'numbers',
  play: script<{ picks: Option[][] }>('play', [
    chooseTogether(
      'picks',
      (state) => allSeats(state.points.length),
      (_, __, ___, picked) => (picked.length > 0 ? [] : ['1', '2', '3']),
    ),
    run((state, { picks }) => {
      state.points = picks.map(([number]) => Number(number));
    }),
  ]),
});

describe('what is chosen at once', () => {
  it('greedy judges by what comes of it, whoever is asked first', () => {
    const table = start(sealed, { seats: 3, variants: {} }, 'a') as Table<unknown>;
    for (const at of allSeats(3))
      for (const luck of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
        expect(greedy.choose(sightOf(sealed, table, at), chanceFrom(luck))).toBe('3');
  });
});

describe('greedy thinks about what the game calls sensible', () => {
  /** After the spade one may talk for ever, or dig at last; a shell is found at once. */
  const treasure = (words: readonly string[]): AnyGame =>
    tinyGame({
      id: `treasure-${words.length}`,
      play: script<{ take: Option; then: Option }>('play', [
        choose('take', () => ['spade', 'shell', ...words]),
        run((state, { take }) => {
          state.points[0] = take === 'shell' ? 1 : 0;
          state.pile = take === 'spade' ? 1 : 0;
        }),
        loop(
          (state) => state.pile > 0,
          [
            choose('then', () => ['dig', ...words]),
            run((state, { then }) => {
              if (then !== 'dig') return;
              state.points[0] = 2;
              state.pile = 0;
            }),
          ],
        ),
      ]),
      sensible: (_, { options }) => options.filter((option) => !words.includes(String(option))),
    });

  it('to the end of its turn, however much could be said', () => {
    const words = Array.from({ length: 400 }, (_, word) => `word ${word}`);
    for (let luck = 0; luck < 20; luck++) {
      const game = treasure(words);
      const table = start(game, { seats: 2, variants: {} }, 'a') as Table<unknown>;
      expect(greedy.choose(sightOf(game, table, seat(0)), chanceFrom(`luck ${luck}`))).toBe('spade');
    }
  });
});
