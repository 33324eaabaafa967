import { describe, expect, it } from 'vitest';
import type { BenchFigures } from '../bench/figures.ts';
import { market } from '../bench/market.ts';
import { median, type Pace } from '../bench/pace.ts';
import { openPeer, PeerMissing } from '../bench/peer.ts';
import { pickerFrom } from '../bench/picker.ts';
import { tablesInPlay } from '../bench/random-play.ts';
import { bench } from '../commands/bench.ts';

/** Short enough for a test: the figures mean little, but all of the work is done. */
const hasty: Pace = { warmUp: 20, slice: 10, rounds: 3, otherRounds: 3, peerSlice: 40, tables: 500 };

async function benched(how: { peers: boolean; json: boolean }): Promise<string[]> {
  const lines: string[] = [];
  await bench({ game: market, ...how, out: (line) => lines.push(line), note: () => {}, pace: hasty });
  return lines;
}

describe('stolik bench', () => {
  it('gives one object with every figure, the peers included', async () => {
    const lines = await benched({ peers: true, json: true });
    expect(lines).toHaveLength(1);
    const { game, seats, node, cpu, peers, ...figures } = JSON.parse(lines.join()) as BenchFigures;
    expect({ game, seats, node }).toEqual({ game: 'market', seats: 4, node: process.version });
    expect(cpu).not.toBe('');
    expect(Object.keys(figures).sort()).toEqual([
      'copiesPerSecond',
      'decisionsPerSecond',
      'earlyMicroseconds',
      'heapMiBPer10000Tables',
      'heapPerTableBytes',
      'lateMicroseconds',
      'lateToEarly',
      'microsecondsPerCopy',
      'searchIterationsPerSecond',
    ]);
    for (const [name, figure] of Object.entries(figures)) expect(figure, name).toBeGreaterThan(0);

    expect(peers).toMatchObject({ game: 'market', rounds: hasty.rounds });
    expect(peers?.ratios).toHaveLength(hasty.rounds);
    expect(peers?.ratio).toBeCloseTo(median(peers?.ratios ?? []), 2);
    expect(peers?.ratio).toBeGreaterThan(1);
    for (const figure of [peers?.ours, peers?.theirs, peers?.ourCopies, peers?.theirCopies])
      expect(figure).toBeGreaterThan(0);
  });

  it('gives people a table, and no peers unless asked', async () => {
    const lines = await benched({ peers: false, json: false });
    expect(lines[0]).toMatch(/^market, 4 seats \(Node v/);
    expect(lines.slice(1).map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
      'decisions',
      'copies',
      'search',
      '10,000 tables',
      'early decision',
      'late decision',
    ]);
    expect(lines[1]).toMatch(/ [\d,]+ {2}\/s$/);
  });

  it('says how to get the peer when it is not there', () => {
    const missing = (module: string): never => {
      throw Object.assign(new Error(`Cannot find module '${module}'`), { code: 'MODULE_NOT_FOUND' });
    };
    expect(() => openPeer(missing)).toThrow(PeerMissing);
    expect(() => openPeer(missing)).toThrow('npm install');
  });

  it('does not call another failure a missing peer', () => {
    const broken = (): never => {
      throw new Error('damaged');
    };
    expect(() => openPeer(broken)).toThrow('damaged');
  });

  it('measures tables in the middle of their games', () => {
    const tables = tablesInPlay(market, { seats: 4, variants: {} }, pickerFrom(5));
    const turns = Array.from({ length: 200 }, () => tables.next().value.sequence);
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(37);
    expect(Math.max(...turns)).toBeLessThanOrEqual(111);
    expect(new Set(turns).size).toBeGreaterThan(30);
  });

  it('takes the middle figure, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 9, 2])).toBe(3);
    expect(() => median([])).toThrow();
  });
});
