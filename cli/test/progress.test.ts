import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress } from '../contest/progress.ts';
import { deskAt } from '../desk.ts';
import { orchardHouse, terminalThatRemembers } from './stage.ts';

describe('progress', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  function watched(notesSeen: boolean, games: number, before: number) {
    const { terminal, told } = terminalThatRemembers({ notesSeen });
    return { told, progress: new Progress(deskAt(terminal, orchardHouse, 'en'), games, before) };
  }

  it('is a bar in a terminal, that fills and is wiped away', () => {
    const { told, progress } = watched(true, 100, 20);
    const shares: number[] = [];
    for (let done = 20; done < 100; done++) {
      vi.advanceTimersByTime(1000);
      progress.add();
      const last = told().err.split('\r').at(-1) ?? '';
      shares.push([...last].filter((mark) => mark === '█').length);
    }
    expect(shares[0]).toBeLessThan(shares.at(-1) ?? 0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(told().err).toContain('60 of 100 games, 0:40 left');
    expect(told().err).not.toContain('\n');
    progress.close();
    expect(told().err.endsWith('\r\u001b[K')).toBe(true);
    expect(told().out).toBe('');
  });

  it('is a line now and then elsewhere, and none for what is soon done', () => {
    const { told, progress } = watched(false, 1000, 0);
    for (let done = 0; done < 29; done++) {
      vi.advanceTimersByTime(1000);
      progress.add();
    }
    expect(told().err).toBe('');
    for (let done = 0; done < 62; done++) {
      vi.advanceTimersByTime(1000);
      progress.add();
    }
    const lines = told().err.split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('30 of 1,000 games, 16:10 left');
    progress.close();
    expect(told().err.split('\n')).toHaveLength(4);
  });

  it('tells hours as hours', () => {
    const { told, progress } = watched(false, 1000, 0);
    for (let done = 0; done < 3; done++) {
      vi.advanceTimersByTime(60_000);
      progress.add();
    }
    expect(told().err).toContain('3 of 1,000 games, 16:37:00 left');
  });
});
