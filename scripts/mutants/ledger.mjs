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

  /** Was all of the file tried? */
  has(file) {
    return this.#files.get(file)?.whole === true;
  }

  /** All that was tried in one room. */
  of(room) {
    return [...this.#files].flatMap(([file, { mutants }]) => (file.startsWith(`${room}/`) ? mutants : []));
  }

  /** What became of some mutants of a file, of all of them if it was tried whole; those that were tried before count anew. */
  note(file, mutants, whole) {
    const before = this.#files.get(file);
    const same = (one, other) => one.place === other.place && one.to === other.to;
    const others = (before?.mutants ?? []).filter((one) => !mutants.some((mutant) => same(one, mutant)));
    const both = [...others, ...mutants].sort((one, other) => one.line - other.line);
    this.#files.set(file, { hash: hashOf(file), whole: whole || before?.whole === true, mutants: both });
    this.#write();
  }

  #write() {
    writeFileSync(this.#path, `${JSON.stringify(Object.fromEntries(this.#files), null, 1)}\n`);
  }
}
