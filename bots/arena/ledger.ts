import { isCount, isObject } from '@stolik/engine';
import type { Contest } from './contest.ts';
import { isOutcome, type Outcome } from './outcome.ts';

/**
 * Finished games as text, one JSON object a line after a first line that names the contests they belong to. Lines are only ever
 * added, so whatever happens to a run, at most the last line is torn; that game is played again.
 */

/** A line: which contest, by its place in the first line, and how the game went. */
export interface Entry {
  readonly contest: number;
  readonly outcome: Outcome;
}

export const headLine = (contests: readonly Contest[]): string =>
  `${JSON.stringify({ stolik: LEDGER, contests: contests.map(identityOf) })}\n`;

export const entryLine = ({ contest, outcome }: Entry): string => `${JSON.stringify({ contest, ...outcome })}\n`;

const LEDGER = 'ledger 1';

/** What has to be the same for games to belong together. More games may be played of the same contest. */
function identityOf({ games: _, ...identity }: Contest): Omit<Contest, 'games'> {
  return identity;
}

export type LedgerProblem =
  | { readonly why: 'no-ledger' }
  | { readonly why: 'other-contest'; readonly differs: string; readonly there: string; readonly here: string }
  | { readonly why: 'bad-line'; readonly line: number };

export interface LedgerText {
  readonly entries: readonly Entry[];
  /** So much of the text is whole lines; what follows is a torn one. */
  readonly whole: string;
}

/** Reads what was kept of these contests; or says why that cannot be. */
export function readLedger(text: string, contests: readonly Contest[]): LedgerText | LedgerProblem {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [head, ...lines] = whole.split('\n').slice(0, -1);
  // Even the first line may be torn, if what stands there could have become one.
  if (head === undefined)
    return headLine(contests).startsWith(text) ? { entries: [], whole: '' } : { why: 'no-ledger' };
  const problem = headProblem(head, contests);
  if (problem !== null) return problem;
  const entries = new Map<string, Entry>();
  for (const [at, line] of lines.entries()) {
    const entry = entryOf(line, contests);
    if (entry === null) return { why: 'bad-line', line: at + 2 };
    entries.set(`${entry.contest} ${entry.outcome.index}`, entry);
  }
  return { entries: [...entries.values()], whole };
}

function headProblem(head: string, contests: readonly Contest[]): LedgerProblem | null {
  const found = parsed(head);
  if (found?.stolik !== LEDGER || !Array.isArray(found.contests)) return { why: 'no-ledger' };
  if (found.contests.length !== contests.length)
    return { why: 'other-contest', differs: 'contests', there: `${found.contests.length}`, here: `${contests.length}` };
  for (const [at, contest] of contests.entries()) {
    const there: Record<string, unknown> = found.contests[at] ?? {};
    const here: Record<string, unknown> = { ...identityOf(contest) };
    for (const key of new Set([...Object.keys(here), ...Object.keys(there)]))
      if (JSON.stringify(there[key]) !== JSON.stringify(here[key]))
        return { why: 'other-contest', differs: key, there: wordsFor(there[key]), here: wordsFor(here[key]) };
  }
  return null;
}

/** A setting as a person would give it. */
function wordsFor(value: unknown): string {
  if (value === undefined) return '-';
  if (Array.isArray(value)) return value.map(wordsFor).join(',');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${key}=${wordsFor(one)}`)
      .join(' ');
  return String(value);
}

function entryOf(line: string, contests: readonly Contest[]): Entry | null {
  const found = parsed(line);
  if (found === null) return null;
  const { contest: place, ...outcome } = found;
  if (!isCount(place)) return null;
  const contest = contests[place];
  if (contest === undefined || !isOutcome(outcome, contest.seats)) return null;
  return { contest: place, outcome };
}

function parsed(line: string): { readonly [field: string]: unknown } | null {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
