import type { Duplex } from 'node:stream';
import { frameOf } from './frame.ts';

/** So many letters go out before the turn of the event loop is over: the first readers need not wait for what the last are told. */
const AT_ONCE = 256;

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
      if (letters.length === 0) setImmediate(postAll);
      else if (letters.length >= AT_ONCE) postAll();
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
