import type { MenuItem } from '../play/menu.ts';
import type { Ink, Sign } from './ink.ts';
import { padEnd, padStart, sideBySide, widthOf, wrap } from './layout.ts';

const FEW_ITEMS = 7;
const MOST_COLUMNS = 3;
const GAP = 3;

/** The options with their keys: one below another, or in columns when they are many and short. */
export function drawMenu(
  menu: readonly MenuItem[],
  signOf: (item: MenuItem) => Sign | null,
  ink: Ink,
  width: number,
): string[] {
  const keyWidth = Math.max(...menu.map((item) => widthOf(item.key)));
  const signed = menu.some((item) => signOf(item) !== null) ? 2 : 0;
  const indent = 2 + keyWidth + 2 + signed;
  const widest = indent + Math.max(...menu.map((item) => widthOf(item.text)));
  const columns = menu.length <= FEW_ITEMS ? 1 : Math.min(MOST_COLUMNS, Math.floor((width + GAP) / (widest + GAP)));

  const item = (one: MenuItem): string[] => {
    const sign = signOf(one);
    const mark = signed === 0 ? '' : padEnd(sign ? sign.paint(sign.mark) : '', signed);
    const head = `  ${ink.accent(padStart(one.key, keyWidth))}  ${mark}`;
    const lines = wrap(one.text, width - indent, ink.plain);
    return lines.map((line, place) => (place === 0 ? head : ' '.repeat(indent)) + line);
  };
  if (columns <= 1) return menu.flatMap(item);
  const height = Math.ceil(menu.length / columns);
  const blocks = Array.from({ length: columns }, (_, column) =>
    menu.slice(column * height, (column + 1) * height).flatMap(item),
  ).filter((block) => block.length > 0);
  return sideBySide(blocks, widest, GAP);
}
