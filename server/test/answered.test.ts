import { beforeEach, describe, expect, it } from 'vitest';
import { Answered, requestOf, reuseOf } from '../tables/answered.ts';

let ready: string;
let rise: string;
beforeEach(() => {
  ready = requestOf('r1', { kind: 'ready' });
  rise = requestOf('r1', { kind: 'leave', seat: 1 });
});
/** As requests were kept before they had marks. */
const unmarked = 'r1';
const reused = expect.objectContaining({ code: 'request-reused' });

describe('what was answered', () => {
  it('is found by account and request, and by nothing else', () => {
    const answered = new Answered();
    answered.remember('ann', ready, 7);
    expect(answered.find('ann', ready)).toBe(7);
    expect(answered.find('bo', ready)).toBeNull();
    expect(answered.find('ann', requestOf('r2', { kind: 'ready' }))).toBeNull();
    expect(answered.find('ann', rise)).toEqual(reused);
  });

  it('says nothing of the content where it was written before contents were marked', () => {
    expect([reuseOf(unmarked, ready), reuseOf(ready, unmarked), reuseOf(ready, ready)]).toEqual([null, null, null]);
    expect(reuseOf(ready, rise)).toEqual(reused);
  });

  it('is remembered 256 deeds long', () => {
    const answered = new Answered();
    const number = (at: number): string => requestOf(`r${at}`, { at });
    for (let at = 1; at <= 256; at++) answered.remember('ann', number(at), at);
    expect(answered.find('ann', number(1))).toBe(1);
    answered.remember('ann', number(257), 257);
    expect(answered.find('ann', number(1))).toBeNull();
    expect(answered.find('ann', number(2))).toBe(2);
    expect(answered.keep()).toHaveLength(256);
  });

  it('is kept with account, request and deed', () => {
    const answered = new Answered();
    answered.remember('ann', ready, 7);
    answered.remember('bo', ready, 8);
    expect(answered.keep()).toEqual([
      ['ann', ready, 7],
      ['bo', ready, 8],
    ]);
  });
});
