import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from './speaker.ts';

const house = fileURLToPath(new URL('..', import.meta.url));

/** All a folder says in a language: `pl.ftl`, and `board.pl.ftl` where a subject has a file of its own. */
function read(folder: string, lang: Language): string {
  const files = readdirSync(folder).filter((file) => file === `${lang}.ftl` || file.endsWith(`.${lang}.ftl`));
  if (files.length === 0) throw new Error(`There is no text in "${lang}" in ${folder}.`);
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** What a game's room says in this language. */
export const gameText = (game: string, lang: Language): string => read(join(house, 'games', game, 'text'), lang);

/** The rules of a game in our own words, as Markdown; null where nobody has written them yet. */
export function gameHelp(game: string, lang: Language): string | null {
  const page = join(house, 'games', game, 'help', `${lang}.md`);
  return existsSync(page) ? readFileSync(page, 'utf8') : null;
}

/** What the terminal says in this language. */
export const terminalText = (lang: Language): string => read(join(house, 'cli', 'text'), lang);
