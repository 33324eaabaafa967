import type { Block, Inline, ListItem } from '@stolik/text/help';
import type { Ink, Paint } from './ink.ts';
import { flow, type Word } from './layout.ts';

/** Rules in our own words (Markdown) as lines of a width: bold stays bold, lists hang under their marks. */
export const proseLines = (blocks: readonly Block[], ink: Ink, width: number): string[] =>
  blocks.flatMap((block, at) => [
    ...(at === 0 ? [] : gapBetween(blocks[at - 1], block)),
    ...blockLines(block, ink, width),
  ]);

/** A list belongs to the words before it, and words to their heading. */
const gapBetween = (before: Block | undefined, { kind }: Block): string[] =>
  before?.kind === 'heading' || kind === 'list' ? [] : [''];

function blockLines(block: Block, ink: Ink, width: number): string[] {
  switch (block.kind) {
    case 'heading':
      return set(wordsOf(block.words, ink, ink.bold), width);
    case 'paragraph':
      return set(wordsOf(block.words, ink), width);
    case 'quote':
      return hanging('  ', wordsOf(block.words, ink), width);
    case 'list':
      return block.items.flatMap((item, at) => itemLines(item, block.ordered ? `${at + 1}. ` : '- ', ink, width));
    case 'table':
      return [
        ...set(
          block.head.flatMap((cell) => wordsOf(cell, ink, ink.bold)),
          width,
        ),
        ...block.rows.flatMap((row) =>
          hanging(
            '  ',
            row.flatMap((cell) => wordsOf(cell, ink)),
            width,
          ),
        ),
      ];
    case 'line':
      return ['─'.repeat(width)];
  }
}

const itemLines = ({ words, items }: ListItem, mark: string, ink: Ink, width: number): string[] => [
  ...hanging(mark, wordsOf(words, ink), width),
  ...items.flatMap((inner) => itemLines(inner, `${' '.repeat(mark.length)}- `, ink, width)),
];

/** The first line after a mark, the others as far in. */
const hanging = (mark: string, words: readonly Word[], width: number): string[] =>
  set(words, width - mark.length).map((line, at) => (at === 0 ? mark : ' '.repeat(mark.length)) + line);

const set = (words: readonly Word[], width: number): string[] =>
  flow(
    words.map((word) => [word]),
    width,
    1,
  );

/** A part of a word in one paint. */
interface Stroke {
  readonly text: string;
  readonly paint: Paint;
}

/** Painted words. A colon after a bold word is part of that word, though it is not bold. */
function wordsOf(inlines: readonly Inline[], ink: Ink, paint: Paint = ink.plain): Word[] {
  const words: Stroke[][] = [[]];
  for (const { text, paint: of } of strokesOf(inlines, ink, paint))
    text.split(/\s+/).forEach((part, at) => {
      if (at > 0) words.push([]);
      if (part !== '') words.at(-1)?.push({ text: part, paint: of });
    });
  return words
    .filter((strokes) => strokes.length > 0)
    .map((strokes) => ({
      text: strokes.map(({ text }) => text).join(''),
      paint: () => strokes.map((stroke) => stroke.paint(stroke.text)).join(''),
    }));
}

const strokesOf = (inlines: readonly Inline[], ink: Ink, paint: Paint): Stroke[] =>
  inlines.flatMap((part) => strokesIn(part, ink, paint));

function strokesIn(part: Inline, ink: Ink, paint: Paint): Stroke[] {
  switch (part.kind) {
    case 'text':
    case 'code':
      return [{ text: part.text, paint }];
    case 'rule':
      return [{ text: part.rule, paint: ink.dim }];
    case 'strong':
      return strokesOf(part.words, ink, ink.bold);
    case 'em':
    case 'link':
      return strokesOf(part.words, ink, paint);
  }
}
