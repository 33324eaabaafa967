import { describe, expect, it } from 'vitest';
import { toldOf } from './not-run.ts';

const inBrowser = { file: 'web/test/browser/box.test.ts', name: 'the box > opens', note: undefined };
const onPostgres = { file: 'server/test/store.test.ts', name: 'postgres > keeps', note: 'no PostgreSQL here' };

describe('what was not run', () => {
  it('is named, with how to get it', () => {
    const { lines, absent } = toldOf([inBrowser, onPostgres], false);
    expect(absent).toBe(2);
    expect(lines[0]).toMatch(/^NOT RUN without Chromium \(1\); to run them install .*STOLIK_CHROMIUM:$/);
    expect(lines[1]).toBe('  web/test/browser/box.test.ts: the box > opens');
    expect(lines[2]).toMatch(/^NOT RUN without PostgreSQL \(1\); to run them install .*postgresql/);
    expect(lines[3]).toBe('  server/test/store.test.ts: postgres > keeps');
  });

  it('is no fault where it is left for a longer run', () => {
    const { lines, absent } = toldOf([inBrowser], true);
    expect(absent).toBe(0);
    expect(lines).toEqual(['Left for a longer run (1):', '  web/test/browser/box.test.ts: the box > opens']);
  });

  it('is nothing where all were', () => expect(toldOf([], false)).toEqual({ lines: [], absent: 0 }));
});
