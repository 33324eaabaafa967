import { stripVTControlCharacters } from 'node:util';
import { defined } from '@stolik/engine';
import type { Paint } from './ink.ts';

const NO_WIDTH = /\p{M}|\p{Cf}/u;
const TWO_WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;

/** Columns a text takes on the screen. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of stripVTControlCharacters(text)) width += NO_WIDTH.test(sign) ? 0 : TWO_WIDE.test(sign) ? 2 : 1;
  return width;
}

/** Filled with spaces to a width, on the right or on the left. */
export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** A painted word, never broken. */
export interface Word {
  readonly text: string;
  readonly paint: Paint;
}

/** Words that stay on one line where they fit on one. */
export type Group = readonly Word[];

export const words = (text: string, paint: Paint): Word[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, paint }));

const widthOfGroup = (group: Group): number => group.reduce((sum, word) => sum + widthOf(word.text) + 1, -1);
const written = (group: Group): string => group.map((word) => word.paint(word.text)).join(' ');

/** Sets groups one after another into lines of a width. One that is too wide for a line has lines of its own. */
export function flow(groups: readonly Group[], width: number, gap = 2): string[] {
  const lines: string[] = [];
  let line: Group[] = [];
  const wide = (): number => line.reduce((sum, group) => sum + widthOfGroup(group) + gap, -gap);
  const end = (): void => {
    if (line.length > 0) lines.push(line.map(written).join(' '.repeat(gap)));
    line = [];
  };
  for (const group of groups) {
    if (line.length > 0 && wide() + gap + widthOfGroup(group) > width) end();
    if (widthOfGroup(group) <= width) line.push(group);
    else lines.push(...broken(group, width));
  }
  end();
  return lines;
}

const HANG = 2;

/** A group over several lines, all but the first a little further in. */
function broken(group: Group, width: number): string[] {
  const lines: Word[][] = [[]];
  for (const word of group) {
    const last = defined(lines.at(-1));
    const room = lines.length === 1 ? width : width - HANG;
    if (last.length > 0 && widthOfGroup([...last, word]) > room) lines.push([word]);
    else last.push(word);
  }
  return lines.map((line, place) => (place === 0 ? '' : ' '.repeat(HANG)) + written(line));
}

/** A sentence in lines of a width. */
export const wrap = (text: string, width: number, paint: Paint): string[] =>
  flow(
    words(text, paint).map((word) => [word]),
    width,
    1,
  );

/** Blocks of lines side by side, each in a column of the same width. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number, gap: number): string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block) => padEnd(block[row] ?? '', width))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}
