import { join } from 'node:path';
import { languages } from '@stolik/text';
import { chaptersOf, readMarkdown } from '@stolik/text/help';
import { gameHelp } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { house } from '../games.ts';
import { inkOf } from '../screen/ink.ts';
import { widthOf } from '../screen/layout.ts';
import { proseLines } from '../screen/prose.ts';
import { folder, orchardHouse, stolik } from './stage.ts';

/** What is answered to each line, one after the other. */
async function answers(lang: string, lines: readonly string[], at = orchardHouse): Promise<string[]> {
  const args = ['play', 'orchard', '--seed', 'rules', '--lang', lang, '--save', join(folder(), 'game.json')];
  const { out, err, status } = await stolik(args, { lines: [...lines, '/q'], house: at });
  expect([status, err]).toEqual([0, '']);
  expect(out).not.toContain('⟦');
  return out
    .split('\n> ')
    .slice(1)
    .map((answer) => answer.split('\n').slice(1).join('\n').trim());
}

describe('the rules at the table', () => {
  it('are listed by /h, below what can be typed', async () => {
    const [help = ''] = await answers('en', ['/h']);
    expect(help).toMatch(/\/u +undo/);
    expect(help).toContain(
      'The rules in 3 chapters; "/h number" or "/h word" opens one:\n  1 Orchard   2 Resting   3 The end',
    );
    const [pomoc = ''] = await answers('pl', ['/h']);
    expect(pomoc).toContain('Zasady w 3 rozdziałach');
    expect(pomoc).toContain('1 Sad   2 Odpoczynek   3 Koniec');
  });

  const resting = 'Resting OR-2\nWho rests: picks no fruit (OR-2.1).\n1. one\n2. two';
  it.each(['/h 2', '/h resting', '/help PICKS no', '/h or-2.1', '/rules or-2.7b', 'h rest'])(
    'open by number, word or rule: %s',
    async (typed) => {
      expect(await answers('en', [typed])).toEqual([resting, expect.anything()]);
    },
  );

  it('are spoken in the language of the moment, accents or not', async () => {
    const told = await answers('en', ['/pl', '/pomoc najwiecej', '/zasady koniec']);
    const end = 'Koniec OR-3\nWygrywa, kto ma najwięcej owoców.';
    expect(told.slice(1, 3)).toEqual([end, end]);
  });

  it('say what was not found, and list what is spoken of in many places', async () => {
    const [number, rule, word, many] = await answers('en', ['/h 9', '/h OR-9', '/h dragon', '/h fruit']);
    for (const [given, told] of [
      ['9', number],
      ['OR-9', rule],
      ['dragon', word],
    ])
      expect(told).toBe(`No chapter of the rules speaks of "${given}". /h lists them.`);
    expect(many).toMatch(/^3 chapters of the rules speak of "fruit"; "\/h number" opens one:\n {2}1 Orchard/);
  });

  it('may not have been written', async () => {
    const bare = { ...orchardHouse, helpOf: () => null };
    const [help = '', told] = await answers('en', ['/h', '/h rest'], bare);
    expect(help).toMatch(/\/u +undo/);
    expect(help).not.toContain('chapter;');
    expect(told).toBe('Nobody has written the rules of this game down here yet.');
  });
});

describe.each([...house.shelf.keys()])('the rules of %s', (id) => {
  it.each(languages)('are there in %s, chapter by chapter, and fit on any screen', async (lang) => {
    const source = gameHelp(id, lang) ?? '';
    const game = await house.shelf.get(id)?.();
    expect(game && house.helpOf(game, lang)).toBe(source);
    const chapters = chaptersOf(readMarkdown(source));
    expect(chapters.length).toBeGreaterThan(10);
    for (const { blocks, title } of chapters)
      for (const width of [39, 79]) {
        const lines = proseLines(blocks, inkOf(false), width);
        expect(
          lines.filter((line) => widthOf(line) > width),
          title,
        ).toEqual([]);
        expect(lines.join(' '), title).not.toMatch(/\*\*|\{#|\]\(/);
        expect(lines.join(''), title).toContain(title.split(' ')[0]);
      }
  });

  it('have the same chapters in both languages', () => {
    const rules = languages.map((lang) =>
      chaptersOf(readMarkdown(gameHelp(id, lang) ?? '')).map((chapter) => chapter.rules),
    );
    expect(rules[0]).toEqual(rules[1]);
  });
});
