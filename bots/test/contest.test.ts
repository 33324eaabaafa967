import { recordOf, replay } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { orchard } from '../../testkit/toy/orchard.ts';
import { fixtureOf, type Outcome, playFixture, seatingFor } from '../arena/index.ts';
import { greedy, playMatch, random } from '../index.ts';
import { contestOf } from './contests.ts';

const lineups = (contest = contestOf(), games = contest.games) =>
  Array.from({ length: games }, (_, index) => fixtureOf(contest, index).lineup);

/** How often each bot sits in each seat. */
function sittings(all: readonly (readonly number[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const lineup of all)
    for (const [at, bot] of lineup.entries()) found.set(`${bot}@${at}`, (found.get(`${bot}@${at}`) ?? 0) + 1);
  return found;
}

describe('the seats go round', () => {
  it.each([
    [2, 2, 2],
    [2, 3, 6],
    [2, 4, 8],
    [3, 3, 3],
    [3, 2, 6],
    [4, 3, 12],
    [5, 2, 20],
  ])('%d bots at %d seats sit everywhere equally often in %d games', (bots, seats, games) => {
    const contest = contestOf({ bots: ['a', 'b', 'c', 'd', 'e'].slice(0, bots), seats });
    const found = sittings(lineups(contest, games));
    expect(found.size).toBe(bots * seats);
    expect(new Set(found.values()).size).toBe(1);
  });

  it('so that in the end every bot has had every neighbour', () => {
    const contest = contestOf({ bots: ['a', 'b', 'c', 'd'], seats: 4 });
    expect(new Set(lineups(contest, 24).map(String)).size).toBe(24);
  });

  it('and nobody meets himself where there are enough others', () => {
    const contest = contestOf({ bots: ['a', 'b', 'c', 'd', 'e'], seats: 3 });
    for (const lineup of lineups(contest, 100)) expect(new Set(lineup).size).toBe(3);
  });

  it('and every game has a deal of its own, which follows from the seed', () => {
    const seeds = Array.from({ length: 50 }, (_, index) => fixtureOf(contestOf(), index).seed);
    expect(new Set(seeds).size).toBe(50);
    expect(seeds[7]).toBe('test-7');
  });
});

describe('a mirrored contest', () => {
  it('plays every deal in all turns of the seats', () => {
    const contest = contestOf({ mirror: true, seats: 3, bots: ['a', 'b', 'c', 'd'] });
    for (let deal = 0; deal < 8; deal++) {
      const games = [0, 1, 2].map((turn) => fixtureOf(contest, deal * 3 + turn));
      expect(new Set(games.map(({ seed }) => seed))).toEqual(new Set([`test-${deal}`]));
      expect(new Set(games.map(({ lineup }) => String(lineup))).size).toBe(3);
      expect(new Set(games.map(({ lineup }) => String(lineup.toSorted()))).size).toBe(1);
    }
  });
});

describe('every pair of a choice', () => {
  const pairs = { prompt: 'setup.nation', options: [10, 20, 30, 40] };
  const contest = contestOf({ bots: ['greedy'], pairs });
  const openings = (games: number) =>
    Array.from({ length: games }, (_, index) => fixtureOf(contest, index).openings.join('-'));

  it('meets once before any meets again', () => {
    expect(new Set(openings(6)).size).toBe(6);
    for (const pair of openings(6)) expect(new Set(pair.split('-')).size).toBe(2);
  });

  it('changes sides the next time', () => {
    const all = openings(12);
    expect(new Set(all).size).toBe(12);
    expect(all[6]).toBe(all[0]?.split('-').reverse().join('-'));
  });
});

describe('a game of a contest', () => {
  const bots = [greedy, random];
  const timeless = ({ ms: _, thinking: __, ...outcome }: Outcome) => outcome;

  it('is the same whenever it is played', () => {
    const contest = contestOf({ seats: 3 });
    for (const index of [0, 1, 5]) {
      const fixture = fixtureOf(contest, index);
      expect(timeless(playFixture(orchard, contest, fixture, bots))).toEqual(
        timeless(playFixture(orchard, contest, fixture, bots)),
      );
    }
  });

  it('is the one that a record of the same seed and bots holds', () => {
    const contest = contestOf({ seats: 3, seed: 'record' });
    const fixture = fixtureOf(contest, 4);
    const outcome = playFixture(orchard, contest, fixture, bots);
    const seated = fixture.lineup.map((bot) => bots[bot] ?? random);
    const { match } = playMatch(orchard, seatingFor(orchard, contest), fixture.seed, seated);
    const { result } = recordOf(match, { names: ['a', 'b', 'c'] });
    expect(outcome.scores).toEqual(result?.scores.map(({ total }) => total));
    expect(outcome.winners).toEqual(result?.winners);
    expect(outcome.ending).toBe(result?.ending);
    expect(outcome.decisions).toBe(match.choices.length);
  });

  it('times every choice among several options, and no other', () => {
    const contest = contestOf();
    const outcome = playFixture(orchard, contest, fixtureOf(contest, 0), bots);
    const { match } = playMatch(orchard, seatingFor(orchard, contest), 'test-0', bots);
    const real = [0, 0];
    const record = recordOf(match, { names: ['a', 'b'] });
    for (let at = 0; at < record.choices.length; at++) {
      const then = replay(orchard, record, at);
      if ('why' in then) throw new Error(then.message);
      const [decision] = then.table.pending;
      if (decision && decision.options.length > 1) real[decision.seat] = (real[decision.seat] ?? 0) + 1;
    }
    const counted = outcome.thinking.map((thinking) => thinking.reduce((sum, [, count]) => sum + count, 0));
    expect(counted).toEqual(real);
  });
});
