import { closeSync, fsyncSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { type Contest, type Entry, entryLine, headLine, type LedgerProblem, readLedger } from '@stolik/bots/arena';
import { defined } from '@stolik/engine';
import { type Complaint, failure } from '../complaint.ts';
import { complaintAbout, readTextFile } from '../files.ts';

/** A ledger of a hundred thousand games is smaller. */
const LARGEST_LEDGER = 256 * 1024 * 1024;

/** So often what was written is also pressed onto the disk: a power cut costs no more games than this. */
const PRESS_MS = 1000;

/** Finished games in a file, line by line as they come. */
export class LedgerFile {
  readonly #handle: number;
  #pressed = performance.now();

  private constructor(
    readonly file: string,
    /** What it held when it was opened. */
    readonly found: readonly Entry[],
    first: string,
  ) {
    try {
      this.#handle = openSync(file, 'a');
      if (first !== '') this.write(first);
    } catch (error) {
      throw complaintAbout(error, file, 'cli-file-unwritable');
    }
  }

  /** Opens the file of these contests, or begins it. A file of others is left alone. */
  static open(file: string, contests: readonly Contest[]): LedgerFile {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0)
      return new LedgerFile(file, [], headLine(contests));
    const text = readTextFile(file, LARGEST_LEDGER);
    const ledger = readLedger(text, contests);
    if ('why' in ledger) throw complaintOfLedger(file, ledger);
    const { whole, entries } = ledger;
    // The torn line goes, or the next one would be written onto it.
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    const playable = entries.filter(({ contest, outcome }) => outcome.index < defined(contests[contest]).games);
    return new LedgerFile(file, playable, whole === '' ? headLine(contests) : '');
  }

  add(entry: Entry): void {
    try {
      this.write(entryLine(entry));
    } catch (error) {
      throw complaintAbout(error, this.file, 'cli-file-unwritable');
    }
  }

  close(): void {
    fsyncSync(this.#handle);
    closeSync(this.#handle);
  }

  /** For a ledger that nobody asked for and nobody needs any more. */
  remove(): void {
    rmSync(this.file, { force: true });
  }

  private write(line: string): void {
    const bytes = Buffer.from(line);
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#handle, bytes, written);
    if (performance.now() - this.#pressed < PRESS_MS) return;
    fsyncSync(this.#handle);
    this.#pressed = performance.now();
  }
}

function complaintOfLedger(file: string, problem: LedgerProblem): Complaint {
  switch (problem.why) {
    case 'no-ledger':
      return failure('cli-ledger-none', { file });
    case 'bad-line':
      return failure('cli-ledger-line', { file, line: problem.line });
    case 'other-contest':
      return failure('cli-ledger-other', {
        file,
        what: problem.differs,
        there: problem.there,
        here: problem.here,
      });
  }
}
