import { defined } from '@stolik/engine';
import type { Reader } from '@stolik/engine/notation';
import type { Amount, Condition, Node, Operation, Resource } from './language.ts';
import type { Library } from './library.ts';
import { readAmount, readCondition } from './read-terms.ts';

/** Programs: sequences, costs, blocks and calls (NOTATION 3). What follows the name of an operation its verb reads, with the words below. */

export function readBody(reader: Reader, library: Library): Node {
  const items = reader.list(';', () => readStatement(reader, library));
  return items.length === 1 ? defined(items[0]) : library.node({ op: 'seq', items });
}

function readStatement(reader: Reader, library: Library): Node {
  const costs = reader.list('+', () => readSimple(reader, library));
  if (reader.took('->')) {
    const then = reader.is('{') ? readBlock(reader, library) : readStatement(reader, library);
    return library.node({ op: 'cost', costs, then });
  }
  if (costs.length > 1) reader.fail('expected "->" after costs joined by "+"');
  return defined(costs[0]);
}

function readSimple(reader: Reader, library: Library): Node {
  const { next } = reader;
  const word = reader.word('an operation');
  for (const read of library.readsOf(word)) {
    const operation = read(reader, library);
    if (operation !== null) return library.node(operation);
  }
  return reader.refuse(`"${word}" is no operation`, next);
}

export const readBlock = (reader: Reader, library: Library): Node => reader.inBraces(() => readBody(reader, library));

export const readBranches = (reader: Reader, library: Library): Node[] =>
  reader.inBraces(() => {
    const branches = reader.list('|', () => readBody(reader, library));
    return branches.length < 2 ? reader.fail('expected "|" and another branch') : branches;
  });

/** Says nothing but its name. */
export const alone =
  <O extends Operation>(operation: O) =>
  (): O =>
    operation;

/** `pin(self)` */
export const withWord =
  <O extends Operation>(operation: O, word: string) =>
  (reader: Reader): O => {
    reader.inBrackets(() => reader.expect(word));
    return operation;
  };

export const readNumber = (reader: Reader): number => reader.inBrackets(() => reader.number());

export const readConditionInBrackets = (reader: Reader, library: Library): Condition =>
  reader.inBrackets(() => readCondition(reader, library));

export const readAmounts = (reader: Reader, library: Library): Amount[] =>
  reader.inBrackets(() => reader.list(',', () => readAmount(reader, library)));

export function exactly(reader: Reader, amount: Amount): number {
  if (amount.quantity.kind !== 'exact' || amount.per !== null) reader.fail('expected a plain amount before this');
  return amount.quantity.kind === 'exact' ? amount.quantity.n : 0;
}

export const resourceOf = (reader: Reader, { token }: Amount): Resource =>
  token === 'action' ? reader.fail('expected materials, population or progress before this') : token;

/** `, after: { ... }`, if it is there. */
export function readLabelled(label: string, reader: Reader, library: Library): Node | null {
  if (!reader.took(',')) return null;
  reader.expect(label);
  reader.expect(':');
  return readBlock(reader, library);
}

export function readAlsoExile(reader: Reader): 'no' | 'also' {
  if (!reader.took(',')) return 'no';
  reader.expect('alsoExile');
  return 'also';
}
