import { describe, expect, it, vi } from 'vitest';
import { Bucket, Buckets } from '../rates.ts';

const MOST = 200;

describe('rates by address', () => {
  it('let new ones in when others have been quiet', () => {
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, MOST);
    for (let i = 0; i < MOST; i++) expect(buckets.take(`a${i}`, 0)).toBe(true);
    expect(buckets.take('new', 500)).toBe(false);
    expect(buckets.take('new', 1600)).toBe(true);
  });

  it('do not look through everybody for each of those who come from everywhere at once', () => {
    const looks = vi.spyOn(Bucket.prototype, 'isFull');
    const buckets = new Buckets({ burst: 2, perSecond: 0.001 }, MOST);
    for (let i = 0; i < MOST * 10; i++) buckets.take(`a${i}`, i / 10);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(MOST);
    looks.mockRestore();
  });
});
