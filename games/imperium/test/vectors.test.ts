import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const room = join(here, '..');

/** The rules that a book numbers: `- IM-10.3a ...`, and the list of invariants, IM-23. */
function rulesOf(book: string): string[] {
  const [numbered = '', invariants = ''] = book.split(/^## IM-23 .*$/m);
  return [
    ...[...numbered.matchAll(/^- IM-(\d+\.\d+[a-z]?) /gm)].map(([, id]) => id as string),
    ...[...invariants.matchAll(/^(\d+)\. /gm)].map(([, number]) => `23.${number}`),
  ];
}

/** `IM-21.10a`, `IM-4.16 to 4.18`, `IM-10.3, 10.8`: all the rules that a comment speaks of. */
function rulesIn(code: string): string[] {
  return [...code.matchAll(/IM-\d+\.\d+[^\n]*/g)].flatMap(([line]) => {
    const named = [...line.matchAll(/(\d+\.\d+[a-z]?)(?![\d.])/g)].map(([id]) => id);
    const between = [...line.matchAll(/(\d+)\.(\d+)[a-z]? to (?:IM-)?\d+\.(\d+)/g)].flatMap(([, part, from, to]) =>
      Array.from({ length: Number(to) - Number(from) }, (_, more) => `${part}.${Number(from) + more}`),
    );
    return [...named, ...between];
  });
}

/** docs/rules.md: who knows the game can find every rule in the code, and every rule that the code speaks of in the book. */
it('every rule is cited where it is kept', () => {
  const rules = rulesOf(readFileSync(join(room, 'docs', 'rules.md'), 'utf8'));
  const cited = ['.', 'content', 'rules', 'rules/solo', 'verbs', 'words']
    .flatMap((folder) => readdirSync(join(room, folder)).map((file) => join(room, folder, file)))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => rulesIn(readFileSync(file, 'utf8')));
  expect(rules).toHaveLength(195);
  expect(rules.filter((id) => !cited.includes(id))).toEqual([]);
  expect(cited.filter((id) => !rules.includes(id))).toEqual([]);
});

/** Every vector of docs/examples.md and docs/legends-examples.md is the name of a test. */

const vectorsIn = (text: string): string[] => text.match(/\b(?:EX-\d+|LX-[A-Z]\d+)\b/g) ?? [];

it.each(['examples.md', 'legends-examples.md'])('all vectors of %s are tested', (file) => {
  const given = readFileSync(join(room, 'docs', file), 'utf8')
    .split('\n')
    .flatMap((line) => vectorsIn(/^- \*\*([^*]+)\*\*/.exec(line)?.[1] ?? ''));
  const tested = readdirSync(here)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => readFileSync(join(here, name), 'utf8').split('\n'))
    .flatMap((line) => (/^\s*(?:it|\]\)|'|`|\)\()/.test(line) ? vectorsIn(line) : []));
  expect(given.length).toBeGreaterThan(40);
  expect(given.filter((vector) => !tested.includes(vector))).toEqual([]);
});
