import type { BoxItem } from '@stolik/engine';
import { folded, type Language, languages } from '@stolik/text';
import { stemOf } from './stems.ts';

/** The words of one thing in both languages, ready to be searched. */
export interface Entry {
  readonly names: Searched;
  /** All it says; null until that has been put into words. */
  readonly texts: Searched | null;
}

interface Searched {
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
}

export type Saying = Readonly<Record<Language, string>>;

const searched = (said: Saying): Searched => {
  const words = new Set<string>();
  const stems = new Set<string>();
  for (const lang of languages)
    for (const word of wordsIn(said[lang])) {
      words.add(word);
      stems.add(`${lang} ${stemOf(word, lang)}`);
    }
  return { words: [...words], stems };
};

const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Names are taken apart when somebody searches: a page that opens with hundreds of things would stand still for them. */
export function entryOf(item: BoxItem, texts: Saying | null): Entry {
  let names: Searched | null = null;
  return {
    get names() {
      names ??= searched(item.name);
      return names;
    },
    texts: texts === null ? null : searched(texts),
  };
}

/** A word as it is being typed: the beginning of a word, or the same word in another form. */
const finds = (asked: string, { words, stems }: Searched): boolean =>
  words.some((word) => word.startsWith(asked)) || languages.some((lang) => stems.has(`${lang} ${stemOf(asked, lang)}`));

/** How well an entry answers: 2 by its name alone, 1 by what it says, 0 not at all. All words have to be found. */
export function answers(entry: Entry, asked: string): 0 | 1 | 2 {
  const words = wordsIn(asked);
  if (words.every((word) => finds(word, entry.names))) return 2;
  const { texts } = entry;
  if (texts === null) return 0;
  return words.every((word) => finds(word, entry.names) || finds(word, texts)) ? 1 : 0;
}
