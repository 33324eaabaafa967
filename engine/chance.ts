import { defined } from './defined.ts';
import { sha256Words } from './sha256.ts';

/**
 * The table's generator: the ChaCha8 stream of a 256-bit key, addressed by position. The whole state is the key and
 * how many words were drawn, so it is plain data, a copy shares the key, and "was chance used?" is one comparison.
 * A cipher, not a fast toy generator: a player who has seen a hundred cards cannot work out the next one.
 */
export interface Chance {
  /** Eight 32-bit words; never changed, so copies may share it. */
  readonly key: readonly number[];
  /** Words drawn so far. */
  drawn: number;
}

/**
 * A generator from a seed and the entropy the players added. The prefix keeps the key apart from the
 * commitment, which is the plain digest of the seed and is shown before play.
 */
export const chanceFrom = (seed: string, entropy: readonly string[] = []): Chance => ({
  key: sha256Words(['stolik chance', seed, ...entropy].map((part) => `${part.length}:${part}`).join('\n')),
  drawn: 0,
});

/** An independent generator for another purpose, made from this one's next words. */
export function branch(chance: Chance): Chance {
  const key: number[] = [];
  for (let i = 0; i < 8; i++) key.push(nextWord(chance));
  return { key, drawn: 0 };
}

/** The next 32 random bits. */
export function nextWord(chance: Chance): number {
  const position = chance.drawn++;
  const number = Math.floor(position / 16);
  let block = latest;
  if (block.key !== chance.key || block.number !== number) {
    block = other;
    if (block.key !== chance.key || block.number !== number) fill(block, chance.key, number);
    other = latest;
    latest = block;
  }
  return block.words[position % 16] ?? 0;
}

/** A whole number from 0 to n-1, each equally likely: values that would favour some are thrown away. */
export function below(chance: Chance, n: number): number {
  if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`cannot draw a number below ${n}`);
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let word = nextWord(chance);
  while (word >= fair) word = nextWord(chance);
  return word % n;
}

/** Shuffles in place (Fisher-Yates, from the end). */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const moved = defined(items[i]);
    items[i] = defined(items[j]);
    items[j] = moved;
  }
  return items;
}

/** Sixteen words of a stream. */
interface Block {
  key: readonly number[] | null;
  number: number;
  readonly words: Uint32Array;
}

const newBlock = (): Block => ({ key: null, number: -1, words: new Uint32Array(16) });

/** Two blocks are kept at hand, for a table's generator and a bot's that take turns. They change no result. */
let latest = newBlock();
let other = newBlock();
const x = new Int32Array(16);

/**
 * ChaCha8 (RFC 8439 with eight rounds, a 64-bit block number and no nonce). Every place of a typed array is a number, which only TypeScript does not know: `?? 0` is
 * never needed, and the compiler leaves it out.
 */
function fill(block: Block, key: readonly number[], number: number): void {
  const { words } = block;
  block.key = key;
  block.number = number;
  words[0] = 0x61707865;
  words[1] = 0x3320646e;
  words[2] = 0x79622d32;
  words[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) words[4 + i] = defined(key[i]);
  words[12] = number >>> 0;
  words[13] = Math.floor(number / 0x1_0000_0000);
  words[14] = 0;
  words[15] = 0;
  x.set(words);
  for (let round = 0; round < 8; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[i] = (words[i] ?? 0) + (x[i] ?? 0);
}

function quarter(ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] ?? 0;
  let b = x[ib] ?? 0;
  let c = x[ic] ?? 0;
  let d = x[id] ?? 0;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}
