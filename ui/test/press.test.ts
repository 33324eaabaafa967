import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressing } from '../table/press.ts';
import { REST_MS } from '../table/tips.ts';

/** A finger that comes down at 1000, and what came of it. */
function presser() {
  const rests = vi.fn();
  const wasShort = vi.fn();
  const press = pressing(1000, rests, wasShort);
  return { press, did: () => [rests.mock.calls.length, wasShort.mock.calls.length, press.isLong] };
}

describe('a finger on a thing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('that is lifted soon asks nothing', () => {
    const { press, did } = presser();
    vi.advanceTimersByTime(80);
    press.lift(1080);
    vi.advanceTimersByTime(10 * REST_MS);
    expect(did()).toEqual([0, 0, false]);
  });

  it('that rests asks what it is, and chooses nothing when it is lifted', () => {
    const { press, did } = presser();
    vi.advanceTimersByTime(REST_MS);
    expect(did()).toEqual([1, 0, true]);
    press.lift(1000 + REST_MS);
    expect(did()).toEqual([1, 0, true]);
  });

  it('that was lifted soon, of which a busy page hears late, has only tapped', () => {
    const { press, did } = presser();
    vi.advanceTimersByTime(900);
    press.lift(1080);
    expect(did()).toEqual([1, 1, false]);
  });

  it('that scrolls asks nothing', () => {
    const { press, did } = presser();
    press.end();
    vi.advanceTimersByTime(10 * REST_MS);
    expect(did()).toEqual([0, 0, false]);
  });
});
