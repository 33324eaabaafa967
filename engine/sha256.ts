import { defined } from './defined.ts';

/**
 * SHA-256 (FIPS 180-4), synchronous and the same in Node and in the browser, where the platform's own
 * digest is asynchronous. Used for commitments to a seed and to derive a key from it, never on a hot path.
 */

/** The first 64 bits' fractional parts of cube roots (rounds) and square roots (start) of the first primes. */
const [roundConstants, startWords] = primeConstants();

function primeConstants(): [Uint32Array, Uint32Array] {
  const rounds = new Uint32Array(64);
  const start = new Uint32Array(8);
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) start[found] = fractionBits(candidate, 2n);
    rounds[found++] = fractionBits(candidate, 3n);
  }
  return [rounds, start];
}

/** The first 32 bits of the fractional part of the n-th root, by integer bisection: no floating point. */
function fractionBits(value: number, root: bigint): number {
  const target = BigInt(value) << (32n * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** root <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The digest of a text's UTF-8 bytes as eight 32-bit words. */
export function sha256Words(text: string): number[] {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  data.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);

  const hash = Uint32Array.from(startWords);
  const w = new Uint32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(offset + i * 4);
    mixBlock(hash, w);
  }
  return Array.from(hash);
}

function mixBlock(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const a = defined(w[i - 15]);
    const b = defined(w[i - 2]);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = defined(w[i - 16]) + s0 + defined(w[i - 7]) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + defined(roundConstants[i]) + defined(w[i])) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = defined(hash[i]) + defined(mixed[i]);
}

/** The digest as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  sha256Words(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
