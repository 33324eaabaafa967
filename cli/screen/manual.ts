import { widthOf, wrap } from './layout.ts';

/** A page of help in lines of a width; what stands in two columns stays so. */
export const manualLines = (text: string, width: number): string[] =>
  text.split('\n').flatMap((line) => (widthOf(line) <= width ? [line] : hanging(line, width)));

function hanging(line: string, width: number): string[] {
  const [, first = ''] = /^(\s*\S.*?\s{2,})\S/.exec(line) ?? /^(\s*)/.exec(line) ?? [];
  const rest = line.slice(first.length);
  return wrap(rest, width - first.length, (word) => word).map(
    (part, place) => (place === 0 ? first : ' '.repeat(first.length)) + part,
  );
}
