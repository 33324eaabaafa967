import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, type GameRecord, isRefusal, readRecord } from '@stolik/engine';
import { Complaint, failure } from './complaint.ts';

/** No record of a game comes near this. */
export const LARGEST_FILE = 16 * 1024 * 1024;

/** The text of a file, trusting neither its size nor its kind. */
export function readTextFile(file: string, limit = LARGEST_FILE): string {
  try {
    const found = statSync(file);
    if (found.isDirectory()) throw failure('cli-file-is-folder', { file });
    if (!found.isFile()) throw failure('cli-file-is-no-file', { file });
    if (found.size > limit) throw failure('cli-file-too-large', { file, limit: limit / 1024 / 1024 });
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    throw complaintAbout(error, file, 'cli-file-unreadable');
  }
}

/** The record a file holds; a complaint that names the file when it holds none. */
export function readRecordFile(file: string): GameRecord {
  const record = readRecord(readTextFile(file));
  if (isRefusal(record)) throw failure('cli-file-no-record', { file, details: record.message });
  return record;
}

/** The record a file holds, or null when there is no such file or no record in it. */
export function findRecord(file: string): GameRecord | null {
  try {
    return readRecordFile(file);
  } catch (error) {
    if (error instanceof Complaint) return null;
    throw error;
  }
}

const exists = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined;

/** Complains when a record could not be written there: no folder, or something that is not a record. */
export function checkRoomFor(file: string): void {
  try {
    if (!statSync(dirname(file)).isDirectory()) throw failure('cli-file-no-folder', { file });
    if (exists(file) && findRecord(file) === null) throw failure('cli-file-in-the-way', { file });
  } catch (error) {
    throw complaintAbout(error, file, 'cli-file-unwritable');
  }
}

/** Writes a record whole or not at all, and never over something that is not a record. */
export function writeRecordFile(file: string, record: GameRecord): void {
  checkRoomFor(file);
  try {
    writeWhole(file, recordText(record));
  } catch (error) {
    throw complaintAbout(error, file, 'cli-file-unwritable');
  }
}

/** One choice more is one line more, so that two saves of a game can be compared line by line. */
export function recordText(record: GameRecord): string {
  const { choices, result, ...head } = record;
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const chosen = choices.map((choice) => `    ${JSON.stringify(choice)}`).join(',\n');
  lines.push(choices.length === 0 ? '  "choices": []' : `  "choices": [\n${chosen}\n  ]`);
  if (result) lines.push(`  "result": ${JSON.stringify(result)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A new file beside the old one takes its place only when all of it is on the disk. */
export function writeWhole(file: string, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}.tmp`);
  try {
    const handle = openSync(draft, 'wx');
    try {
      const bytes = Buffer.from(text);
      for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Makes the folder of a file that is to be written. */
export function makeFolderFor(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw complaintAbout(error, file, 'cli-file-unwritable');
  }
}

/** Puts a file aside under another name, over an older one put aside before. Was there one? */
export function putAside(file: string, aside: string): boolean {
  try {
    if (!exists(file)) return false;
    renameSync(file, aside);
    return true;
  } catch (error) {
    throw complaintAbout(error, file, 'cli-file-unwritable');
  }
}

/** What went wrong with a file, in a sentence that names it. */
export function complaintAbout(error: unknown, file: string, otherwise: string): Complaint {
  if (error instanceof Complaint) return error;
  const code = String(codeOf(error) ?? '');
  const known: { [code: string]: string } = {
    ENOENT: otherwise === 'cli-file-unreadable' ? 'cli-file-missing' : 'cli-file-no-folder',
    ENOTDIR: otherwise === 'cli-file-unreadable' ? 'cli-file-missing' : 'cli-file-no-folder',
    EACCES: 'cli-file-forbidden',
    EPERM: 'cli-file-forbidden',
    EROFS: 'cli-file-forbidden',
    ENOSPC: 'cli-file-disk-full',
    ERR_ENCODING_INVALID_ENCODED_DATA: 'cli-file-no-text',
  };
  return failure(known[code] ?? otherwise, { file, details: code || String(error) });
}
