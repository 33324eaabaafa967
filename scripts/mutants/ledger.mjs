import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from '../install.mjs';

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(house, file)))
    .digest('hex')
    .slice(0, 16);

/** What was tried so far, by file: a run goes on where the last one stopped. What was tried of a file that has changed since does not count. */
export class MutantLedger {
  #path;
  #files;

  constructor(path) {
    this.#path = path;
    const noted = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    this.#files = new Map(
      Object.entries(noted).filter(([file, { hash }]) => existsSync(join(house, file)) && hash === hashOf(file)),
    );
  }

  /** Was the file tried? */
  has(file) {
    return this.#files.has(file);
  }

  /** All that was tried in one room. */
  of(room) {
    return [...this.#files].flatMap(([file, { mutants }]) => (file.startsWith(`${room}/`) ? mutants : []));
  }

  /** What became of the mutants of a file. */
  note(file, mutants) {
    this.#files.set(file, { hash: hashOf(file), mutants });
    this.#write();
  }

  #write() {
    writeFileSync(this.#path, `${JSON.stringify(Object.fromEntries(this.#files), null, 1)}\n`);
  }
}
