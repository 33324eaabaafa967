import { rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, GameRecord } from '@stolik/engine';
import { Complaint } from '../complaint.ts';
import { findRecord, makeFolderFor, putAside, writeRecordFile } from '../files.ts';
import type { Terminal } from '../terminal.ts';

type Surroundings = Terminal['env'];

/** Where what has to last is kept, unless a file was named. */
export const stateFolder = (env: Surroundings): string =>
  join(env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state'), 'stolik');

/** Where a game is kept while it is played, unless a file was named. */
export const usualFile = (env: Surroundings, game: AnyGame): string => join(stateFolder(env), `${game.id}.json`);

/** Where one game is kept. */
export class Save {
  constructor(
    readonly file: string,
    /** The person chose the file: it stays where it is when the game is over. */
    readonly named: boolean,
    private readonly env: Surroundings,
  ) {}

  /** An unfinished game that waits there. */
  unfinished(): GameRecord | null {
    const record = findRecord(this.file);
    return record !== null && record.result === undefined ? record : null;
  }

  /** A new game begins: an unfinished one, or a file that cannot be read, is kept beside it. Its name, or null. */
  makeRoom(): string | null {
    const aside = `${this.file.replace(/\.json$/, '')}.earlier.json`;
    const record = findRecord(this.file);
    const isFree = record === null ? this.named : record.result !== undefined;
    try {
      if (!this.named) makeFolderFor(this.file);
      return !isFree && putAside(this.file, aside) ? aside : null;
    } catch (error) {
      // A usual place that is closed to us is told when the game is saved there; it is no reason not to play.
      if (error instanceof Complaint && !this.named) return null;
      throw error;
    }
  }

  keep(record: GameRecord): void {
    writeRecordFile(this.file, record);
  }

  /** The game is over: its record goes to the finished ones, unless the person chose its place. Returns where it is. */
  finish(game: AnyGame, record: GameRecord, now: Date): string {
    if (this.named) {
      this.keep(record);
      return this.file;
    }
    const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
    const file = join(stateFolder(this.env), 'finished', `${game.id}-${time}.json`);
    makeFolderFor(file);
    writeRecordFile(file, record);
    rmSync(this.file, { force: true });
    return file;
  }
}
