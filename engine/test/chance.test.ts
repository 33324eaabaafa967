import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, branch, type Chance, chanceFrom, nextWord, shuffle } from '../index.ts';
import { startTiny, steps, tinyGame } from './tiny.ts';

/** The words of a published key stream, given as bytes in hexadecimal. */
const wordsOf = (stream: string): number[] =>
  Array.from({ length: stream.length / 8 }, (_, at) => Buffer.from(stream, 'hex').readUInt32LE(at * 4));

const draw = (chance: Chance, count: number): number[] => Array.from({ length: count }, () => nextWord(chance));

describe('ChaCha8', () => {
  // From the test vectors of draft-strombergson-chacha-test-vectors: 256-bit key, 8 rounds, IV of zeros.
  it('gives the published stream of the zero key, over two blocks', () => {
    const stream =
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
      '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa';
    expect(draw({ key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: 0 }, 32)).toEqual(wordsOf(stream));
  });

  it('gives the published stream of a key with one bit set', () => {
    const stream =
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea' +
      '289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8';
    expect(draw({ key: [1, 0, 0, 0, 0, 0, 0, 0], drawn: 0 }, 16)).toEqual(wordsOf(stream));
  });
});

describe('a chance', () => {
  it('comes from seed and entropy as ever: kept games would be dealt anew otherwise', () => {
    const chance = chanceFrom('evening', ['table', 'deal']);
    expect(draw(chance, 3)).toEqual([4144774160, 611066418, 1166383028]);
    const other = branch(chance);
    expect(draw(other, 2)).toEqual([1948613801, 2904738111]);
    expect(chance.drawn).toBe(11);
    expect(draw(chanceFrom('evening'), 1)).toEqual(draw(chanceFrom('evening', []), 1));
  });

  it('draws one word fewer than there are things to shuffle', () => {
    const chance = chanceFrom('evening');
    shuffle(chance, [1, 2, 3, 4, 5]);
    expect(chance.drawn).toBe(4);
  });

  it('throws away the first word that would favour some, and refuses what is no number of things', () => {
    const [word = 0, next = 0] = draw(chanceFrom('fair 2'), 2);
    // Of so many things only one round fits into the words there are: the word that is their number begins the next.
    expect(word).toBeGreaterThan(2 ** 31);
    expect(below(chanceFrom('fair 2'), word)).toBe(next % word);
    expect(() => below(chanceFrom('fair 2'), 0)).toThrow('cannot draw a number below 0');
  });

  it('is addressed by position alone: any place of the stream can be drawn first', () => {
    const stream = draw(chanceFrom('seed'), 100);
    const { key } = chanceFrom('seed');
    for (const at of [99, 0, 17, 16, 15, 64, 63]) expect(nextWord({ key: [...key], drawn: at })).toBe(stream[at]);
  });

  it('is not disturbed by other chances drawn from in between', () => {
    const stream = draw(chanceFrom('one'), 40);
    const one = chanceFrom('one');
    const other = chanceFrom('other');
    const mixed = stream.map(() => {
      nextWord(other);
      return nextWord(one);
    });
    expect(mixed).toEqual(stream);
  });

  it('goes on past 2^32 blocks without repeating itself', () => {
    const { key } = chanceFrom('seed');
    const far = 2 ** 32 * 16;
    expect(nextWord({ key, drawn: far })).not.toBe(nextWord({ key, drawn: 0 }));
    expect(nextWord({ key, drawn: far + 1 })).not.toBe(nextWord({ key, drawn: 1 }));
  });

  it('differs with the seed, with what players add, and with how that is divided', () => {
    const keys = [
      chanceFrom('a'),
      chanceFrom('b'),
      chanceFrom('a', ['b']),
      chanceFrom('a', ['b', '']),
      chanceFrom('ab'),
      chanceFrom('a', ['b', 'c']),
      chanceFrom('a', ['bc']),
      chanceFrom('a\n1:b'),
      chanceFrom('a\nb'),
    ].map(({ key }) => key.join());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is of the seed alone where players add nothing', () => {
    const game = tinyGame([steps.script('play', [])]);
    expect(startTiny(game, 4, 'alone').chance.key).toEqual(chanceFrom('alone', []).key);
  });

  it('branches into one that has nothing in common with it', () => {
    const chance = chanceFrom('seed');
    const branched = branch(chance);
    expect(chance.drawn).toBe(8);
    expect(branched.drawn).toBe(0);
    expect(draw(branched, 32)).not.toEqual(draw({ key: chance.key, drawn: 0 }, 32));
    expect(branch(chanceFrom('seed')).key).toEqual(branched.key);
  });
});

describe('below', () => {
  it('stays in range and is drawn evenly', () => {
    const chance = chanceFrom('even');
    for (const n of [2, 3, 6, 7, 10, 52]) {
      const counts = new Array<number>(n).fill(0);
      const tries = 2000 * n;
      for (let i = 0; i < tries; i++) {
        const drawn = below(chance, n);
        counts[drawn] = (counts[drawn] as number) + 1;
      }
      const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      // Six standard deviations above the mean of n - 1: a fair generator goes beyond once in a hundred million times.
      expect(chiSquare).toBeLessThan(n - 1 + 6 * Math.sqrt(2 * (n - 1)) + 12);
    }
  });

  it('throws away words that would favour some numbers', () => {
    // With n = 3 * 2^30 a quarter of all words are beyond the last full round, and one in four draws takes another word.
    const n = 3 * 2 ** 30;
    const chance = chanceFrom('rejected');
    const tries = 4000;
    let low = 0;
    for (let i = 0; i < tries; i++) if (below(chance, n) < n / 3) low++;
    expect(chance.drawn).toBeGreaterThan(tries * 1.25);
    expect(chance.drawn).toBeLessThan(tries * 1.42);
    // By a plain remainder half of all draws would be in the lowest third.
    expect(low / tries).toBeGreaterThan(0.3);
    expect(low / tries).toBeLessThan(0.37);
  });

  it('knows its limits', () => {
    const chance = chanceFrom('limits');
    expect(below(chance, 1)).toBe(0);
    expect(below(chance, 2 ** 32)).toBeLessThan(2 ** 32);
    for (const n of [0, -1, 2 ** 32 + 1, Number.NaN]) expect(() => below(chance, n)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  it('keeps all items', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.string(), (items, seed) => {
        const shuffled = shuffle(chanceFrom(seed), [...items]);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  it('gives every order equally often', () => {
    const chance = chanceFrom('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, [0, 1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(6 * Math.sqrt(1000));
  });
});
