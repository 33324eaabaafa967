import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levels as botLevels } from '@stolik/bots';
import { say } from '@stolik/engine';
import { errorCodes } from '@stolik/server/protocol';
import { starScrappers } from '@stolik/star-scrappers';
import { brokenKeysOf, keysOf, languages, speakerOf } from '@stolik/text';
import { gameHelp, gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { boxes } from '../games/boxes.ts';
import { levels } from '../games/companions.ts';
import { COMMON_PARTS, SOURCES } from '../pages/box/box-content.ts';
import { withAsides } from '../table/asides.ts';

const room = join(import.meta.dirname, '..');
const source = (lang: string): string =>
  ['', 'online.'].map((subject) => readFileSync(join(room, `text/${subject}${lang}.ftl`), 'utf8')).join('\n');

const sources: string[] = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^(test|dist|node_modules)/.test(path))
  .map((path) => readFileSync(join(room, path), 'utf8'));

/** Keys asked for as they stand: `w('home-play')`, also as `key: 'nav-games'` and in `w(a ? 'x' : 'y')`. */
const asked = new Set(
  sources.flatMap((code) => [
    ...[...code.matchAll(/\b(?:w|words|wordsNow\(\)|current)\(\s*'([\w-]+)'/g)].map(([, key]) => key ?? ''),
    ...[...code.matchAll(/\bw\(\s*[^'`()]+\?\s*'([\w-]+)'\s*:\s*'([\w-]+)'/g)].flatMap(([, one, other]) => [
      one ?? '',
      other ?? '',
    ]),
    ...[...code.matchAll(/\bkey: '([\w-]+)'/g)].map(([, key]) => key ?? ''),
  ]),
);

/** Keys put together from a word: ``w(`shelf-${trouble}`)``. Each pattern is filled with all it can be. */
const families: { readonly [pattern: string]: readonly string[] } = {
  'game-*-name': boxes.map(({ id }) => id),
  'game-*-sub': boxes.map(({ id }) => id),
  'game-*-line': boxes.map(({ id }) => id),
  'game-*-time': boxes.map(({ id }) => id),
  'game-*-solo': boxes.filter(({ players }) => players.min === 1).map(({ id }) => id),
  'shelf-*': ['full', 'taken', 'closed'],
  'saved-*': ['saved', 'saving', 'failed'],
  'source-*': SOURCES,
  'part-*': COMMON_PARTS.map((part) => part.replace('.', '-')),
  'source-*-line': SOURCES,
  'new-problem-*': ['nobody', 'two-of-me', 'no-name', 'same-name'],
  'open-*-title': [
    'missing',
    'torn-link',
    'elsewhere',
    'closed-shelf',
    'broken',
    'unreadable',
    'unknown-game',
    'other-version',
  ],
  'online-span-*': ['days', 'hours', 'minutes', 'seconds'],
  'online-minded-*': ['absent', 'clock', 'resigned'],
  'online-mine-*': ['absent', 'clock', 'resigned'],
  'online-short-*': ['absent', 'clock', 'resigned'],
  'online-news-*': ['turn', 'over', 'begun', 'undo', 'rematch'],
  'open-*-line': ['missing', 'torn-link', 'elsewhere', 'closed-shelf', 'broken'],
};

/** Words of the bots' room that the pages say. */
const ofBots: { readonly [pattern: string]: readonly string[] } = {
  'level-*-name': levels,
  'level-*-character': levels,
};

/** Words of the server's room: what it refuses. */
const ofServer: { readonly [pattern: string]: readonly string[] } = { 'server-error-*': errorCodes };

const patterns = new Set(
  sources.flatMap((code) =>
    [...code.matchAll(/\b(?:w|words|wordsNow\(\))\(\s*`([^`]+)`/g)].map(([, key = '']) =>
      key.replace(/\$\{[^}]*\}/g, '*'),
    ),
  ),
);

const fill = (some: { readonly [pattern: string]: readonly string[] }): string[] =>
  Object.entries(some).flatMap(([pattern, values]) =>
    values.map((value) => value.split('|').reduce((key, part) => key.replace('*', part), pattern)),
  );
const filled = fill(families);

describe('the words of the pages', () => {
  it('are the same in both languages', () => {
    expect(keysOf(source('pl'))).toEqual(keysOf(source('en')));
    for (const lang of languages) expect(brokenKeysOf(source(lang))).toEqual([]);
  });

  it('are all there that the pages ask for', () => {
    expect(asked.size).toBeGreaterThan(100);
    for (const lang of languages) {
      const known = new Set(keysOf(source(lang)));
      const elsewhere = [...fill(ofBots), ...fill(ofServer)];
      expect([...asked, ...filled].filter((key) => !known.has(key) && !elsewhere.includes(key))).toEqual([]);
      const bots = new Set(keysOf(readFileSync(join(room, `../bots/text/${lang}.ftl`), 'utf8')));
      expect(fill(ofBots).filter((key) => !bots.has(key))).toEqual([]);
      const server = new Set(keysOf(readFileSync(join(room, `../server/text/${lang}.ftl`), 'utf8')));
      expect(fill(ofServer).filter((key) => !server.has(key))).toEqual([]);
    }
  });

  it('say in both languages what servers tell beside a game', () => {
    const asides = (lang: string): string => readFileSync(join(room, `text/asides.${lang}.ftl`), 'utf8');
    const told = [
      { type: 'table-undid', seat: 0, count: 2, agreed: false },
      { type: 'table-undid', seat: 0, count: 1, agreed: true },
      ...(['absent', 'clock', 'resigned'] as const).map((why) => ({ type: 'table-minded', seat: 0, why })),
      { type: 'table-returned', seat: 0 },
    ];
    const { eventText } = withAsides(starScrappers);
    for (const lang of languages) {
      const speaker = speakerOf(lang, [asides(lang)]);
      for (const event of told) expect(speaker.say(eventText(event), ['Ania'])).toMatch(/^(?!.*⟦).*Ania.*\.$/);
      expect(speaker.problems).toEqual([]);
      expect(keysOf(asides(lang))).toHaveLength(told.length);
    }
  });

  it('know the same bots as the room of the bots', () => {
    expect(levels).toEqual(botLevels.map(({ id }) => id));
  });

  it('put together from parts are all listed here', () => {
    expect([...patterns].toSorted()).toEqual(Object.keys({ ...families, ...ofBots, ...ofServer }).toSorted());
  });

  it('are all used', () => {
    const used = new Set([...asked, ...filled]);
    expect(keysOf(source('pl')).filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(boxes.map(({ id }) => id))('calls %s as its own room does, by one title in each language', (id) => {
    for (const lang of languages) {
      const speaker = speakerOf(lang, [source(lang)]);
      const [name, sub] = ['name', 'sub'].map((part) => speaker.say(say(`game-${id}-${part}`)));
      const title = speakerOf(lang, [gameText(id, lang)]).say(say('game-name'));
      expect([name, `${name}: ${sub}`]).toContain(title);
      expect(gameHelp(id, lang)?.split('\n')[0]).toBe(`# ${title}`);
    }
  });

  it('can be said, with the plurals Polish needs', () => {
    const args = {
      count: 5,
      name: 'Ania',
      page: 'x',
      weight: 2,
      number: 1,
      game: 'Gra',
      seat: 1,
      strength: 3,
      on: 1,
      moment: 5,
      unread: 2,
      names: 'x',
      at: 1,
      of: 2,
    };
    const more = {
      ago: 'x',
      link: 'x',
      time: 'x',
      more: 'x',
      used: 1,
      room: 2,
      rules: '1',
      here: '2',
      rule: 'SS-1',
      version: '1',
      chance: 50,
      round: 2,
      change: '+5',
    };
    for (const lang of languages) {
      const speaker = speakerOf(lang, [source(lang)]);
      for (const key of keysOf(source(lang))) speaker.say(say(key, { ...args, ...more }));
      expect(speaker.problems).toEqual([]);
    }
    const pl = speakerOf('pl', [source('pl')]);
    const choices = [1, 2, 5, 12, 22].map((count) => pl.say(say('tables-choices', { count })));
    expect(choices).toEqual(['1 wybór', '2 wybory', '5 wyborów', '12 wyborów', '22 wybory']);
  });
});
