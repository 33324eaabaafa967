import type { Visitor } from './house.ts';

/** So many times slower than this machine is the phone that one thinks of. */
export const SLOWER = 4;

/** A page that can be slowed down and let go again. Slowed, it burns the machine's time while it rests, too: only what is measured should be. */
export interface SlowPhone {
  slow(): Promise<void>;
  free(): Promise<void>;
}

/** The visitor's page as it is on a phone that has so much less of the machine. */
export async function slowPhone({ context, page }: Visitor, times = SLOWER): Promise<SlowPhone> {
  const cpu = await context.newCDPSession(page);
  const set = async (rate: number): Promise<void> => {
    await cpu.send('Emulation.setCPUThrottlingRate', { rate });
  };
  return { slow: () => set(times), free: () => set(1) };
}

/** Milliseconds in which the page's thread really ran until now, and not the time that others took from it. */
export async function meterOf({ context, page }: Visitor): Promise<() => Promise<number>> {
  const meter = await context.newCDPSession(page);
  await meter.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await meter.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** What so large a share of the sorted figures does not exceed, rounded. */
export const part = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
