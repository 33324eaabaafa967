import { say } from '@stolik/engine';
import { type Chapter, chapterOf, chaptersOf, plainWords, readMarkdown, searchChapters } from '@stolik/text/help';
import { flow, type Group, words, wrap } from '../screen/layout.ts';
import { proseLines } from '../screen/prose.ts';
import { holds } from './plain.ts';
import type { Scene } from './scene.ts';

/** More chapters than that are listed, not shown. */
const MOST_READ = 2;

/** A rule as it is named in brackets after a reason, typed in any case. */
const RULE = /^([a-z]{2,3})-(\d+(?:\.\d+)?[a-z]?)$/i;

/** What the rules are divided into; nothing where they have not been written. */
export function contentsLines(scene: Scene, source: string | null): string[] {
  if (source === null) return [];
  const chapters = chaptersOf(readMarkdown(source));
  return [...told(scene, 'cli-play-rules', { count: chapters.length }), ...listed(scene, chapters, chapters), ''];
}

/** The chapters of the rules that are asked for: by number, by rule, by words of a title or of the text. */
export function rulesLines(scene: Scene, source: string | null, typed: string): string[] {
  if (source === null) return told(scene, 'cli-play-no-rules');
  const chapters = chaptersOf(readMarkdown(source));
  const meant = chaptersMeant(chapters, typed);
  if (meant.length === 0) return told(scene, 'cli-play-no-chapter', { given: typed });
  if (meant.length > MOST_READ)
    return [
      ...told(scene, 'cli-play-chapters', { count: meant.length, given: typed }),
      ...listed(scene, chapters, meant),
    ];
  return meant.flatMap(({ blocks }) => ['', ...proseLines(blocks, scene.ink, scene.width), '']);
}

function chaptersMeant(chapters: readonly Chapter[], typed: string): readonly Chapter[] {
  if (/^\d+$/.test(typed)) return chapters.slice(Number(typed) - 1, Number(typed));
  const [, letters = '', number = ''] = RULE.exec(typed) ?? [];
  if (letters !== '')
    return [chapterOf(chapters, `${letters.toUpperCase()}-${number.toLowerCase()}`)].flatMap((one) => one ?? []);
  const titled = chapters.filter((chapter) => holds(titleOf(chapter), typed));
  return titled.length > 0 ? titled : searchChapters(chapters, typed);
}

/** Titles with the numbers by which they are asked for. */
function listed({ ink, width }: Scene, chapters: readonly Chapter[], chosen: readonly Chapter[]): string[] {
  const entries = chosen.map(
    (chapter): Group => [
      ...words(String(chapters.indexOf(chapter) + 1), ink.accent),
      ...words(titleOf(chapter), ink.plain),
    ],
  );
  return flow(entries, width - 2, 3).map((line) => `  ${line}`);
}

/** The heading without the rules it carries. */
function titleOf({ title, blocks: [head] }: Chapter): string {
  if (head?.kind !== 'heading') return title;
  return plainWords(head.words.filter(({ kind }) => kind !== 'rule')).trim();
}

const told = ({ speaker, ink, width }: Scene, key: string, args: Parameters<typeof say>[1] = {}): string[] =>
  wrap(speaker.say(say(key, args)), width, ink.plain);
