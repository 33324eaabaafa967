import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** `AR-5.8d`, `AR-5.6 to 5.8`, `AR-10.9, 10.10`: all the rules that a comment speaks of. */
function rulesIn(text: string): string[] {
  return [...text.matchAll(/AR-\d+\.\d+[^\n]*/g)].flatMap(([line]) => {
    const numbers = [...line.matchAll(/(\d+)\.(\d+)/g)].map(([id]) => id);
    const ranges = [...line.matchAll(/(\d+)\.(\d+)[a-z]? to (?:AR-)?\d+\.(\d+)/g)].flatMap(([, part, from, to]) =>
      Array.from({ length: Number(to) - Number(from) }, (_, more) => `${part}.${Number(from) + more}`),
    );
    return [...numbers, ...ranges];
  });
}

/** docs/rules.md: who knows the game can find every rule in the code, and every rule that the code speaks of in the book. */
it('every rule is cited where it is kept', () => {
  const room = join(import.meta.dirname, '..');
  const rules = readFileSync(join(room, 'docs', 'rules.md'), 'utf8');
  const numbered = [...rules.matchAll(/^(\d+\.\d+) /gm)].map(([, id]) => id as string);
  const files = ['.', 'content', 'rules', 'verbs', 'verbs/effects', 'words'].flatMap((folder) =>
    readdirSync(join(room, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(room, folder, file)),
  );
  const cited = files.flatMap((file) => rulesIn(readFileSync(file, 'utf8')));
  expect(numbered).toHaveLength(142);
  expect(numbered.filter((id) => !cited.includes(id))).toEqual([]);
  expect(cited.filter((id) => !numbered.includes(id))).toEqual([]);
});

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
