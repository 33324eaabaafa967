import { defined } from '@stolik/engine';

/**
 * The part of Markdown in which rules are explained: headings, paragraphs, lists, quotes, tables; bold, italics, code, links. It is read
 * into plain data and drawn piece by piece; nothing is ever taken for HTML.
 */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly words: readonly Inline[];
      readonly rules: readonly string[];
    }
  | { readonly kind: 'paragraph' | 'quote'; readonly words: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'line' };

export interface ListItem {
  readonly words: readonly Inline[];
  readonly items: readonly ListItem[];
}

export type Cell = readonly Inline[];

export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  /** The id of a rule: `SS-7.3`. */
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'strong' | 'em'; readonly words: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly words: readonly Inline[] };

/** How rules are numbered in every game: letters of the game, chapter, number, sometimes a letter. */
const RULE = /[A-Z]{2,3}-\d+(?:\.\d+)?[a-z]?/;

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
/** Rules that a heading carries: `## Mining {#SS-9}`. */
const ANCHOR = /\{((?:\s*#[\w.-]+)+)\s*\}/;
const ITEM = /^(\s*)(?:([-*+])|(\d{1,3})[.)])\s+(.*)$/;
const RULER = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const QUOTE = /^\s*>\s?(.*)$/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

export function readMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = defined(lines[at]);
    if (line.trim() === '') at++;
    else if (HEADING.test(line)) {
      blocks.push(heading(line));
      at++;
    } else if (RULER.test(line)) {
      blocks.push({ kind: 'line' });
      at++;
    } else if (line.includes('|') && TABLE_RULE.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('-')) {
      const end = endOf(lines, at, (next) => next.includes('|'));
      blocks.push(table(lines.slice(at, end)));
      at = end;
    } else if (ITEM.test(line)) {
      const end = endOf(lines, at, (next) => ITEM.test(next) || /^\s{2,}\S/.test(next));
      blocks.push(list(lines.slice(at, end)));
      at = end;
    } else if (QUOTE.test(line)) {
      const end = endOf(lines, at, (next) => QUOTE.test(next));
      const words = lines.slice(at, end).map((quoted) => QUOTE.exec(quoted)?.[1] ?? '');
      blocks.push({ kind: 'quote', words: readInline(words.join(' ')) });
      at = end;
    } else {
      const end = endOf(lines, at, (next) => !HEADING.test(next) && !ITEM.test(next) && !QUOTE.test(next));
      const words = lines.slice(at, end).map((part) => part.trim());
      blocks.push({ kind: 'paragraph', words: readInline(words.join(' ')) });
      at = end;
    }
  }
  return blocks;
}

/** The first line after `from` that is empty or does not belong. */
function endOf(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  let at = from + 1;
  while (at < lines.length && defined(lines[at]).trim() !== '' && belongs(defined(lines[at]))) at++;
  return at;
}

function heading(line: string): Block {
  const [, marks = '#', words = ''] = HEADING.exec(line) ?? [];
  const rules = [...words.matchAll(new RegExp(RULE, 'g'))].map(([rule]) => rule);
  const shown = words.replace(ANCHOR, (_, ids: string) => ids.replaceAll('#', ''));
  return { kind: 'heading', level: marks.length, words: readInline(shown), rules };
}

function table(lines: readonly string[]): Block {
  const cells = (line: string): Cell[] =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => readInline(cell.trim()));
  return { kind: 'table', head: cells(lines[0] ?? ''), rows: lines.slice(2).map(cells) };
}

function list(lines: readonly string[]): Block {
  const ordered = ITEM.exec(lines[0] ?? '')?.[3] !== undefined;
  const items: { words: string; items: { words: string }[] }[] = [];
  const margin = ITEM.exec(lines[0] ?? '')?.[1]?.length ?? 0;
  for (const line of lines) {
    const item = ITEM.exec(line);
    const last = items.at(-1);
    if (item === null) {
      const open = last?.items.at(-1) ?? last;
      if (open !== undefined) open.words += ` ${line.trim()}`;
    } else if (last !== undefined && (item[1]?.length ?? 0) > margin) last.items.push({ words: item[4] ?? '' });
    else items.push({ words: item[4] ?? '', items: [] });
  }
  return {
    kind: 'list',
    ordered,
    items: items.map(({ words, items: inner }) => ({
      words: readInline(words),
      items: inner.map((one) => ({ words: readInline(one.words), items: [] })),
    })),
  };
}

const INLINE = new RegExp(
  [
    '`(?<code>[^`]+)`',
    '\\*\\*(?<strong>[^*]+(?:\\*[^*]+)*?)\\*\\*',
    '(?<![\\w*])\\*(?<em>[^*\\s][^*]*)\\*(?!\\w)',
    '(?<!\\w)_(?<em2>[^_\\s][^_]*)_(?!\\w)',
    '\\[(?<label>[^\\]]+)\\]\\((?<to>[^)\\s]+)\\)',
    `(?<![\\w-])(?<rule>${RULE.source})(?![\\w-])`,
  ].join('|'),
);

/** A line of words. Links lead only inside the page or to https. */
export function readInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let rest = source;
  for (let found = INLINE.exec(rest); found !== null; found = INLINE.exec(rest)) {
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
    const { code, strong, em, em2, label, to, rule } = found.groups ?? {};
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', words: readInline(strong) });
    else if (em !== undefined || em2 !== undefined) parts.push({ kind: 'em', words: readInline(em ?? em2 ?? '') });
    else if (rule !== undefined) parts.push({ kind: 'rule', rule });
    else if (label !== undefined && to !== undefined) {
      if (/^(#|https:\/\/)/.test(to)) parts.push({ kind: 'link', to, words: readInline(label) });
      else parts.push(...readInline(label));
    }
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
}

/** The words alone, for searching. */
export const plainWords = (words: readonly Inline[]): string =>
  words
    .map((part) => ('text' in part ? part.text : part.kind === 'rule' ? part.rule : plainWords(part.words)))
    .join('');
