import type { Duplex } from 'node:stream';
import { frameOf } from './frame.ts';

let letters: Outbox[] = [];

function postAll(): void {
  const all = letters;
  letters = [];
  for (const letter of all) letter.post();
}

/** What is said to one reader in one turn of the event loop goes out in one piece. */
export class Outbox {
  private unsent = '';

  constructor(private readonly stream: Duplex) {}

  /** Bytes that the reader has not taken yet. */
  get size(): number {
    return this.unsent.length + this.stream.writableLength;
  }

  put(message: string): void {
    if (this.unsent === '') {
      // After all that follows from the same message or the same writing to disk, a choice's step and its `done`, say.
      if (letters.length === 0) process.nextTick(postAll);
      letters.push(this);
    }
    this.unsent += frameOf(message);
  }

  /** What is written to the stream by others comes after this. */
  post(): void {
    const { unsent, stream } = this;
    this.unsent = '';
    if (unsent !== '' && stream.writable) stream.write(unsent, 'latin1');
  }
}
