import { describe, expect, it } from 'vitest';
import { choicesIn, meanTime, Stopwatch, timeFor } from '../arena/index.ts';

const watchOf = (times: readonly number[]): Stopwatch => {
  const watch = new Stopwatch();
  for (const ms of times) watch.add(ms);
  return watch;
};

describe('thinking times', () => {
  const times = Array.from({ length: 1000 }, (_, i) => 0.5 * 1.009 ** i);

  it('tell the half, the slowest twentieth and the mean within a fortieth', () => {
    const { thinking } = watchOf(times);
    const near = (found: number, wanted: number) => expect(Math.abs(found / wanted - 1)).toBeLessThan(0.026);
    near(timeFor(thinking, 0.5), times[499] as number);
    near(timeFor(thinking, 0.95), times[949] as number);
    near(meanTime(thinking), times.reduce((sum, ms) => sum + ms, 0) / times.length);
    expect(choicesIn(thinking)).toBe(1000);
  });

  it('of two games add up to those of both', () => {
    const both = watchOf([]);
    both.addAll(watchOf(times.slice(0, 300)).thinking);
    both.addAll(watchOf(times.slice(300)).thinking);
    expect(both.thinking).toEqual(watchOf(times).thinking);
  });

  it('are nothing where nobody thought', () => {
    expect(timeFor([], 0.5)).toBe(0);
    expect(meanTime([])).toBe(0);
    expect(timeFor(watchOf([0]).thinking, 0.95)).toBeLessThan(0.01);
  });
});
