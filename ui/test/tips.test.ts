import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REST_MS, type Tip, tipStore } from '../table/tips.ts';

const tip = (target: number): Tip => ({ target, name: '', texts: null, anchor: {} as Element, as: 'tooltip' });

describe('what explains itself under a pointer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does so when the pointer has come over it and rests', () => {
    const tips = tipStore();
    tips.pointerAt({ x: 1, y: 1 });
    tips.over(tip(7), { x: 5, y: 5 });
    vi.advanceTimersByTime(REST_MS);
    expect(tips.get()?.target).toBe(7);
  });

  it('but not when it has come under a pointer that rests, until that moves', () => {
    const tips = tipStore();
    tips.pointerAt({ x: 5, y: 5 });
    tips.over(tip(7), { x: 5, y: 5 });
    vi.advanceTimersByTime(10 * REST_MS);
    expect(tips.get()).toBeNull();
    tips.pointerAt({ x: 6, y: 5 });
    vi.advanceTimersByTime(REST_MS);
    expect(tips.get()?.target).toBe(7);
  });

  it('nor when the pointer only leaves it', () => {
    const tips = tipStore();
    tips.pointerAt({ x: 5, y: 5 });
    tips.over(tip(7), { x: 5, y: 5 });
    tips.leave();
    tips.pointerAt({ x: 90, y: 5 });
    vi.advanceTimersByTime(REST_MS);
    expect(tips.get()).toBeNull();
  });
});
