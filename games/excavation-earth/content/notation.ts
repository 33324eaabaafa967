import { Reader } from '@stolik/engine/notation';

/**
 * The grammar of effects (NOTATION.md): text in, tree out. What the names mean is not known here but in `read-effects.ts`.
 *
 *     seq{gain(3 credits) ; choose{deliver(upTo 2, anyColours) | acquire(upTo 2, anyColours)}}
 */
export interface Term {
  readonly name: string;
  /** What stands in brackets, each argument as its words: `upTo 2` is two. */
  readonly args: readonly (readonly Word[])[];
  /** What stands in braces. */
  readonly body: readonly Term[];
}

export type Word = string | number | Term;

export function parseEffect(source: string): Term {
  const reader = new Reader(source, TOKEN);
  const term = readTerm(reader);
  reader.end();
  return term;
}

/** `zu.startCredits = 0`: a parameter and its value. */
export function parseSetting(source: string): { readonly name: string; readonly value: string | number } {
  const reader = new Reader(source, TOKEN);
  const name = reader.word('a name');
  reader.expect('=');
  const value = reader.numberOr(null) ?? reader.word('a name');
  reader.end();
  return { name, value };
}

function readTerm(reader: Reader): Term {
  const name = reader.word('a name');
  const args = reader.is('(') ? reader.inBrackets(() => reader.list([',', '|'], () => readWords(reader))) : [];
  const body = reader.is('{') ? reader.inBraces(() => reader.list([';', '|'], () => readTerm(reader))) : [];
  return { name, args, body };
}

function readWords(reader: Reader): Word[] {
  const words: Word[] = [];
  do {
    const word = reader.numberOr(null) ?? (reader.took('<=') ? '<=' : readTerm(reader));
    words.push(typeof word === 'object' && word.args.length === 0 && word.body.length === 0 ? word.name : word);
  } while (!ends(reader));
  return words;
}

/** Does an argument end here? */
const ends = (reader: Reader): boolean => reader.atEnd() || [',', '|', ')'].some((token) => reader.is(token));

const TOKEN = /\d+(?![\w-])|[A-Za-z][\w.]*(?:-[\w.]+)*|<=|[(){};,|=]/y;
