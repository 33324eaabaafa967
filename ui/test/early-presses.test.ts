import { describe, expect, it } from 'vitest';
import { earlyPresses } from '../table/early-presses.ts';

/** A chair that was waiting when the table was opened, and is asked at 1000. */
function waiting() {
  const presses = earlyPresses(500);
  presses.asked(0, false, 0);
  presses.asked(0, true, 1000);
  return presses;
}

describe('a press', () => {
  it('is too early just after others have moved, and when it began before', () => {
    const { isEarly } = waiting();
    expect([900, 1000, 1499, 1500].map(isEarly)).toEqual([true, true, true, false]);
  });

  it('is as good as any while one thing after another is asked', () => {
    const { asked, isEarly } = waiting();
    asked(0, true, 2000);
    expect(isEarly(2001)).toBe(false);
  });

  it('is too early again when others have moved again', () => {
    const { asked, isEarly } = waiting();
    asked(0, false, 2000);
    expect(isEarly(2001)).toBe(false);
    asked(0, true, 3000);
    expect(isEarly(3100)).toBe(true);
  });

  it('is not too early at a table that was opened with its question, nor when another person sits down', () => {
    const presses = earlyPresses(500);
    presses.asked(0, true, 1000);
    expect(presses.isEarly(1001)).toBe(false);
    presses.asked(0, false, 2000);
    presses.asked(1, true, 2100);
    expect(presses.isEarly(2101)).toBe(false);
  });

  it('is never too early for a machine that plays', () => {
    const presses = earlyPresses(0);
    presses.asked(0, false, 0);
    presses.asked(0, true, 1000);
    expect(presses.isEarly(1000)).toBe(false);
  });
});
