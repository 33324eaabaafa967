import type { Visitor } from './house.ts';

/** So many times slower than this machine is the phone that one thinks of. */
export const SLOWER = 4;

/** From now on the visitor's page has that much less of the machine. */
export async function slowDown({ context, page }: Visitor, times = SLOWER): Promise<void> {
  const cpu = await context.newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** What so large a share of the sorted figures does not exceed, rounded. */
export const part = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
