import type { LogEntry } from '../contract.ts';

/** A part of the log under one heading. */
export interface LogGroup {
  /** Null before the first heading. */
  readonly heading: string | null;
  readonly entries: readonly LogEntry[];
}

/** Parts the log where `heading` names a new part. The entry that begins a part belongs to it. */
export function groupLog(
  entries: readonly LogEntry[],
  heading: (entry: LogEntry) => string | null = () => null,
): readonly LogGroup[] {
  const groups: { heading: string | null; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const said = heading(entry);
    const last = groups.at(-1);
    if (last === undefined || (said !== null && said !== last.heading))
      groups.push({ heading: said, entries: [entry] });
    else last.entries.push(entry);
  }
  return groups;
}

/** So many of the newest lines are always there. */
const RECENT = 60;
/** Older ones go in such portions, so that a new line does not push one out each time. */
const PORTION = 30;

/** How many of the oldest lines need not be drawn before somebody wants to read them: whatever lies on a table makes every choice a little slower. */
export const earlierLines = (count: number): number => Math.max(0, Math.floor((count - RECENT) / PORTION) * PORTION);
