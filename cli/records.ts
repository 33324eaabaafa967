import {
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type GameRecord,
  isRefusal,
  type Refusal,
  reasonOf,
  replay,
} from '@stolik/engine';
import { retell, type Telling } from '@stolik/engine/host';
import { Complaint, failure } from './complaint.ts';
import type { Desk } from './desk.ts';
import { readRecordFile } from './files.ts';
import { gameOf } from './house.ts';

/** A record and the game it is of. */
export async function openRecord(
  desk: Desk,
  file: string,
): Promise<{ readonly record: GameRecord; readonly game: AnyGame }> {
  const record = readRecordFile(file);
  const game = await gameOf(desk.house, record.game);
  if (game === null) throw failure('cli-file-unknown-game', { file, game: record.game });
  return { record, game };
}

/** The match of a record after so many of its choices. */
export const replayed = (
  file: string,
  game: AnyGame,
  record: GameRecord,
  until = record.choices.length,
  listener: ((event: GameEvent) => void) | null = null,
): AnyMatch => fitting(file, () => replay(game, record, until, listener));

/** The table as a record left it, with all that was told. */
export const retold = (file: string, game: AnyGame, record: GameRecord): Telling =>
  fitting(file, () => retell(game, record));

/** What a file's choices lead to. Whatever a hostile file does to the rules is told of the file. */
function fitting<T extends object>(file: string, look: () => T | Refusal): T {
  const found = judge(file, look);
  if (isRefusal(found)) throw failure('cli-file-does-not-fit', { file, details: found.message });
  return found;
}

/** Runs something over a file's content; if even that fails, the file is to blame, not the reader. */
export function judge<T>(file: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw failure('cli-file-breaks', { file, details: reasonOf(error) });
  }
}

/** A name as it may stand on a screen: a file could hide commands for the terminal in it. */
export const plainName = (name: string): string => plainText(name).trim().slice(0, 24);

/** Without anything a terminal would obey instead of showing it. */
export const plainText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ');
