import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A text that must be as it was when somebody last looked at it. */
export function differsFromStored(path: string, text: string, rewrite: boolean): string | null {
  if (rewrite) {
    store(path, text);
    return null;
  }
  if (!existsSync(path)) return `${path} is not there; run again with UPDATE_GOLDEN=1 to write it, and read it.`;
  const before = readFileSync(path, 'utf8').split('\n');
  const now = text.split('\n');
  const line = now.findIndex((words, place) => words !== before[place]);
  if (line < 0 && now.length === before.length) return null;
  const at = line < 0 ? now.length : line;
  return [
    `${path} differs from line ${at + 1} on.`,
    `  before: ${before[at] ?? '(the end)'}`,
    `  now:    ${now[at] ?? '(the end)'}`,
    'If the change is meant, run again with UPDATE_GOLDEN=1 and review the file.',
  ].join('\n');
}

/** Whole numbers, one a line; none where nothing is stored. */
export const storedNumbers = (path: string): number[] =>
  existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').map(Number).filter(Number.isInteger) : [];

export function store(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
