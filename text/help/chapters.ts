import { folded } from '../folded.ts';
import { type Block, type Inline, type ListItem, plainWords } from './markdown.ts';

/** A heading and what stands below it, up to the next heading. */
export interface Chapter {
  /** For the address: the first rule it carries, or its number. */
  readonly id: string;
  readonly title: string;
  readonly level: number;
  /** Rules that the heading names. */
  readonly rules: readonly string[];
  readonly blocks: readonly Block[];
  /** All of it in small letters, for searching. */
  readonly words: string;
}

export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  const starts = blocks.flatMap((block, at) => (block.kind === 'heading' ? [at] : []));
  if (starts[0] !== 0 && blocks.length > 0) starts.unshift(0);
  return starts.map((start, index) => {
    const part = blocks.slice(start, starts[index + 1] ?? blocks.length);
    const [first] = part;
    const head = first?.kind === 'heading' ? first : null;
    return {
      id: head?.rules[0] ?? `part-${index + 1}`,
      title: head === null ? '' : plainWords(head.words),
      level: head?.level ?? 1,
      rules: head?.rules ?? [],
      blocks: part,
      words: folded(part.map(wordsOf).join(' ')),
    };
  });
}

/** The chapter that explains a rule: one that carries it, then one that mentions it, then the one of the whole section. */
export function chapterOf(chapters: readonly Chapter[], rule: string): Chapter | null {
  const section = rule.replace(/\..*$/, '');
  const bare = rule.replace(/[a-z]$/, '');
  const mentions = (chapter: Chapter, what: string): boolean =>
    new RegExp(`${what.toLowerCase().replace('.', '\\.')}(?![\\w.]*\\d)`).test(chapter.words);
  return (
    chapters.find((chapter) => chapter.rules.includes(rule)) ??
    chapters.find((chapter) => chapter.rules.includes(bare)) ??
    chapters.find((chapter) => mentions(chapter, rule)) ??
    chapters.find((chapter) => mentions(chapter, bare)) ??
    chapters.find((chapter) => chapter.rules.includes(section)) ??
    chapters.find((chapter) => chapter.rules.some((one) => one.replace(/\..*$/, '') === section)) ??
    null
  );
}

/** Chapters in which all words asked for stand. */
export function searchChapters(chapters: readonly Chapter[], asked: string): readonly Chapter[] {
  const words = folded(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length === 0
    ? chapters
    : chapters.filter((chapter) => words.every((word) => chapter.words.includes(word)));
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return plainWords(block.words);
    case 'list':
      return block.items.map(itemWords).join(' ');
    case 'table':
      return [block.head, ...block.rows]
        .flat()
        .map((cell: readonly Inline[]) => plainWords(cell))
        .join(' ');
    case 'line':
      return '';
  }
}

const itemWords = ({ words, items }: ListItem): string => [plainWords(words), ...items.map(itemWords)].join(' ');
