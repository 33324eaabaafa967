import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Every vector of docs/examples.md and docs/legends-examples.md is the name of a test. */

const here = import.meta.dirname;
const vectorsIn = (text: string): string[] => text.match(/\b(?:EX-\d+|LX-[A-Z]\d+)\b/g) ?? [];

it.each(['examples.md', 'legends-examples.md'])('all vectors of %s are tested', (file) => {
  const given = readFileSync(join(here, '..', 'docs', file), 'utf8')
    .split('\n')
    .flatMap((line) => vectorsIn(/^- \*\*([^*]+)\*\*/.exec(line)?.[1] ?? ''));
  const tested = readdirSync(here)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => readFileSync(join(here, name), 'utf8').split('\n'))
    .flatMap((line) => (/^\s*(?:it|\]\)|'|`|\)\()/.test(line) ? vectorsIn(line) : []));
  expect(given.length).toBeGreaterThan(40);
  expect(given.filter((vector) => !tested.includes(vector))).toEqual([]);
});
