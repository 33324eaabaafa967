import { type GameEvent, isRefusal, recordOf, replay } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { orchard } from '../../testkit/toy/orchard.ts';
import { type Contest, difference, fixtureOf, type Outcome, playFixture, seatingFor } from '../arena/index.ts';
import { comparable, groupsOf } from '../balance/groups.ts';
import { reportOf } from '../balance/index.ts';
import { histogramOf, quantile, roundStep, spreadOf } from '../balance/spread.ts';
import type { Use } from '../balance/usage.ts';
import { type Bot, greedy, playMatch, random } from '../index.ts';
import { contestOf, outcomeOf } from './contests.ts';

const company: readonly Bot[] = [random];

function played(contest: Contest): Outcome[] {
  return Array.from({ length: contest.games }, (_, index) =>
    playFixture(orchard, contest, fixtureOf(contest, index), company),
  );
}

/** The same games as records, read again by one who knows nothing of accounts. */
function reread(contest: Contest) {
  return Array.from({ length: contest.games }, (_, index) => {
    const { seed } = fixtureOf(contest, index);
    const bots = Array.from({ length: contest.seats }, () => random);
    const { match } = playMatch(orchard, seatingFor(orchard, contest), seed, bots);
    const record = recordOf(match, { names: bots.map(({ id }) => id) });
    const events: GameEvent[] = [];
    const again = replay(orchard, record, undefined, (event) => events.push(event));
    if (isRefusal(again)) throw new Error(again.message);
    return { record, events };
  });
}

describe('a report', () => {
  const contest = contestOf({ seats: 3, bots: ['random'], games: 40, accounts: true });
  const outcomes = played(contest);
  const report = reportOf([{ contest, outcomes }]);
  const records = reread(contest);
  const [table] = report.tables;

  it('counts wins by seat as the records do', () => {
    const wins = [0, 0, 0];
    for (const { record } of records)
      for (const winner of record.result?.winners ?? [])
        wins[winner] = (wins[winner] ?? 0) + 1 / (record.result?.winners.length ?? 1);
    table?.wins.forEach(({ won, of }, seat) => {
      expect(won).toBeCloseTo(wins[seat] ?? -1, 9);
      expect(of).toBe(40);
    });
  });

  it('tells the length and the points of the records', () => {
    const lengths = records.map(({ record }) => record.choices.length).sort((a, b) => a - b);
    expect(table?.decisions.median).toBe(quantile(lengths, 0.5));
    expect(table?.decisionsSeen.counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    const winners = records.flatMap(({ record }) =>
      (record.result?.scores ?? []).flatMap(({ seat, total }) =>
        record.result?.winners.includes(seat) ? [total] : [],
      ),
    );
    expect(table?.winnerScores?.mean).toBeCloseTo(winners.reduce((sum, one) => sum + one, 0) / winners.length, 9);
    expect(table?.winnersSeen.counts.reduce((sum, count) => sum + count, 0)).toBe(winners.length);
    expect(table?.othersSeen.counts.reduce((sum, count) => sum + count, 0)).toBe(120 - winners.length);
    const shares = table?.endings.map(({ share }) => share.rate) ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('compares seats that used a card with seats that did not, as the records show them', () => {
    const used = report.usage?.uses.filter(({ id }) => id.startsWith('piece-')) ?? [];
    expect(used.length).toBeGreaterThan(5);
    for (const { id, with: withIt, without, perSeat, difference: by } of used) {
      const sides = { with: { won: 0, of: 0 }, without: { won: 0, of: 0 } };
      let times = 0;
      for (const { record, events } of records) {
        const { winners = [] } = record.result ?? {};
        for (let seat = 0; seat < 3; seat++) {
          const count = events.filter(
            (event) => orchard.coverage.ofEvent(event as never).includes(id) && 'seat' in event && event.seat === seat,
          ).length;
          const side = count > 0 ? sides.with : sides.without;
          times += count;
          side.of++;
          side.won += winners.includes(seat) ? 1 / winners.length : 0;
        }
      }
      expect(withIt.of).toBe(sides.with.of);
      expect(withIt.won).toBeCloseTo(sides.with.won, 9);
      expect(without.won).toBeCloseTo(sides.without.won, 9);
      expect(perSeat).toBeCloseTo(times / 120, 9);
      expect(by.by).toBeCloseTo(difference(sides.with, sides.without).by, 9);
    }
  });

  it('counts what was offered and what was taken at every prompt', () => {
    const deeds = report.usage?.deeds ?? [];
    expect(deeds.length).toBeGreaterThan(0);
    const taken = new Map<string, number>();
    for (const { record } of records)
      for (let at = 0; at < record.choices.length; at++) {
        const then = replay(orchard, record, at);
        if (isRefusal(then)) throw new Error(then.message);
        const kept = record.choices[at];
        const option = typeof kept === 'object' ? kept.option : kept;
        const seat = typeof kept === 'object' ? kept.seat : then.table.pending[0]?.seat;
        const decision = then.table.pending.find((one) => one.seat === seat);
        if (typeof option !== 'string' || /^\d/.test(option)) continue;
        const deed = `${decision?.prompt} ${option.split('@')[0]}`;
        taken.set(deed, (taken.get(deed) ?? 0) + 1);
      }
    for (const { id, taken: share } of deeds) {
      expect(share.won).toBe(taken.get(id) ?? 0);
      expect(share.of).toBeGreaterThanOrEqual(share.won);
    }
    expect(deeds.reduce((sum, { taken: share }) => sum + share.won, 0)).toBe(
      [...taken.values()].reduce((sum, count) => sum + count, 0),
    );
  });

  it('adds points by what they are for to the totals of the scores', () => {
    const lines = report.usage?.points ?? [];
    const winners = table?.winnerScores?.mean ?? 0;
    expect(lines.reduce((sum, line) => sum + line.winners, 0)).toBeCloseTo(winners, 9);
  });

  it('keeps no account where none was asked for', () => {
    const plain = contestOf({ bots: ['random'], games: 3 });
    const [outcome] = played(plain);
    expect(outcome?.account).toBeUndefined();
    expect(reportOf([{ contest: plain, outcomes: played(plain) }]).usage).toBeNull();
  });
});

describe('every pair', () => {
  const pairs = { prompt: 'opening', options: ['a', 'b', 'c'] };
  const contest = { ...contestOf({ bots: ['greedy'], games: 12 }), pairs };

  it('counts for both who met, in whichever seat', () => {
    // Seat 0 always wins, so whoever sits there does.
    const outcomes = Array.from({ length: 12 }, (_, index) => outcomeOf({ index }));
    const table = reportOf([{ contest, outcomes }]).pairs;
    for (const [a, row] of table?.against.entries() ?? [])
      for (const [b, meeting] of row.entries()) {
        expect(meeting.of).toBe(a === b ? 0 : 4);
        if (a !== b) expect(meeting.won).toBe(2);
      }
    expect(table?.overall.map(({ won, of }) => [won, of])).toEqual([
      [4, 8],
      [4, 8],
      [4, 8],
    ]);
  });

  it('is played as it says: each seat takes what it is told to', () => {
    const start = playMatch(orchard, seatingFor(orchard, contestOf()), 'test-0', [greedy, greedy]).match;
    const record = recordOf(start, { names: ['a', 'b'] });
    const first = replay(orchard, record, 0);
    if (isRefusal(first)) throw new Error(first.message);
    const [decision] = first.table.pending;
    const options = decision?.options ?? [];
    expect(options.length).toBeGreaterThan(1);
    for (const option of options) {
      const chosen: unknown[] = [];
      const watched: Bot = {
        id: 'watched',
        choose(sight, chance) {
          const mine = random.choose(sight, chance);
          chosen.push(mine);
          return mine;
        },
      };
      const forced = contestOf({
        bots: ['watched'],
        pairs: { prompt: decision?.prompt ?? '', options: [option, 'x'] },
      });
      const fixture = { ...fixtureOf(forced, 0), openings: [option, option] };
      const outcome = playFixture(orchard, forced, fixture, [watched]);
      // The forced choices were not asked of the bot.
      expect(chosen.length).toBeLessThan(outcome.decisions);
    }
  });
});

describe('numbers', () => {
  it('spread as they are', () => {
    const { mean, median, low, high } = spreadOf(Array.from({ length: 101 }, (_, i) => i));
    expect([mean, median, low, high]).toEqual([50, 50, 5, 95]);
    expect(quantile([1, 2], 0.5)).toBe(1.5);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('fall into classes of round widths, each once', () => {
    expect([0.2, 1, 1.1, 2, 3, 7, 12, 51, 99].map(roundStep)).toEqual([1, 1, 2, 2, 5, 10, 20, 100, 100]);
    const seen = histogramOf([3, 4, 14, 15, 40], [3, 40], 8);
    expect(seen).toEqual({ from: 0, step: 5, counts: [2, 0, 1, 1, 0, 0, 0, 0, 1] });
    expect(histogramOf([7, 7], [7, 7], 8)).toEqual({ from: 7, step: 1, counts: [2] });
    expect(histogramOf([-3], [-3, 2], 5).from).toBe(-3);
  });
});

describe('what is drawn', () => {
  const useOf = (id: string, users: number, others: number, by: number): Use => ({
    id,
    perSeat: 1,
    with: { won: 0, of: users, rate: 0, interval: { low: 0, high: 1 } },
    without: { won: 0, of: others, rate: 0, interval: { low: 0, high: 1 } },
    difference: { by, low: -1, high: 1 },
  });

  it('is what enough seats did and enough did not, best first', () => {
    const uses = [useOf('a', 30, 30, 0.1), useOf('b', 29, 500, 0.5), useOf('c', 500, 29, 0.5), useOf('d', 40, 40, 0.3)];
    expect(comparable(uses).map(({ id }) => id)).toEqual(['d', 'a']);
  });

  it('is both ends where there is too much', () => {
    const uses = Array.from({ length: 100 }, (_, i) => useOf(`${i}`, 50, 50, i / 100));
    const drawn = comparable(uses).map(({ id }) => Number(id));
    expect(drawn).toHaveLength(36);
    expect(drawn[0]).toBe(99);
    expect(drawn.at(-1)).toBe(0);
    expect(drawn).not.toContain(50);
  });

  it('stands in groups by what is done, in the order of the game', () => {
    const all = ['kept b', 'used a', 'kept a', 'used c'];
    const uses = ['used a', 'kept a', 'kept b'].map((id) => useOf(id, 1, 1, 0));
    const groups = groupsOf(uses, all, (id) => id.split(' ')[0] ?? '');
    expect(groups.map(({ verb, uses: of }) => [verb, of.map(({ id }) => id)])).toEqual([
      ['kept', ['kept b', 'kept a']],
      ['used', ['used a']],
    ]);
  });
});
