import type { ClockKind } from '@stolik/server/protocol';
import type { Words } from '../shell/words.ts';

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const;

/** A span in the largest unit that says it exactly: 90 seconds, 20 minutes, 2 days. */
function spanWords(w: Words, seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds > size && seconds % size === 0) ?? (['seconds', 1] as const);
  return w(`online-span-${unit}`, { count: seconds / length });
}

/** Which clock a table has. */
export function clockWords(w: Words, clock: ClockKind): string {
  switch (clock.kind) {
    case 'none':
      return w('online-clock-none');
    case 'turn':
      return w('online-clock-turn', { time: spanWords(w, clock.seconds) });
    case 'bank': {
      const time = spanWords(w, clock.seconds);
      if (clock.increment === 0) return w('online-clock-bank-bare', { time });
      return w('online-clock-bank', { time, more: spanWords(w, clock.increment) });
    }
  }
}
