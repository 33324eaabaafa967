import { rate, rating } from 'openskill';
import { describe, expect, it } from 'vitest';
import { placesOf, ratingsOf, Stopwatch, tallyOf } from '../arena/index.ts';
import { contestOf, outcomeOf } from './contests.ts';

describe('places', () => {
  it('are by points, equals share one, and winners come first as the game says', () => {
    expect(placesOf({ scores: [5, 9, 5], winners: [1] })).toEqual([2, 1, 2]);
    expect(placesOf({ scores: [9, 9, 4], winners: [1] })).toEqual([2, 1, 3]);
    expect(placesOf({ scores: [9, 9], winners: [0, 1] })).toEqual([1, 1]);
    expect(placesOf({ scores: [3, 7], winners: [] })).toEqual([2, 1]);
    expect(placesOf({ scores: [3, 7, 5], winners: [0] }, true)).toEqual([1, 3, 2]);
  });
});

describe('ratings', () => {
  const strongerAlways = (games: number) =>
    Array.from({ length: games }, (_, index) => outcomeOf({ index, winners: [index % 2], scores: [1, 1] }));

  it('are those of openskill, game after game', () => {
    const contest = contestOf();
    let [one, two] = [rating(), rating()];
    for (let index = 0; index < 7; index++) {
      const [[a], [b]] = rate([[one], [two]], { rank: [1, 2] }) as [[typeof one], [typeof two]];
      [one, two] = [a, b];
    }
    const [first, second] = ratingsOf(contest, strongerAlways(7));
    expect(first?.mu).toBeCloseTo(one.mu, 10);
    expect(first?.sigma).toBeCloseTo(one.sigma, 10);
    expect(second?.mu).toBeCloseTo(two.mu, 10);
    expect(first?.ordinal).toBeCloseTo(one.mu - 3 * one.sigma, 10);
  });

  it('do not depend on the order in which games were finished', () => {
    const outcomes = strongerAlways(9);
    expect(ratingsOf(contestOf(), outcomes.toReversed())).toEqual(ratingsOf(contestOf(), outcomes));
  });

  it('stay where they are when a bot plays only itself, and move when it sits at two seats of three', () => {
    const alone = contestOf({ bots: ['greedy'] });
    expect(ratingsOf(alone, [outcomeOf()])[0]).toEqual({ mu: 25, sigma: 25 / 3, ordinal: 0 });
    const three = contestOf({ seats: 3 });
    // Bots 0 1 0: bot 1 wins.
    const [first, second] = ratingsOf(three, [outcomeOf({ scores: [2, 9, 3], winners: [1] })]);
    expect(first?.mu).toBeLessThan(25);
    expect(second?.mu).toBeGreaterThan(25);
  });
});

describe('the tally', () => {
  it('counts wins by bot and by seat, a shared win in part', () => {
    const contest = contestOf();
    const outcomes = [
      outcomeOf({ index: 0, scores: [10, 4], winners: [0] }), // greedy at seat 0
      outcomeOf({ index: 1, scores: [10, 4], winners: [0] }), // random at seat 0
      outcomeOf({ index: 2, scores: [6, 6], winners: [0, 1] }),
      outcomeOf({ index: 3, scores: [1, 8], winners: [1] }), // greedy at seat 1
    ];
    const { standings, seats, meetings, games, decisions, fairShare } = tallyOf(contest, outcomes);
    const [greedy, random] = standings;
    expect(games).toBe(4);
    expect(decisions).toBe(40);
    expect(fairShare).toBe(0.5);
    expect(greedy?.wins).toMatchObject({ won: 2.5, of: 4, rate: 0.625 });
    expect(random?.wins).toMatchObject({ won: 1.5, of: 4, rate: 0.375 });
    expect(greedy?.meanScore).toBe((10 + 4 + 6 + 8) / 4);
    expect(seats.map(({ won }) => won)).toEqual([2.5, 1.5]);
    expect(meetings).toHaveLength(1);
    expect(meetings[0]).toMatchObject({ bot: 'greedy', other: 'random', ahead: { won: 2.5, of: 4 } });
  });

  it('counts a bot in two seats twice, and never against itself', () => {
    const contest = contestOf({ seats: 3 });
    const { standings, meetings } = tallyOf(contest, [outcomeOf({ scores: [5, 3, 1], winners: [0] })]);
    expect(standings.map(({ wins }) => [wins.won, wins.of])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    // Seats 0 and 2 are greedy's: one is before random, one behind it.
    expect(meetings[0]?.ahead).toMatchObject({ won: 1, of: 2 });
  });

  it('puts together how long each bot thought, wherever it sat', () => {
    const watch = new Stopwatch();
    watch.add(8);
    const { thinking } = watch;
    const outcomes = [
      outcomeOf({ index: 0, thinking: [thinking, []] }),
      outcomeOf({ index: 1, thinking: [[], thinking] }),
    ];
    const [greedy, random] = tallyOf(contestOf(), outcomes).standings;
    expect(greedy?.thinking).toEqual(thinking.map(([place]) => [place, 2]));
    expect(random?.thinking).toEqual([]);
  });

  it('of nothing is nothing', () => {
    const { standings } = tallyOf(contestOf(), []);
    expect(standings[0]?.wins).toEqual({ won: 0, of: 0, rate: 0, interval: { low: 0, high: 1 } });
  });
});
