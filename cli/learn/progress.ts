import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, isCount, isObject } from '@stolik/engine';
import type { Input, LessonProgress } from '@stolik/engine/lesson';
import { Complaint } from '../complaint.ts';
import { complaintAbout, makeFolderFor, readTextFile } from '../files.ts';
import { stateFolder } from '../play/saves.ts';
import type { Terminal } from '../terminal.ts';

const fileOf = (env: Terminal['env'], game: AnyGame): string => join(stateFolder(env), `lesson-${game.id}.json`);

const isInput = (value: unknown): value is Input =>
  value === null || (Array.isArray(value) && value.every((one) => typeof one === 'string' || Number.isInteger(one)));

/** Where somebody left the lesson; null where nobody began it, or nothing can be made of what is there. */
export function keptProgress(env: Terminal['env'], game: AnyGame): LessonProgress | null {
  try {
    const found: unknown = JSON.parse(readTextFile(fileOf(env, game)));
    if (!isObject(found)) return null;
    const { part, inputs } = found;
    if (!isCount(part) || !Array.isArray(inputs) || !inputs.every(isInput)) return null;
    return { part, inputs };
  } catch (error) {
    if (error instanceof Complaint || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A disk that is full or closed to us is no reason to stop learning, and a file that is cut off only means to begin anew. */
export function keepProgress(env: Terminal['env'], game: AnyGame, progress: LessonProgress): void {
  const file = fileOf(env, game);
  try {
    makeFolderFor(file);
    writeFileSync(file, JSON.stringify(progress));
  } catch (error) {
    complaintAbout(error, file, 'cli-file-unwritable');
  }
}
