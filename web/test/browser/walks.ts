import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Option } from '@stolik/engine';

/** What was chosen in a game so far, and how often its luck was asked for that: whoever walks it again need not think anew, and may go on. */
export interface Walk {
  readonly made: readonly { readonly place: number; readonly option: Option }[];
  readonly drawn: number;
}

const house = join(import.meta.dirname, '../../..');
const kept = join(house, 'node_modules', '.cache', 'stolik-tests');

const walked = new Map<string, Walk>();

/** What nothing depends on that is chosen. */
const BESIDE = new Set(['node_modules', 'test', 'docs', 'board', 'help', 'lesson', 'text']);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Changes with the rules of the game, the engine and the bots. */
function stampOf(game: string): string {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (BESIDE.has(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sources(path) : [path, readFileSync(path, 'utf8')];
    });
  return hash(['engine', 'bots', join('games', game)].flatMap((room) => sources(join(house, room))).join('\n'));
}

const stamps = new Map<string, string>();

function placeOf(game: string, key: string): { readonly file: string; readonly stamp: string } {
  const stamp = stamps.get(game) ?? stampOf(game);
  stamps.set(game, stamp);
  return { file: join(kept, `walk-${hash(key)}`), stamp };
}

/** A walk that was made here, or, where somebody had to think for it, in an earlier process by the same rules and bots. */
export function recall(game: string, key: string, thought: boolean): Walk | undefined {
  const known = walked.get(key);
  if (known !== undefined || !thought) return known;
  const { file, stamp } = placeOf(game, key);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!before.startsWith(stamp)) return undefined;
  const walk = JSON.parse(before.slice(stamp.length)) as Walk;
  walked.set(key, walk);
  return walk;
}

export function remember(game: string, key: string, thought: boolean, walk: Walk): void {
  walked.set(key, walk);
  if (!thought) return;
  const { file, stamp } = placeOf(game, key);
  mkdirSync(kept, { recursive: true });
  // Beside its place first: others may be writing the same just now.
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, stamp + JSON.stringify(walk));
  renameSync(beside, file);
}
