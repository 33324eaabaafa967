import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Option } from '@stolik/engine';
import { settingsFrom } from '@stolik/testkit';

/** What was chosen at a moment of a game: by which of those who were asked, and what. */
export type Step = readonly [place: number, option: Option];

/** A game as far as it was walked, and how often its luck was asked for that: whoever walks it again may go on. */
export interface Walk {
  readonly drawn: number;
  readonly steps: readonly Step[];
}

/** Games in which bots had to think lie here, so that nobody who comes to a moment of theirs has to think again. */
const FOLDER = join(import.meta.dirname, 'walked');

const walked = new Map<string, Walk>();

const fileOf = (name: string): string => join(FOLDER, `${name.replaceAll(/[^\w]+/g, '-')}.json`);

/** A game that was walked before, in this process or, where somebody had to think for it, at any time. */
export function recall(name: string, thought: boolean): Walk | undefined {
  const known = walked.get(name);
  if (known !== undefined || !thought || !existsSync(fileOf(name))) return known;
  const kept: Walk = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  walked.set(name, kept);
  return kept;
}

/** `UPDATE_GOLDEN=1` keeps what was thought. */
export function remember(name: string, thought: boolean, walk: Walk): void {
  walked.set(name, walk);
  if (!thought || !settingsFrom(process.env).rewrite) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(walk)}\n`);
}
