import { type GameEvent, type Score, seat } from '@stolik/engine';
import { figure } from '@stolik/engine/phrases';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../contract.ts';
import { earlierLines, groupLog } from '../frame/log-lines.ts';
import { difference, scoreRows } from '../frame/score-rows.ts';

const entry = (id: number, type: string): LogEntry => ({ id, sequence: id, event: { type } satisfies GameEvent });

describe('the log in parts', () => {
  const entries = [entry(0, 'began'), entry(1, 'round'), entry(2, 'mined'), entry(3, 'round'), entry(4, 'raided')];
  let round = 0;
  const heading = ({ event }: LogEntry) => (event.type === 'round' ? `Runda ${++round}` : null);

  it('a heading begins a part, and what comes before the first has none', () => {
    round = 0;
    const parts = groupLog(entries, heading).map((group) => [group.heading, group.entries.map(({ id }) => id)]);
    expect(parts).toEqual([
      [null, [0]],
      ['Runda 1', [1, 2]],
      ['Runda 2', [3, 4]],
    ]);
  });

  it('is one part without headings, and none without lines', () => {
    expect(groupLog(entries)).toHaveLength(1);
    expect(groupLog([])).toEqual([]);
  });

  it('keeps at least sixty of the newest lines, and lets older ones wait in portions', () => {
    expect([0, 60, 89, 90, 119, 120, 400].map(earlierLines)).toEqual([0, 0, 0, 30, 30, 60, 330]);
  });

  it('the same heading again goes on', () => {
    expect(groupLog(entries, () => 'Runda 1')).toHaveLength(1);
  });
});

describe('rows of a score', () => {
  const score = (total: number, ...lines: [string, number][]): Score => ({
    seat: seat(0),
    total,
    lines: lines.map(([what, points]) => ({ what, points })),
  });

  it('line up by source', () => {
    expect(scoreRows([score(9, ['crystals', 5], ['totems', 4]), score(6, ['crystals', 6]), null])).toEqual([
      { what: 'crystals', points: [5, 6, null] },
      { what: 'totems', points: [4, null, null] },
    ]);
  });

  it('differences carry their sign, and nothing is no difference', () => {
    expect([difference(3, 7), difference(7, 3), difference(3, 3), difference(null, 2)]).toEqual(['+4', '−4', '', '+2']);
    expect(figure(-3)).toBe('−3');
  });
});
