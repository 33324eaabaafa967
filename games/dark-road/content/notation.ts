import { Reader } from '@stolik/engine/notation';

/**
 * The grammar of effect programs (NOTATION.md): text in, tree out. What the names mean is not known here but in `verbs/`.
 */
export interface Item {
  readonly name: string;
  readonly args: readonly Arg[];
  /** What stands in braces, separated by `|`; empty for a plain call. */
  readonly branches: readonly (readonly Item[])[];
  /** What stands behind `=>` in an exchange. */
  readonly to: readonly Item[];
}

/** `1 lantern`, `any`, a nested call, or one of them behind `label:`. */
export interface Arg {
  readonly label: string | null;
  readonly words: readonly string[];
  readonly call: Item | null;
}

export function parseProgram(source: string): Item[] {
  const reader = new Reader(source, TOKEN);
  const items = readSequence(reader);
  reader.end();
  return items;
}

/** The one way in which a program is written down, whatever spaces its author used. */
export const printProgram = (items: readonly Item[]): string => items.map(printItem).join('; ');

function printItem({ name, args, branches, to }: Item): string {
  const inBraces = branches.map(printProgram).join(' | ') + (to.length > 0 ? ` => ${printProgram(to)}` : '');
  if (branches.length === 0) return `${name}(${args.map(printArg).join(',')})`;
  return `${name}${args.length > 0 ? `(${args.map(printArg).join(',')})` : ''}{${inBraces}}`;
}

const printArg = ({ label, words, call }: Arg): string =>
  `${label === null ? '' : `${label}: `}${call === null ? words.join(' ') : printItem(call)}`;

const readSequence = (reader: Reader): Item[] => reader.list(';', () => readItem(reader));

function readItem(reader: Reader): Item {
  const name = reader.wordOrNumber();
  const args = reader.args(() => readArg(reader));
  if (!reader.is('{')) return { name, args, branches: [], to: [] };
  return reader.inBraces(() => ({
    name,
    args,
    branches: reader.list('|', () => readSequence(reader)),
    to: reader.took('=>') ? readSequence(reader) : [],
  }));
}

function readArg(reader: Reader): Arg {
  let label: string | null = null;
  if (reader.follows(':')) {
    label = reader.wordOrNumber();
    reader.expect(':');
  }
  if (reader.follows('(')) return { label, words: [], call: readItem(reader) };
  const words = [reader.wordOrNumber()];
  while (!reader.is(',') && !reader.is(')')) words.push(reader.wordOrNumber());
  return { label, words, call: null };
}

const TOKEN = /[A-Za-z0-9]+(?:(?:-|\.\.)[A-Za-z0-9]+)*|=>|[(){};,|:]/y;
