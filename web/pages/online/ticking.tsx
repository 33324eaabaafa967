import { type ReactNode, useEffect, useState } from 'react';
import type { OnlineFacts } from '../../table/remote-table.ts';
import { clockFace, leftNow } from './clock-face.ts';

/** What time it is, told anew every second; by itself nothing else is drawn. */
function useNow(ticks: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticks) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [ticks]);
  return now;
}

/** Words with the time until then in them; they are not read aloud every second. */
export function Countdown({ at, words }: { readonly at: number; readonly words: (time: string) => string }): ReactNode {
  return <span role="timer">{words(clockFace(Math.max(0, at - useNow(true))))}</span>;
}

export interface SeatClockProps {
  readonly seat: NonNullable<OnlineFacts['clocks']>['seats'][number];
  /** When it was told so. */
  readonly since: number;
}

/** The clock of a seat as it stands now. */
export function SeatClock({ seat, since }: SeatClockProps): ReactNode {
  const now = useNow(seat.running);
  return <time data-running={seat.running || undefined}>{clockFace(leftNow(seat, since, Math.max(now, since)))}</time>;
}
