import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../content/concern.ts';

const room = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(room, path), 'utf8');
const sectionsOf = (help: string): string[] =>
  [...help.matchAll(/^## .+ \{#(DR-\d+)\}$/gm)].map(([, id]) => id as string);

/** The help beside the table: the same sections in both languages, each a section of the rules. */
describe('help', () => {
  const rules = new Set([...read('docs/rules.md').matchAll(/^## (DR-\d+) /gm)].map(([, id]) => id as string));
  const pages = ['help/pl.md', 'help/en.md'].map(read);

  it('names the same sections in both languages', () => {
    expect(sectionsOf(pages[0] as string)).toEqual(sectionsOf(pages[1] as string));
  });

  it('gives every heading a rule, and each rule one heading', () => {
    for (const page of pages) {
      const sections = sectionsOf(page);
      expect(sections).toHaveLength([...page.matchAll(/^## /gm)].length);
      expect(new Set(sections).size).toBe(sections.length);
      expect(sections.filter((id) => !rules.has(id))).toEqual([]);
    }
  });

  it('leaves out only what nobody at the table needs', () => {
    const said = new Set(sectionsOf(pages[0] as string));
    // Components, zones, ties (told with the scoring), variants (told with the setup), state machine, invariants.
    expect([...rules].filter((id) => !said.has(id))).toEqual(['DR-1', 'DR-2', 'DR-27', 'DR-28', 'DR-30', 'DR-31']);
  });

  it('says that the Private Concern was designed here, and how strong it is at each level (DR-29)', () => {
    const told = pages.map((page) => page.slice(page.indexOf('{#DR-29}')));
    const strength = told.map((section) => [...section.matchAll(/(\d+)%/g)].map(([, share]) => Number(share)));
    expect(strength[0]).toEqual(strength[1]);
    expect(strength[0]).toHaveLength(LEVELS.length);
    expect(strength[0]?.toSorted((a, b) => b - a)).toEqual(strength[0]);
    for (const section of told) expect(section).toMatch(/wymyślono tutaj|designed here/);
  });
});
