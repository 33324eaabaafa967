import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RefusalReason } from '@stolik/engine';
import { brokenKeysOf, keysOf, languages } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../protocol.ts';

const reasons: Record<RefusalReason, true> = {
  'game-over': true,
  'not-your-decision': true,
  'stale-decision': true,
  'unknown-option': true,
  'unknown-game': true,
  seats: true,
  variant: true,
  'bad-record': true,
  'other-version': true,
  'nothing-to-undo': true,
  'undo-chance': true,
  'undo-revealed': true,
  'undo-other-seat': true,
  'broken-rules': true,
};

describe('refusals', () => {
  for (const lang of languages) {
    it(`have words in ${lang}, each code one`, () => {
      const source = readFileSync(join(import.meta.dirname, '..', 'text', `${lang}.ftl`), 'utf8');
      expect(brokenKeysOf(source)).toEqual([]);
      const wanted = [...errorCodes, ...Object.keys(reasons)].map((code) => `server-error-${code}`);
      expect([...keysOf(source)].sort()).toEqual(wanted.sort());
    });
  }
});
