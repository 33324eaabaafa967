import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenKeysOf, keysOf, languages } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../parts/icon.tsx';

const room = join(import.meta.dirname, '..');
const source = (lang: string): string => readFileSync(join(room, 'text', `${lang}.ftl`), 'utf8');

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return ['test', 'gallery', 'node_modules'].includes(one.name) ? [] : files(path);
    return /\.tsx?$/.test(one.name) ? [path] : [];
  });

/** Keys as the components say them: `ui('close')`, and families such as `tab-…`. */
const said = files(room).flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bui\(\s*['`]([\w-]+)(\$\{)?/g)]);
const words = said.filter(([, , open]) => open === undefined).map(([, key]) => key as string);
const families = said.filter(([, , open]) => open !== undefined).map(([, key]) => key as string);

describe('the words of the interface', () => {
  it('are the same in all languages, and all can be read', () => {
    const keys = languages.map((lang) => keysOf(source(lang)).toSorted());
    for (const one of keys) expect(one).toEqual(keys[0]);
    for (const lang of languages) expect(brokenKeysOf(source(lang))).toEqual([]);
  });

  it('exist wherever a component says them', () => {
    const keys = keysOf(source('pl'));
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((key) => !keys.includes(key))).toEqual([]);
    for (const family of families) expect(keys.some((key) => key.startsWith(family))).toBe(true);
  });

  it('are all said by some component', () => {
    const text = files(room)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const unsaid = keysOf(source('pl')).filter(
      (key) => !text.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)),
    );
    expect(unsaid).toEqual([]);
  });

  it('icons have names', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
  });
});
