import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** docs/examples.md: every vector is the title of a test. */
it('every vector has a test that names it', () => {
  const examples = readFileSync(join(import.meta.dirname, '..', 'docs', 'examples.md'), 'utf8');
  const vectors = [...examples.matchAll(/^\*\*([AB]\d+) /gm)].map(([, id]) => id as string);
  const titles = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\(\s*'([AB]\d+[^:]*):/g)])
    .flatMap(([, ids]) => (ids as string).split(', ').map((id) => id.replace(/ .*/, '')));
  expect(vectors).toHaveLength(70);
  expect(vectors.filter((id) => !titles.includes(id))).toEqual([]);
});
