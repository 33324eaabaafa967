import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RefusalReason, Source } from '@stolik/engine';
import { brokenKeysOf, keysOf, languages } from '@stolik/text';
import { terminalText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { allOrders } from '../play/orders.ts';

const room = join(import.meta.dirname, '..');
const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'test') return [];
    return statSync(path).isDirectory() ? sources(path) : name.endsWith('.ts') ? [path] : [];
  });

/** Keys that the code puts together from parts. */
const refusals: Record<RefusalReason, true> = {
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
const known: Record<Source, true> = { rulebook: true, public: true, known: true, designed: true };
const commands = [
  'serve',
  'play',
  'learn',
  'games',
  'simulate',
  'arena',
  'record',
  'replay',
  'verify',
  'content',
  'bench',
];
const families = [
  ...Object.keys(refusals).map((why) => `cli-refused-${why}`),
  ...Object.keys(known).map((source) => `cli-source-${source}`),
  ...allOrders.map((order) => `cli-order-${order}`),
  ...commands.map((command) => `cli-help-${command}`),
];

describe('the texts of the terminal', () => {
  const used = new Set(
    sources(room).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/'(cli-[a-z-]+)'/g)].map((match) => match[1] as string),
    ),
  );

  it('are the same messages in all languages, all readable, none twice', () => {
    const [first, ...others] = languages.map((lang) => keysOf(terminalText(lang)));
    for (const keys of others) expect([...keys].sort()).toEqual([...(first ?? [])].sort());
    for (const lang of languages) {
      const keys = keysOf(terminalText(lang));
      expect(new Set(keys).size).toBe(keys.length);
      expect(brokenKeysOf(terminalText(lang))).toEqual([]);
    }
  });

  it('are there for all that the code says, and no others are', () => {
    const wanted = new Set([...used, ...families]);
    expect([...wanted].sort()).toEqual([...keysOf(terminalText('en'))].sort());
  });

  it('take the same variables in all languages', () => {
    const variables = (source: string): Map<string, string> => {
      const found = new Map<string, string>();
      for (const entry of source.split(/^(?=[a-z])/m)) {
        const key = /^[a-z-]+/.exec(entry)?.[0];
        if (!key) continue;
        const names = new Set([...entry.matchAll(/\{ \$([a-z]+)/g)].map((match) => match[1]));
        found.set(key, [...names].sort().join(' '));
      }
      return found;
    };
    const en = variables(terminalText('en'));
    // `count` only chooses between forms, which another language may not need.
    const without = (names: string | undefined): string =>
      (names ?? '')
        .split(' ')
        .filter((name) => name !== 'count')
        .join(' ');
    for (const [key, names] of variables(terminalText('pl')))
      expect([key, without(names)]).toEqual([key, without(en.get(key))]);
  });
});
